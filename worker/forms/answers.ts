import type { FormConfig } from '../../schema/card.ts'
import { ANSWER_ERRORS, CONSENT_GIVEN, FORM_FIELD_NAMES, FORM_FIELD_ALIASES } from '../../schema/lead-form.ts'
import { ownValue } from '../../schema/own-value.ts'
import { Email } from '../../schema/user.ts'
import { AppError, badRequest } from '../platform/errors.ts'

/** Values that mean that the consent box is ticked. */
const TICKED = new Set([CONSENT_GIVEN, 'on', 'true', '1'])

/**
 * Checks a visitor's answers against the owner's form and returns what is stored: the answered fields, trimmed, and the
 * consent where the form asks for one. Throws 400 naming every field that is unknown, missing or malformed.
 */
export function checkAnswers(config: FormConfig, given: Record<string, string>): Record<string, string> {
  const fields = config.fields ?? []
  const issues: { path: string; message: string }[] = []
  const answers: Record<string, string> = {}
  const refuse = (name: string, message: string) => issues.push({ path: `formData.${name}`, message })
  for (const { name, label, type, required } of fields) {
    const answer = ownValue(given, name)?.trim() ?? ''
    if (answer === '') {
      if (required) refuse(name, ANSWER_ERRORS.required(label))
    } else if (type === 'email' && !Email.safeParse(answer).success) refuse(name, ANSWER_ERRORS.email)
    else answers[name] = answer
  }
  const known = new Set<string>([FORM_FIELD_NAMES.consent, ...fields.map((field) => field.name)])
  const consent = given[FORM_FIELD_NAMES.consent] ?? (known.has(FORM_FIELD_ALIASES.consent) ? '' : given[FORM_FIELD_ALIASES.consent])
  for (const name of [FORM_FIELD_ALIASES.consent, FORM_FIELD_ALIASES.slug, FORM_FIELD_NAMES.slug]) known.add(name)
  for (const name of Object.keys(given)) if (!known.has(name)) refuse(name, `This form has no field ${name}`)
  if (config.consentText) {
    if (TICKED.has(consent ?? '')) answers[FORM_FIELD_NAMES.consent] = CONSENT_GIVEN
    else refuse(FORM_FIELD_NAMES.consent, ANSWER_ERRORS.consent)
  }
  if (issues[0]) throw new AppError(400, issues[0].message, { issues })
  if (Object.keys(answers).every((name) => name === FORM_FIELD_NAMES.consent)) throw badRequest('emptyForm')
  return answers
}
