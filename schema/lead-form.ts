import type { LeadField } from './card.ts'
import { INVALID_EMAIL } from './email.ts'

/** Characters of what an owner writes in a lead form. */
export const FORM_TEXT_MAX = { title: 120, label: 80, consentText: 500, successMessage: 300 } as const
/** Characters of one answer to a lead form. */
export const ANSWER_MAX = 2000
/** How many submissions a card's form takes within 24 hours. */
export const FORM_DAY_MAX = 200
/** How many of them may come from one network (IPv4 /24, IPv6 /48) within an hour. */
export const FORM_HOUR_MAX = 30

/**
 * Names in a lead form beside the owner's own fields, which begin with a letter: the card's id, its slug, the idempotency
 * key and the consent box. Consent is also what an answer in JSON carries it as, with `CONSENT_GIVEN` for its value. Ids
 * can be guessed and slugs cannot: a form that is refused is answered with the card only where the slug came with it.
 */
export const FORM_FIELDS = { card: '_card', slug: '_slug', submission: '_submission', consent: '_consent' } as const
export const CONSENT_GIVEN = 'yes'
/** The same in plain words, for programs that know the call and not the page: they give way to a field of the owner's. */
export const PLAIN_FIELDS = { card: 'cardId', slug: 'slug', submission: 'submissionId', consent: 'consent' } as const
/** The part of a card's page that says thank you; a plain form is led back to it. */
export const FORM_SENT_ID = 'sent'

/** What is said of an answer, by the page and by the server. */
export const ANSWER_ERRORS = {
  required: (label: string) => `${label} is required`,
  email: INVALID_EMAIL,
  consent: 'Please agree to how your details are used',
} as const

/** What a form asks first: who writes, how to answer, and what it is about. */
export const FIRST_FIELDS: LeadField[] = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: false },
]

/** The name under which answers to a question are stored: letters, digits and underscores of its label, like no other. */
export function fieldName(label: string, taken: string[]): string {
  // A label comes here before its length is checked, and normalizing a long run of accents takes quadratic time.
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
    if (!taken.includes(candidate)) return candidate
  }
}

/** A field as programs write it: its name alone, or without a name, which then comes from the label. Anything else stays as it is. */
export function asField(field: unknown): unknown {
  if (typeof field === 'string')
    return { name: fieldName(field, []), label: field, type: field.toLowerCase() === 'email' ? 'email' : 'text' }
  if (typeof field !== 'object' || field === null || 'name' in field || !('label' in field) || typeof field.label !== 'string') return field
  return { ...field, name: fieldName(field.label, []) }
}
