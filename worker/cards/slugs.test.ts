import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { cardSlugs, slugChanges } from '../../schema/tables/cards.ts'
import { makeCard, makeOwnCard, refusal, saveCard } from '../test/cards.ts'
import { call, createUser, db } from '../test/client.ts'
import { getCard } from './queries.ts'
import { writeCard } from './write-queries.ts'

const TAKEN = [409, 'This URL is already taken']
const cardAt = async (slug: string) => (await call(`/api/card/${slug}`)).json<Card>()

it('can be changed by the owner at level 2, and by any user at level 4', async () => {
  const { owner: basic, card } = await makeOwnCard({ slug: 'basics-own' })
  expect(await refusal(await saveCard(basic, card.id, { slug: 'basics-new', title: 'x' }))).toEqual([
    403,
    'Level 1 users cannot edit the card URL slug',
  ])
  expect((await cardAt('basics-own')).title).toBeNull()
  expect((await saveCard(basic, card.id, { slug: 'basics-own', title: 'x' })).status).toBe(200)
  const editor = await createUser({ accessLevel: 4 })
  expect((await saveCard(editor, card.id, { slug: 'basics-new' })).status).toBe(200)
  const { owner, card: own } = await makeOwnCard({}, { accessLevel: 2 })
  expect((await saveCard(owner, own.id, { slug: 'pros-new' })).status).toBe(200)
})

it('keeps old slugs working, and the owner can return to one', async () => {
  const { owner: user, card } = await makeOwnCard({ slug: 'first-home' }, { accessLevel: 2 })
  await saveCard(user, card.id, { slug: 'second-home' })
  await saveCard(user, card.id, { slug: 'third-home' })
  for (const slug of ['first-home', 'second-home', 'third-home'])
    expect(await cardAt(slug)).toMatchObject({ id: card.id, slug: 'third-home' })
  expect((await saveCard(user, card.id, { slug: 'first-home' })).status).toBe(200)
  for (const slug of ['first-home', 'second-home', 'third-home'])
    expect(await cardAt(slug)).toMatchObject({ id: card.id, slug: 'first-home' })
  expect(await cardAt('FIRST-Home')).toMatchObject({ id: card.id })
})

it('is refused if it is or was another card’s slug', async () => {
  const { owner: user, card: first } = await makeOwnCard({ slug: 'was-mine' }, { accessLevel: 4 })
  await saveCard(user, first.id, { slug: 'is-mine' })
  const second = await makeCard(user, { slug: 'second-one' })
  for (const slug of ['was-mine', 'is-mine']) {
    expect(await refusal(await saveCard(user, second.id, { slug, title: 'no' }))).toEqual(TAKEN)
    expect(await refusal(await call('/api/business-cards', { cookie: user.cookie, body: { slug } }))).toEqual(TAKEN)
  }
  expect(await cardAt('second-one')).toMatchObject({ id: second.id, title: null })
})

it('goes to only one of several concurrent calls', async () => {
  const user = await createUser({ accessLevel: 4 })
  const cards = await Promise.all([1, 2, 3].map(() => makeCard(user)))
  const answers = await Promise.all(cards.map((card) => saveCard(user, card.id, { slug: 'raced-for' })))
  expect(answers.map((res) => res.status).sort()).toEqual([200, 409, 409])
  const [row] = await db.select().from(cardSlugs).where(eq(cardSlugs.slug, 'raced-for'))
  expect(await cardAt('raced-for')).toMatchObject({ id: row!.cardId })
})

it('changes at most five times a day, returns included', async () => {
  const { owner: user, card } = await makeOwnCard({ slug: 'change-0' }, { accessLevel: 2 })
  for (const slug of ['change-1', 'change-2', 'change-1', 'change-3', 'change-4'])
    expect((await saveCard(user, card.id, { slug })).status).toBe(200)
  const res = await saveCard(user, card.id, { slug: 'change-5', title: 'no' })
  const wait = Number(res.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(86_000)
  expect(wait).toBeLessThanOrEqual(86_400)
  expect(await refusal(res)).toEqual([429, 'The address of a card can change 5 times a day. Please try again later.'])
  expect((await saveCard(user, card.id, { slug: 'change-4', title: 'yes' })).status).toBe(200)
  await db
    .update(slugChanges)
    .set({ at: sql`at - 86400000` })
    .where(eq(slugChanges.cardId, card.id))
  expect((await saveCard(user, card.id, { slug: 'change-5' })).status).toBe(200)
})

it('counts one change if the same save arrives twice in a millisecond', async () => {
  const {
    card: { id },
  } = await makeOwnCard({}, { accessLevel: 2 })
  const stored = (await getCard(db, id))!
  const limits = { now: stored.updatedAt + 5, since: 0, changesMax: 5 }
  expect(await writeCard(db, stored, {}, 'sent-twice', limits)).toMatchObject({ card: { slug: 'sent-twice' } })
  expect(await writeCard(db, stored, {}, 'sent-twice', limits)).toEqual({ card: null, reason: 'changed' })
  expect(await db.$count(slugChanges, eq(slugChanges.cardId, id))).toBe(1)
})

it('is refused in any other format', async () => {
  const { owner: user, card } = await makeOwnCard({}, { accessLevel: 2 })
  for (const slug of ['ab', 'a'.repeat(65), 'Upper', 'two--hyphens', '-lead', 'trail-', 'sp ace', 'ümlaut', 'a/b', '', null, 7])
    expect((await saveCard(user, card.id, { slug })).status, String(slug)).toBe(400)
  for (const slug of ['..', 'a', '%00', 'card:x', 'x'.repeat(2000)]) expect((await call(`/api/card/${slug}`)).status, slug).toBe(404)
})
