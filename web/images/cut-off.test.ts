import { expect, it } from 'vitest'
import { isCutOffPicture } from './cut-off.ts'

/** A JPEG whose Exif segment holds a thumbnail with an end of its own, and whose scan has a stuffed byte and a restart marker. */
const JPEG = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 8, 0xff, 0xd0, 9, 0xff, 0xd9]
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 7, 1, 2, 3, 4, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 1, 2, 3, 4,
]

it.each(Object.entries({ JPEG, PNG }))('a %s is cut off until its last byte is there, and not if more follows', async (_, file) => {
  for (let end = 2; end < file.length; end++)
    expect(await isCutOffPicture(new Blob([Uint8Array.from(file.slice(0, end))])), `${end}`).toBe(true)
  expect(await isCutOffPicture(new Blob([Uint8Array.from(file)]))).toBe(false)
  expect(await isCutOffPicture(new Blob([Uint8Array.from([...file, 1, 2, 3])]))).toBe(false)
})

it('other files, and one that cannot be read, are left to the browser', async () => {
  const unreadable = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await isCutOffPicture(unreadable)).toBe(false)
  for (const text of ['', 'GIF89a', '<svg/>', '<!doctype html>']) expect(await isCutOffPicture(new Blob([text]))).toBe(false)
})
