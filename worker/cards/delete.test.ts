import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { businessCardsTable, cardSlugsTable, imagesTable, slugChangesTable } from '../../schema/tables/cards.ts'
import { cardDailyCountsTable, cardTotalCountsTable, EVENT_TABLES, formSubmissionsTable } from '../../schema/tables/events.ts'
import {
  salesbotConfigsTable,
  salesbotConversationsTable,
  salesbotQuestionAskersTable,
  salesbotQuestionsTable,
} from '../../schema/tables/salesbot.ts'
import { auditLogTable } from '../../schema/tables/users.ts'
import { createUnansweredQuestions } from '../salesbot/question-queries.ts'
import { createTestCard, createUserWithCard, readErrorResponse, putCardFields } from '../test/cards.ts'
import { callApi, createTestUser, db, env } from '../test/client.ts'
import { deliverToQueueConsumer, createEventMessage } from '../test/events.ts'
import { deleteCard } from './delete.ts'

const TEST_TIMESTAMP_COLUMN = { timestamp: Date.now() }
const TEST_CREATED_UPDATED_COLUMNS = { createdAt: Date.now(), updatedAt: Date.now() }
const TEST_IMAGE_COLUMNS = { purpose: 'profilePicture', width: 1, height: 1, bytes: 1, createdAt: 1 }

async function deliverEventOfEachKind(cardId: number) {
  await deliverToQueueConsumer(QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, cardId)))
  await db.insert(formSubmissionsTable).values({ cardId, submissionId: 'f', formData: {}, ...TEST_TIMESTAMP_COLUMN })
  await db.insert(salesbotConfigsTable).values({ cardId, ...TEST_CREATED_UPDATED_COLUMNS })
  await db.insert(salesbotConversationsTable).values({ cardId, sessionId: 'x', ...TEST_CREATED_UPDATED_COLUMNS })
  await createUnansweredQuestions(db, cardId, { sessionId: 'x', mails: true }, ['Do you have parking?'], Date.now())
}

const TABLES_WITH_CARD_ID = [
  ...Object.values(EVENT_TABLES),
  cardTotalCountsTable,
  cardDailyCountsTable,
  salesbotConfigsTable,
  salesbotConversationsTable,
  salesbotQuestionsTable,
  slugChangesTable,
  imagesTable,
]
const countRowsOfCard = async (cardId: number) =>
  (await Promise.all(TABLES_WITH_CARD_ID.map((table) => db.$count(table, eq(table.cardId, cardId))))).reduce((a, b) => a + b)

it('deletes everything of a card and nothing of another card', async () => {
  const admin = await createTestUser({ accessLevel: 5 })
  const { owner, card: kept } = await createUserWithCard({ profilePicture: '/media/shared.jpg' }, { accessLevel: 3 })
  const card = await createTestCard(owner, { slug: 'doomed-old' })
  await putCardFields(owner, card.id, { slug: 'doomed' })
  for (const { id } of [card, kept]) await deliverEventOfEachKind(id)
  for (const key of ['own.jpg', 'shared.jpg']) {
    await db.insert(imagesTable).values({ key, userId: owner.id, cardId: card.id, ...TEST_IMAGE_COLUMNS })
    await env.MEDIA.put(key, 'x')
  }

  expect(await readErrorResponse(await callApi(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: owner.cookie }))).toEqual([
    403,
    'Access denied',
  ])
  const editor = await createTestUser({ accessLevel: 4 })
  expect((await callApi(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(403)
  expect(await countRowsOfCard(card.id)).toBeGreaterThan(10)

  const res = await callApi(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: admin.cookie })
  expect([res.status, await res.text()]).toEqual([204, ''])
  expect(await db.$count(businessCardsTable, eq(businessCardsTable.id, card.id))).toBe(0)
  expect(await countRowsOfCard(card.id)).toBe(0)
  expect(await countRowsOfCard(kept.id)).toBe(TABLES_WITH_CARD_ID.length + 1 - 2)
  expect(await db.$count(salesbotQuestionAskersTable)).toBe(1)
  expect([await env.MEDIA.head('own.jpg'), (await env.MEDIA.head('shared.jpg'))?.key]).toEqual([null, 'shared.jpg'])
  expect(await db.select().from(auditLogTable).where(eq(auditLogTable.cardId, card.id))).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(Number),
      actorId: admin.id,
      action: 'card-deleted',
      userId: owner.id,
      cardId: card.id,
      detail: null,
      count: 1,
      lastAt: expect.any(Number),
      repeatKey: null,
    },
  ])
  expect(await readErrorResponse(await callApi(`/api/business-cards/${card.id}`, { method: 'DELETE', cookie: admin.cookie }))).toEqual([
    404,
    'Card not found',
  ])
})

it('never reuses the slugs of a deleted card', async () => {
  const { owner: admin, card } = await createUserWithCard({ slug: 'retired-old' }, { accessLevel: 5 })
  await putCardFields(admin, card.id, { slug: 'retired' })
  await deleteCard(env, card.id, admin.id)
  for (const slug of ['retired', 'retired-old']) {
    expect(await env.CARDS.get(`card:${slug}`, 'json')).toEqual({ state: 'gone' })
    expect(await readErrorResponse(await callApi(`/api/card/${slug}`))).toEqual([404, 'Card not found'])
    expect(await readErrorResponse(await callApi('/api/business-cards', { cookie: admin.cookie, body: { slug } }))).toEqual([
      409,
      'This URL is already taken',
    ])
  }
  const rows = await db.select().from(cardSlugsTable).where(eq(cardSlugsTable.cardId, card.id))
  expect(rows.map((row) => typeof row.deletedAt)).toEqual(['number', 'number'])
})

it('deletes all events of a card, even more rows than one statement deletes', async () => {
  const { owner: user, card } = await createUserWithCard()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
     insert into card_views (card_id, view_id, source, timestamp) select ?, 'v' || i, 'direct', 1 from n`,
  )
    .bind(card.id)
    .run()
  expect(await deleteCard(env, card.id, user.id)).toBe(true)
  expect(await countRowsOfCard(card.id)).toBe(0)
  expect(await deleteCard(env, card.id, user.id)).toBe(false)
})

it('keeps the card if its images cannot be deleted, so that the deletion can be repeated', async () => {
  const { owner: user, card } = await createUserWithCard({ slug: 'kept-for-now' })
  await db.insert(imagesTable).values({ key: 'stuck.jpg', userId: user.id, cardId: card.id, ...TEST_IMAGE_COLUMNS })
  const MEDIA = { delete: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket
  await expect(deleteCard({ ...env, MEDIA }, card.id, user.id)).rejects.toThrow('R2 is away')
  expect((await callApi('/api/card/kept-for-now')).status).toBe(200)
  expect(await db.$count(imagesTable, eq(imagesTable.cardId, card.id))).toBe(1)
  expect(await deleteCard(env, card.id, user.id)).toBe(true)
})
