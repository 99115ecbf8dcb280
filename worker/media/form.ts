import { UPLOAD_PACE_MIN, UPLOAD_TIMES } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { AppError, badRequest } from '../platform/errors.ts'
import type { Share, UploadTimes } from './admission.ts'

/** Room for a form's fields and boundaries around the file, in bytes. */
const OVERHEAD = 64 * 1024
const BODY_MAX = UPLOAD_MAX + OVERHEAD

const tooLarge = () => new AppError(413, IMAGE_MESSAGES.tooLarge)
const tooSlow = () => new AppError(408, IMAGE_MESSAGES.tooSlow)

/** Throws 415 for what is no form, 413 for one that announces more than is ever read. */
export function checkAnnounced(request: Request): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '')) throw new AppError(415, IMAGE_MESSAGES.notMultipart)
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw tooLarge()
}

/** The body's pieces as they arrive. Throws 408 when they come too slowly, or when this upload was ended. */
async function* piecesOf(body: ReadableStream<Uint8Array>, share: Share, { beat, window, whole }: UploadTimes) {
  const reader = body.getReader()
  const started = Date.now()
  let [since, arrived] = [started, 0]
  let tick = scheduler.wait(beat).then(() => null)
  let next = reader.read()
  try {
    for (;;) {
      const piece = await Promise.race([next, tick])
      share.check()
      if (piece === null) {
        const now = Date.now()
        if (now - started > whole || (now - since > window && arrived < UPLOAD_PACE_MIN)) throw tooSlow()
        if (now - since > window) [since, arrived] = [now, 0]
        tick = scheduler.wait(beat).then(() => null)
        continue
      }
      if (piece.done) return
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

async function readBody(request: Request, share: Share, times: UploadTimes): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const piece of piecesOf(request.body, share, times)) {
      size += piece.byteLength
      if (size > BODY_MAX) throw tooLarge()
      // Once as it arrived, once as the form's file.
      await share.take(2 * piece.byteLength)
      pieces.push(piece)
    }
  share.complete()
  const body = new Uint8Array(size)
  let at = 0
  for (const piece of pieces.splice(0)) {
    body.set(piece, at)
    at += piece.byteLength
  }
  return body
}

/**
 * The picture and the text fields of an upload. The file's name and the type it claims are not looked at. Throws 413 for too
 * much, 408 for too slow, 400 for what is no form or has no file.
 */
export async function readUpload(
  request: Request,
  share: Share,
  times: UploadTimes = UPLOAD_TIMES,
): Promise<{ file: Uint8Array; fields: Record<string, string> }> {
  const body = await readBody(request, share, times)
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': request.headers.get('content-type')! } }).formData()
  } catch {
    throw badRequest(IMAGE_MESSAGES.notMultipart)
  }
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of form as unknown as Iterable<[string, File | string]>) {
    if (typeof value === 'string') fields[name] ??= value
  }
  const file = form.get('file') as File | string | null
  if (file === null || typeof file === 'string' || file.size === 0) throw badRequest(IMAGE_MESSAGES.noFile)
  if (file.size > UPLOAD_MAX) throw tooLarge()
  return { file: new Uint8Array(await file.arrayBuffer()), fields }
}
