import { expect, it } from 'vitest'
import { concat, exifBlock, jpegOf, plainPng, quarters, withExif } from '../test/media/fixtures.ts'
import { readPicture } from './read-picture.ts'

/** What is said of a picture, without the parts of its file. */
function readHeader(bytes: Uint8Array) {
  const picture = readPicture(bytes)
  return picture !== null && typeof picture === 'object' ? picture.header : picture
}

it('reads type, size and orientation of a JPEG with an Exif segment', async () => {
  const jpeg = await jpegOf(quarters(60, 40))
  expect(readHeader(jpeg)).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 1 })
  expect(readHeader(withExif(jpeg, 6))).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 6 })
  expect(readHeader(withExif(jpeg, 77))).toMatchObject({ orientation: 1 })
})

it('reads a PNG, and finds its size whatever it claims', () => {
  expect(readHeader(plainPng(5000, 5000))).toEqual({ format: 'png', width: 5000, height: 5000, orientation: 1 })
})

it('reads the larger of a GIF’s screen and first picture', () => {
  const gif = concat(
    'GIF89a',
    [2, 0, 2, 0, 0, 0, 0],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    [0x2c, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 1, 0, 0, 0x3b],
  )
  expect(readHeader(gif)).toEqual({ format: 'gif', width: 300, height: 200, orientation: 1 })
})

it('reads a WebP’s canvas, frame and Exif', () => {
  const exif = exifBlock(8)
  const body = concat(
    'VP8X',
    [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0],
    'VP8L',
    [5, 0, 0, 0, 0x2f, 0xff, 0xc0, 0x31, 0, 0],
    'EXIF',
    [exif.length, 0, 0, 0],
    exif,
  )
  const size = body.length + 4
  const webp = concat('RIFF', [size & 255, size >> 8, 0, 0], 'WEBP', body)
  expect(readHeader(webp)).toEqual({ format: 'webp', width: 256, height: 200, orientation: 8 })
  expect(readHeader(webp.subarray(0, -4))).toBe('damaged')
})

it('calls a file damaged wherever it is cut', async () => {
  for (const file of [withExif(await jpegOf(quarters(60, 40)), 6), plainPng(60, 40)])
    for (let cut = 8; cut < file.length; cut++) expect(readHeader(file.subarray(0, cut)), `cut at ${cut}`).toBe('damaged')
})

it('refuses a JPEG with two frame headers, in front of a scan or behind it', async () => {
  const jpeg = await jpegOf(quarters(60, 40))
  const huge = [0xff, 0xc0, 0, 11, 8, 0x40, 0, 0x40, 0, 1, 1, 0x11, 0]
  expect(readHeader(concat(jpeg.subarray(0, 2), huge, jpeg.subarray(2)))).toBe('damaged')
  expect(readHeader(concat(jpeg.subarray(0, -2), huge, jpeg.subarray(-2)))).toBe('damaged')
})

it('knows what it is not', () => {
  expect(readHeader(concat('<!doctype html><script>alert(1)</script>'))).toBeNull()
  expect(readHeader(concat('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(readHeader(new Uint8Array())).toBeNull()
})
