import type { LeadFormField } from './card.ts'
import type { EventConfigOf } from './event-kinds.ts'

export const FORM_SUBMISSION_PATH: `/api${EventConfigOf<'submission'>['call']}` = '/api/card-forms'
export const FORM_TEXT_LENGTHS_MAX = { title: 120, label: 80, consentText: 500, successMessage: 300 } as const
export const FORM_ANSWER_LENGTH_MAX = 2000
export const FORM_ANSWERS_LENGTH_MAX = 10_000
export const CARD_FORM_SUBMISSIONS_PER_DAY_MAX = 200
export const NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX = 30
/** Of one sender's forms on all cards, so many are mailed in an hour. Further ones are stored, and owners find them in Analytics. */
export const MAILED_FORMS_PER_SENDER_AND_HOUR_MAX = 6

/**
 * Fields of every contact form. Their names start with an underscore, unlike those of the owners' fields. The form also sends the card's
 * slug: if the server refuses the form, it shows the card again, but only for the right slug, because card ids can be guessed.
 */
export const BUILT_IN_FORM_FIELD_NAMES = { card: '_card', slug: '_slug', submission: '_submission', consent: '_consent' } as const
export const FORM_CONSENT_GIVEN_VALUE = 'yes'
/**
 * Other names for the built-in form fields, for API clients. If the owner's form has a field of the same name, the owner's field takes
 * precedence.
 */
export const BUILT_IN_FORM_FIELD_ALIASES = { card: 'cardId', slug: 'slug', submission: 'submissionId', consent: 'consent' } as const
/** Id of the confirmation message. After a form is sent without JavaScript, the server redirects to it. */
export const FORM_CONFIRMATION_ELEMENT_ID = 'sent'

export const DEFAULT_FORM_FIELDS: LeadFormField[] = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: false },
]

/** Creates a field's name from its label: lower-case letters, digits and underscores, not one of `usedNames`. */
export function createFormFieldName(label: string, usedNames: string[]): string {
  // The label is not validated yet, so it may be very long. It is cut before it is normalized, because a long run of accents takes much
  // time.
  const plain = label
    .slice(0, FORM_TEXT_LENGTHS_MAX.label)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, 36)
    .replace(/_$/, '')
  const name = plain || 'field'
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}_${count}`
    if (!usedNames.includes(candidate)) return candidate
  }
}

/** Adds a name to a field for which an API client sent only a label. Returns invalid fields unchanged, because validation refuses them. */
export function addMissingFormFieldName(field: unknown): unknown {
  if (typeof field === 'string')
    return { name: createFormFieldName(field, []), label: field, type: field.toLowerCase() === 'email' ? 'email' : 'text' }
  if (typeof field !== 'object' || field === null || 'name' in field || !('label' in field) || typeof field.label !== 'string') return field
  return { ...field, name: createFormFieldName(field.label, []) }
}
