import { type CardContent, CardFields, type UpdateCard } from '../../schema/card.ts'
import { type CardField, MIRRORED_FIELDS } from '../../schema/card-fields.ts'

/** Changes to a card, by field. */
export type CardPatch = Partial<CardContent> & Pick<UpdateCard, 'theme'>

/** JSON of a value with sorted keys, so that key order does not matter; undefined counts as null. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function comparable(field: CardField, value: unknown): unknown {
  // Drafts stored before this field existed lack it. An empty part counts as absent.
  if (field === 'nameParts') return Object.fromEntries(Object.entries(value ?? {}).filter(([, part]) => part))
  if (field !== 'customizations' || !value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !MIRRORED_FIELDS.some((field) => field === key)))
}

/** Compares two values of a field deeply. */
export function isSame(field: CardField, a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(comparable(field, a)) === canonicalJson(comparable(field, b))
}

/** The value as the server stores it, for example trimmed; unchanged if the server would refuse it. */
function asStored(field: CardField, value: unknown): unknown {
  const parsed = CardFields.shape[field].safeParse(value)
  return parsed.success ? parsed.data : value
}

/** True when sending `sent` would result in the `stored` value. */
export function matchesSent(field: CardField, stored: unknown, sent: unknown): boolean {
  return isSame(field, stored, asStored(field, sent))
}
