import type { Card, PublicCard } from '../../schema/card.ts'
import type { CardRow } from '../platform/db.ts'

/** A row as the API answers it: website, about and customCss both at the top level and inside `customizations`. */
export function toCard(row: CardRow): Card {
  const { version: _version, publishedVersion: _published, createdAt, updatedAt, ...fields } = row
  const { website, about, customCss } = row
  return {
    ...fields,
    customizations: { ...row.customizations, website, about, customCss },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** A card for visitors: with its owner's id and level, and with custom CSS where `withCss` says so, else without a trace of it. */
export function toPublicCard(row: CardRow, ownerLevel: number, withCss: boolean): PublicCard {
  const shown = withCss ? row : { ...row, customCss: null }
  return { ...toCard(shown), user: { id: row.userId, accessLevel: ownerLevel } }
}
