import Papa from 'papaparse'
import { SheetRowCollector, type SheetRow, UnreadableFileError } from './sheet-rows.ts'

const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_LITTLE_ENDIAN_MARK = [0xff, 0xfe]
const UTF16_BIG_ENDIAN_MARK = [0xfe, 0xff]
/** A file with more control characters than this is not read as text. It may be UTF-16 without a byte order mark. */
const CONTROL_SHARE_MAX = 0.05
const CONTROL_CHARACTERS = /[\0-\x08\x0e-\x1f\x7f]/g
const FOREIGN_FORMAT_PATTERN = /^\s*(?:%PDF-|<(?:!doctype|html|\?xml|table|meta|head|body|style|div)\b)/i
const DELIMITERS = [',', ';', '\t']

export const startsWithBytes = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, or else Windows-1252, which Excel uses for "CSV". Throws if the bytes are no text. */
function decodeText(bytes: Uint8Array): string {
  const marked = startsWithBytes(bytes, UTF8_MARK)
    ? 'utf-8'
    : startsWithBytes(bytes, UTF16_LITTLE_ENDIAN_MARK)
      ? 'utf-16le'
      : startsWithBytes(bytes, UTF16_BIG_ENDIAN_MARK)
        ? 'utf-16be'
        : null
  const text = marked ? decodeStrictly(bytes, marked) : (decodeStrictly(bytes, 'utf-8') ?? decodeStrictly(bytes, 'windows-1252'))
  if (text === null) throw new UnreadableFileError('the file contains text that cannot be decoded')
  const sample = text.slice(0, 10_000)
  if (FOREIGN_FORMAT_PATTERN.test(sample) || (sample.match(CONTROL_CHARACTERS)?.length ?? 0) > sample.length * CONTROL_SHARE_MAX)
    throw new UnreadableFileError('the file is not a text file. Save it as “CSV UTF-8”')
  return text
}

/** Excel may write the delimiter in the first line: `sep=;`. Other programs may quote this line or add delimiters to it. */
const DELIMITER_LINE_PATTERN = /^"?sep=([,;\t|])"?[,;\t| ]*\r?\n/i

export function readCsvRows(bytes: Uint8Array): SheetRow[] {
  const text = decodeText(bytes)
  const named = DELIMITER_LINE_PATTERN.exec(text)
  const collector = new SheetRowCollector()
  let number = named ? 1 : 0
  let fault: unknown = null
  Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: DELIMITERS,
    step: ({ data, errors }, parser) => {
      number++
      try {
        const quoteError = errors.find(({ type }) => type === 'Quotes')
        if (quoteError) throw new UnreadableFileError(`${quoteError.message} (row ${number})`)
        collector.add(number, data)
      } catch (error) {
        fault = error
        parser.abort()
      }
    },
  })
  if (fault) throw fault
  return collector.rows
}
