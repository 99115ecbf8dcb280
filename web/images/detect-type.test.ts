import { expect, it } from 'vitest'
import { withDetectedType } from './detect-type.ts'

const typeOf = async (start: string, type: string) => {
  const file = new File([Uint8Array.from(start, (char) => char.charCodeAt(0))], 'Été à la plage.JPG', { type })
  const read = await withDetectedType(file)
  expect([read.name, read.size]).toEqual([file.name, file.size])
  return read.type
}

it('takes the type from the first bytes', async () => {
  expect(await typeOf('\xff\xd8\xff\xe1Exif', '')).toBe('image/jpeg')
  expect(await typeOf('\x89PNG\r\n\x1a\n', 'application/octet-stream')).toBe('image/png')
  expect(await typeOf('GIF89a', '')).toBe('image/gif')
  expect(await typeOf('\0\0\0\x18ftypheic\0\0', 'image/jpeg')).toBe('image/heic')
  expect(await typeOf('\0\0\0\x24ftypmif1\0\0', '')).toBe('image/heic')
})

it('keeps the reported type when the signature is unknown', async () => {
  expect(await typeOf('<!doctype html>', 'image/jpeg')).toBe('image/jpeg')
  expect(await typeOf('', '')).toBe('')
  expect(await typeOf('\0\0\0\x18ftypisom', 'video/mp4')).toBe('video/mp4')
})
