import type { FormConfig } from '../../schema/card.ts'
import { ANSWER_ERRORS, CONSENT_GIVEN, FORM_FIELDS, PLAIN_FIELDS } from '../../schema/lead-form.ts'
import { own } from '../../schema/own.ts'
import { Email } from '../../schema/user.ts'
import { AppError, badRequest } from '../platform/errors.ts'

const GIVEN = new Set([CONSENT_GIVEN, 'on', 'true', '1'])

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
    const answer = own(given, name)?.trim() ?? ''
    if (answer === '') {
      if (required) refuse(name, ANSWER_ERRORS.required(label))
    } else if (type === 'email' && !Email.safeParse(answer).success) refuse(name, ANSWER_ERRORS.email)
    else answers[name] = answer
  }
  const known = new Set<string>([FORM_FIELDS.consent, ...fields.map((field) => field.name)])
  const consent = given[FORM_FIELDS.consent] ?? (known.has(PLAIN_FIELDS.consent) ? '' : given[PLAIN_FIELDS.consent])
  for (const name of [PLAIN_FIELDS.consent, PLAIN_FIELDS.slug, FORM_FIELDS.slug]) known.add(name)
  for (const name of Object.keys(given)) if (!known.has(name)) refuse(name, `This form has no field ${name}`)
  if (config.consentText) {
    if (GIVEN.has(consent ?? '')) answers[FORM_FIELDS.consent] = CONSENT_GIVEN
    else refuse(FORM_FIELDS.consent, ANSWER_ERRORS.consent)
  }
  if (issues[0]) throw new AppError(400, issues[0].message, { issues })
  if (Object.keys(answers).every((name) => name === FORM_FIELDS.consent)) throw badRequest('emptyForm')
  return answers
}
