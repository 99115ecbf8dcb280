import { WEBP_BYTES_MAX, WEBP_PIXELS_MAX } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { latin1, bytesOf, viewOf } from './bytes.ts'
import { readOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

interface Chunk {
  type: string
  body: Uint8Array
}

/** The chunks of a RIFF file, or of a frame inside it; null when one extends past the end. */
function readChunks(bytes: Uint8Array): Chunk[] | null {
  const data = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = data.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end > bytes.length) return null
    // A picture needs only a few chunks, so any beyond 64 are ignored.
    if (chunks.length < 64) chunks.push({ type: latin1(bytes, at, 4), body: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

const uint32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
const uint24 = (value: number) => uint32(value).slice(0, 3)
const chunkOf = (type: string, body: Uint8Array) => [bytesOf(type, uint32(body.length)), body, new Uint8Array(body.length % 2)]

/** The size in a frame's header; null when the header is invalid (RFC 6386, section 9.1; RFC 9649, section 3.4). */
function sizeOf({ type, body }: Chunk): { width: number; height: number } | null {
  const data = viewOf(body)
  if (type === 'VP8 ') {
    const shown = (data.getUint8(0) & 0x11) === 0x10
    if (!shown || latin1(body, 3, 3) !== '\x9d\x01\x2a') return null
    return { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff }
  }
  const bits = data.getUint32(1, true)
  return data.getUint8(0) === 0x2f && bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
}

/** Reads a WebP (RFC 9649). Keeps the data of its only frame, or of an animation's first, and the alpha channel of a lossy one. */
export function readWebp(bytes: Uint8Array): ParsedPicture | null {
  const end = viewOf(bytes).getUint32(4, true) + 8
  const chunks = end <= bytes.length && readChunks(bytes.subarray(12, end))
  if (!chunks) return null
  const animated = chunks.find(({ type }) => type === 'ANMF')
  const inside = animated ? readChunks(animated.body.subarray(16)) : chunks
  const frame = inside?.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const size = frame && sizeOf(frame)
  if (!frame || !size?.width || !size.height) return null
  const { width, height } = size
  const alpha = frame.type === 'VP8 ' && inside!.find(({ type }) => type === 'ALPH')
  const extended = alpha && bytesOf([0x10, 0, 0, 0], uint24(width - 1), uint24(height - 1))
  const body = [
    ...(alpha ? [...chunkOf('VP8X', extended as Uint8Array), ...chunkOf('ALPH', alpha.body)] : []),
    ...chunkOf(frame.type, frame.body),
  ]
  const length = body.reduce((sum, part) => sum + part.length, 4)

  const exif = chunks.find(({ type }) => type === 'EXIF')?.body
  const orientation = exif && readOrientation(latin1(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)
  const tooCostly = width * height > WEBP_PIXELS_MAX || (frame.type === 'VP8 ' && length > WEBP_BYTES_MAX)
  return {
    header: { format: 'webp', width, height, orientation: orientation ?? 1 },
    parts: [bytesOf('RIFF', uint32(length), 'WEBP'), ...body],
    ...(tooCostly && { tooCostly: IMAGE_MESSAGES.webpTooLarge }),
  }
}
