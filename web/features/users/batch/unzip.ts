import { USER_UPLOAD_WORKBOOK_BYTES_MAX, USER_UPLOAD_WORKBOOK_PARTS_MAX } from '../../../../schema/user-upload.ts'
import { UnreadableFileError } from './sheet-rows.ts'

// Source: APPNOTE.TXT of PKWARE, sections 4.3.7 to 4.3.16.
const END_OF_DIRECTORY_SIGNATURE = 0x06054b50
const END_OF_DIRECTORY_LENGTH = 22
const COMMENT_LENGTH_MAX = 0xffff
const DIRECTORY_ENTRY_SIGNATURE = 0x02014b50
const DIRECTORY_ENTRY_LENGTH = 46
const LOCAL_HEADER_LENGTH = 30
const ENCRYPTED_FLAG = 1
const STORED_METHOD = 0
const DEFLATED_METHOD = 8

const createDamagedError = () => new UnreadableFileError('the workbook is damaged')
const createTooLargeError = () => new UnreadableFileError('the workbook is too large when it is decompressed')

interface ArchiveEntry {
  name: string
  method: number
  packed: Uint8Array
  size: number
}

function findEndOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_OF_DIRECTORY_LENGTH - COMMENT_LENGTH_MAX)
  for (let at = view.byteLength - END_OF_DIRECTORY_LENGTH; at >= first; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY_SIGNATURE) return at
  throw createDamagedError()
}

function listEntries(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > USER_UPLOAD_WORKBOOK_PARTS_MAX) throw new UnreadableFileError('the workbook has too many parts')
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY_SIGNATURE) throw createDamagedError()
    if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw new UnreadableFileError('the file is protected with a password')
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const start = local + LOCAL_HEADER_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const entry = {
      name: new TextDecoder().decode(bytes.subarray(at + DIRECTORY_ENTRY_LENGTH, at + DIRECTORY_ENTRY_LENGTH + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      size: view.getUint32(at + 24, true),
    }
    at += DIRECTORY_ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return entry
  })
}

/** Stops when an entry becomes larger than its declared size, because that size may be false. */
async function inflateEntry({ method, packed, size }: ArchiveEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (method === STORED_METHOD) return new Uint8Array(packed)
  if (method !== DEFLATED_METHOD) throw createDamagedError()
  const content = new Uint8Array(size)
  let length = 0
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (length + chunk.value.length > size) {
      await reader.cancel()
      throw createTooLargeError()
    }
    content.set(chunk.value, length)
    length += chunk.value.length
  }
  return content.subarray(0, length)
}

/** The files of the archive that contain cells and number formats. Pictures and macros are left out. */
const READ_PART_PATTERN = /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/(?:[^/]*\.(?:xml|bin)|_rels\/.*|worksheets\/.*\.(?:xml|bin|rels)))$/i

/**
 * The spreadsheet library has no limits, so this throws if there are too many files or they are too large. Both the declared and the true
 * sizes count.
 */
export async function unzipWorkbook(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    const entries = listEntries(bytes).filter(({ name }) => READ_PART_PATTERN.test(name))
    const total = entries.reduce((sum, { method, packed, size }) => sum + (method === STORED_METHOD ? packed.length : size), 0)
    if (total > USER_UPLOAD_WORKBOOK_BYTES_MAX) throw createTooLargeError()
    const parts = new Map<string, Uint8Array>()
    for (const entry of entries) parts.set(entry.name, await inflateEntry(entry))
    return parts
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : createDamagedError()
  }
}
