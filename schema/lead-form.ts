import type { LeadField } from './card.ts'
import { INVALID_EMAIL } from './email.ts'

/** Maximum lengths of an owner's texts in a lead form, in characters. */
export const FORM_TEXT_MAX = { title: 120, label: 80, consentText: 500, successMessage: 300 } as const
/** Maximum length of one answer, in characters. */
export const ANSWER_MAX = 2000
/** Maximum number of submissions per card in 24 hours. */
export const FORM_DAY_MAX = 200
/** Maximum number of submissions per card and network (IPv4 /24, IPv6 /48) in one hour. */
export const FORM_HOUR_MAX = 30

/**
 * Names of the built-in fields of a lead form: card id, slug, idempotency key and consent. The underscore keeps them apart from
 * the owner's fields, whose names start with a letter. JSON submissions use the same consent name, with `CONSENT_GIVEN` as its
 * value. The slug is sent because ids can be guessed: only a refused form with the right slug gets the card in the response.
 */
export const FORM_FIELD_NAMES = { card: '_card', slug: '_slug', submission: '_submission', consent: '_consent' } as const
export const CONSENT_GIVEN = 'yes'
/** Alternative names without an underscore, for API clients. An owner's field with the same name takes precedence. */
export const FORM_FIELD_ALIASES = { card: 'cardId', slug: 'slug', submission: 'submissionId', consent: 'consent' } as const
/** Id of the confirmation on the card's page. A form sent without JavaScript is redirected to it. */
export const FORM_SENT_ID = 'sent'

/** Validation errors of answers, shown by the page and by the server. */
export const ANSWER_ERRORS = {
  required: (label: string) => `${label} is required`,
  email: INVALID_EMAIL,
  consent: 'Please agree to how your details are used',
} as const

/** Fields of a new form. */
export const DEFAULT_FORM_FIELDS: LeadField[] = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: false },
]

/** Creates a field name from a label: lower-case letters, digits and underscores, different from every name in `usedNames`. */
export function fieldName(label: string, usedNames: string[]): string {
  // The label is cut first, because its length is not validated yet, and normalizing a long run of accents takes quadratic time.
  const plain = label
    .slice(0, FORM_TEXT_MAX.label)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36)
    .replace(/_+$/, '')
  const name = plain || 'field'
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}_${count}`
    if (!usedNames.includes(candidate)) return candidate
  }
}

/** Completes a field from an API client, given as a label only or without a name. Returns other values unchanged, for validation to refuse. */
export function completeField(field: unknown): unknown {
  if (typeof field === 'string')
    return { name: fieldName(field, []), label: field, type: field.toLowerCase() === 'email' ? 'email' : 'text' }
  if (typeof field !== 'object' || field === null || 'name' in field || !('label' in field) || typeof field.label !== 'string') return field
  return { ...field, name: fieldName(field.label, []) }
}
