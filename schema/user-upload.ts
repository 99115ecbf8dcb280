// This file must not import zod, because the web worker that reads uploaded files loads this file.

export const BULK_USERS_MAX = 25
/** With this number of users, the request stays below 256 kB even with the longest names and addresses. */
export const USERS_PER_CONFLICT_CHECK_MAX = 250

export const USER_UPLOAD_FILE_BYTES_MAX = 5 * 1024 * 1024
export const USER_UPLOAD_WORKBOOK_BYTES_MAX = 40 * 1024 * 1024
export const USER_UPLOAD_WORKBOOK_PARTS_MAX = 1000
export const USER_UPLOAD_ROWS_MAX = 2000
export const USER_UPLOAD_COLUMNS_MAX = 50
export const USER_UPLOAD_SHEETS_MAX = 20
/** Longer cells are cut off, because every field of a user is shorter anyway. */
export const USER_UPLOAD_CELL_LENGTH_MAX = 1000
export const USER_UPLOAD_PARSER_LOADING_MS_MAX = 60_000
export const USER_UPLOAD_PARSING_MS_MAX = 20_000
export const USER_UPLOAD_HEADER_SEARCH_ROWS = 20

export const USER_UPLOAD_FILE_EXTENSIONS = ['.csv', '.xlsx', '.xls'] as const

export const USER_UPLOAD_FIELDS = ['username', 'fullName', 'email', 'accessLevel', 'cardSlug', 'password'] as const
export type UserUploadField = (typeof USER_UPLOAD_FIELDS)[number]
export type UploadedUserFields = Record<UserUploadField, string>

export const USER_UPLOAD_FIELD_LABELS: Record<UserUploadField, string> = {
  username: 'Username',
  fullName: 'Full Name',
  email: 'Email',
  accessLevel: 'Access Level',
  cardSlug: 'Card URL Slug',
  password: 'Password',
}
export const REQUIRED_USER_UPLOAD_FIELDS: readonly UserUploadField[] = ['username', 'fullName', 'email', 'password']

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
    password: 'replace-this-2',
  },
]
