import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  PWA_IMAGE_SLOTS,
  PWA_IMAGE_TYPES,
  IMAGE_UPLOAD_ERROR_MESSAGES,
  CARD_IMAGE_TYPES,
  type ImageUploadResponse,
  imageScalingBoxOf,
} from '../../schema/image.ts'
import { SVG_BYTES_MAX } from '../../schema/bounds.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { requireCapability, requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type UserRow, openDatabase } from '../platform/db.ts'
import { AppError, forbiddenError, notFoundError, handleRouteError, tooManyRequestsError } from '../platform/errors.ts'
import { getCardAndOwnerLevel } from '../platform/queries.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { withUploadSlot } from './admission.ts'
import { type ReceivedUpload, checkUploadHeaders, readUpload } from './upload-form.ts'
import { type RenderedImage, type ImageRenderOptions, renderRasterImage } from './render.ts'
import { storeRenderedImage } from './store.ts'
import { sanitizeSvg } from './vector.ts'

const CardUploadFieldsSchema = z.object({
  cardId: RowIdParamSchema.shape.id,
  type: z.enum(CARD_IMAGE_TYPES, 'Unknown image type').optional(),
})
const PwaUploadFieldsSchema = z
  .object({
    type: z.enum(PWA_IMAGE_TYPES, 'Unknown image type').optional(),
    purpose: z.enum(PWA_IMAGE_TYPES, 'Unknown image type').optional(),
    slot: z.enum(PWA_IMAGE_SLOTS, 'Unknown image slot').optional(),
    key: z.enum(PWA_IMAGE_SLOTS, 'Unknown image slot').optional(),
  })
  .transform(({ type, purpose, slot, key }) => {
    const slotOrKey = slot ?? key
    return { slot: slotOrKey, type: type ?? purpose ?? (slotOrKey === 'splashImage' ? ('pwa-splash' as const) : ('pwa-icon' as const)) }
  })

/** Renders an uploaded raster or SVG file. Throws 415 when it is no supported picture, 400 or 413 when it is too costly. */
async function renderUploadedImage({ file, release }: ReceivedUpload, options: ImageRenderOptions): Promise<RenderedImage> {
  // Of the supported formats, only SVG files start with "<".
  const start = new TextDecoder().decode(file.subarray(0, 64)).replace(/^\uFEFF?\s*/, '')
  if (!start.startsWith('<')) return renderRasterImage(file, options, release)
  if (file.length > SVG_BYTES_MAX) throw new AppError(413, IMAGE_UPLOAD_ERROR_MESSAGES.unsafeVector)
  const vector = sanitizeSvg(new TextDecoder().decode(file))
  if (!vector) throw new AppError(415, IMAGE_UPLOAD_ERROR_MESSAGES.wrongType)
  if (vector === 'complex') throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.complexVector)
  const full = new TextEncoder().encode(vector.svg)
  return { format: 'svg', width: vector.width, height: vector.height, colour: vector.colour, full, narrower: [], vcard: null }
}

async function checkUploadRateLimit(c: Context<HonoEnv>) {
  const { success } = await c.env.UPLOAD_LIMIT.limit({ key: String(c.get('viewer').user.id) })
  if (!success) throw tooManyRequestsError(60)
}

/**
 * Answers an upload call: reads the picture, checks the session and access level again, because the body may take minutes to arrive,
 * and lets `storeUpload` store it.
 */
async function answerUpload(
  c: Context<HonoEnv>,
  storeUpload: (upload: ReceivedUpload, user: UserRow) => Promise<{ url: string; image: RenderedImage }>,
) {
  await checkUploadRateLimit(c)
  checkUploadHeaders(c.req.raw)
  return withUploadSlot(c.get('viewer').user.id, async (memory) => {
    const upload = await readUpload(c.req.raw, memory)
    await c.get('recheck')?.()
    const { url, image } = await storeUpload(upload, c.get('viewer').user)
    return c.json<ImageUploadResponse>({ success: true, url, width: image.width, height: image.height })
  })
}

/** API routes for picture uploads. Every error response has the reason in both `error` and `message`. */
export const uploadRoutes = new Hono<HonoEnv>()
  .post('/upload', requireSignIn(), (c) =>
    answerUpload(c, async (upload, user) => {
      const { cardId, type } = parseWithSchema(CardUploadFieldsSchema, upload.fields)
      const db = openDatabase(c.env.DB)
      const card = await getCardAndOwnerLevel(db, cardId)
      if (!card) throw notFoundError('cardNotFound')
      if (card.userId !== user.id && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
      const image = await renderUploadedImage(upload, { box: imageScalingBoxOf(type), vcard: type === 'profilePicture' || type === 'logo' })
      return { url: await storeRenderedImage(c.env, db, card.userId, image, { purpose: type ?? 'other', cardId }), image }
    }),
  )
  .post('/pwa-upload', requireCapability('changePwaSettings'), (c) =>
    answerUpload(c, async (upload, user) => {
      const { type, slot } = parseWithSchema(PwaUploadFieldsSchema, upload.fields)
      const image = await renderUploadedImage(upload, { box: imageScalingBoxOf(type, slot), png: type === 'pwa-icon' })
      return { url: await storeRenderedImage(c.env, openDatabase(c.env.DB), user.id, image, { purpose: slot ?? type }), image }
    }),
  )

uploadRoutes.onError(async (error, c) => {
  const response = await handleRouteError(error, c)
  const body = (await response.clone().json()) as { message: string }
  return c.json({ success: false, error: body.message, ...body }, response.status as 400)
})
