import { WEBP_BYTES_MAX, WEBP_PIXELS_MAX } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import { decodeLatin1, concatBytes, dataViewOf } from './bytes.ts'
import { readExifOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

interface RiffChunk {
  type: string
  body: Uint8Array
}

function readRiffChunks(bytes: Uint8Array): RiffChunk[] | null {
  const data = dataViewOf(bytes)
  const chunks: RiffChunk[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = data.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end > bytes.length) return null
    if (chunks.length < 64) chunks.push({ type: decodeLatin1(bytes, at, 4), body: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

const toUint32LE = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
const toUint24LE = (value: number) => toUint32LE(value).slice(0, 3)
const riffChunkOf = (type: string, body: Uint8Array) => [concatBytes(type, toUint32LE(body.length)), body, new Uint8Array(body.length % 2)]

/** Returns the picture size from a WebP frame's header; null when it is invalid (RFC 6386, 9.1; RFC 9649, 3.4). */
function readWebpFrameSize({ type, body }: RiffChunk): { width: number; height: number } | null {
  const data = dataViewOf(body)
  if (type === 'VP8 ') {
    const shown = (data.getUint8(0) & 0x11) === 0x10
    if (!shown || decodeLatin1(body, 3, 3) !== '\x9d\x01\x2a') return null
    return { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff }
  }
  const bits = data.getUint32(1, true)
  return data.getUint8(0) === 0x2f && bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
}

/** Parses a WebP file (RFC 9649). Keeps only its first frame, including the alpha channel of a lossy frame. */
export function parseWebp(bytes: Uint8Array): ParsedPicture | null {
  const end = dataViewOf(bytes).getUint32(4, true) + 8
  const chunks = end <= bytes.length && readRiffChunks(bytes.subarray(12, end))
  if (!chunks) return null
  const animated = chunks.find(({ type }) => type === 'ANMF')
  const inside = animated ? readRiffChunks(animated.body.subarray(16)) : chunks
  const frame = inside?.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const size = frame && readWebpFrameSize(frame)
  if (!frame || !size?.width || !size.height) return null
  const { width, height } = size
  const alpha = frame.type === 'VP8 ' && inside!.find(({ type }) => type === 'ALPH')
  const extended = alpha && concatBytes([0x10, 0, 0, 0], toUint24LE(width - 1), toUint24LE(height - 1))
  const body = [
    ...(alpha ? [...riffChunkOf('VP8X', extended as Uint8Array), ...riffChunkOf('ALPH', alpha.body)] : []),
    ...riffChunkOf(frame.type, frame.body),
  ]
  const length = body.reduce((sum, part) => sum + part.length, 4)

  const exif = chunks.find(({ type }) => type === 'EXIF')?.body
  const orientation = exif && readExifOrientation(decodeLatin1(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)
  const tooCostly = width * height > WEBP_PIXELS_MAX || (frame.type === 'VP8 ' && length > WEBP_BYTES_MAX)
  return {
    header: { format: 'webp', width, height, orientation: orientation ?? 1 },
    parts: [concatBytes('RIFF', toUint32LE(length), 'WEBP'), ...body],
    ...(tooCostly && { tooCostly: IMAGE_UPLOAD_ERROR_MESSAGES.webpTooLarge }),
  }
}
