/** What a picture's first bytes say of it. Sizes are those stored, before the orientation is applied. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  width: number
  height: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Reads type, size and orientation without decoding anything, so that a small file which claims a huge picture never
 * reaches the decoder. Returns null when it is no such picture, `'damaged'` when it begins like one and is cut or
 * contradicts itself, `'heic'` for the formats of phones that nothing here decodes.
 */
export function readHeader(bytes: Uint8Array): ImageHeader | 'damaged' | 'heic' | null {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes) ?? 'damaged'
    if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes) ?? 'damaged'
    if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return readGif(bytes) ?? 'damaged'
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebp(bytes) ?? 'damaged'
    if (ascii(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1|avi[fs])$/.test(ascii(bytes, 8, 4))) return 'heic'
    return null
  } catch (error) {
    // A DataView throws this at the first read past the end.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

/** ITU-T T.81, annex B: every segment up to the end marker, without which the file was cut. */
function readJpeg(bytes: Uint8Array): ImageHeader | null {
  const data = view(bytes)
  let size: { width: number; height: number } | null = null
  let orientation = 1
  let at = 2
  while (true) {
    if (data.getUint8(at) !== 0xff) return null
    while (data.getUint8(at) === 0xff) at++
    const marker = data.getUint8(at++)
    if (marker === 0xd9) return size?.width && size.height ? { format: 'jpeg', ...size, orientation } : null
    if (marker === 0xd8 || marker === 0x00) return null
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue
    const length = data.getUint16(at)
    if (length < 2 || at + length > bytes.length) return null
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      // A second frame header would let the decoder see another size than the one judged here.
      if (size) return null
      size = { height: data.getUint16(at + 3), width: data.getUint16(at + 5) }
    }
    if (marker === 0xe1 && ascii(bytes, at + 2, 6) === 'Exif\0\0')
      orientation = readOrientation(bytes.subarray(at + 8, at + length)) ?? orientation
    at += length
    if (marker === 0xda) at = endOfScan(bytes, at)
  }
}

/** The next marker behind a scan, in which 0xff is always followed by 0x00 or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    const next = bytes[i + 1]
    if (next !== undefined && next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return i
  }
  return bytes.length
}

/** PNG, third edition, section 5: every chunk up to IEND. */
function readPng(bytes: Uint8Array): ImageHeader | null {
  const data = view(bytes)
  if (ascii(bytes, 12, 4) !== 'IHDR') return null
  const size = { width: data.getUint32(16), height: data.getUint32(20) }
  let orientation = 1
  for (let at = 8; ;) {
    const length = data.getUint32(at)
    const type = ascii(bytes, at + 4, 4)
    if (at + 12 + length > bytes.length) return null
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(at + 8, at + 8 + length)) ?? orientation
    if (type === 'IHDR' && at !== 8) return null
    if (type === 'IEND') return size.width && size.height ? { format: 'png', ...size, orientation } : null
    at += 12 + length
  }
}

/** GIF89a: the screen, or the first picture where that is larger. */
function readGif(bytes: Uint8Array): ImageHeader | null {
  const data = view(bytes)
  const screen = { width: data.getUint16(6, true), height: data.getUint16(8, true) }
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableSize(data.getUint8(10))
  while (data.getUint8(at) === 0x21) {
    at += 2
    while (data.getUint8(at) !== 0) at += data.getUint8(at) + 1
    at++
  }
  if (data.getUint8(at) !== 0x2c) return null
  const width = Math.max(screen.width, data.getUint16(at + 1, true) + data.getUint16(at + 5, true))
  const height = Math.max(screen.height, data.getUint16(at + 3, true) + data.getUint16(at + 7, true))
  return width && height ? { format: 'gif', width, height, orientation: 1 } : null
}

/** RFC 9649: the canvas of an extended file, or the frame of a simple one, whichever is larger. */
function readWebp(bytes: Uint8Array): ImageHeader | null {
  const data = view(bytes)
  if (data.getUint32(4, true) + 8 > bytes.length) return null
  const end = data.getUint32(4, true) + 8
  const size = { width: 0, height: 0 }
  const grow = (width: number, height: number) =>
    Object.assign(size, { width: Math.max(size.width, width), height: Math.max(size.height, height) })
  let orientation = 1
  for (let at = 12; at + 8 <= end;) {
    const type = ascii(bytes, at, 4)
    const length = data.getUint32(at + 4, true)
    const body = at + 8
    if (body + length > end) return null
    const uint24 = (i: number) => data.getUint16(i, true) + (data.getUint8(i + 2) << 16)
    if (type === 'VP8X') grow(uint24(body + 4) + 1, uint24(body + 7) + 1)
    if (type === 'VP8 ') grow(data.getUint16(body + 6, true) & 0x3fff, data.getUint16(body + 8, true) & 0x3fff)
    if (type === 'VP8L') {
      const bits = data.getUint32(body + 1, true)
      grow((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    if (type === 'EXIF') {
      const prefix = ascii(bytes, body, 6) === 'Exif\0\0' ? 6 : 0
      orientation = readOrientation(bytes.subarray(body + prefix, body + length)) ?? orientation
    }
    at = body + length + (length % 2)
  }
  return size.width && size.height ? { format: 'webp', ...size, orientation } : null
}

/** The orientation tag (0x0112) of the first directory of a TIFF block; null when it has none. */
function readOrientation(tiff: Uint8Array): number | null {
  const order = ascii(tiff, 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return null
  const little = order === 'II'
  const data = view(tiff)
  const directory = data.getUint32(4, little)
  if (directory + 2 > tiff.length) return null
  const entries = data.getUint16(directory, little)
  for (let i = 0, at = directory + 2; i < entries && at + 12 <= tiff.length; i++, at += 12) {
    if (data.getUint16(at, little) !== 0x0112) continue
    const value = data.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}
