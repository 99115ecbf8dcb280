import { type CardContent, CardFields, type UpdateCard } from '../../schema/card.ts'
import { type CardField, MIRRORED_FIELDS } from '../../schema/card-fields.ts'

/** Changes to a card, by field. */
export type CardPatch = Partial<CardContent> & Pick<UpdateCard, 'theme'>

/** JSON of a value, the same for objects whose keys stand in another order; absent and null are one. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function comparable(field: CardField, value: unknown): unknown {
  // A draft that was kept before names had parts has none; a part that was emptied is none.
  if (field === 'nameParts') return Object.fromEntries(Object.entries(value ?? {}).filter(([, part]) => part))
  if (field !== 'customizations' || !value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !MIRRORED_FIELDS.some((field) => field === key)))
}

/** True when a field holds the same in both: lists and maps by what is in them. */
export function isSame(field: CardField, a: unknown, b: unknown): boolean {
  return a === b || canonical(comparable(field, a)) === canonical(comparable(field, b))
}

/** A value as the server will store it (trimmed, an empty text as none), or as it is where the server will refuse it. */
function asStored(field: CardField, value: unknown): unknown {
  const parsed = CardFields.shape[field].safeParse(value)
  return parsed.success ? parsed.data : value
}

/** True when a stored value is what came of sending `sent`. */
export function cameOf(field: CardField, stored: unknown, sent: unknown): boolean {
  return isSame(field, stored, asStored(field, sent))
}
