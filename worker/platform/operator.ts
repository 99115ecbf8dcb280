import { EMAIL_LENGTH_MAX, isEmailAddress, mailtoLinkOf } from '../../schema/email.ts'
import { OPERATOR_NAME_LENGTH_MAX, type Operator } from '../../schema/operator.ts'
import { createStrictSingleLineSchema } from '../../schema/text.ts'
import { URL_LENGTH_MAX, isHttpUrl } from '../../schema/url.ts'
import type { Env } from './env.ts'

const OperatorNameSchema = createStrictSingleLineSchema(OPERATOR_NAME_LENGTH_MAX).min(1)

function readContact(setting: string): Operator['contact'] {
  if (setting.length <= EMAIL_LENGTH_MAX && isEmailAddress(setting)) return { text: setting, href: mailtoLinkOf(setting) }
  if (setting.length > URL_LENGTH_MAX || !/^https:/i.test(setting) || !isHttpUrl(setting)) return null
  return { text: setting.replace(/^https:\/\/|\/$/gi, ''), href: setting }
}

/** Reads who runs this site. An invalid setting counts as missing. */
export function readOperator({ OPERATOR_NAME, OPERATOR_CONTACT }: Pick<Env, 'OPERATOR_NAME' | 'OPERATOR_CONTACT'>): Operator {
  return { name: OperatorNameSchema.safeParse(OPERATOR_NAME).data ?? null, contact: readContact(OPERATOR_CONTACT?.trim() ?? '') }
}
