// This module holds no validators, because the web worker that reads uploaded files loads it.

/** Maximum number of users in one bulk upload. Hashing each password takes about 170 ms of CPU time. */
export const BULK_USERS_MAX = 25
/**
 * Maximum number of users in one check of an upload. Only valid addresses are asked about, so that the body of even the longest names
 * and addresses stays below its limit of 256 kB.
 */
export const CHECKED_USERS_MAX = 250

/** Maximum size of a file with users to upload, in bytes. */
export const UPLOAD_FILE_BYTES_MAX = 5 * 1024 * 1024
/** Maximum size of a workbook's parts after decompression, in bytes. A workbook of 2,000 full rows needs about 2 MB. */
export const UPLOAD_WORKBOOK_BYTES_MAX = 40 * 1024 * 1024
/** Maximum number of files in a workbook's archive. */
export const UPLOAD_WORKBOOK_PARTS_MAX = 1000
export const UPLOAD_ROWS_MAX = 2000
export const UPLOAD_COLUMNS_MAX = 50
/** Maximum number of sheets of a workbook that are offered. */
export const UPLOAD_SHEETS_MAX = 20
/** Maximum length of a cell in characters. The rest is cut off; such a text is too long for every field of a user anyway. */
export const UPLOAD_CELL_LENGTH_MAX = 1000
/** How long loading the program that reads files may take, in ms. */
export const UPLOAD_READER_LOADING_MS_MAX = 60_000
/** How long reading a file may take, in ms. */
export const UPLOAD_READING_MS_MAX = 20_000
/** Number of rows at the top of a file among which the row of column names is looked for. */
export const UPLOAD_HEADER_SEARCH_ROWS = 20

export const UPLOAD_FILE_EXTENSIONS = ['.csv', '.xlsx', '.xls'] as const

/** Fields of an uploaded user, in the order of the template's columns. */
export const UPLOAD_FIELDS = ['username', 'fullName', 'email', 'accessLevel', 'cardSlug', 'password'] as const
export type UploadField = (typeof UPLOAD_FIELDS)[number]
export type UploadedUserFields = Record<UploadField, string>

export const UPLOAD_FIELD_LABELS: Record<UploadField, string> = {
  username: 'Username',
  fullName: 'Full Name',
  email: 'Email',
  accessLevel: 'Access Level',
  cardSlug: 'Card URL Slug',
  password: 'Password',
}
/** Fields that every row must fill in. */
export const REQUIRED_UPLOAD_FIELDS: readonly UploadField[] = ['username', 'fullName', 'email', 'password']

/** Name of the additional column in the file of rows that were not created. */
export const UPLOAD_ERROR_COLUMN = 'error'
export const UPLOAD_TEMPLATE_FILE_NAME = 'user_upload_template.csv'
/** The template's rows. They are never created, so that nobody gets an account by leaving them in the file. */
export const UPLOAD_TEMPLATE_ROWS: readonly UploadedUserFields[] = [
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
