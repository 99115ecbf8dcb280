import { bytesOf, viewOf } from './bytes.ts'
import type { ParsedPicture } from './parsed-picture.ts'

const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const IMAGE = 0x2c
const TRAILER = 0x3b

const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Offset after the sub-blocks that start at `at`. */
function skipSubBlocks(data: DataView, at: number): number {
  while (data.getUint8(at) !== 0) at += data.getUint8(at) + 1
  return at + 1
}

/**
 * Reads a GIF (GIF89a). Its size is that of the logical screen, or of the first frame where that is larger. Keeps the screen
 * descriptor, the first frame with its colour tables, and the graphic control extension with its transparent colour.
 */
export function readGif(bytes: Uint8Array): ParsedPicture | null {
  const data = viewOf(bytes)
  const screen = { width: data.getUint16(6, true), height: data.getUint16(8, true) }
  let at = 13 + tableSize(data.getUint8(10))
  const parts = [bytes.subarray(0, at)]
  let control: Uint8Array | null = null
  while (data.getUint8(at) === EXTENSION) {
    const end = skipSubBlocks(data, at + 2)
    if (data.getUint8(at + 1) === GRAPHIC_CONTROL) {
      if (data.getUint8(at + 2) !== 4 || end !== at + 8) return null
      control = bytes.subarray(at, end)
    }
    at = end
  }
  if (data.getUint8(at) !== IMAGE) return null
  const width = Math.max(screen.width, data.getUint16(at + 1, true) + data.getUint16(at + 5, true))
  const height = Math.max(screen.height, data.getUint16(at + 3, true) + data.getUint16(at + 7, true))
  const imageData = at + 10 + tableSize(data.getUint8(at + 9))
  if (!width || !height || data.getUint8(imageData) > 8) return null
  if (control) parts.push(control)
  parts.push(bytes.subarray(at, skipSubBlocks(data, imageData + 1)), bytesOf([TRAILER]))
  return { header: { format: 'gif', width, height, orientation: 1 }, parts }
}
