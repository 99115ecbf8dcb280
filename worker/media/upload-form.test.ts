import { describe, expect, it } from 'vitest'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import type { UploadMemoryReservation } from './admission.ts'
import { concatBytes } from './bytes.ts'
import { readUpload } from './upload-form.ts'

const UNLIMITED_UPLOAD_MEMORY: UploadMemoryReservation = { reserve: async () => {}, throwIfCancelled: () => {}, complete: () => {} }
const MULTIPART_TEXT_FIELD = '\r\nContent-Disposition: form-data; name="cardId"\r\n\r\n7\r\n--b'
const MULTIPART_FILE_HEADERS = '\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

/** Reads an upload whose body arrives in chunks of `chunkSize` bytes. */
async function readChunkedUpload(body: string | Uint8Array, { type = 'multipart/form-data; boundary=b', chunkSize = 1000 } = {}) {
  const bytes = typeof body === 'string' ? concatBytes(body) : body
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += chunkSize)))
      else controller.close()
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body: stream, headers: { 'content-type': type } })
  const { file, fields } = await readUpload(request, UNLIMITED_UPLOAD_MEMORY)
  return { file: Buffer.from(file).toString('latin1'), fields: { ...fields } }
}

describe('the form of an upload', () => {
  it.each([1, 7, 1000])('is read correctly when its body arrives in chunks of %d bytes', async (chunkSize) => {
    const form = new FormData()
    const bytes = Uint8Array.from({ length: 3000 }, (_, i) => (i * 7) % 256)
    form.set('file', new File([bytes], 'a "b" é.jpg'))
    form.set('type', 'é')
    const written = new Response(form)
    const body = new Uint8Array(await written.arrayBuffer())
    const { file, fields } = await readChunkedUpload(body, { type: written.headers.get('content-type')!, chunkSize })
    expect(Buffer.from(file, 'latin1')).toEqual(Buffer.from(bytes))
    expect(fields).toEqual({ type: 'é' })
  })

  it('keeps text that looks like a boundary, and uses only the first of repeated fields and files', async () => {
    const second = MULTIPART_TEXT_FIELD.replace('7', '8')
    const body = `--b${MULTIPART_TEXT_FIELD}${second}${MULTIPART_FILE_HEADERS}\r\n\r\n--a\r\n-\r\r\n--b${MULTIPART_FILE_HEADERS}other\r\n--b--`
    expect(await readChunkedUpload(body)).toEqual({ file: '\r\n\r\n--a\r\n-\r', fields: { cardId: '7' } })
  })

  it('releases the memory of its body on request', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: `--b${MULTIPART_FILE_HEADERS}xyz\r\n--b--`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    const { file, release } = await readUpload(request, UNLIMITED_UPLOAD_MEMORY)
    expect(file).toHaveLength(3)
    release()
    expect([file.length, file.buffer.byteLength]).toEqual([0, 0])
  })

  it('is refused when it is truncated, has no file or has too many parts', async () => {
    const refusal = { status: 400, message: IMAGE_UPLOAD_ERROR_MESSAGES.notMultipart }
    const form = `--b${MULTIPART_TEXT_FIELD}${MULTIPART_FILE_HEADERS}xyz\r\n--b--`
    for (let end = 0; end < form.length; end++)
      await expect(readChunkedUpload(form.slice(0, end)), `truncated at ${end}`).rejects.toMatchObject({ status: 400 })
    for (const body of [
      `x--b${MULTIPART_TEXT_FIELD}--`,
      'text',
      `--b${MULTIPART_TEXT_FIELD.repeat(101)}${MULTIPART_FILE_HEADERS}xyz\r\n--b--`,
      `--b\r\n${'x'.repeat(9000)}\r\n\r\n--b--`,
    ])
      await expect(readChunkedUpload(body), body.slice(0, 60)).rejects.toMatchObject(refusal)
    const types = ['', '; boundary=', '; boundary=other', '; boundary="a\tb"', `; boundary=${'b'.repeat(71)}`]
    for (const type of types.map((parameter) => `multipart/form-data${parameter}`))
      await expect(readChunkedUpload(form, { type }), type).rejects.toMatchObject(refusal)
    const noFile = { status: 400, message: IMAGE_UPLOAD_ERROR_MESSAGES.noFile }
    await expect(readChunkedUpload(`--b${MULTIPART_TEXT_FIELD}--`)).rejects.toMatchObject(noFile)
  })
})
