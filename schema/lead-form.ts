/** Characters of one answer to a lead form. */
export const ANSWER_MAX = 2000

/**
 * Names in a lead form beside the owner's own fields, which begin with a letter: the card's id, the idempotency key and
 * the consent box. Consent is also what an answer in JSON carries it as, with `CONSENT_GIVEN` for its value.
 */
export const FORM_FIELDS = { card: '_card', submission: '_submission', consent: '_consent' } as const
export const CONSENT_GIVEN = 'yes'
/** The part of a card's page that says thank you; a plain form is led back to it. */
export const FORM_SENT_ID = 'sent'

/** What is said of an answer, by the page and by the server. */
export const ANSWER_ERRORS = {
  required: (label: string) => `${label} is required`,
  email: 'Please enter a valid email',
  consent: 'Please agree to how your details are used',
} as const
