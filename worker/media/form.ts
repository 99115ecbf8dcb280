import { IMAGE_MESSAGES, UPLOAD_MAX } from '../../schema/image.ts'
import { AppError, badRequest } from '../platform/errors.ts'

/** Room for a form's fields and boundaries around the file, in bytes. */
const OVERHEAD = 64 * 1024
const BODY_MAX = UPLOAD_MAX + OVERHEAD

const tooLarge = () => new AppError(413, IMAGE_MESSAGES.tooLarge)

/** How much memory reading this request's body may take. Throws 413 when it announces more than is ever read, 415 for no form. */
export function announcedBytes(request: Request): number {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '')) throw new AppError(415, IMAGE_MESSAGES.notMultipart)
  const announced = request.headers.get('content-length')
  const bytes = announced === null ? BODY_MAX : Number(announced)
  if (!(bytes <= BODY_MAX)) throw tooLarge()
  // Once as it arrived, once as the form's file.
  return bytes * 2
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > BODY_MAX) throw tooLarge()
    chunks.push(chunk)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks.splice(0)) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

/** The picture and the text fields of an upload. The file's name and the type it claims are not looked at. */
export async function readUpload(request: Request): Promise<{ file: Uint8Array; fields: Record<string, string> }> {
  const body = await readBody(request)
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
