import type { Card, PublicCard } from '../../schema/card.ts'
import { CUSTOMIZATIONS_FIELD_NAMES } from '../../schema/card-fields.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import type { CardRow } from '../platform/db.ts'
import { cleanCardCss } from '../custom-css/apply-css.ts'
import { BLOCKED_HOSTS, withoutBlockedLinks } from './blocked-hosts.ts'
import type { LiveCardSnapshot, SuspendedCardSnapshot } from './stored.ts'

/** The object `customizations` repeats some fields of the card, because some clients read them there. */
export function toApiCard(row: CardRow): Card {
  const { version: _version, publishedVersion: _published, slugVersion: _slugVersion, createdAt, updatedAt, ...rest } = row
  const { suspendedAt, suspensionReason, suspensionNote, ...fields } = rest
  return {
    ...fields,
    ...(suspendedAt !== null && {
      suspension: { at: new Date(suspendedAt).toISOString(), reason: suspensionReason ?? 'other', note: suspensionNote ?? '' },
    }),
    customizations: { ...row.customizations, ...Object.fromEntries(CUSTOMIZATIONS_FIELD_NAMES.map((field) => [field, row[field]])) },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

export function toPublicCard(row: CardRow, ownerLevel: number, withCss: boolean): PublicCard {
  const shown = withCss ? row : { ...row, customCss: null }
  return { ...toApiCard(shown), user: { id: row.userId, accessLevel: ownerLevel } }
}

interface CardSnapshotSource {
  card: CardRow
  ownerLevel: number
  botName: string | null
}

export function toCurrentCardSnapshot(
  { card: row, ownerLevel, botName }: CardSnapshotSource,
  withCss: boolean,
): LiveCardSnapshot | SuspendedCardSnapshot {
  if (row.suspendedAt !== null) return { state: 'suspended', version: row.version }
  const card = toPublicCard(row, ownerLevel, withCss)
  const assistant = botName !== null && levelAllows(ownerLevel, 'useAssistant') ? { botName } : undefined
  return {
    state: 'live',
    version: row.version,
    card: withoutBlockedLinks(card),
    css: cleanCardCss(card.customCss),
    assistant,
    blockedHosts: BLOCKED_HOSTS.version,
  }
}

export function toPublicApiCard({ card, css }: LiveCardSnapshot): PublicCard {
  if (!css || css.asTyped) return card
  return { ...card, customCss: css.css, customizations: { ...card.customizations, customCss: css.css } }
}
