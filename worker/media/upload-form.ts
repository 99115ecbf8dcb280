import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import { UPLOAD_WINDOW_BYTES_MIN, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import type { MemoryReservation, UploadTimes } from './admission.ts'

const PARTS_MAX = 100
/** Longest prefix of a text field that is read, in bytes. */
const FIELD_MAX = 1000
/** Largest body, in bytes: the file, and 64 KiB for fields and boundaries. */
const BODY_MAX = UPLOAD_MAX + 64 * 1024
/** Bytes per read from the network. */
const CHUNK_SIZE = 256 * 1024
/** Size of the buffer before any bytes have arrived. */
const INITIAL_BUFFER_SIZE = 1024 * 1024

const tooLarge = () => new AppError(413, IMAGE_MESSAGES.tooLarge)
const tooSlow = () => new AppError(408, IMAGE_MESSAGES.tooSlow)

/**
 * Checks an upload before its body is read. Throws 415 when it is not a multipart form, 400 for an invalid boundary (RFC 2046,
 * section 5.1.1), 413 when its Content-Length exceeds the limit.
 */
export function checkUploadHeaders(request: Request): void {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError(415, IMAGE_MESSAGES.notMultipart)
  readBoundary(type)
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw tooLarge()
}

interface Reader {
  read(): Promise<{ value?: Uint8Array; done: boolean }>
  cancel(): Promise<void>
}

/**
 * Reads the body in large chunks; a chunk is valid until the next read. The BYOB reader takes a tenth of the time of the
 * default reader, which is the fallback for bodies that do not come from a socket and so do not support BYOB.
 */
function openReader(body: ReadableStream<Uint8Array>): Reader {
  try {
    const reader = body.getReader({ mode: 'byob' })
    let buffer = new ArrayBuffer(CHUNK_SIZE)
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

/** The body's chunks as they arrive. Throws 408 when they arrive too slowly, or when this upload was cancelled. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  memory: MemoryReservation,
  { heartbeat, paceWindow, totalDuration }: UploadTimes,
) {
  const reader = openReader(body)
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
        if (now - started > totalDuration || (now - windowStart > paceWindow && bytesInWindow < UPLOAD_WINDOW_BYTES_MIN)) throw tooSlow()
        if (now - windowStart > paceWindow) [windowStart, bytesInWindow] = [now, 0]
        tick = nextTick()
        continue
      }
      if (chunk.done || !chunk.value) return
      bytesInWindow += chunk.value.length
      const yieldedAt = Date.now()
      yield chunk.value
      // The consumer may wait for memory here. That time does not count against the sender.
      windowStart += Date.now() - yieldedAt
      next = reader.read()
    }
  } finally {
    // Not awaited: cancelling may wait for the rest of the body.
    reader.cancel().catch(() => {})
  }
}

/** Reads the body into the first `size` bytes of one buffer, without a second copy in memory. */
async function readBody(request: Request, memory: MemoryReservation, times: UploadTimes): Promise<{ buffer: ArrayBuffer; size: number }> {
  const length = Number(request.headers.get('content-length'))
  const expected = length > 0 && length < BODY_MAX ? length : BODY_MAX
  // The full Content-Length is allocated only after 1 MiB has arrived, so a body that never comes costs little memory.
  let buffer = new ArrayBuffer(Math.min(INITIAL_BUFFER_SIZE, expected))
  let size = 0
  if (request.body)
    for await (const chunk of chunksOf(request.body, memory, times)) {
      const end = size + chunk.length
      if (end > BODY_MAX) throw tooLarge()
      await memory.reserve(chunk.length)
      if (end > buffer.byteLength) buffer = buffer.transfer(Math.min(BODY_MAX, Math.max(2 * end, expected)))
      new Uint8Array(buffer).set(chunk, size)
      size = end
    }
  memory.complete()
  return { buffer, size }
}

/**
 * The multipart boundary. Throws 400 when it is missing, or longer than the 70 characters that RFC 2046 allows: the time to
 * search for it grows with its length.
 */
function readBoundary(contentType: string): string {
  const boundary = getMultipartBoundary(contentType)
  if (!boundary || !/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw new AppError(400, IMAGE_MESSAGES.notMultipart)
  return boundary
}

/** The parts of a multipart form, as views of its body. (The platform's `formData()` would copy a file twice.) Throws when it cannot be parsed. */
function partsOf(body: Uint8Array, contentType: string) {
  const boundary = readBoundary(contentType)
  const limits = { maxParts: PARTS_MAX, maxFileSize: BODY_MAX, maxTotalSize: BODY_MAX }
  return Array.from(parseMultipart(body, { boundary, ...limits }), (part) => ({
    name: part.name,
    isFile: part.isFile,
    content: part.content[0] ?? new Uint8Array(),
  }))
}

export interface Upload {
  file: Uint8Array
  fields: Record<string, string>
  /** Frees the body's memory without waiting for the garbage collector. `file` is empty afterwards. */
  release: () => void
}

/**
 * The picture and the text fields of an upload. The file's name and declared type are ignored. Throws 413 when it is too
 * large, 408 when it is too slow, 400 when it is not a form or has no file.
 */
export async function readUpload(request: Request, memory: MemoryReservation, times: UploadTimes = UPLOAD_TIMES): Promise<Upload> {
  const { buffer, size } = await readBody(request, memory, times)
  let parts: ReturnType<typeof partsOf>
  try {
    parts = partsOf(new Uint8Array(buffer, 0, size), request.headers.get('content-type')!)
  } catch {
    throw new AppError(400, IMAGE_MESSAGES.notMultipart)
  }
  const fields: Record<string, string> = Object.create(null)
  for (const { name, isFile, content } of parts)
    if (name !== undefined && !isFile) fields[name] ??= new TextDecoder().decode(content.subarray(0, FIELD_MAX))
  const file = parts.find(({ name, isFile }) => isFile && name === 'file')?.content
  if (!file?.length) throw new AppError(400, IMAGE_MESSAGES.noFile)
  if (file.length > UPLOAD_MAX) throw tooLarge()
  return { file, fields, release: () => void buffer.transfer(0) }
}
