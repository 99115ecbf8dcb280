import type { Page } from '@playwright/test'
import sharp from 'sharp'

const toUint16Bytes = (n: number) => [n >> 8, n & 255]
const toUint32Bytes = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]
const buildExifEntry = (tag: number, type: number, count: number, value: number[]) => [
  ...toUint16Bytes(tag),
  ...toUint16Bytes(type),
  ...toUint32Bytes(count),
  ...value,
]

/** Builds the Exif segment of a JPEG, with its orientation and a GPS latitude (EXIF 2.32). */
function buildExifSegment(orientation: number): Buffer {
  const gps = 8 + 2 + 2 * 12 + 4
  const tiff = [
    ...Buffer.from('MM\0*'),
    ...toUint32Bytes(8),
    ...toUint16Bytes(2),
    ...buildExifEntry(0x0112, 3, 1, [...toUint16Bytes(orientation), 0, 0]),
    ...buildExifEntry(0x8825, 4, 1, toUint32Bytes(gps)),
    ...toUint32Bytes(0),
    ...toUint16Bytes(2),
    ...buildExifEntry(1, 2, 2, [...Buffer.from('N\0'), 0, 0]),
    ...buildExifEntry(2, 5, 3, toUint32Bytes(gps + 2 + 2 * 12 + 4)),
    ...toUint32Bytes(0),
    ...[48, 1, 8, 1, 31, 1].flatMap(toUint32Bytes),
  ]
  const body = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff)])
  return Buffer.concat([Buffer.from([0xff, 0xe1, ...toUint16Bytes(body.length + 2)]), body])
}

/** Drawn JPEGs, keyed by size. They are reused, because drawing a large JPEG takes long. */
const drawnPhotosBySize = new Map<string, Promise<Buffer>>()

/** Draws grain to lay over a picture of this size, tile by tile, so that its JPEG becomes as large as a photo's. */
function drawGrain(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(256 * 256 * 4)
  for (let i = 0; i < pixels.length; i++) pixels[i] = i % 4 === 3 ? 60 : (i * 7919 * (i % 13)) % 256
  return sharp(pixels, { raw: { width: 256, height: 256, channels: 4 } })
    .extract({ left: 0, top: 0, width: Math.min(256, width), height: Math.min(256, height) })
    .png()
    .toBuffer()
}

async function drawTestPhoto(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const quarters = (
    [
      ['#f00', 0, 0],
      ['#0f0', 1, 0],
      ['#00f', 0, 1],
      ['#fff', 1, 1],
    ] as const
  ).map(([background, x, y]) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left: x * Math.floor(width / 2),
    top: y * Math.floor(height / 2),
  }))
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([...quarters, { input: await drawGrain(width, height), tile: true, blend: 'over' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/**
 * Returns a JPEG like a phone's: noisy, with a GPS position, `width` by `height` before the Exif `orientation` rotates it. Its
 * upper quarters are red and green, its lower quarters blue and white.
 */
export async function createPhonePhoto(width: number, height: number, orientation: number): Promise<Buffer> {
  const size = `${width}x${height}`
  if (!drawnPhotosBySize.has(size)) drawnPhotosBySize.set(size, drawTestPhoto(width, height))
  const jpeg = await drawnPhotosBySize.get(size)!
  return Buffer.concat([jpeg.subarray(0, 2), buildExifSegment(orientation), jpeg.subarray(2)])
}

/** Returns a picture's size and the basic colour of each quarter: top left, top right, bottom left, bottom right. */
export async function readPhotoQuarterColors(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob(), { imageOrientation: 'none' })
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(bitmap, 0, 0)
    const colorAt = (x: number, y: number) => {
      const [r, g, b] = context.getImageData(Math.round(bitmap.width * x), Math.round(bitmap.height * y), 1, 1).data
      return [r, g, b].map((part) => (part! > 127 ? 1 : 0)).join('')
    }
    const names: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }
    const quarters = [colorAt(0.25, 0.25), colorAt(0.75, 0.25), colorAt(0.25, 0.75), colorAt(0.75, 0.75)].map((bits) => names[bits] ?? bits)
    return { width: bitmap.width, height: bitmap.height, quarters }
  }, url)
}
