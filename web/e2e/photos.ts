import type { Page } from '@playwright/test'

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

/** Drawn JPEGs in base64, keyed by size. They are reused, because drawing a large JPEG takes seconds. */
const drawnPhotosBySize = new Map<string, string>()

function drawTestPhoto(page: Page, width: number, height: number): Promise<string> {
  return page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w!, h!)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const grain = context.createImageData(256, 256)
      for (let i = 0; i < grain.data.length; i++) grain.data[i] = i % 4 === 3 ? 60 : (i * 7919 * (i % 13)) % 256
      const tile = new OffscreenCanvas(256, 256)
      tile.getContext('2d', { willReadFrequently: true })!.putImageData(grain, 0, 0)
      for (const [color, x, y] of [
        ['#f00', 0, 0],
        ['#0f0', 1, 0],
        ['#00f', 0, 1],
        ['#fff', 1, 1],
      ] as const) {
        context.fillStyle = color
        context.fillRect((x * w!) / 2, (y * h!) / 2, w! / 2, h! / 2)
      }
      context.fillStyle = context.createPattern(tile, 'repeat')!
      context.fillRect(0, 0, w!, h!)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer())
      let text = ''
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
      return btoa(text)
    },
    [width, height],
  )
}

/**
 * Returns a JPEG like a phone's: noisy, with a GPS position, `width` by `height` before the Exif `orientation` rotates it. Its
 * upper quarters are red and green, its lower quarters blue and white.
 */
export async function createPhonePhoto(page: Page, width: number, height: number, orientation: number): Promise<Buffer> {
  const size = `${width}x${height}`
  drawnPhotosBySize.set(size, drawnPhotosBySize.get(size) ?? (await drawTestPhoto(page, width, height)))
  const jpeg = Buffer.from(drawnPhotosBySize.get(size)!, 'base64')
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
