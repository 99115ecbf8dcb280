import { INVALID_EMAIL_MESSAGE, isEmailAddress } from '../../../../schema/email.ts'
import { ACCESS_LEVEL_LABELS } from '../../../../schema/level.ts'
import { CONTROL_CHARACTER_PATTERN, replaceLineBreaks, singleLineMessageOf, tooLongMessageOf } from '../../../../schema/one-line.ts'
import { SLUG_LENGTH_MAX, SLUG_LENGTH_MIN } from '../../../../schema/slug.ts'
import {
  UPLOAD_FIELD_LABELS,
  UPLOAD_FIELDS,
  UPLOAD_TEMPLATE_ROWS,
  type UploadedUserFields,
  type UploadField,
} from '../../../../schema/user-upload.ts'
import {
  FULL_NAME_TOO_SHORT_MESSAGE,
  INVALID_ACCESS_LEVEL_MESSAGE,
  PASSWORD_TOO_LONG_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  SLUG_FORMAT_MESSAGE,
  SLUG_TOO_LONG_MESSAGE,
  SLUG_TOO_SHORT_MESSAGE,
  USERNAME_TOO_LONG_MESSAGE,
  USERNAME_TOO_SHORT_MESSAGE,
  CARD_SLUG_PATTERN,
  FULL_NAME_LABEL,
  FULL_NAME_LENGTH_MAX,
  FULL_NAME_LENGTH_MIN,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  USERNAME_LENGTH_MAX,
  USERNAME_LENGTH_MIN,
} from '../../../../schema/user-rules.ts'

export interface RowIssue {
  /** The field to correct; null if the row as a whole is wrong. */
  field: UploadField | null
  message: string
}

const NO_AT_SIGN_MESSAGE = 'Invalid email format'
const TEMPLATE_ROW_MESSAGE = 'This is an example row of the template'
/** Counts characters as the server does, where a character outside of the basic plane counts once. */
const countCharacters = (text: string) => [...text].length

function explainUsername(text: string): string | null {
  const username = text.trim()
  if (CONTROL_CHARACTER_PATTERN.test(username)) return singleLineMessageOf(UPLOAD_FIELD_LABELS.username)
  if (countCharacters(username) < USERNAME_LENGTH_MIN) return USERNAME_TOO_SHORT_MESSAGE
  return countCharacters(username) > USERNAME_LENGTH_MAX ? USERNAME_TOO_LONG_MESSAGE : null
}

function explainFullName(text: string): string | null {
  const name = replaceLineBreaks(text.trim())
  if (countCharacters(name) > FULL_NAME_LENGTH_MAX) return tooLongMessageOf(FULL_NAME_LABEL, FULL_NAME_LENGTH_MAX)
  if (CONTROL_CHARACTER_PATTERN.test(name)) return singleLineMessageOf(FULL_NAME_LABEL)
  return countCharacters(name) < FULL_NAME_LENGTH_MIN ? FULL_NAME_TOO_SHORT_MESSAGE : null
}

function explainEmail(text: string): string | null {
  if (!text.includes('@')) return NO_AT_SIGN_MESSAGE
  return isEmailAddress(text.trim().normalize('NFC')) ? null : INVALID_EMAIL_MESSAGE
}

function explainSlug(text: string): string | null {
  const slug = text.trim()
  if (text === '') return null
  if (countCharacters(slug) < SLUG_LENGTH_MIN) return SLUG_TOO_SHORT_MESSAGE
  if (countCharacters(slug) > SLUG_LENGTH_MAX) return SLUG_TOO_LONG_MESSAGE
  return CARD_SLUG_PATTERN.test(slug) ? null : SLUG_FORMAT_MESSAGE
}

function explainPassword(password: string): string | null {
  if (countCharacters(password) < PASSWORD_LENGTH_MIN) return PASSWORD_TOO_SHORT_MESSAGE
  return countCharacters(password) > PASSWORD_LENGTH_MAX ? PASSWORD_TOO_LONG_MESSAGE : null
}

/** For each field, the message about a text that the server refuses; null for one that it accepts. A test compares them. */
const FIELD_CHECKS: Record<UploadField, (text: string) => string | null> = {
  username: explainUsername,
  fullName: explainFullName,
  email: explainEmail,
  accessLevel: (level) => (level === '' || Object.hasOwn(ACCESS_LEVEL_LABELS, level) ? null : INVALID_ACCESS_LEVEL_MESSAGE),
  cardSlug: explainSlug,
  password: explainPassword,
}
/** The order of the messages in the specification. */
const CHECK_ORDER: readonly UploadField[] = ['username', 'email', 'fullName', 'password', 'accessLevel', 'cardSlug']

/** The server refuses a whole request with such text. */
const isUnsafe = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Checks the fields of one row by the server's  */
export function checkFields(fields: UploadedUserFields): RowIssue[] {
  if (UPLOAD_TEMPLATE_ROWS.some((row) => UPLOAD_FIELDS.every((field) => row[field] === fields[field])))
    return [{ field: null, message: TEMPLATE_ROW_MESSAGE }]
  return CHECK_ORDER.flatMap((field) => {
    if (isUnsafe(fields[field])) return [{ field, message: `${UPLOAD_FIELD_LABELS[field]} contains characters that cannot be saved` }]
    const message = FIELD_CHECKS[field](fields[field])
    return message === null ? [] : [{ field, message }]
  })
}
