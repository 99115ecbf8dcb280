import { concatBytes, dataViewOf } from './bytes.ts'
import type { ParsedPicture } from './parsed-picture.ts'

const GIF_EXTENSION_INTRODUCER = 0x21
const GIF_GRAPHIC_CONTROL_LABEL = 0xf9
const GIF_IMAGE_SEPARATOR = 0x2c
const GIF_TRAILER = 0x3b

const gifColourTableSizeOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function skipGifSubBlocks(data: DataView, at: number): number {
  while (data.getUint8(at) !== 0) at += data.getUint8(at) + 1
  return at + 1
}

/** Parses a GIF file and keeps only its first frame. The size is the larger of screen size and frame size. */
export function parseGif(bytes: Uint8Array): ParsedPicture | null {
  const data = dataViewOf(bytes)
  const screen = { width: data.getUint16(6, true), height: data.getUint16(8, true) }
  let at = 13 + gifColourTableSizeOf(data.getUint8(10))
  const parts = [bytes.subarray(0, at)]
  let control: Uint8Array | null = null
  while (data.getUint8(at) === GIF_EXTENSION_INTRODUCER) {
    const end = skipGifSubBlocks(data, at + 2)
    if (data.getUint8(at + 1) === GIF_GRAPHIC_CONTROL_LABEL) {
      if (data.getUint8(at + 2) !== 4 || end !== at + 8) return null
      control = bytes.subarray(at, end)
    }
    at = end
  }
  if (data.getUint8(at) !== GIF_IMAGE_SEPARATOR) return null
  const width = Math.max(screen.width, data.getUint16(at + 1, true) + data.getUint16(at + 5, true))
  const height = Math.max(screen.height, data.getUint16(at + 3, true) + data.getUint16(at + 7, true))
  const imageData = at + 10 + gifColourTableSizeOf(data.getUint8(at + 9))
  if (!width || !height || data.getUint8(imageData) > 8) return null
  if (control) parts.push(control)
  parts.push(bytes.subarray(at, skipGifSubBlocks(data, imageData + 1)), concatBytes([GIF_TRAILER]))
  return { header: { format: 'gif', width, height, orientation: 1 }, parts }
}
