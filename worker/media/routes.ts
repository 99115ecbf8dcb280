import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { APP_IMAGE_SLOTS, APP_IMAGE_TYPES, IMAGE_MESSAGES, IMAGE_TYPES, type UploadAnswer, boxOf } from '../../schema/image.ts'
import { VECTOR_MAX } from '../../schema/bounds.ts'
import { LEVEL } from '../../schema/level.ts'
import { IdParam } from '../../schema/text.ts'
import { signedIn } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { AppError, forbidden, notFound, onError, tooMany } from '../platform/errors.ts'
import { parse } from '../platform/validation.ts'
import { type Share, admitted } from './admission.ts'
import { type Upload, checkAnnounced, readUpload } from './form.ts'
import { findCardOwner } from './queries.ts'
import { type Rendered, type Wish, renderRaster } from './render.ts'
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
    const place = slot ?? key
    return { slot: place, type: type ?? purpose ?? (place === 'splashImage' ? ('pwa-splash' as const) : ('pwa-icon' as const)) }
  })

/** What to keep of an upload; throws 415 for what is no picture. */
async function render({ file, release }: Upload, wish: Wish): Promise<Rendered> {
  // A raster format begins with bytes that are no XML.
  const start = new TextDecoder().decode(file.subarray(0, 64)).replace(/^\uFEFF?\s*/, '')
  if (!start.startsWith('<')) return renderRaster(file, wish, release)
  if (file.length > VECTOR_MAX) throw new AppError(413, IMAGE_MESSAGES.unsafeVector)
  const vector = sanitizeSvg(new TextDecoder().decode(file))
  if (!vector) throw new AppError(415, IMAGE_MESSAGES.wrongType)
  if (vector === 'complex') throw new AppError(400, IMAGE_MESSAGES.complexVector)
  const full = new TextEncoder().encode(vector.svg)
  return { format: 'svg', width: vector.width, height: vector.height, colour: null, full, narrower: [], vcard: null }
}

async function limit(c: Context<AppEnv>) {
  const { success } = await c.env.UPLOAD_LIMIT.limit({ key: String(c.get('viewer').user.id) })
  if (!success) throw tooMany(60)
}

/**
 * Reads an upload within its share of memory, and asks for the sender's rights again once it is here. What it returns as
 * `user` is what they are by then.
 */
async function receive(c: Context<AppEnv>, share: Share) {
  const upload = await readUpload(c.req.raw, share)
  await c.get('recheck')?.()
  return { upload, user: c.get('viewer').user }
}

/** Uploads. Every failure of theirs says why in `error` and `message`. */
export const uploads = new Hono<AppEnv>()
  .post('/upload', signedIn(), async (c) => {
    await limit(c)
    checkAnnounced(c.req.raw)
    return admitted(c.get('viewer').user.id, async (share) => {
      const { upload, user } = await receive(c, share)
      const { cardId, type } = parse(CardUpload, upload.fields)
      const db = openDb(c.env.DB)
      const ownerId = await findCardOwner(db, cardId)
      if (ownerId === null) throw notFound('cardNotFound')
      if (ownerId !== user.id && user.accessLevel < LEVEL.editor) throw forbidden()
      const image = await render(upload, { box: boxOf(type), vcard: type === 'profilePicture' || type === 'logo' })
      const url = await storeImage(c.env, db, ownerId, image, { purpose: type ?? 'other', cardId })
      return c.json<UploadAnswer>({ success: true, url, width: image.width, height: image.height })
    })
  })
  .post('/pwa-upload', signedIn(), async (c) => {
    await limit(c)
    checkAnnounced(c.req.raw)
    return admitted(c.get('viewer').user.id, async (share) => {
      const { upload, user } = await receive(c, share)
      const { type, slot } = parse(AppUpload, upload.fields)
      const image = await render(upload, { box: boxOf(type, slot), png: type === 'pwa-icon' })
      const url = await storeImage(c.env, openDb(c.env.DB), user.id, image, { purpose: slot ?? type })
      return c.json<UploadAnswer>({ success: true, url, width: image.width, height: image.height })
    })
  })

uploads.onError(async (error, c) => {
  const answer = await onError(error, c)
  const body = (await answer.clone().json()) as { message: string }
  return c.json({ success: false, error: body.message, ...body }, answer.status as 400)
})
