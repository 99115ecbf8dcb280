// This file must not import zod, because the web worker that reads uploaded files loads this file.

export const BULK_USERS_MAX = 25
/** With this number of users, the request stays below 256 kB even with the longest names and addresses. */
export const USERS_PER_CONFLICT_CHECK_MAX = 250

export const USER_UPLOAD_FILE_BYTES_MAX = 5 * 1024 * 1024
export const USER_UPLOAD_WORKBOOK_BYTES_MAX = 40 * 1024 * 1024
export const USER_UPLOAD_WORKBOOK_PARTS_MAX = 1000
export const USER_UPLOAD_ROWS_MAX = 2000
/** Enough for 2,000 rows with the longest names, addresses and passwords. */
export const USER_UPLOAD_BODY_BYTES_MAX = 5 * 1024 * 1024
/** Hashing the passwords of ten rows takes less than two seconds of processor time. */
export const USER_UPLOAD_ROWS_PER_MESSAGE = 10
export const UNFINISHED_USER_UPLOADS_MAX = 3
export const LISTED_USER_UPLOADS_MAX = 10
export const UPLOAD_PROBLEMS_PER_PAGE = 250
/** An upload without activity for this long has lost messages of the queue. It is longer than the longest pause before a retry. */
export const USER_UPLOAD_IDLE_MS_MAX = 200_000
/** Rows that are still open after this time have failed. */
export const USER_UPLOAD_DURATION_MAX_MS = 3_600_000
export const USER_UPLOAD_COLUMNS_MAX = 50
export const USER_UPLOAD_SHEETS_MAX = 20
/** Longer cells are cut off, because every field of a user is shorter anyway. */
export const USER_UPLOAD_CELL_LENGTH_MAX = 300
export const USER_UPLOAD_PARSER_LOADING_MS_MAX = 60_000
export const USER_UPLOAD_PARSING_MS_MAX = 20_000
export const USER_UPLOAD_HEADER_SEARCH_ROWS = 20

export const USER_UPLOAD_FILE_EXTENSIONS = ['.csv', '.xlsx', '.xls'] as const

export const USER_UPLOAD_FIELDS = ['username', 'fullName', 'email', 'accessLevel', 'cardSlug', 'password'] as const
export type UserUploadField = (typeof USER_UPLOAD_FIELDS)[number]
export type UploadedUserFields = Record<UserUploadField, string>
/** The server stores the rows of an upload without their passwords. */
export type StoredUploadFields = Omit<UploadedUserFields, 'password'>

export const USER_UPLOAD_FIELD_LABELS: Record<UserUploadField, string> = {
  username: 'Username',
  fullName: 'Full Name',
  email: 'Email',
  accessLevel: 'Access Level',
  cardSlug: 'Card URL Slug',
  password: 'Password',
}
export const REQUIRED_USER_UPLOAD_FIELDS: readonly UserUploadField[] = ['username', 'fullName', 'email']

export const USER_UPLOAD_ERROR_COLUMN = 'error'
export const USER_UPLOAD_TEMPLATE_FILE_NAME = 'user_upload_template.csv'
/** Example rows of the template. An administrator may forget to delete them, so no accounts are created from them. */
export const USER_UPLOAD_TEMPLATE_ROWS: readonly UploadedUserFields[] = [
  {
    username: 'example.anna',
    fullName: 'Anna Example',
    email: 'anna@example.com',
    accessLevel: '1',
    cardSlug: 'anna-example',
    password: 'replace-this-1',
  },
  {
    username: 'example.ben',
    fullName: 'Ben Example',
    email: 'ben@example.com',
    accessLevel: '2',
    cardSlug: '',
    password: '',
  },
]

export const USER_UPLOAD_ROW_MESSAGES = {
  lost: 'This user was not created in time. Upload this row again.',
  undeliverable: 'This user could not be created after several attempts. Upload this row again.',
  rightsLost: 'You may no longer create users. Ask an administrator.',
  unreadablePassword: 'The password could not be read. Upload this row again.',
  mailsUsed: 'Invitation not sent: this mailbox got too many mails within an hour. Send it again from the list.',
  mailFailed: 'Invitation not sent: the mail service did not answer. Send it again from the list.',
} as const

export interface UserUploadSummary {
  id: number
  /** The id that the client chose. */
  uploadId: string
  total: number
  created: number
  failed: number
  pending: number
  /** Created users whose invitation was not mailed. */
  invitationsUnsent: number
  createdAt: string
  /** Null while rows are pending or invitations are due. */
  finishedAt: string | null
}
/** `index` is the row's place in the sent list. */
interface UserUploadProblem {
  index: number
  username: string
  message: string
}
export interface UserUploadDetails extends UserUploadSummary {
  failures: (UserUploadProblem & { fields: StoredUploadFields })[]
  unsentInvitations: UserUploadProblem[]
  /** The query `after` of the next page of failures and unsent invitations; null after the last one. */
  next: number | null
}
