import { latin1 } from './bytes.ts'
import type { ParsedPicture } from './parsed-picture.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/**
 * Parses a picture's format, size, orientation and structure without decoding it, so that files crafted to overload a decoder
 * never reach it. Returns null when it is no supported picture, `'damaged'` when it is truncated or malformed, `'heic'` for
 * HEIF and AVIF files, which cannot be decoded here.
 */
export function readPicture(bytes: Uint8Array): ParsedPicture | 'damaged' | 'heic' | null {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes) ?? 'damaged'
    if (latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes) ?? 'damaged'
    if (/^GIF8[79]a$/.test(latin1(bytes, 0, 6))) return readGif(bytes) ?? 'damaged'
    if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 4) === 'WEBP') return readWebp(bytes) ?? 'damaged'
    if (latin1(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1|avi[fs])$/.test(latin1(bytes, 8, 4))) return 'heic'
    return null
  } catch (error) {
    // A DataView throws this at the first read past the end.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}
