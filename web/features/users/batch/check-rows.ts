import { emailLookupKeyOf } from '../../../../schema/email.ts'
import { ALREADY_TAKEN_ERROR_MESSAGES } from '../../../../schema/taken.ts'
import { USER_UPLOAD_FIELD_LABELS, type UploadedUserFields, type UserUploadField } from '../../../../schema/user-upload.ts'
import { USER_RIGHTS_MESSAGES } from '../../../../schema/user-rights.ts'
import { usernameLookupKeyOf } from '../../../../schema/username.ts'
import { validateUploadedFields, type UploadRowIssue } from './check-fields.ts'
import type { UploadRow } from './columns.ts'

export interface CheckedUploadRow {
  issues: UploadRowIssue[]
  /** Several accounts may have the same e-mail address. */
  note: string | null
}

/** Maps each username, slug and address to whether an account has it. The server has not been asked about a missing key. */
export interface ExistingAccountsByKey {
  usernames: ReadonlyMap<string, boolean>
  slugs: ReadonlyMap<string, boolean>
  emails: ReadonlyMap<string, boolean>
}

export const uploadedUsernameKeyOf = ({ username }: UploadedUserFields) => usernameLookupKeyOf(username.trim())
export const uploadedEmailKeyOf = ({ email }: UploadedUserFields) => emailLookupKeyOf(email.trim().normalize('NFC'))
export const uploadedSlugKeyOf = ({ cardSlug }: UploadedUserFields) => cardSlug.trim()

/** The fields are never mutated, so the objects can be keys of a WeakMap. */
const issuesByFields = new WeakMap<UploadedUserFields, UploadRowIssue[]>()
function listFieldIssues(fields: UploadedUserFields): UploadRowIssue[] {
  const known = issuesByFields.get(fields)
  if (known) return known
  const issues = validateUploadedFields(fields)
  issuesByFields.set(fields, issues)
  return issues
}

/** Returns a function that lists all rows with a given key. For a blank key the list is empty. */
function groupByKey(rows: readonly UploadRow[], keyOf: (fields: UploadedUserFields) => string) {
  const groups = Map.groupBy(rows, ({ fields }) => keyOf(fields))
  groups.delete('')
  return (key: string) => groups.get(key) ?? []
}

function findDuplicateIssue(field: UserUploadField, number: number, [first]: UploadRow[]): UploadRowIssue[] {
  if (!first || first.number === number) return []
  return [{ field, message: `${USER_UPLOAD_FIELD_LABELS[field]} is already in row ${first.number}` }]
}

function describeSharedEmail(number: number, same: UploadRow[], isUsed: boolean): string | null {
  const others = same.filter((other) => other.number !== number)
  if (isUsed) return 'Another account has this email, too'
  if (others.length === 0) return null
  return others.length === 1 ? `Row ${others[0]!.number} has this email, too` : `${others.length} other rows have this email, too`
}

/**
 * Checks all rows by the server's rules and against each other. If several rows have the same username or slug, only the first is valid.
 * `levelMax` is the uploader's own level.
 */
export function validateUploadRows(
  rows: readonly UploadRow[],
  known: ExistingAccountsByKey,
  levelMax: number,
): Map<number, CheckedUploadRow> {
  const withUsername = groupByKey(rows, uploadedUsernameKeyOf)
  const withSlug = groupByKey(rows, uploadedSlugKeyOf)
  const withEmail = groupByKey(rows, uploadedEmailKeyOf)
  return new Map(
    rows.map(({ number, fields }) => {
      const [usernameKey, slugKey, emailKey] = [uploadedUsernameKeyOf(fields), uploadedSlugKeyOf(fields), uploadedEmailKeyOf(fields)]
      const duplicates = [
        ...findDuplicateIssue('username', number, withUsername(usernameKey)),
        ...findDuplicateIssue('cardSlug', number, withSlug(slugKey)),
      ]
      const isDuplicate = (field: UserUploadField) => duplicates.some((issue) => issue.field === field)
      const issues = [...listFieldIssues(fields), ...duplicates]
      if (known.usernames.get(usernameKey) && !isDuplicate('username'))
        issues.push({ field: 'username', message: ALREADY_TAKEN_ERROR_MESSAGES.usernameTaken })
      if (known.slugs.get(slugKey) && !isDuplicate('cardSlug'))
        issues.push({ field: 'cardSlug', message: ALREADY_TAKEN_ERROR_MESSAGES.slugTaken })
      if (Number(fields.accessLevel) > levelMax && !issues.some(({ field }) => field === 'accessLevel'))
        issues.push({ field: 'accessLevel', message: USER_RIGHTS_MESSAGES.levelTooHigh })
      return [number, { issues, note: describeSharedEmail(number, withEmail(emailKey), known.emails.get(emailKey) ?? false) }]
    }),
  )
}

export const joinIssueMessages = (issues: readonly UploadRowIssue[]) => [...new Set(issues.map(({ message }) => message))].join(', ')
