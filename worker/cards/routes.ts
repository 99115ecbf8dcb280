import { Hono } from 'hono'
import { CreateCard, UpdateCard } from '../../schema/card.ts'
import { LEVEL } from '../../schema/level.ts'
import { IdParam } from '../../schema/text.ts'
import { anyone, card, level, self, signedIn } from '../platform/access.ts'
import { background } from '../platform/background.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { badRequest, forbidden, notFound } from '../platform/errors.ts'
import { claimedUser, findViewer } from '../platform/session.ts'
import { jsonValidator, parse } from '../platform/validation.ts'
import { createCard } from './create.ts'
import { deleteCard } from './delete.ts'
import { changesAdvanced, newCardPatch } from './fields.ts'
import { toCard, toClientCard } from './present.ts'
import { publish } from './publish.ts'
import { getCard, getOwner, listCards } from './queries.ts'
import { readCard, readLatestSnapshot } from './snapshot.ts'
import { updateCard } from './update.ts'

export const cardRoutes = new Hono<AppEnv>()
  .get('/business-cards', signedIn(), async (c) => {
    const cards = await listCards(openDb(c.env.DB), c.get('viewer').user.id)
    return c.json(cards.map(toCard))
  })
  .post('/business-cards', signedIn(), ...jsonValidator(CreateCard), async (c) => {
    const { userId, ...fields } = c.req.valid('json')
    const { user } = c.get('viewer')
    const db = openDb(c.env.DB)
    const forAnother = userId !== undefined && userId !== user.id
    if (forAnother && user.accessLevel < LEVEL.editor) throw forbidden()
    if (user.accessLevel < LEVEL.enterprise && changesAdvanced(newCardPatch(fields))) throw forbidden('advancedLevel')
    const owner = forAnother ? await getOwner(db, userId) : user
    if (!owner) throw badRequest('ownerUnknown')
    const made = await createCard(db, owner, fields)
    await background(c, publish(c.env, made.id))
    return c.json(toCard(made), 201)
  })
  .get('/business-cards/user/:userId', self('userId'), async (c) => {
    const { id } = parse(IdParam, { id: c.req.param('userId') })
    const cards = await listCards(openDb(c.env.DB), id)
    return c.json(cards.map(toCard))
  })
  .get('/business-cards/:id', card('id'), async (c) => {
    const found = await getCard(openDb(c.env.DB), c.get('card').id)
    if (!found) throw notFound('cardNotFound')
    return c.json(toCard(found))
  })
  .put('/business-cards/:id', card('id'), ...jsonValidator(UpdateCard), async (c) => {
    const { id } = c.get('card')
    const changed = await updateCard(openDb(c.env.DB), c.get('viewer').user, id, c.req.valid('json'))
    await background(c, publish(c.env, id))
    return c.json(toCard(changed))
  })
  .delete('/business-cards/:id', level(LEVEL.admin), async (c) => {
    const { id } = parse(IdParam, { id: c.req.param('id') })
    if (!(await deleteCard(c.env, id, c.get('viewer').user.id))) throw notFound('cardNotFound')
    return c.body(null, 204)
  })
  .get('/card/:slug', anyone(), async (c) => {
    const found = await readCard(c.env, c.req.param('slug').toLowerCase(), (work) => background(c, work))
    if (found?.state !== 'live') throw notFound('cardNotFound')
    // Checking the signature first saves a database read for other visitors. It does not suffice, since the session may have ended.
    const claim = await claimedUser(c)
    if (claim?.userId !== found.card.userId || !(await findViewer(c))) return c.json(toClientCard(found))
    // The owner gets the latest version, and custom CSS at any level.
    const fresh = await readLatestSnapshot(c.env, found.card.slug)
    const moved = fresh?.state === 'moved' ? await readLatestSnapshot(c.env, fresh.to) : fresh
    if (moved?.state !== 'live') throw notFound('cardNotFound')
    return c.json(toClientCard(moved))
  })
