import { type CardContent, CardFieldsInput, type UpdateCardBody } from '../../schema/card.ts'
import { type CardFieldName, FIELDS_IN_CUSTOMIZATIONS } from '../../schema/card-fields.ts'

/** Changed fields of a card with their new values. */
export type CardPatch = Partial<CardContent> & Pick<UpdateCardBody, 'theme'>

/** Serializes a value as JSON with sorted keys, so that key order does not matter. Undefined counts as null. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function comparableFieldValue(field: CardFieldName, value: unknown): unknown {
  // Name parts: drafts from before `nameParts` existed lack this field, and an empty part counts as absent.
  if (field === 'nameParts') return Object.fromEntries(Object.entries(value ?? {}).filter(([, part]) => part))
  if (field !== 'customizations' || !value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !FIELDS_IN_CUSTOMIZATIONS.some((field) => field === key)))
}

/** True if two values of a card field are equal; lists and objects are compared deeply. */
export function isSameFieldValue(field: CardFieldName, a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(comparableFieldValue(field, a)) === canonicalJson(comparableFieldValue(field, b))
}

/** A field's value as the server would store it, for example trimmed; unchanged if the server would refuse it. */
function fieldValueAsStored(field: CardFieldName, value: unknown): unknown {
  const parsed = CardFieldsInput.shape[field].safeParse(value)
  return parsed.success ? parsed.data : value
}

/** True if sending `sent` to the server would result in the `stored` value. */
export function matchesStoredValue(field: CardFieldName, stored: unknown, sent: unknown): boolean {
  return isSameFieldValue(field, stored, fieldValueAsStored(field, sent))
}
