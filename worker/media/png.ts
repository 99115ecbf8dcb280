import { PNG16_PIXELS_MAX, PNG_CHUNKS_MAX } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { viewOf } from './bytes.ts'
import { readOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

/** A chunk type's four letters as a big-endian number. */
const type = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
const IHDR = type('IHDR')
const PLTE = type('PLTE')
const TRNS = type('tRNS')
const IDAT = type('IDAT')
const IEND = type('IEND')
const EXIF = type('eXIf')

/** By colour type: samples per pixel, and the allowed bits per sample (PNG, third edition, table 12). */
const COLOURS: Record<number, { samples: number; bits: number[] }> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
}
/** For each pass of an interlaced picture: the first pixel's x and y, and the distances between pixels (section 8). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Uncompressed size in bytes of all rows, each with its leading filter byte (section 9). */
export function rowBytes(width: number, height: number, bitsPerPixel: number, interlaced: boolean): number {
  const of = (w: number, h: number) => (w > 0 ? h * (1 + Math.ceil((w * bitsPerPixel) / 8)) : 0)
  if (!interlaced) return of(width, height)
  return PASSES.reduce((sum, [x, y, dx, dy]) => sum + of(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))), 0)
}

/**
 * Reads every chunk of a PNG up to IEND (PNG, third edition, section 5). Keeps the header, palette, transparency and image
 * data; drops profiles, text and the further frames of an animation.
 */
export function readPng(bytes: Uint8Array): ParsedPicture | null {
  const data = viewOf(bytes)
  if (data.getUint32(8) !== 13 || data.getUint32(12) !== IHDR) return null
  const [width, height] = [data.getUint32(16), data.getUint32(20)]
  const [bits, colour, compression, filter, interlace] = bytes.subarray(24, 29) as unknown as [number, number, number, number, number]
  const samples = COLOURS[colour]?.bits.includes(bits) ? COLOURS[colour].samples : 0
  if (!width || !height || !samples || compression !== 0 || filter !== 0 || interlace > 1) return null

  const parts = [bytes.subarray(0, 33)]
  const compressed: Uint8Array[] = []
  const seen = new Set<number>()
  let orientation = 1
  let count = 0
  // Offset of the first of the consecutive IDAT chunks; 0 outside them.
  let idatStart = 0
  for (let at = 33; ;) {
    const length = data.getUint32(at)
    const kind = data.getUint32(at + 4)
    const end = at + 12 + length
    if (end > bytes.length) return null
    if (++count > PNG_CHUNKS_MAX)
      return { header: { format: 'png', width, height, orientation }, parts, tooCostly: IMAGE_MESSAGES.tooCostly }
    const body = bytes.subarray(at + 8, end - 4)
    if (idatStart && kind !== IDAT) {
      parts.push(bytes.subarray(idatStart, at))
      idatStart = 0
    }
    if (kind === IEND) {
      if (!seen.has(IDAT)) return null
      parts.push(bytes.subarray(at, end))
      break
    }
    if (kind === IDAT) {
      if (seen.has(IDAT) && !idatStart) return null
      idatStart ||= at
      compressed.push(body)
      seen.add(IDAT)
    } else if (kind === PLTE || kind === TRNS) {
      if (seen.has(kind) || seen.has(IDAT) || length > 768) return null
      seen.add(kind)
      parts.push(bytes.subarray(at, end))
    } else if (kind === EXIF) orientation = readOrientation(body) ?? orientation
    // Unknown chunk whose type starts with a capital letter: it is critical, so the picture cannot be shown without it.
    else if (((kind >>> 24) & 0x20) === 0) return null
    at = end
  }
  return {
    header: { format: 'png', width, height, orientation },
    parts,
    inflates: { chunks: compressed, bytes: rowBytes(width, height, samples * bits, interlace === 1) },
    ...(bits === 16 && width * height > PNG16_PIXELS_MAX && { tooCostly: IMAGE_MESSAGES.tooDeep }),
  }
}
