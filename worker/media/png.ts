import { PNG_16_BIT_PIXELS_MAX, PNG_CHUNKS_MAX } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import { dataViewOf } from './bytes.ts'
import { readExifOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

const pngChunkTypeOf = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
const PNG_HEADER_CHUNK_TYPE = pngChunkTypeOf('IHDR')
const PNG_PALETTE_CHUNK_TYPE = pngChunkTypeOf('PLTE')
const PNG_TRANSPARENCY_CHUNK_TYPE = pngChunkTypeOf('tRNS')
const PNG_DATA_CHUNK_TYPE = pngChunkTypeOf('IDAT')
const PNG_END_CHUNK_TYPE = pngChunkTypeOf('IEND')
const PNG_EXIF_CHUNK_TYPE = pngChunkTypeOf('eXIf')

/** Samples per pixel and allowed bits per sample for each PNG colour type (PNG specification, third edition, table 12). */
const PNG_COLOUR_TYPES: Record<number, { samples: number; bits: number[] }> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
}
/** The seven passes of an interlaced PNG: x and y of the first pixel, then the steps between columns and rows. */
const PNG_INTERLACE_PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Returns the uncompressed size in bytes of all pixel rows, each with one filter byte (PNG specification, section 9). */
export function uncompressedPngSizeOf(width: number, height: number, bitsPerPixel: number, interlaced: boolean): number {
  const of = (w: number, h: number) => (w > 0 ? h * (1 + Math.ceil((w * bitsPerPixel) / 8)) : 0)
  if (!interlaced) return of(width, height)
  return PNG_INTERLACE_PASSES.reduce(
    (sum, [x, y, dx, dy]) => sum + of(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  )
}

/** Parses a PNG file. Drops profiles, texts and animation frames, which the decoder does not need. */
export function parsePng(bytes: Uint8Array): ParsedPicture | null {
  const data = dataViewOf(bytes)
  if (data.getUint32(8) !== 13 || data.getUint32(12) !== PNG_HEADER_CHUNK_TYPE) return null
  const [width, height] = [data.getUint32(16), data.getUint32(20)]
  const [bits, colour, compression, filter, interlace] = bytes.subarray(24, 29) as unknown as [number, number, number, number, number]
  const samples = PNG_COLOUR_TYPES[colour]?.bits.includes(bits) ? PNG_COLOUR_TYPES[colour].samples : 0
  if (!width || !height || !samples || compression !== 0 || filter !== 0 || interlace > 1) return null

  const parts = [bytes.subarray(0, 33)]
  const compressed: Uint8Array[] = []
  const seen = new Set<number>()
  let orientation = 1
  let count = 0
  // Offset of the first data chunk of a sequence; 0 outside a sequence.
  let idatStart = 0
  for (let at = 33; ;) {
    const length = data.getUint32(at)
    const kind = data.getUint32(at + 4)
    const end = at + 12 + length
    if (end > bytes.length) return null
    if (++count > PNG_CHUNKS_MAX)
      return { header: { format: 'png', width, height, orientation }, parts, tooCostly: IMAGE_UPLOAD_ERROR_MESSAGES.tooCostly }
    const body = bytes.subarray(at + 8, end - 4)
    if (idatStart && kind !== PNG_DATA_CHUNK_TYPE) {
      parts.push(bytes.subarray(idatStart, at))
      idatStart = 0
    }
    if (kind === PNG_END_CHUNK_TYPE) {
      if (!seen.has(PNG_DATA_CHUNK_TYPE)) return null
      parts.push(bytes.subarray(at, end))
      break
    }
    if (kind === PNG_DATA_CHUNK_TYPE) {
      if (seen.has(PNG_DATA_CHUNK_TYPE) && !idatStart) return null
      idatStart ||= at
      compressed.push(body)
      seen.add(PNG_DATA_CHUNK_TYPE)
    } else if (kind === PNG_PALETTE_CHUNK_TYPE || kind === PNG_TRANSPARENCY_CHUNK_TYPE) {
      if (seen.has(kind) || seen.has(PNG_DATA_CHUNK_TYPE) || length > 768) return null
      seen.add(kind)
      parts.push(bytes.subarray(at, end))
    } else if (kind === PNG_EXIF_CHUNK_TYPE) orientation = readExifOrientation(body) ?? orientation
    // A capital first letter marks a critical chunk: a decoder that does not know it must refuse the file.
    else if (((kind >>> 24) & 0x20) === 0) return null
    at = end
  }
  return {
    header: { format: 'png', width, height, orientation },
    parts,
    inflates: { chunks: compressed, bytes: uncompressedPngSizeOf(width, height, samples * bits, interlace === 1) },
    ...(bits === 16 && width * height > PNG_16_BIT_PIXELS_MAX && { tooCostly: IMAGE_UPLOAD_ERROR_MESSAGES.tooDeep }),
  }
}
