import { crc32, deflateSync } from 'node:zlib'
import { bytesOf as concat } from '../../media/bytes.ts'
import { type Pixels, withPhoton } from '../../media/photon.ts'

export { bytesOf as concat } from '../../media/bytes.ts'

/** Generators of test pictures, written byte by byte where it matters. */

/** A picture of four quarters: red and green above, blue and white below. `alpha` applies to the white quarter. */
export function quartered(width: number, height: number, alpha = 255): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = x >= width / 2
      const low = y >= height / 2
      data.set(low ? (right ? [255, 255, 255, alpha] : [0, 0, 255, 255]) : right ? [0, 255, 0, 255] : [255, 0, 0, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

const copied = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.slice() })

export const jpegOf = (pixels: Pixels) => withPhoton((photon) => photon.fromPixels(pixels).jpeg(0.9))
export const pngOf = (pixels: Pixels) => withPhoton((photon) => photon.fromPixels(pixels).png())
export const decodeAll = (bytes: Uint8Array) => withPhoton((photon) => photon.decode([bytes]).read(copied))

export function uint16(n: number) {
  return [n >> 8, n & 255]
}
export function uint32(n: number) {
  return [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** A big-endian TIFF block: the orientation, and a GPS directory with a latitude. */
export function exifBlock(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number[]) => [...uint16(tag), ...uint16(type), ...uint32(count), ...value]
  const gps = 8 + 2 + 2 * 12 + 4
  return concat(
    'MM\0*',
    uint32(8),
    uint16(2),
    entry(0x0112, 3, 1, [...uint16(orientation), 0, 0]),
    entry(0x8825, 4, 1, uint32(gps)),
    uint32(0),
    uint16(2),
    entry(1, 2, 2, [...Buffer.from('N\0'), 0, 0]),
    entry(2, 5, 3, uint32(gps + 2 + 2 * 12 + 4)),
    uint32(0),
    [48, 1, 8, 1, 31, 1].flatMap((n) => uint32(n)),
  )
}

/** Adds an Exif segment after a JPEG's start marker. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const block = concat('Exif\0\0', exifBlock(orientation))
  return concat(jpeg.subarray(0, 2), [0xff, 0xe1], uint16(block.length + 2), block, jpeg.subarray(2))
}

export function chunk(type: string, body: Uint8Array): Uint8Array {
  const content = concat(type, body)
  return concat(uint32(body.length), content, uint32(crc32(content)))
}

/** A valid PNG of one colour, which takes only a few KB at any size. */
export function plainPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = concat(uint32(width), uint32(height), [1, 0, 0, 0, 0])
  const rows = new Uint8Array((Math.ceil(width / 8) + 1) * height)
  return concat('\x89PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array()))
}
