import { crc32, deflateSync } from 'node:zlib'
import { concatBytes as concat } from '../../media/bytes.ts'
import { type RgbaPixels, withPhotonDecoder } from '../../media/photon.ts'

export { concatBytes as concat } from '../../media/bytes.ts'

/** Generators of small test pictures. */

/** Draws a test picture of four quarters: red and green above, blue and white below. `alpha` is the opacity of the white one. */
export function drawFourQuarters(width: number, height: number, alpha = 255): RgbaPixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = x >= width / 2
      const low = y >= height / 2
      data.set(low ? (right ? [255, 255, 255, alpha] : [0, 0, 255, 255]) : right ? [0, 255, 0, 255] : [255, 0, 0, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

const copyPixels = (pixels: RgbaPixels): RgbaPixels => ({ ...pixels, data: pixels.data.slice() })

export const encodeJpeg = (pixels: RgbaPixels) => withPhotonDecoder((photon) => photon.fromPixels(pixels).jpeg(0.9))
export const encodePng = (pixels: RgbaPixels) => withPhotonDecoder((photon) => photon.fromPixels(pixels).png())
export const decodePicture = (bytes: Uint8Array) => withPhotonDecoder((photon) => photon.decode([bytes]).read(copyPixels))

export const toUint16BE = (n: number) => [n >> 8, n & 255]
export const toUint32BE = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]

/** Creates a big-endian TIFF block with Exif data: the orientation, and a GPS directory with a latitude. */
export function createExifBlock(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...toUint16BE(tag),
    ...toUint16BE(type),
    ...toUint32BE(count),
    ...value,
  ]
  const gps = 8 + 2 + 2 * 12 + 4
  return concat(
    'MM\0*',
    toUint32BE(8),
    toUint16BE(2),
    entry(0x0112, 3, 1, [...toUint16BE(orientation), 0, 0]),
    entry(0x8825, 4, 1, toUint32BE(gps)),
    toUint32BE(0),
    toUint16BE(2),
    entry(1, 2, 2, [...Buffer.from('N\0'), 0, 0]),
    entry(2, 5, 3, toUint32BE(gps + 2 + 2 * 12 + 4)),
    toUint32BE(0),
    [48, 1, 8, 1, 31, 1].flatMap((n) => toUint32BE(n)),
  )
}

/** Inserts a segment with Exif data after a JPEG's start marker. */
export function addExifSegment(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const block = concat('Exif\0\0', createExifBlock(orientation))
  return concat(jpeg.subarray(0, 2), [0xff, 0xe1], toUint16BE(block.length + 2), block, jpeg.subarray(2))
}

export function pngChunkOf(type: string, body: Uint8Array): Uint8Array {
  const content = concat(type, body)
  return concat(toUint32BE(body.length), content, toUint32BE(crc32(content)))
}

/** Creates a valid PNG of one colour. The file has only a few KB at any picture size. */
export function createPlainPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = concat(toUint32BE(width), toUint32BE(height), [1, 0, 0, 0, 0])
  const pixelData = deflateSync(new Uint8Array((Math.ceil(width / 8) + 1) * height))
  return concat('\x89PNG\r\n\x1a\n', pngChunkOf('IHDR', header), pngChunkOf('IDAT', pixelData), pngChunkOf('IEND', new Uint8Array()))
}
