import * as spreadsheets from '@e965/xlsx'
import { USER_UPLOAD_FIELDS, type UploadedUserFields } from '../../../schema/user-upload.ts'

const SAMPLE_ROW_COUNT = 300
const FAMILY_NAMES = ['Müller', 'Özdemir', 'Ñuñez; Söhne', 'Łukasz, "Luk"', 'Çelik', 'Žižek', '山田']

/** The 12 rows with a mistake: the row's index and the expected error message. */
const MISTAKES: [index: number, change: Partial<UploadedUserFields>, message: string][] = [
  [4, { username: 'ab' }, 'Username must be at least 3 characters'],
  [25, { username: 'a-username-far-too-long' }, 'Username must be less than 20 characters'],
  [49, { email: 'no-at-sign.example.com' }, 'Invalid email format'],
  [50, { email: 'two@signs@' }, 'Please enter a valid email'],
  [99, { fullName: 'X' }, 'Full name must be at least 2 characters'],
  [101, { password: 'short' }, 'Password must be at least 6 characters'],
  [150, { password: '12345' }, 'Password must be at least 6 characters'],
  [151, { accessLevel: '9' }, 'Access level must be a number from 1 to 5'],
  [200, { cardSlug: 'Not A Slug' }, 'Use lowercase letters, numbers and single hyphens'],
  [201, { cardSlug: 'ab' }, 'Slug must be at least 3 characters'],
  [
    250,
    { username: '', email: '', fullName: '', password: '1' },
    'Username must be at least 3 characters, Invalid email format, Full name must be at least 2 characters, Password must be at least 6 characters',
  ],
  [299, { password: 'p'.repeat(129) }, 'Password must be at most 128 characters'],
]

/** The 300 rows of the acceptance test. Of these, 12 have a mistake and 3 repeat an earlier row, so 285 are valid. */
export function createSampleRows(prefix: string): { rows: UploadedUserFields[]; messages: Map<number, string> } {
  const rows = Array.from({ length: SAMPLE_ROW_COUNT }, (_, index): UploadedUserFields => ({
    username: `${prefix}-${index}`,
    fullName: `Zoë ${FAMILY_NAMES[index % FAMILY_NAMES.length]} ${index}`,
    email: `${prefix}.${index}@müller.example`,
    accessLevel: ['1', 'Developer', '', 'System Admin', 'Professional'][index % 5]!,
    cardSlug: index % 3 === 0 ? `${prefix}-card-${index}` : '',
    password: `pass,wörd;"${index}"`,
  }))
  const messages = new Map<number, string>()
  for (const [index, change, message] of MISTAKES) {
    Object.assign(rows[index]!, change)
    messages.set(index, message)
  }
  rows[120]!.username = rows[20]!.username.toUpperCase()
  messages.set(120, 'Username is already in row 22')
  rows[220]!.username = rows[60]!.username
  messages.set(220, 'Username is already in row 62')
  rows[222]!.cardSlug = rows[33]!.cardSlug
  messages.set(222, 'Card URL Slug is already in row 35')
  return { rows, messages }
}

const tableOf = (rows: readonly UploadedUserFields[]) => [
  [...USER_UPLOAD_FIELDS],
  ...rows.map((row) => USER_UPLOAD_FIELDS.map((field) => row[field])),
]

/** A CSV file as Excel writes it in countries that use a decimal comma: byte order mark, semicolons, CRLF, blank last line. */
export function formatSampleCsv(rows: readonly UploadedUserFields[]): Uint8Array<ArrayBuffer> {
  const quote = (cell: string) => (/[;",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = tableOf(rows).map((cells) => cells.map(quote).join(';'))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n\r\n`)
}

/** Writes a workbook of the given sheets, as .xlsx or as .xls (BIFF8). */
export function formatWorkbook(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'biff8'): Uint8Array<ArrayBuffer> {
  const workbook = spreadsheets.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    spreadsheets.utils.book_append_sheet(workbook, spreadsheets.utils.aoa_to_sheet(rows), name)
  return new Uint8Array(spreadsheets.write(workbook, { type: 'array', bookType, compression: true }) as ArrayBuffer)
}

export const formatSampleWorkbook = (rows: readonly UploadedUserFields[], bookType: 'xlsx' | 'biff8') =>
  formatWorkbook({ Users: tableOf(rows) }, bookType)
