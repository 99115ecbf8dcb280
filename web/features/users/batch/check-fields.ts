import { ACCESS_LEVEL_LABELS } from '../../../../schema/level.ts'
import {
  USER_UPLOAD_FIELD_LABELS,
  USER_UPLOAD_FIELDS,
  USER_UPLOAD_TEMPLATE_ROWS,
  type UploadedUserFields,
  type UserUploadField,
} from '../../../../schema/user-upload.ts'
import { INVALID_ACCESS_LEVEL_MESSAGE } from '../../../../schema/user-rules.ts'
import {
  findEmailProblem,
  findFullNameProblem,
  findPasswordProblem,
  findSlugProblem,
  findUsernameProblem,
} from '../../../lib/user-field-checks.ts'

export interface UploadRowIssue {
  field: UserUploadField | null
  message: string
}

const NO_AT_SIGN_MESSAGE = 'Invalid email format'
const TEMPLATE_ROW_MESSAGE = 'This is an example row of the template'
/** Each function returns the message about a text that the server would refuse. A test compares these rules with the server's. */
const FIELD_CHECKS: Record<UserUploadField, (text: string) => string | null> = {
  username: findUsernameProblem,
  fullName: findFullNameProblem,
  email: (text) => (text.includes('@') ? findEmailProblem(text) : NO_AT_SIGN_MESSAGE),
  accessLevel: (level) => (level === '' || Object.hasOwn(ACCESS_LEVEL_LABELS, level) ? null : INVALID_ACCESS_LEVEL_MESSAGE),
  cardSlug: findSlugProblem,
  // A row without a password is an invitation.
  password: (password) => (password === '' ? null : findPasswordProblem(password)),
}
/** The specification demands messages in this order. */
const CHECK_ORDER: readonly UserUploadField[] = ['username', 'email', 'fullName', 'password', 'accessLevel', 'cardSlug']

export const hasUnstorableCharacters = (text: string) => text.includes('\0') || !text.isWellFormed()

export function validateUploadedFields(fields: UploadedUserFields): UploadRowIssue[] {
  if (USER_UPLOAD_TEMPLATE_ROWS.some((row) => USER_UPLOAD_FIELDS.every((field) => row[field] === fields[field])))
    return [{ field: null, message: TEMPLATE_ROW_MESSAGE }]
  return CHECK_ORDER.flatMap((field) => {
    if (hasUnstorableCharacters(fields[field]))
      return [{ field, message: `${USER_UPLOAD_FIELD_LABELS[field]} contains characters that cannot be saved` }]
    const message = FIELD_CHECKS[field](fields[field])
    return message === null ? [] : [{ field, message }]
  })
}
