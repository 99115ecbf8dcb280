import { Hono } from 'hono'
import { CreateCardBody, UpdateCardBody } from '../../schema/card.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { refuseWhilePutBackIsOpen } from '../auth/put-back.ts'
import { allowAnyone, requireCardAccess, requireCapability, requireSelfOrActForOthers, requireSignIn } from '../platform/access.ts'
import { withAuditEntry } from '../platform/audit.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Env } from '../platform/env.ts'
import { limitStoreReads } from '../platform/store-reads.ts'
import { openDatabase } from '../platform/db.ts'
import { badRequestError, forbiddenError, notFoundError } from '../platform/errors.ts'
import { getUserById } from '../platform/queries.ts'
import { verifySessionCookie, getSignedInViewer } from '../platform/session.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody, parseWithSchema } from '../platform/validation.ts'
import { createCard } from './create.ts'
import { deleteCard } from './delete.ts'
import { hasAdvancedFieldChanges, toNewCardPatch } from './fields.ts'
import { toApiCard, toPublicApiCard } from './present.ts'
import { publishCard } from './publish.ts'
import { getCardById, listCardsOfOwner } from './queries.ts'
import { getPublishedCard, getLatestCardSnapshot, requireLiveCard } from './snapshot.ts'
import { updateCard } from './update.ts'
import { refreshVideoPoster } from './video-poster.ts'

async function publishSavedCard(env: Env, cardId: number): Promise<void> {
  await publishCard(env, cardId)
  await refreshVideoPoster(env, cardId)
}

export const cardRoutes = new Hono<HonoEnv>()
  .get('/business-cards', requireSignIn(), async (c) => {
    const cards = await listCardsOfOwner(openDatabase(c.env.DB), c.get('viewer').user.id)
    return c.json(cards.map(toApiCard))
  })
  .post('/business-cards', requireSignIn(), ...validateJsonBody(CreateCardBody), limitCalls('cardSaves'), async (c) => {
    const { userId, ...fields } = c.req.valid('json')
    const { user } = c.get('viewer')
    const db = openDatabase(c.env.DB)
    const forAnother = userId !== undefined && userId !== user.id
    if (forAnother && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()
    if (!levelAllows(user.accessLevel, 'useAdvancedFields') && hasAdvancedFieldChanges(toNewCardPatch(fields)))
      throw forbiddenError('advancedLevel')
    const owner = forAnother ? await getUserById(db, userId) : user
    if (!owner) throw badRequestError('ownerUnknown')
    const call = { actorId: user.id, action: 'card-created' as const, userId: owner.id }
    const made = await withAuditEntry(db, call, () => createCard(db, owner, fields))
    await runInBackground(c, publishSavedCard(c.env, made.id))
    return c.json(toApiCard(made), 201)
  })
  .get('/business-cards/user/:userId', requireSelfOrActForOthers('userId'), async (c) => {
    const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('userId') })
    const db = openDatabase(c.env.DB)
    const cards = await listCardsOfOwner(db, id)
    if (cards.length === 0 && !(await getUserById(db, id))) throw notFoundError('userNotFound')
    return c.json(cards.map(toApiCard))
  })
  .get('/business-cards/:id', requireCardAccess('id', null), async (c) => {
    const found = await getCardById(openDatabase(c.env.DB), c.get('card').id)
    if (!found) throw notFoundError('cardNotFound')
    return c.json(toApiCard(found))
  })
  .put(
    '/business-cards/:id',
    requireCardAccess('id', 'card-saved'),
    ...validateJsonBody(UpdateCardBody),
    limitCalls('cardSaves'),
    async (c) => {
      const { id } = c.get('card')
      const changed = await updateCard(openDatabase(c.env.DB), c.get('viewer').user, id, c.req.valid('json'))
      await runInBackground(c, publishSavedCard(c.env, id))
      return c.json(toApiCard(changed))
    },
  )
  .delete('/business-cards/:id', requireCapability('deleteCards'), refuseWhilePutBackIsOpen(), async (c) => {
    const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('id') })
    if (!(await deleteCard(c.env, id, c.get('viewer').user.id))) throw notFoundError('cardNotFound')
    return c.body(null, 204)
  })
  .get('/card/:slug', allowAnyone(), limitStoreReads, async (c) => {
    const found = requireLiveCard(await getPublishedCard(c.env, c.req.param('slug').toLowerCase(), (work) => runInBackground(c, work)))
    // The cookie's signature is checked first, so that other visitors cost no database read. Then the session is checked, because it may
    // have ended.
    const claim = await verifySessionCookie(c)
    if (claim?.userId !== found.card.userId || !(await getSignedInViewer(c))) return c.json(toPublicApiCard(found))
    const fresh = await getLatestCardSnapshot(c.env, found.card.slug)
    const moved = fresh?.state === 'moved' ? await getLatestCardSnapshot(c.env, fresh.to) : fresh
    return c.json(toPublicApiCard(requireLiveCard(moved?.state === 'moved' ? null : moved)))
  })
