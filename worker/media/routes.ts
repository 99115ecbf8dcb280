import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { APP_IMAGE_SLOTS, APP_IMAGE_TYPES, IMAGE_MESSAGES, IMAGE_TYPES, type UploadAnswer, imageBox } from '../../schema/image.ts'
import { VECTOR_MAX } from '../../schema/bounds.ts'
import { LEVEL } from '../../schema/level.ts'
import { IdParam } from '../../schema/text.ts'
import { signedIn } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { AppError, forbidden, notFound, onError, tooMany } from '../platform/errors.ts'
import { parse } from '../platform/validation.ts'
import { type MemoryReservation, withUploadSlot } from './admission.ts'
import { type Upload, checkUploadHeaders, readUpload } from './upload-form.ts'
import { findCardOwner } from './queries.ts'
import { type RenderedImage, type RenderOptions, renderRaster } from './render.ts'
import { storeImage } from './store.ts'
import { sanitizeSvg } from './vector.ts'

const CardUpload = z.object({ cardId: IdParam.shape.id, type: z.enum(IMAGE_TYPES, 'Unknown image type').optional() })
const AppUpload = z
  .object({
    type: z.enum(APP_IMAGE_TYPES, 'Unknown image type').optional(),
    purpose: z.enum(APP_IMAGE_TYPES, 'Unknown image type').optional(),
    slot: z.enum(APP_IMAGE_SLOTS, 'Unknown image slot').optional(),
    key: z.enum(APP_IMAGE_SLOTS, 'Unknown image slot').optional(),
  })
  .transform(({ type, purpose, slot, key }) => {
    const slotOrKey = slot ?? key
    return { slot: slotOrKey, type: type ?? purpose ?? (slotOrKey === 'splashImage' ? ('pwa-splash' as const) : ('pwa-icon' as const)) }
  })

/** Renders an uploaded raster or SVG file for storage. Throws 415 when it is no supported picture, 400 or 413 when it is too costly. */
async function render({ file, release }: Upload, options: RenderOptions): Promise<RenderedImage> {
  // Only an SVG starts with "<": every supported raster format starts with other bytes.
  const start = new TextDecoder().decode(file.subarray(0, 64)).replace(/^\uFEFF?\s*/, '')
  if (!start.startsWith('<')) return renderRaster(file, options, release)
  if (file.length > VECTOR_MAX) throw new AppError(413, IMAGE_MESSAGES.unsafeVector)
  const vector = sanitizeSvg(new TextDecoder().decode(file))
  if (!vector) throw new AppError(415, IMAGE_MESSAGES.wrongType)
  if (vector === 'complex') throw new AppError(400, IMAGE_MESSAGES.complexVector)
  const full = new TextEncoder().encode(vector.svg)
  return { format: 'svg', width: vector.width, height: vector.height, colour: null, full, narrower: [], vcard: null }
}

async function checkRateLimit(c: Context<AppEnv>) {
  const { success } = await c.env.UPLOAD_LIMIT.limit({ key: String(c.get('viewer').user.id) })
  if (!success) throw tooMany(60)
}

/**
 * Reads an upload within its memory reservation, then checks the session again, because the body may take minutes to arrive.
 * The returned `user` has the access level of that moment.
 */
async function readUploadForm(c: Context<AppEnv>, memory: MemoryReservation) {
  const upload = await readUpload(c.req.raw, memory)
  await c.get('recheck')?.()
  return { upload, user: c.get('viewer').user }
}

/** Upload calls. Every error response has the reason in both `error` and `message`. */
export const uploads = new Hono<AppEnv>()
  .post('/upload', signedIn(), async (c) => {
    await checkRateLimit(c)
    checkUploadHeaders(c.req.raw)
    return withUploadSlot(c.get('viewer').user.id, async (memory) => {
      const { upload, user } = await readUploadForm(c, memory)
      const { cardId, type } = parse(CardUpload, upload.fields)
      const db = openDb(c.env.DB)
      const ownerId = await findCardOwner(db, cardId)
      if (ownerId === null) throw notFound('cardNotFound')
      if (ownerId !== user.id && user.accessLevel < LEVEL.editor) throw forbidden()
      const image = await render(upload, { box: imageBox(type), vcard: type === 'profilePicture' || type === 'logo' })
      const url = await storeImage(c.env, db, ownerId, image, { purpose: type ?? 'other', cardId })
      return c.json<UploadAnswer>({ success: true, url, width: image.width, height: image.height })
    })
  })
  .post('/pwa-upload', signedIn(), async (c) => {
    await checkRateLimit(c)
    checkUploadHeaders(c.req.raw)
    return withUploadSlot(c.get('viewer').user.id, async (memory) => {
      const { upload, user } = await readUploadForm(c, memory)
      const { type, slot } = parse(AppUpload, upload.fields)
      const image = await render(upload, { box: imageBox(type, slot), png: type === 'pwa-icon' })
      const url = await storeImage(c.env, openDb(c.env.DB), user.id, image, { purpose: slot ?? type })
      return c.json<UploadAnswer>({ success: true, url, width: image.width, height: image.height })
    })
  })

uploads.onError(async (error, c) => {
  const response = await onError(error, c)
  const body = (await response.clone().json()) as { message: string }
  return c.json({ success: false, error: body.message, ...body }, response.status as 400)
})
