import { expect, it } from 'vitest'
import { concat, createExifBlock, encodeJpeg, createPlainPng, drawFourQuarters, addExifSegment } from '../test/media/fixtures.ts'
import { parsePictureFile } from './read-picture.ts'

/** Returns format, size and orientation of a picture file, or the reason why it cannot be read. */
function readPictureHeader(bytes: Uint8Array) {
  const picture = parsePictureFile(bytes)
  return picture !== null && typeof picture === 'object' ? picture.header : picture
}

it('reads the format, size and orientation of a JPEG with an Exif segment', async () => {
  const jpeg = await encodeJpeg(drawFourQuarters(60, 40))
  expect(readPictureHeader(jpeg)).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 1 })
  expect(readPictureHeader(addExifSegment(jpeg, 6))).toEqual({ format: 'jpeg', width: 60, height: 40, orientation: 6 })
  expect(readPictureHeader(addExifSegment(jpeg, 77))).toMatchObject({ orientation: 1 })
})

it('reads the size of a PNG of 25 megapixels', () => {
  expect(readPictureHeader(createPlainPng(5000, 5000))).toEqual({ format: 'png', width: 5000, height: 5000, orientation: 1 })
})

it('takes the size of a GIF from its screen or first frame, whichever is larger', () => {
  const gif = concat(
    'GIF89a',
    [2, 0, 2, 0, 0, 0, 0],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    [0x2c, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 1, 0, 0, 0x3b],
  )
  expect(readPictureHeader(gif)).toEqual({ format: 'gif', width: 300, height: 200, orientation: 1 })
})

it('reads the frame size and the Exif orientation of a WebP', () => {
  const exif = createExifBlock(8)
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
  expect(readPictureHeader(webp)).toEqual({ format: 'webp', width: 256, height: 200, orientation: 8 })
  expect(readPictureHeader(webp.subarray(0, -4))).toBe('damaged')
})

it('reports a truncated picture file as damaged', async () => {
  for (const file of [addExifSegment(await encodeJpeg(drawFourQuarters(60, 40)), 6), createPlainPng(60, 40)])
    for (let end = 8; end < file.length; end++) expect(readPictureHeader(file.subarray(0, end)), `truncated at ${end}`).toBe('damaged')
})

it('reports a JPEG as damaged that has its end but too little data for its blocks', async () => {
  const jpeg = await encodeJpeg(drawFourQuarters(600, 400))
  const scan = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda)
  const cutAt = (length: number) => concat(jpeg.subarray(0, scan + 14 + length), [0xff, 0xd9])
  expect(readPictureHeader(cutAt(50))).toBe('damaged')
  expect(readPictureHeader(cutAt(jpeg.length - scan - 30))).toMatchObject({ width: 600, height: 400 })
})

it('reports a JPEG with two frame headers as damaged', async () => {
  const jpeg = await encodeJpeg(drawFourQuarters(60, 40))
  const huge = [0xff, 0xc0, 0, 11, 8, 0x40, 0, 0x40, 0, 1, 1, 0x11, 0]
  expect(readPictureHeader(concat(jpeg.subarray(0, 2), huge, jpeg.subarray(2)))).toBe('damaged')
  expect(readPictureHeader(concat(jpeg.subarray(0, -2), huge, jpeg.subarray(-2)))).toBe('damaged')
})

it('rejects files that are not pictures', () => {
  expect(readPictureHeader(concat('<!doctype html><script>alert(1)</script>'))).toBeNull()
  expect(readPictureHeader(concat('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(readPictureHeader(new Uint8Array())).toBeNull()
})
