import { deflateRawSync } from 'node:zlib'
import * as spreadsheets from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { USERNAME_FORMAT_MESSAGE } from '../../../../schema/user-rules.ts'
import { USER_UPLOAD_FILE_BYTES_MAX, USER_UPLOAD_ROWS_MAX } from '../../../../schema/user-upload.ts'
import { createSampleRows, formatSampleCsv, formatSampleWorkbook, formatWorkbook } from '../../../lib/test/upload-files.ts'
import { validateUploadRows, joinIssueMessages } from './check-rows.ts'
import { buildUploadRows, detectSheetLayout, listColumns, listUnmatchedFields, type UploadRow } from './columns.ts'
import { formatFailedRows, formatTemplate } from './failed-rows.ts'
import { readUserFile } from './read-file.ts'
import { type FileReaderMessage, type FileReaderWorker, readFileInWorker } from './read-in-worker.ts'
import type { Sheet } from './sheet-rows.ts'
import { unzipWorkbook } from './unzip.ts'

const NOTHING_KNOWN = { usernames: new Map(), slugs: new Map(), emails: new Map() }
const encode = (text: string) => new TextEncoder().encode(text)

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const result = await readUserFile(bytes)
  if (result.reason !== undefined) throw new Error(result.reason)
  return result.sheets
}
const readCells = async (bytes: Uint8Array) => (await readSheets(bytes))[0]!.rows.map(({ cells }) => cells)
async function readUsers(bytes: Uint8Array): Promise<UploadRow[]> {
  const { rows } = (await readSheets(bytes))[0]!
  return buildUploadRows(rows, detectSheetLayout(rows))
}
const readReason = async (bytes: Uint8Array) => (await readUserFile(bytes)).reason
const listErrors = (rows: UploadRow[]) =>
  new Map(
    [...validateUploadRows(rows, NOTHING_KNOWN, 5)].flatMap(([number, { issues }]) =>
      issues.length > 0 ? [[number, joinIssueMessages(issues)]] : [],
    ),
  )

describe('the file of 300 rows', () => {
  const { rows, messages } = createSampleRows('sample')
  const levels: Record<string, string> = { Professional: '2', Developer: '3', 'System Admin': '5' }
  const expected = rows.map((row) => ({ ...row, accessLevel: levels[row.accessLevel] ?? row.accessLevel }))
  it.each([
    ['.csv with a mark, semicolons and quotes', () => formatSampleCsv(rows)],
    ['.xlsx', () => formatSampleWorkbook(rows, 'xlsx')],
    ['.xls', () => formatSampleWorkbook(rows, 'biff8')],
  ])('reads the same from %s, with 12 mistakes and 3 duplicates', async (_, format) => {
    const users = await readUsers(format())
    expect(users.map(({ fields }) => fields)).toEqual(expected)
    const errors = listErrors(users)
    expect(errors).toEqual(
      new Map(
        [...messages].map(([index, message]) => [index + 2, message]).toSorted(([a], [b]) => Number(a) - Number(b)) as [number, string][],
      ),
    )
    expect([users.length, errors.size]).toEqual([300, 15])
  })
})

describe('text files', () => {
  const text = 'Username,Name,Mail,Password\r\nzoë,"Zoë, née ""Ü""",zoe@example.com,secret1\r\n\r\n'
  const cells = [
    ['Username', 'Name', 'Mail', 'Password'],
    ['zoë', 'Zoë, née "Ü"', 'zoe@example.com', 'secret1'],
  ]
  const utf16 = (little: boolean) => {
    const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2))
    Array.from(`\uFEFF${text}`, (character, index) => bytes.setUint16(index * 2, character.charCodeAt(0), little))
    return new Uint8Array(bytes.buffer)
  }
  it.each([
    ['UTF-8', encode(text)],
    ['UTF-8 with a mark', encode(`\uFEFF${text}`)],
    ['UTF-16, little endian', utf16(true)],
    ['UTF-16, big endian', utf16(false)],
    ['Windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
    ['semicolons', encode(text.replaceAll(/,(?! )/g, ';'))],
    ['tabs', encode(text.replaceAll(/,(?! )/g, '\t'))],
    ['a quoted and filled line that names the delimiter', encode(`"sep=;";;;\n${text.replaceAll(/,(?! )/g, ';')}`)],
    ['a line that names the delimiter', encode(`sep=;\r\n${text.replaceAll(/,(?! )/g, ';')}`)],
  ])('are read in %s', async (_, bytes) => expect(await readCells(bytes)).toEqual(cells))

  it('keep the row numbers of the file, with titles and empty lines', async () => {
    const users = await readUsers(
      encode('Staff 2026\n\n;;;\nlogin;full name;e-mail;kennwort;Rôle\n\nanna;Anna A;a@example.com; spaced ;manager\n'),
    )
    expect(users).toEqual([
      {
        number: 6,
        fields: { username: 'anna', fullName: 'Anna A', email: 'a@example.com', accessLevel: '2', cardSlug: '', password: ' spaced ' },
      },
    ])
  })

  it.each([
    ['', 'the file is empty'],
    ['\r\n \r\n', 'the file is empty'],
    ['a,b\n"never closed,\n', 'Quoted field unterminated (row 2)'],
    ['\0P\0N\0G\0', 'the file is not a text file. Save it as “CSV UTF-8”'],
    ['<html><table><tr><td>username</td></tr></table></html>', 'the file is not a text file. Save it as “CSV UTF-8”'],
    ['%PDF-1.7 a,b\nc,d', 'the file is not a text file. Save it as “CSV UTF-8”'],
    [`${'x,'.repeat(5000)}x`, 'the file has more than 50 columns'],
    ['row\n'.repeat(USER_UPLOAD_ROWS_MAX + 21), 'the file has more than 2,000 rows. Split it into smaller files'],
    ['x'.repeat(USER_UPLOAD_FILE_BYTES_MAX + 1), 'the file is larger than 5 MB'],
  ])('are refused with a reason: %#', async (content, reason) => expect(await readReason(encode(content))).toBe(reason))

  it('that are pictures are refused, because no text has so many control characters', async () => {
    const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index === 0 ? 0x89 : (index * 167) % 256))
    expect(await readReason(picture)).toBe('the file is not a text file. Save it as “CSV UTF-8”')
  })
})

describe('columns', () => {
  const layoutOf = (...rows: string[][]) => detectSheetLayout(rows.map((cells, index) => ({ number: index + 1, cells })))
  it.each([
    [['USER_NAME', 'Full  Name', 'E-Mail', 'Level', 'URL', 'Password']],
    [['Benutzername', 'Vollständiger Name', 'E-Mail-Adresse', 'Stufe', 'Slug', 'Kennwort']],
    [['Identifiant', 'Nom complet', 'Courriel', 'Niveau', 'card slug', 'Mot de passe']],
    [['User', 'Name', 'mail', 'role', 'url', 'pwd']],
    [['Usuario', 'Nombre completo', 'Correo electrónico', 'Nivel', 'card url', 'Contraseña']],
    [['Nome utente', 'Nome completo', 'Indirizzo e-mail', 'Livello', 'cardSlug', 'password']],
  ])('are matched by name: %j', (header) => {
    const layout = layoutOf(['A title'], header, ['x'])
    expect(layout).toEqual({ headerIndex: 1, mapping: { username: 0, fullName: 1, email: 2, accessLevel: 3, cardSlug: 4, password: 5 } })
  })

  it.each([
    [
      ['Username', 'First name', 'Last Name', 'Email', 'Password'],
      [1, 2],
    ],
    [
      ['Name', 'Vorname', 'Benutzer', 'E-Mail', 'Passwort'],
      [1, 0],
    ],
    [
      ['Identifiant', 'Nom', 'Prénom', 'Courriel', 'Mot de passe'],
      [2, 1],
    ],
    [
      ['Usuario', 'Nombre', 'Apellidos', 'Correo', 'Contraseña'],
      [1, 2],
    ],
    [
      ['Nome utente', 'Cognome', 'Nome', 'Email', 'Password'],
      [2, 1],
    ],
    [['Username', 'First name', 'Last name', 'Display name', 'Password'], 3],
    [['Username', 'First name', 'Email', 'Password'], null],
  ])('with first and last names are joined when no column has full names: %j', (header, fullName) => {
    expect(layoutOf(header, ['x']).mapping.fullName).toEqual(fullName)
  })

  it('with first and last names are one choice for the full name', () => {
    const rows = [
      ['Username', 'Last name', 'First name', 'Email'],
      ['anna', ' Example ', 'Anna ', 'a@example.com'],
      ['bob', 'Only', '', 'b@example.com'],
    ].map((cells, index) => ({ number: index + 1, cells }))
    const layout = detectSheetLayout(rows)
    expect(buildUploadRows(rows, layout).map(({ fields }) => fields.fullName)).toEqual(['Anna Example', 'Only'])
    expect(listColumns(rows, 0, 'fullName')[0]).toEqual({ column: [2, 1], label: 'First name + Last name', sample: 'Anna Example' })
    expect([listColumns(rows, 0, 'email').length, listColumns(rows, null, 'fullName').length]).toEqual([4, 4])
  })

  it('are offered by letter with a sample when there are no names', () => {
    const rows = [{ number: 1, cells: ['anna', 'Anna A', '', 'secret1'] }]
    const layout = detectSheetLayout(rows)
    expect([layout.headerIndex, listUnmatchedFields(layout.mapping)]).toEqual([null, ['username', 'fullName', 'email']])
    expect(listColumns(rows, null, 'fullName')).toMatchObject([
      { label: 'Column A', sample: 'anna' },
      {},
      { label: 'Column C', sample: '' },
      {},
    ])
    const mapping = { ...layout.mapping, username: 0, password: 3 }
    expect(buildUploadRows(rows, { headerIndex: null, mapping })[0]!.fields).toMatchObject({
      username: 'anna',
      password: 'secret1',
      email: '',
    })
  })

  it('survive names of built-in properties', () => {
    const names = ['__proto__', 'constructor', 'toString', 'username', 'email']
    expect(layoutOf(names)).toMatchObject({ headerIndex: 0, mapping: { username: 3, email: 4, fullName: null } })
  })
})

describe('spreadsheets', () => {
  it('take the first sheet with data, and displayed dates, whole numbers and values of formulas', async () => {
    const workbook = spreadsheets.utils.book_new()
    spreadsheets.utils.book_append_sheet(workbook, spreadsheets.utils.aoa_to_sheet([]), 'Cover')
    const sheet = spreadsheets.utils.aoa_to_sheet([['username', 123_456_789_012_345, 0.5]])
    sheet['D1'] = { t: 'n', v: 46_027, z: 'yyyy-mm-dd' }
    sheet['E1'] = { t: 's', v: 'made', f: 'CONCAT("ma","de")' }
    sheet['!ref'] = 'A1:E1'
    spreadsheets.utils.book_append_sheet(workbook, sheet, 'People')
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const read = await readSheets(new Uint8Array(spreadsheets.write(workbook, { type: 'array', bookType }) as ArrayBuffer))
      expect(read).toEqual([{ name: 'People', rows: [{ number: 1, cells: ['username', '123456789012345', '0.5', '2026-01-05', 'made'] }] }])
    }
  })

  it('may claim any range, and a cell at the far end is refused', async () => {
    const rewrite = async (change: (xml: string) => string) => {
      const parts = await unzipWorkbook(formatWorkbook({ A: [['username', 'email']] }, 'xlsx'))
      const name = 'xl/worksheets/sheet1.xml'
      const xml = new TextDecoder().decode(parts.get(name))
      expect(change(xml)).not.toBe(xml)
      parts.set(name, encode(change(xml)))
      return zipOf([...parts].map(([part, content]) => ({ name: part, content: Buffer.from(content) })))
    }
    const wide = await rewrite((xml) => xml.replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"'))
    expect(await readCells(wide)).toEqual([['username', 'email']])
    const far = await rewrite((xml) =>
      xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576" t="str"><v>far</v></c></row></sheetData>'),
    )
    expect(await readReason(far)).toBe('the file has more than 50 columns')
  })

  it.each([
    ['damaged', formatWorkbook({ A: [['username']] }, 'xlsx').subarray(0, 3000), 'the workbook is damaged'],
    ['another archive', zipOf([{ name: 'readme.txt', content: Buffer.from('hello') }]), 'the workbook is damaged'],
    ['a damaged .xls', formatWorkbook({ A: [['username']] }, 'biff8').subarray(0, 600), 'the workbook is damaged'],
    ['too wide', formatWorkbook({ A: [Array.from({ length: 51 }, () => 'x')] }, 'xlsx'), 'the file has more than 50 columns'],
    ['empty', formatWorkbook({ A: [] }, 'xlsx'), 'the file is empty'],
  ])('are refused with a reason: %s', async (_, bytes, reason) => expect(await readReason(new Uint8Array(bytes))).toBe(reason))

  it('are refused when they are a decompression bomb, whatever size they declare', async () => {
    const bomb = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(60_000_000) }
    const tooLarge = 'the workbook is too large when it is decompressed'
    expect(await readReason(zipOf([bomb]))).toBe(tooLarge)
    expect(await readReason(zipOf([{ ...bomb, declared: 1000 }]))).toBe(tooLarge)
    expect(await readReason(zipOf([{ ...bomb, declared: 0 }]))).toBe(tooLarge)
  })

  it('may contain a large picture, which is not read', async () => {
    const parts = await unzipWorkbook(formatWorkbook({ A: [['username', 'email']] }, 'xlsx'))
    const entries = [...parts].map(([name, content]) => ({ name, content: Buffer.from(content) }))
    const picture = { name: 'xl/media/image1.png', content: Buffer.alloc(60_000_000) }
    expect(await readCells(zipOf([...entries, picture]))).toEqual([['username', 'email']])
  })
})

interface ZipEntry {
  name: string
  content: Buffer
  /** The size that the archive claims; by default the true size. */
  declared?: number
}

/** Writes a ZIP archive with compressed entries. */
function zipOf(entries: ZipEntry[]): Uint8Array<ArrayBuffer> {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, content, declared = content.length } of entries) {
    const packed = deflateRawSync(content)
    const header = (directoryEntry: boolean) => {
      const record = Buffer.alloc(directoryEntry ? 46 : 30)
      const shift = directoryEntry ? 2 : 0
      record.writeUInt32LE(directoryEntry ? 0x02014b50 : 0x04034b50, 0)
      record.writeUInt16LE(8, 8 + shift)
      record.writeUInt32LE(packed.length, 18 + shift)
      record.writeUInt32LE(declared, 22 + shift)
      record.writeUInt16LE(name.length, 26 + shift)
      if (directoryEntry) record.writeUInt32LE(offset, 42)
      return Buffer.concat([record, Buffer.from(name)])
    }
    directory.push(header(true))
    files.push(header(false), packed)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}

describe('hostile cells', () => {
  it('become text, or a message', async () => {
    const users = await readUsers(
      encode(
        [
          'username,fullName,email,password,cardSlug',
          '<b>bold</b>,<script>alert(1)</script>,a@example.com,secret1,',
          '=1+1+1,"=HYPERLINK(""http://x"")",b@example.com,+secret,',
          `nul,Null Person,c@example.com,sec\0ret,`,
          `${'n'.repeat(1_000_000)},Long Person,d@example.com,secret1,`,
        ].join('\n'),
      ),
    )
    expect(users[1]!.fields).toMatchObject({ username: '=1+1+1', fullName: '=HYPERLINK("http://x")', password: '+secret' })
    expect(listErrors(users)).toEqual(
      new Map([
        [2, USERNAME_FORMAT_MESSAGE],
        [3, USERNAME_FORMAT_MESSAGE],
        [4, 'Password contains characters that cannot be saved'],
        [5, 'Username must be less than 20 characters'],
      ]),
    )
    const [row] = users
    const broken = [{ ...row!, fields: { ...row!.fields, username: 'anna', password: 'secret\uD800' } }]
    expect(listErrors(broken)).toEqual(new Map([[2, 'Password contains characters that cannot be saved']]))
  })
})

describe('the file of failed rows', () => {
  const passwords = ['=secret', "'=secret", "''+secret", "'plain", '@home"', ' -spaced ', '\tsecret', '＝secret', "don't", 'pass;word,1']
  const failed = passwords.map((password, index) => ({
    number: index + 2,
    fields: {
      username: `=user${index}`,
      fullName: '-Anna, "A"\nB',
      email: `+a${index}@example.com`,
      accessLevel: '3',
      cardSlug: '',
      password,
    },
    error: '=Username already exists',
  }))
  it('reads back unchanged, and its cells are no formulas', async () => {
    const csv = await formatFailedRows(failed)
    expect(csv).not.toMatch(/(^|,)"?[=+@＝-]/m)
    expect(await readUsers(encode(csv))).toEqual(
      failed.map(({ number, fields }) => ({ number, fields: { ...fields, fullName: '-Anna, "A"\nB' } })),
    )
  })
  it('is the only one whose apostrophes are removed', async () => {
    const users = await readUsers(encode("username,fullName,email,accessLevel,cardSlug,password\nanna,Anna A,a@example.com,,,'=secret\n"))
    expect(users[0]!.fields.password).toBe("'=secret")
  })
})

it('the template has the columns of the specification, two rows and a byte order mark, and creates nobody', async () => {
  const csv = await formatTemplate()
  expect(csv.startsWith('\uFEFFusername,fullName,email,accessLevel,cardSlug,password\r\n')).toBe(true)
  const users = await readUsers(encode(csv))
  expect([...listErrors(users).values()]).toEqual(Array.from({ length: 2 }, () => 'This is an example row of the template'))
})

describe('the web worker', () => {
  const post = (worker: FileReaderWorker, data: FileReaderMessage) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }))
  const crash = (worker: FileReaderWorker) => worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)
  const createWorker = (answer: (worker: FileReaderWorker) => void) => {
    const terminate = vi.fn<() => void>()
    const worker: FileReaderWorker = { onmessage: null, onerror: null, terminate, postMessage: () => answer(worker) }
    return { terminate, create: () => worker }
  }
  it('is stopped when it takes too long', async () => {
    const { terminate, create } = createWorker((worker) => post(worker, 'ready'))
    const result = await readFileInWorker(new File(['x'], 'users.XLSX'), create, { loadingMs: 60_000, readingMs: 5 })
    expect([result.error, terminate.mock.calls.length]).toEqual(['Failed to read the spreadsheet: reading the file takes too long', 1])
  })
  it('may crash', async () => {
    const { create } = createWorker((worker) => {
      post(worker, 'ready')
      crash(worker)
    })
    expect((await readFileInWorker(new File(['x'], 'users.csv'), create)).error).toBe('Failed to parse CSV: the file cannot be read')
  })
  it.each([
    ['whose script is missing', crash],
    ['whose library is missing', (worker: FileReaderWorker) => post(worker, 'not-loaded')],
    ['that never answers', () => undefined],
  ])('%s is no fault of the file', async (_, answer) => {
    const { terminate, create } = createWorker(answer)
    const result = await readFileInWorker(new File(['x'], 'users.csv'), create, { loadingMs: 5, readingMs: 60_000 })
    expect([result.error, terminate.mock.calls.length]).toEqual([expect.stringMatching(/^The program .* could not be loaded/), 1])
  })
  it('loads the library before the time for reading begins', async () => {
    const order: string[] = []
    vi.doMock('./read-spreadsheet.ts', () => {
      order.push('loaded')
      return { readSpreadsheet: () => [] }
    })
    await readUserFile(formatWorkbook({ A: [['x']] }, 'xlsx'), () => order.push('ready'))
    expect(order).toEqual(['loaded', 'ready'])
  })
  it('gets no file of another kind or beyond the maximum size', async () => {
    const { create } = createWorker(() => expect.unreachable())
    expect((await readFileInWorker(new File(['x'], 'users.pdf'), create)).error).toBe('Please choose a .csv, .xlsx or .xls file')
    const large = new File([new Uint8Array(USER_UPLOAD_FILE_BYTES_MAX + 1)], 'users.csv')
    expect((await readFileInWorker(large, create)).error).toBe('Failed to parse CSV: the file is larger than 5 MB')
  })
})
