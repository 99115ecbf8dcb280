import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { QUEUED_KINDS } from '../../schema/event-kinds.ts'
import { businessCards, cardSlugs, images, slugChanges } from '../../schema/tables/cards.ts'
import { cardDays, cardTotals, EVENT_TABLES, formSubmissions } from '../../schema/tables/events.ts'
import { salesbotConfigs, salesbotConversations } from '../../schema/tables/salesbot.ts'
import { auditLog } from '../../schema/tables/users.ts'
import { makeCard, makeOwnCard, refusal, saveCard } from '../test/cards.ts'
import { call, createUser, db, env } from '../test/client.ts'
import { deliver, messageOf } from '../test/events.ts'
import { deleteCard } from './delete.ts'

const at = { timestamp: Date.now() }
const now = { createdAt: Date.now(), updatedAt: Date.now() }
const image = { purpose: 'profilePicture', width: 1, height: 1, bytes: 1, createdAt: 1 }

async function visit(cardId: number) {
  await deliver(QUEUED_KINDS.map((kind) => messageOf(kind, cardId)))
  await db.insert(formSubmissions).values({ cardId, submissionId: 'f', formData: {}, ...at })
  await db.insert(salesbotConfigs).values({ cardId, ...now })
  await db.insert(salesbotConversations).values({ cardId, sessionId: 'x', ...now })
}

const TABLES = [...Object.values(EVENT_TABLES), cardTotals, cardDays, salesbotConfigs, salesbotConversations, slugChanges, images]
const left = async (cardId: number) =>
  (await Promise.all(TABLES.map((table) => db.$count(table, eq(table.cardId, cardId))))).reduce((a, b) => a + b)

it('deletes everything of a card and nothing of another card', async () => {
  const admin = await createUser({ accessLevel: 5 })
  const { owner, card: kept } = await makeOwnCard({ profilePicture: '/media/shared.jpg' }, { accessLevel: 3 })
  const card = await makeCard(owner, { slug: 'doomed-old' })
  await saveCard(owner, card.id, { slug: 'doomed' })
  for (const { id } of [card, kept]) await visit(id)
  for (const key of ['own.jpg', 'shared.jpg']) {
    await db.insert(images).values({ key, userId: owner.id, cardId: card.id, ...image })
    await env.MEDIA.put(key, 'x')
  }

  expect(await refusal(await call(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: owner.cookie }))).toEqual([
    403,
    'Access denied',
  ])
  const editor = await createUser({ accessLevel: 4 })
  expect((await call(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(403)
  expect(await left(card.id)).toBeGreaterThan(10)

  const res = await call(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: admin.cookie })
  expect([res.status, await res.text()]).toEqual([204, ''])
  expect(await db.$count(businessCards, eq(businessCards.id, card.id))).toBe(0)
  expect(await left(card.id)).toBe(0)
  expect(await left(kept.id)).toBe(TABLES.length + 1 - 2)
  expect([await env.MEDIA.head('own.jpg'), (await env.MEDIA.head('shared.jpg'))?.key]).toEqual([null, 'shared.jpg'])
  expect(await db.select().from(auditLog).where(eq(auditLog.cardId, card.id))).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(Number),
      actorId: admin.id,
      action: 'card-deleted',
      userId: owner.id,
      cardId: card.id,
      detail: null,
    },
  ])
  expect(await refusal(await call(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: admin.cookie }))).toEqual([
    404,
    'Card not found',
  ])
})

it('never reuses its slugs', async () => {
  const { owner: admin, card } = await makeOwnCard({ slug: 'retired-old' }, { accessLevel: 5 })
  await saveCard(admin, card.id, { slug: 'retired' })
  await deleteCard(env, card.id, admin.id)
  for (const slug of ['retired', 'retired-old']) {
    expect(await env.CARDS.get(`card:${slug}`, 'json')).toEqual({ state: 'gone' })
    expect(await refusal(await call(`/api/card/${slug}`))).toEqual([404, 'Card not found'])
    expect(await refusal(await call('/api/business-cards', { cookie: admin.cookie, body: { slug } }))).toEqual([
      409,
      'This URL is already taken',
    ])
  }
  const rows = await db.select().from(cardSlugs).where(eq(cardSlugs.cardId, card.id))
  expect(rows.map((row) => typeof row.deletedAt)).toEqual(['number', 'number'])
})

it('deletes more rows than one statement does', async () => {
  const { owner: user, card } = await makeOwnCard()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
     insert into card_views (card_id, view_id, source, timestamp) select ?, 'v' || i, 'direct', 1 from n`,
  )
    .bind(card.id)
    .run()
  expect(await deleteCard(env, card.id, user.id)).toBe(true)
  expect(await left(card.id)).toBe(0)
  expect(await deleteCard(env, card.id, user.id)).toBe(false)
})

it('keeps the card if its images cannot be deleted, so that the call can be repeated', async () => {
  const { owner: user, card } = await makeOwnCard({ slug: 'kept-for-now' })
  await db.insert(images).values({ key: 'stuck.jpg', userId: user.id, cardId: card.id, ...image })
  const MEDIA = { delete: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket
  await expect(deleteCard({ ...env, MEDIA }, card.id, user.id)).rejects.toThrow('R2 is away')
  expect((await call('/api/card/kept-for-now')).status).toBe(200)
  expect(await db.$count(images, eq(images.cardId, card.id))).toBe(1)
  expect(await deleteCard(env, card.id, user.id)).toBe(true)
})
