import { expect, it } from 'vitest'
import { withDetectedMediaType } from './detect-type.ts'

const detectMediaTypeOf = async (start: string, type: string) => {
  const file = new File([Uint8Array.from(start, (char) => char.charCodeAt(0))], 'Été à la plage.JPG', { type })
  const read = await withDetectedMediaType(file)
  expect([read.name, read.size]).toEqual([file.name, file.size])
  return read.type
}

it('the media type of a file is detected from its first bytes', async () => {
  expect(await detectMediaTypeOf('\xff\xd8\xff\xe1Exif', '')).toBe('image/jpeg')
  expect(await detectMediaTypeOf('\x89PNG\r\n\x1a\n', 'application/octet-stream')).toBe('image/png')
  expect(await detectMediaTypeOf('GIF89a', '')).toBe('image/gif')
  expect(await detectMediaTypeOf('\0\0\0\x18ftypheic\0\0', 'image/jpeg')).toBe('image/heic')
  expect(await detectMediaTypeOf('\0\0\0\x24ftypmif1\0\0', '')).toBe('image/heic')
})

it('a file with an unknown signature keeps the media type that the browser reported', async () => {
  expect(await detectMediaTypeOf('<!doctype html>', 'image/jpeg')).toBe('image/jpeg')
  expect(await detectMediaTypeOf('', '')).toBe('')
  expect(await detectMediaTypeOf('\0\0\0\x18ftypisom', 'video/mp4')).toBe('video/mp4')
})
