import type { Card, PublicCard } from '../../schema/card.ts'
import { MIRRORED_FIELDS } from '../../schema/card-fields.ts'
import type { CardRow } from '../platform/db.ts'
import { applyCss } from '../custom-css/applied.ts'
import type { LiveSnapshot } from './stored.ts'

/** A row as the API answers it. `customizations` repeats some fields, for clients that read them there. */
export function toCard(row: CardRow): Card {
  const { version: _version, publishedVersion: _published, createdAt, updatedAt, ...fields } = row
  return {
    ...fields,
    customizations: { ...row.customizations, ...Object.fromEntries(MIRRORED_FIELDS.map((field) => [field, row[field]])) },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** A card for visitors, with its owner's id and level. Without `withCss` it contains no custom CSS at all. */
export function toPublicCard(row: CardRow, ownerLevel: number, withCss: boolean): PublicCard {
  const shown = withCss ? row : { ...row, customCss: null }
  return { ...toCard(shown), user: { id: row.userId, accessLevel: ownerLevel } }
}

/** The snapshot to publish, with cleaned CSS. For the parameters see `toPublicCard`. */
export function toLiveSnapshot(row: CardRow, ownerLevel: number, withCss: boolean): LiveSnapshot {
  const card = toPublicCard(row, ownerLevel, withCss)
  return { state: 'live', version: row.version, card, css: applyCss(card.customCss) }
}

/** A card for API clients. Its custom CSS is as typed if cleaning removed nothing, otherwise the cleaned CSS. */
export function toClientCard({ card, css }: LiveSnapshot): PublicCard {
  if (!css || css.asTyped) return card
  return { ...card, customCss: css.css, customizations: { ...card.customizations, customCss: css.css } }
}
