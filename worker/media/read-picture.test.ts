import { expect, it } from 'vitest'
import { concat, exifBlock, jpegOf, plainPng, quartered, withExif } from '../test/media/fixtures.ts'
import { readPicture } from './read-picture.ts'

/** The result of readPicture without the parts of the file. */
function readHeader(bytes: Uint8Array) {
  const picture = readPicture(bytes)
  return picture !== null && typeof picture === 'object' ? picture.header : picture
}

it('reads type, size and orientation of a JPEG with an Exif segment', async () => {
  const jpeg = await jpegOf(quartered(60, 40))
  expect(readHeader(jpeg)).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 1 })
  expect(readHeader(withExif(jpeg, 6))).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 6 })
  expect(readHeader(withExif(jpeg, 77))).toMatchObject({ orientation: 1 })
})

it('reads the size of a PNG of 25 megapixels', () => {
  expect(readHeader(plainPng(5000, 5000))).toEqual({ format: 'png', width: 5000, height: 5000, orientation: 1 })
})

it('takes the larger size of a GIF’s screen and first frame', () => {
  const gif = concat(
    'GIF89a',
    [2, 0, 2, 0, 0, 0, 0],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    [0x2c, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 1, 0, 0, 0x3b],
  )
  expect(readHeader(gif)).toEqual({ format: 'gif', width: 300, height: 200, orientation: 1 })
})

it('reads a WebP’s frame size and Exif orientation', () => {
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

it('reports a truncated file as damaged', async () => {
  for (const file of [withExif(await jpegOf(quartered(60, 40)), 6), plainPng(60, 40)])
    for (let end = 8; end < file.length; end++) expect(readHeader(file.subarray(0, end)), `truncated at ${end}`).toBe('damaged')
})

it('reports a JPEG with two frame headers as damaged', async () => {
  const jpeg = await jpegOf(quartered(60, 40))
  const huge = [0xff, 0xc0, 0, 11, 8, 0x40, 0, 0x40, 0, 1, 1, 0x11, 0]
  expect(readHeader(concat(jpeg.subarray(0, 2), huge, jpeg.subarray(2)))).toBe('damaged')
  expect(readHeader(concat(jpeg.subarray(0, -2), huge, jpeg.subarray(-2)))).toBe('damaged')
})

it('rejects files that are not pictures', () => {
  expect(readHeader(concat('<!doctype html><script>alert(1)</script>'))).toBeNull()
  expect(readHeader(concat('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(readHeader(new Uint8Array())).toBeNull()
})
