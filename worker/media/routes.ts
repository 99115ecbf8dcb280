import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { PWA_IMAGE_SLOTS, PWA_IMAGE_TYPES, CARD_IMAGE_TYPES, type ImageUploadResponse, imageScalingBoxOf } from '../../schema/image.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { requireCapability, requireSignIn } from '../platform/access.ts'
import { withAuditEntry } from '../platform/audit.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type UserRow, openDatabase } from '../platform/db.ts'
import { forbiddenError, notFoundError, handleRouteError, tooManyRequestsError } from '../platform/errors.ts'
import { getCardAndOwnerLevel } from '../platform/queries.ts'
import { refuseWhileStopped } from '../platform/stop-switches.ts'
import { callerOf, countCallOrRefuse } from '../platform/usage.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { withUploadSlot } from './admission.ts'
import { type ReceivedUpload, checkUploadHeaders, readUpload } from './upload-form.ts'
import { type RenderedImage, renderRasterImage } from './render.ts'
import { storeRenderedImage } from './store.ts'

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

async function checkUploadRateLimit(c: Context<HonoEnv>) {
  const { success } = await c.env.UPLOAD_LIMIT.limit({ key: String(c.get('viewer').user.id) })
  if (!success) throw tooManyRequestsError(60)
}

/** Reads an upload and stores it. Checks the session and access level again, because the body may take minutes to arrive. */
async function answerUpload(
  c: Context<HonoEnv>,
  storeUpload: (upload: ReceivedUpload, user: UserRow) => Promise<{ url: string; image: RenderedImage }>,
) {
  await checkUploadRateLimit(c)
  checkUploadHeaders(c.req.raw)
  await countCallOrRefuse(openDatabase(c.env.DB), 'uploads', c.get('viewer').user, callerOf(c))
  return withUploadSlot(c.get('viewer').user.id, async (memory) => {
    const upload = await readUpload(c.req.raw, memory)
    await c.get('recheck')?.()
    const { url, image } = await storeUpload(upload, c.get('viewer').user)
    return c.json<ImageUploadResponse>({ success: true, url, width: image.width, height: image.height })
  })
}

export const uploadRoutes = new Hono<HonoEnv>()
  .post('/upload', requireSignIn(), refuseWhileStopped('uploads'), (c) =>
    answerUpload(c, async (upload, user) => {
      const { cardId, type } = parseWithSchema(CardUploadFieldsSchema, upload.fields)
      const db = openDatabase(c.env.DB)
      const card = await getCardAndOwnerLevel(db, cardId)
      if (!card) throw notFoundError('cardNotFound')
      if (card.userId !== user.id && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
      const image = await renderRasterImage(
        upload.file,
        { box: imageScalingBoxOf(type), vcard: type === 'profilePicture' || type === 'logo' },
        upload.release,
      )
      const call = { actorId: user.id, action: 'picture' as const, userId: card.userId, cardId }
      const use = { purpose: type ?? 'other', cardId }
      return { url: await withAuditEntry(db, call, () => storeRenderedImage(c.env, db, card.userId, image, use)), image }
    }),
  )
  .post('/pwa-upload', requireCapability('changePwaSettings'), refuseWhileStopped('uploads'), (c) =>
    answerUpload(c, async (upload, user) => {
      const { type, slot } = parseWithSchema(PwaUploadFieldsSchema, upload.fields)
      const image = await renderRasterImage(upload.file, { box: imageScalingBoxOf(type, slot), png: type === 'pwa-icon' }, upload.release)
      return { url: await storeRenderedImage(c.env, openDatabase(c.env.DB), user.id, image, { purpose: slot ?? type }), image }
    }),
  )

uploadRoutes.onError(async (error, c) => {
  const response = await handleRouteError(error, c)
  const body = (await response.clone().json()) as { message: string }
  return c.json({ success: false, error: body.message, ...body }, response.status as 400)
})
