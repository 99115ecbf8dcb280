import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import { UPLOAD_BYTES_PER_PACE_WINDOW_MIN, UPLOAD_TIMEOUTS_MS } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES, UPLOAD_BYTES_MAX } from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import type { UploadMemoryReservation, UploadTimeouts } from './admission.ts'

const MULTIPART_PARTS_MAX = 100
/** Longer text fields of an upload are cut to this length. */
const UPLOAD_TEXT_FIELD_BYTES_MAX = 1000
/** The largest body of an upload: the file, and 64 KiB for text fields and multipart boundaries. */
const UPLOAD_BODY_BYTES_MAX = UPLOAD_BYTES_MAX + 64 * 1024
const NETWORK_CHUNK_BYTES_MAX = 256 * 1024
const INITIAL_UPLOAD_BUFFER_BYTES = 1024 * 1024

const createUploadTooLargeError = () => new AppError(413, IMAGE_UPLOAD_ERROR_MESSAGES.tooLarge)
const createUploadTooSlowError = () => new AppError(408, IMAGE_UPLOAD_ERROR_MESSAGES.tooSlow)

/**
 * Checks an upload's headers before its body is read. Throws 415 if it is no multipart form, 400 for a bad boundary, 413 if it is too
 * large.
 */
export function checkUploadHeaders(request: Request): void {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError(415, IMAGE_UPLOAD_ERROR_MESSAGES.notMultipart)
  readMultipartBoundary(type)
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_BODY_BYTES_MAX) throw createUploadTooLargeError()
}

interface UploadBodyReader {
  read(): Promise<{ value?: Uint8Array; done: boolean }>
  cancel(): Promise<void>
}

/**
 * The bytes of a chunk are valid until the next read, which reuses their buffer. Some bodies have no BYOB reader, which is ten times
 * faster.
 */
function openUploadBodyReader(body: ReadableStream<Uint8Array>): UploadBodyReader {
  try {
    const reader = body.getReader({ mode: 'byob' })
    let buffer = new ArrayBuffer(NETWORK_CHUNK_BYTES_MAX)
    const read = async () => {
      const chunk = await reader.read(new Uint8Array(buffer))
      if (chunk.value) buffer = chunk.value.buffer
      return chunk
    }
    return { read, cancel: () => reader.cancel() }
  } catch {
    return body.getReader()
  }
}

/** Yields the chunks of an upload's body as they arrive. Throws 408 when they are too slow, or the upload was cancelled. */
async function* readUploadChunks(
  body: ReadableStream<Uint8Array>,
  memory: UploadMemoryReservation,
  { heartbeat, paceWindow, totalDuration }: UploadTimeouts,
) {
  const reader = openUploadBodyReader(body)
  const started = Date.now()
  let [windowStart, bytesInWindow] = [started, 0]
  const nextTick = () => scheduler.wait(heartbeat).then(() => null)
  let [tick, next] = [nextTick(), reader.read()]
  try {
    for (;;) {
      const chunk = await Promise.race([next, tick])
      memory.throwIfCancelled()
      if (chunk === null) {
        const now = Date.now()
        if (now - started > totalDuration || (now - windowStart > paceWindow && bytesInWindow < UPLOAD_BYTES_PER_PACE_WINDOW_MIN))
          throw createUploadTooSlowError()
        if (now - windowStart > paceWindow) [windowStart, bytesInWindow] = [now, 0]
        tick = nextTick()
        continue
      }
      if (chunk.done || !chunk.value) return
      bytesInWindow += chunk.value.length
      const yieldedAt = Date.now()
      yield chunk.value
      // The caller may wait for memory before it asks for the next chunk. That wait does not count as slow sending.
      windowStart += Date.now() - yieldedAt
      next = reader.read()
    }
  } finally {
    // `cancel` is not awaited, because it may wait for the rest of the body.
    reader.cancel().catch(() => {})
  }
}

async function readUploadBody(
  request: Request,
  memory: UploadMemoryReservation,
  times: UploadTimeouts,
): Promise<{ buffer: ArrayBuffer; size: number }> {
  const length = Number(request.headers.get('content-length'))
  const expected = length > 0 && length < UPLOAD_BODY_BYTES_MAX ? length : UPLOAD_BODY_BYTES_MAX
  // The memory for the full Content-Length is allocated only after 1 MiB has arrived, so a body that never comes costs little.
  let buffer = new ArrayBuffer(Math.min(INITIAL_UPLOAD_BUFFER_BYTES, expected))
  let size = 0
  if (request.body)
    for await (const chunk of readUploadChunks(request.body, memory, times)) {
      const end = size + chunk.length
      if (end > UPLOAD_BODY_BYTES_MAX) throw createUploadTooLargeError()
      await memory.reserve(chunk.length)
      if (end > buffer.byteLength) buffer = buffer.transfer(Math.min(UPLOAD_BODY_BYTES_MAX, Math.max(2 * end, expected)))
      new Uint8Array(buffer).set(chunk, size)
      size = end
    }
  memory.complete()
  return { buffer, size }
}

/** Throws 400 if the multipart boundary is missing or longer than 70 characters (RFC 2046). */
function readMultipartBoundary(contentType: string): string {
  const boundary = getMultipartBoundary(contentType)
  if (!boundary || !/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.notMultipart)
  return boundary
}

/** Returns the parts of a multipart form as views of its body. The platform's `formData()` would copy a file twice. */
function parseMultipartParts(body: Uint8Array, contentType: string) {
  const boundary = readMultipartBoundary(contentType)
  const limits = { maxParts: MULTIPART_PARTS_MAX, maxFileSize: UPLOAD_BODY_BYTES_MAX, maxTotalSize: UPLOAD_BODY_BYTES_MAX }
  return Array.from(parseMultipart(body, { boundary, ...limits }), (part) => ({
    name: part.name,
    isFile: part.isFile,
    content: part.content[0] ?? new Uint8Array(),
  }))
}

export interface ReceivedUpload {
  file: Uint8Array
  fields: Record<string, string>
  /** Frees the body's memory at once, without waiting for the garbage collector. `file` is empty afterwards. */
  release: () => void
}

/** Reads an upload's picture and text fields. Throws 413 when it is too large, 408 when too slow, 400 for no form or file. */
export async function readUpload(
  request: Request,
  memory: UploadMemoryReservation,
  times: UploadTimeouts = UPLOAD_TIMEOUTS_MS,
): Promise<ReceivedUpload> {
  const { buffer, size } = await readUploadBody(request, memory, times)
  let parts: ReturnType<typeof parseMultipartParts>
  try {
    parts = parseMultipartParts(new Uint8Array(buffer, 0, size), request.headers.get('content-type')!)
  } catch {
    throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.notMultipart)
  }
  const fields: Record<string, string> = Object.create(null)
  for (const { name, isFile, content } of parts)
    if (name !== undefined && !isFile) fields[name] ??= new TextDecoder().decode(content.subarray(0, UPLOAD_TEXT_FIELD_BYTES_MAX))
  const file = parts.find(({ name, isFile }) => isFile && name === 'file')?.content
  if (!file?.length) throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.noFile)
  if (file.length > UPLOAD_BYTES_MAX) throw createUploadTooLargeError()
  return { file, fields, release: () => void buffer.transfer(0) }
}
