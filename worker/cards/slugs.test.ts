import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CAPABILITIES, explainSlugEditRefusal } from '../../schema/capabilities.ts'
import type { Card } from '../../schema/card.ts'
import { cardSlugsTable, slugChangesTable } from '../../schema/tables/cards.ts'
import { createTestCard, createUserWithCard, readErrorResponse, putCardFields } from '../test/cards.ts'
import { callApi, createTestUser, db } from '../test/client.ts'
import { getCardById } from './queries.ts'
import { updateCardFields } from './write-queries.ts'

const SLUG_TAKEN_ERROR = [409, 'This URL is already taken']
const fetchCardBySlug = async (slug: string) => (await callApi(`/api/card/${slug}`)).json<Card>()

it('lets the owner change a slug from the level of the capability on, and editors every slug', async () => {
  const { owner: basic, card } = await createUserWithCard({ slug: 'basics-own' })
  expect(await readErrorResponse(await putCardFields(basic, card.id, { slug: 'basics-new', title: 'x' }))).toEqual([
    403,
    explainSlugEditRefusal(basic, basic.id),
  ])
  expect((await fetchCardBySlug('basics-own')).title).toBeNull()
  expect((await putCardFields(basic, card.id, { slug: 'basics-own', title: 'x' })).status).toBe(200)
  const editor = await createTestUser({ accessLevel: 4 })
  expect((await putCardFields(editor, card.id, { slug: 'basics-new' })).status).toBe(200)
  const { owner, card: own } = await createUserWithCard({}, { accessLevel: CAPABILITIES.changeSlug.level })
  expect((await putCardFields(owner, own.id, { slug: 'pros-new' })).status).toBe(200)
})

it('keeps old slugs working, and lets the owner return to one', async () => {
  const { owner: user, card } = await createUserWithCard({ slug: 'first-home' }, { accessLevel: 2 })
  await putCardFields(user, card.id, { slug: 'second-home' })
  await putCardFields(user, card.id, { slug: 'third-home' })
  for (const slug of ['first-home', 'second-home', 'third-home'])
    expect(await fetchCardBySlug(slug)).toMatchObject({ id: card.id, slug: 'third-home' })
  expect((await putCardFields(user, card.id, { slug: 'first-home' })).status).toBe(200)
  for (const slug of ['first-home', 'second-home', 'third-home'])
    expect(await fetchCardBySlug(slug)).toMatchObject({ id: card.id, slug: 'first-home' })
  expect(await fetchCardBySlug('FIRST-Home')).toMatchObject({ id: card.id })
})

it('refuses a slug that is or was another card’s slug', async () => {
  const { owner: user, card: first } = await createUserWithCard({ slug: 'was-mine' }, { accessLevel: 4 })
  await putCardFields(user, first.id, { slug: 'is-mine' })
  const second = await createTestCard(user, { slug: 'second-one' })
  for (const slug of ['was-mine', 'is-mine']) {
    expect(await readErrorResponse(await putCardFields(user, second.id, { slug, title: 'no' }))).toEqual(SLUG_TAKEN_ERROR)
    expect(await readErrorResponse(await callApi('/api/business-cards', { cookie: user.cookie, body: { slug } }))).toEqual(SLUG_TAKEN_ERROR)
  }
  expect(await fetchCardBySlug('second-one')).toMatchObject({ id: second.id, title: null })
})

it('gives a slug to only one of several concurrent calls', async () => {
  const user = await createTestUser({ accessLevel: 4 })
  const cards = await Promise.all([1, 2, 3].map(() => createTestCard(user)))
  const answers = await Promise.all(cards.map((card) => putCardFields(user, card.id, { slug: 'raced-for' })))
  expect(answers.map((res) => res.status).sort()).toEqual([200, 409, 409])
  const [row] = await db.select().from(cardSlugsTable).where(eq(cardSlugsTable.slug, 'raced-for'))
  expect(await fetchCardBySlug('raced-for')).toMatchObject({ id: row!.cardId })
})

it('lets a slug change at most five times a day, including returns to old slugs', async () => {
  const { owner: user, card } = await createUserWithCard({ slug: 'change-0' }, { accessLevel: 2 })
  for (const slug of ['change-1', 'change-2', 'change-1', 'change-3', 'change-4'])
    expect((await putCardFields(user, card.id, { slug })).status).toBe(200)
  const res = await putCardFields(user, card.id, { slug: 'change-5', title: 'no' })
  const wait = Number(res.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(86_000)
  expect(wait).toBeLessThanOrEqual(86_400)
  expect(await readErrorResponse(res)).toEqual([429, 'The address of a card can change 5 times a day. Please try again later.'])
  expect((await putCardFields(user, card.id, { slug: 'change-4', title: 'yes' })).status).toBe(200)
  await db
    .update(slugChangesTable)
    .set({ at: sql`at - 86400000` })
    .where(eq(slugChangesTable.cardId, card.id))
  expect((await putCardFields(user, card.id, { slug: 'change-5' })).status).toBe(200)
})

it('counts one slug change if the same save arrives twice in a millisecond', async () => {
  const {
    card: { id },
  } = await createUserWithCard({}, { accessLevel: 2 })
  const stored = (await getCardById(db, id))!
  const limits = { now: stored.updatedAt + 5, since: 0, changesMax: 5 }
  expect(await updateCardFields(db, stored, {}, 'sent-twice', limits)).toMatchObject({ card: { slug: 'sent-twice' } })
  expect(await updateCardFields(db, stored, {}, 'sent-twice', limits)).toEqual({ card: null, reason: 'changed' })
  expect(await db.$count(slugChangesTable, eq(slugChangesTable.cardId, id))).toBe(1)
})

it('refuses a slug in any other format', async () => {
  const { owner: user, card } = await createUserWithCard({}, { accessLevel: 2 })
  for (const slug of ['ab', 'a'.repeat(65), 'Upper', 'two--hyphens', '-lead', 'trail-', 'sp ace', 'ümlaut', 'a/b', '', null, 7])
    expect((await putCardFields(user, card.id, { slug })).status, String(slug)).toBe(400)
  for (const slug of ['..', 'a', '%00', 'card:x', 'x'.repeat(2000)]) expect((await callApi(`/api/card/${slug}`)).status, slug).toBe(404)
})
