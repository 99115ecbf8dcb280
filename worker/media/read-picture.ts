import { decodeLatin1 } from './bytes.ts'
import type { ParsedPicture } from './parsed-picture.ts'
import { parseGif } from './gif.ts'
import { parseJpeg } from './jpeg.ts'
import { parsePng } from './png.ts'
import { parseWebp } from './webp.ts'

/** An SVG may begin with a comment or a document type. */
const SVG_START_BYTES = 4096

/**
 * Parses a picture file's format, size, orientation and structure without decoding it, so that files crafted to overload a
 * decoder never reach it. Returns null when it is no picture, `'damaged'` when it is truncated or malformed, and the name of a
 * format that this server does not decode: `'heic'` (also for AVIF) or `'svg'`.
 */
export function parsePictureFile(bytes: Uint8Array): ParsedPicture | 'damaged' | 'heic' | 'svg' | null {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return parseJpeg(bytes) ?? 'damaged'
    if (decodeLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return parsePng(bytes) ?? 'damaged'
    if (/^GIF8[79]a$/.test(decodeLatin1(bytes, 0, 6))) return parseGif(bytes) ?? 'damaged'
    if (decodeLatin1(bytes, 0, 4) === 'RIFF' && decodeLatin1(bytes, 8, 4) === 'WEBP') return parseWebp(bytes) ?? 'damaged'
    if (decodeLatin1(bytes, 4, 4) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1|avi[fs])$/.test(decodeLatin1(bytes, 8, 4))) return 'heic'
    return /^\s*(?:<[^]*)?<(?:[\w-]+:)?svg\b/.test(new TextDecoder().decode(bytes.subarray(0, SVG_START_BYTES))) ? 'svg' : null
  } catch (error) {
    // A DataView throws a RangeError past the end of a truncated file.
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}
