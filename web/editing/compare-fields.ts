import { BLANK_CARD_CONTENT } from '../../schema/blank-card.ts'
import { type CardContent, CardFieldsInput, type UpdateCardBody } from '../../schema/card.ts'
import { type CardFieldName, CUSTOMIZATIONS_FIELD_NAMES } from '../../schema/card-fields.ts'

export type CardPatch = Partial<CardContent> & Pick<UpdateCardBody, 'theme'>

/**
 * Serializes card fields as JSON with sorted keys, so that equal fields give equal texts. Social links keep their order, because the order
 * is visible on the card.
 */
function toCanonicalJson(fields: CardPatch): string {
  return JSON.stringify(fields, (key, inner: unknown) => {
    if (!inner || typeof inner !== 'object' || Array.isArray(inner)) return inner
    const entries = Object.entries(inner)
    return key === 'socialLinks' ? entries : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function comparableFieldValueOf(field: CardFieldName, value: unknown): unknown {
  // A missing name part equals an empty one.
  if (field === 'nameParts') return Object.fromEntries(Object.entries(value ?? {}).filter(([, part]) => part))
  // Drafts from before a field existed lack it.
  if (value === undefined) return BLANK_CARD_CONTENT[field]
  if (field !== 'customizations' || !value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !CUSTOMIZATIONS_FIELD_NAMES.some((field) => field === key)))
}

export function isSameFieldValue(field: CardFieldName, a: unknown, b: unknown): boolean {
  const serialize = (value: unknown) => toCanonicalJson({ [field]: comparableFieldValueOf(field, value) ?? null })
  return a === b || serialize(a) === serialize(b)
}

export const isSamePatch = (a: CardPatch, b: CardPatch) => toCanonicalJson(a) === toCanonicalJson(b)

/**
 * Returns a field's value as the server would store it, for example trimmed. If the server would refuse the value, returns it unchanged.
 */
export function normalizeFieldValue(field: CardFieldName, value: unknown): unknown {
  const parsed = CardFieldsInput.shape[field].safeParse(value)
  return parsed.success ? parsed.data : value
}

/** True if the server would store `sent` as the value `stored`. */
export function matchesStoredValue(field: CardFieldName, stored: unknown, sent: unknown): boolean {
  return isSameFieldValue(field, stored, normalizeFieldValue(field, sent))
}
