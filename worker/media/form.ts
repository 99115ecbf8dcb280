import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import { UPLOAD_PACE_MIN, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import type { Share, UploadTimes } from './admission.ts'

/** Room for a form's fields and boundaries around the file, in bytes. */
const OVERHEAD = 64 * 1024
/** Parts that a form has at most. */
const PARTS_MAX = 100
/** Bytes of a text field that are looked at. */
const FIELD_MAX = 1000
const BODY_MAX = UPLOAD_MAX + OVERHEAD
/** Bytes that are read at a time. */
const PIECE = 256 * 1024
/** Bytes that an upload has room for before any have come. */
const FIRST = 1024 * 1024

const tooLarge = () => new AppError(413, IMAGE_MESSAGES.tooLarge)
const tooSlow = () => new AppError(408, IMAGE_MESSAGES.tooSlow)

/**
 * Throws 415 for what is no form, 400 for a boundary that is none (RFC 2046, section 5.1.1), 413 for a form that announces more
 * than is ever read.
 */
export function checkAnnounced(request: Request): void {
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
 * A reader of large pieces, each of them good until the next is read. This takes a tenth of the time of reading them as
 * they come, which is left for bodies that do not come over a connection and cannot be read so.
 */
function readerOf(body: ReadableStream<Uint8Array>): Reader {
  try {
    const reader = body.getReader({ mode: 'byob' })
    let room = new ArrayBuffer(PIECE)
    const read = async () => {
      const piece = await reader.read(new Uint8Array(room))
      if (piece.value) room = piece.value.buffer
      return piece
    }
    return { read, cancel: () => reader.cancel() }
  } catch {
    return body.getReader()
  }
}

/** The body's pieces as they arrive. Throws 408 when they come too slowly, or when this upload was ended. */
async function* piecesOf(body: ReadableStream<Uint8Array>, share: Share, { beat, window, whole }: UploadTimes) {
  const reader = readerOf(body)
  const started = Date.now()
  let [since, arrived] = [started, 0]
  const later = () => scheduler.wait(beat).then(() => null)
  let [tick, next] = [later(), reader.read()]
  try {
    for (;;) {
      const piece = await Promise.race([next, tick])
      share.check()
      if (piece === null) {
        const now = Date.now()
        if (now - started > whole || (now - since > window && arrived < UPLOAD_PACE_MIN)) throw tooSlow()
        if (now - since > window) [since, arrived] = [now, 0]
        tick = later()
        continue
      }
      // A view of no bytes comes with the end of some bodies.
      if (piece.done || !piece.value) return
      arrived += piece.value.length
      const waiting = Date.now()
      yield piece.value
      // Waiting for room is not the sender's doing.
      since += Date.now() - waiting
      next = reader.read()
    }
  } finally {
    // What is still to come is not waited for.
    reader.cancel().catch(() => {})
  }
}

/** The body in one buffer, of which `size` bytes are it. Nothing of it is held twice. */
async function readBody(request: Request, share: Share, times: UploadTimes): Promise<{ buffer: ArrayBuffer; size: number }> {
  const length = Number(request.headers.get('content-length'))
  const announced = length > 0 && length < BODY_MAX ? length : BODY_MAX
  // What was announced and does not come must cost little: the rest is taken once a tenth of the most is here.
  let buffer = new ArrayBuffer(Math.min(FIRST, announced))
  let size = 0
  if (request.body)
    for await (const piece of piecesOf(request.body, share, times)) {
      const end = size + piece.length
      if (end > BODY_MAX) throw tooLarge()
      await share.take(piece.length)
      if (end > buffer.byteLength) buffer = buffer.transfer(Math.min(BODY_MAX, Math.max(2 * end, announced)))
      new Uint8Array(buffer).set(piece, size)
      size = end
    }
  share.complete()
  return { buffer, size }
}

/**
 * What stands between the parts of a form. Throws 400 for none, and for one of more than the 70 characters that it may have:
 * looking for it takes as many times as long as it has characters.
 */
function readBoundary(contentType: string): string {
  const boundary = getMultipartBoundary(contentType)
  if (!boundary || !/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw new AppError(400, IMAGE_MESSAGES.notMultipart)
  return boundary
}

/** The parts of a form, as views of its body: the platform's own reader copies a file twice. Throws for what is no form. */
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
  /** Gives the memory of the body back at once, which a garbage collector does late: the file is empty from then on. */
  release: () => void
}

/**
 * The picture and the text fields of an upload. The file's name and the type it claims are not looked at. Throws 413 for too
 * much, 408 for too slow, 400 for what is no form or has no file.
 */
export async function readUpload(request: Request, share: Share, times: UploadTimes = UPLOAD_TIMES): Promise<Upload> {
  const { buffer, size } = await readBody(request, share, times)
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
