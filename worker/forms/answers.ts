import type { ContactFormConfig } from '../../schema/card.ts'
import { FORM_CONSENT_GIVEN_VALUE, BUILT_IN_FORM_FIELD_NAMES, BUILT_IN_FORM_FIELD_ALIASES } from '../../schema/lead-form.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { EmailAddressSchema } from '../../schema/user.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import type { CardWords } from '../../web/card/words/words.ts'
import { AppError, badRequestError } from '../platform/errors.ts'

const TICKED_CONSENT_VALUES = new Set([FORM_CONSENT_GIVEN_VALUE, 'on', 'true', '1'])

/**
 * Returns a visitor's answers in the form in which they are stored: trimmed, with the consent if the form asks for it. Throws 400 with an
 * error for each wrong field.
 */
export function checkFormAnswers(
  config: ContactFormConfig,
  given: Record<string, string>,
  words: CardWords['formErrors'],
): Record<string, string> {
  const fields = config.fields ?? []
  const issues: { path: string; message: string }[] = []
  const answers: Record<string, string> = {}
  const refuse = (name: string, message: string) => issues.push({ path: `formData.${name}`, message })
  for (const { name, label, type, required } of fields) {
    const answer = getOwnProperty(given, name)?.trim() ?? ''
    if (answer === '') {
      if (required) refuse(name, fillWords(words.required, { label }))
    } else if (type === 'email' && !EmailAddressSchema.safeParse(answer).success) refuse(name, words.email)
    else answers[name] = answer
  }
  const [names, aliases] = [BUILT_IN_FORM_FIELD_NAMES, BUILT_IN_FORM_FIELD_ALIASES]
  const known = new Set<string>([names.consent, ...fields.map((field) => field.name)])
  const consent = given[names.consent] ?? (known.has(aliases.consent) ? '' : given[aliases.consent])
  for (const name of [aliases.consent, aliases.slug, names.slug]) known.add(name)
  for (const name of Object.keys(given)) if (!known.has(name)) refuse(name, fillWords(words.unknownField, { name }))
  if (config.consentText) {
    if (TICKED_CONSENT_VALUES.has(consent ?? '')) answers[names.consent] = FORM_CONSENT_GIVEN_VALUE
    else refuse(names.consent, words.consent)
  }
  if (issues[0]) throw new AppError(400, issues[0].message, { issues })
  if (Object.keys(answers).every((name) => name === names.consent)) throw badRequestError('emptyForm')
  return answers
}
