import { expect, it } from 'vitest'
import { DASHBOARD_CARDS_WITH_LEADS_MAX } from '../../schema/dashboard.ts'
import { cardLeadsTable, cardSavesTable, cardViewsTable, formSubmissionsTable } from '../../schema/tables/events.ts'
import { deleteCard } from '../cards/delete.ts'
import { insertTestCard } from '../test/cards.ts'
import { callApi, createTestUser, db, env, queryRows } from '../test/client.ts'
import { getDashboardActivity } from './dashboard.ts'
import { updateDashboardVisit } from './dashboard-queries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A Tuesday, at noon in UTC. */
const TUESDAY = Date.UTC(2026, 4, 26, 12)

async function createTestOwnerWithCards(cards: number) {
  const { id } = await createTestUser()
  return { id, cards: await Promise.all(Array.from({ length: cards }, () => insertTestCard({ id } as never))) }
}

let lastEventNumber = 0
const nextEventId = () => `e${lastEventNumber++}`
const seedViews = (cardId: number, timestamp: number, count = 1, excluded: string | null = null) =>
  Promise.all(
    Array.from({ length: count }, () =>
      db.insert(cardViewsTable).values({ cardId, viewId: nextEventId(), source: 'direct', timestamp, excluded }),
    ),
  )
const seedSave = (cardId: number, timestamp: number) => db.insert(cardSavesTable).values({ cardId, eventId: nextEventId(), timestamp })
const seedSubmission = (cardId: number, timestamp: number) =>
  db.insert(formSubmissionsTable).values({ cardId, submissionId: nextEventId(), formData: {}, timestamp })
const seedChatLead = (cardId: number, timestamp: number, excluded: string | null = null) =>
  db.insert(cardLeadsTable).values({ cardId, eventId: nextEventId(), leadScore: 80, timestamp, excluded })

it('counts what came since the visit before, over all cards of the owner, without excluded events', async () => {
  const ann = await createTestOwnerWithCards(2)
  const bob = await createTestOwnerWithCards(1)
  const [first, second] = ann.cards as [number, number]
  await seedViews(first, TUESDAY - DAY_MS, 3)
  await seedSubmission(first, TUESDAY - DAY_MS)
  const read = (now: number) => getDashboardActivity(db, ann.id, 'UTC', now)
  expect(await read(TUESDAY)).toMatchObject({ since: null, views: 3, saves: 0, leads: 1, leadCardIds: [first] })

  await updateDashboardVisit(db, ann.id, TUESDAY)
  await seedViews(first, TUESDAY + MINUTE_MS, 2)
  expect(await read(TUESDAY + 2 * MINUTE_MS)).toMatchObject({ since: null, views: 5 })

  const friday = TUESDAY + 3 * DAY_MS
  await seedViews(second, friday)
  await seedViews(second, friday, 4, 'bot')
  await seedViews(second, friday, 1, 'owner')
  await seedSave(second, friday)
  await seedSubmission(first, friday)
  await seedChatLead(second, friday + 1)
  await seedChatLead(second, friday + 2, 'bot')
  await seedViews(bob.cards[0]!, friday, 9)
  const news = {
    since: new Date(TUESDAY).toISOString(),
    views: 3,
    saves: 1,
    leads: 2,
    leadCardIds: [second, first],
  }
  expect(await read(friday + HOUR_MS)).toMatchObject(news)
  // If the owner reloads the dashboard soon, the counts still begin at the last visit.
  await updateDashboardVisit(db, ann.id, friday + HOUR_MS)
  await updateDashboardVisit(db, ann.id, friday + HOUR_MS + 20 * MINUTE_MS)
  expect(await read(friday + HOUR_MS + 40 * MINUTE_MS)).toMatchObject(news)
  await seedViews(first, friday + HOUR_MS + 41 * MINUTE_MS)
  expect(await read(friday + HOUR_MS + 42 * MINUTE_MS)).toMatchObject({ ...news, views: 4 })
  expect(await read(friday + 3 * HOUR_MS)).toMatchObject({
    since: new Date(friday + HOUR_MS + 20 * MINUTE_MS).toISOString(),
    views: 1,
    saves: 0,
    leads: 0,
    leadCardIds: [],
  })
})

it('names the cards with the newest leads, and no more of them than it may', async () => {
  const { id, cards } = await createTestOwnerWithCards(DASHBOARD_CARDS_WITH_LEADS_MAX + 2)
  await updateDashboardVisit(db, id, TUESDAY)
  for (const [index, card] of cards.entries()) await seedSubmission(card, TUESDAY + (index + 1) * MINUTE_MS)
  const { leads, leadCardIds } = await getDashboardActivity(db, id, 'UTC', TUESDAY + DAY_MS)
  expect(leads).toBe(cards.length)
  expect(leadCardIds).toEqual(cards.toReversed().slice(0, DASHBOARD_CARDS_WITH_LEADS_MAX))
})

it('a lead that was stored only after the visit it was sent before still leads to its card', async () => {
  const { id, cards } = await createTestOwnerWithCards(1)
  await updateDashboardVisit(db, id, TUESDAY)
  await seedSubmission(cards[0]!, TUESDAY - MINUTE_MS)
  expect(await getDashboardActivity(db, id, 'UTC', TUESDAY + DAY_MS)).toMatchObject({
    leads: 1,
    leadCardIds: [cards[0]],
  })
})

it('deleting a card takes away its old counts, and not the news of the other cards', async () => {
  const { id, cards } = await createTestOwnerWithCards(2)
  const [kept, deleted] = cards as [number, number]
  await seedViews(deleted, TUESDAY - DAY_MS, 5)
  await seedSubmission(deleted, TUESDAY - DAY_MS)
  await updateDashboardVisit(db, id, TUESDAY)
  await seedViews(kept, TUESDAY + HOUR_MS, 2)
  await seedSubmission(kept, TUESDAY + HOUR_MS)
  await deleteCard(env, deleted, id)
  expect(await getDashboardActivity(db, id, 'UTC', TUESDAY + DAY_MS)).toMatchObject({ views: 2, leads: 1, leadCardIds: [kept] })
})

it.each([
  // On the morning of 5 April 2026 the clocks of Auckland went back, from 13 to 12 hours ahead of UTC.
  ['Pacific/Auckland', Date.UTC(2026, 3, 4, 10, 59), Date.UTC(2026, 3, 4, 11), Date.UTC(2026, 3, 11, 3), '2026-04-11'],
  ['America/New_York', Date.UTC(2026, 4, 20, 3, 59), Date.UTC(2026, 4, 20, 4), Date.UTC(2026, 4, 27, 2), '2026-05-26'],
  ['UTC', Date.UTC(2026, 4, 19, 23, 59), Date.UTC(2026, 4, 20), Date.UTC(2026, 4, 26, 23, 59), '2026-05-26'],
])('counts the views of seven days in %s', async (zone, tooEarly, earliest, now, today) => {
  const { id, cards } = await createTestOwnerWithCards(3)
  const [first, second, third] = cards as [number, number, number]
  await seedViews(first, tooEarly, 2)
  await seedViews(first, earliest, 3)
  await seedViews(first, now)
  await seedViews(second, now, 2)
  await seedViews(second, now, 2, 'bot')
  await seedViews(third, tooEarly)
  const answer = await getDashboardActivity(db, id, zone, now)
  expect(answer.today).toBe(today)
  expect(answer.weekViews).toEqual({ [first]: [3, 0, 0, 0, 0, 0, 1], [second]: [0, 0, 0, 0, 0, 0, 2] })
  expect(answer.viewsOfAllTime).toBe(9)
})

it('during the first visit, counts the saves and leads of seven days and names the cards that got them', async () => {
  const { id, cards } = await createTestOwnerWithCards(3)
  const [first, second, third] = cards as [number, number, number]
  await seedViews(first, TUESDAY, 2)
  await seedSave(first, TUESDAY - 6 * DAY_MS)
  await seedSave(second, TUESDAY - 7 * DAY_MS)
  await seedSubmission(second, TUESDAY - 2 * DAY_MS)
  await seedChatLead(first, TUESDAY - DAY_MS)
  await seedChatLead(third, TUESDAY - 8 * DAY_MS)
  expect(await getDashboardActivity(db, id, 'UTC', TUESDAY)).toMatchObject({
    since: null,
    views: 2,
    saves: 1,
    leads: 2,
    leadCardIds: [first, second],
  })
})

it('the calls answer for the signed-in user, take any time zone, and leave nothing behind with the account', async () => {
  const user = await createTestUser()
  const get = (query: string) => callApi(`/api/dashboard-activity${query}`, { cookie: user.cookie })
  expect((await callApi('/api/dashboard-visits', { method: 'POST', cookie: user.cookie })).status).toBe(204)
  for (const query of ['', '?tz=Europe/Berlin', '?tz=Nowhere/Else']) expect((await get(query)).status).toBe(200)
  expect((await get(`?tz=${'x'.repeat(65)}`)).status).toBe(400)
  expect(await queryRows('select user_id from dashboard_visits where user_id = ?', user.id)).toHaveLength(1)
  const admin = await createTestUser({ accessLevel: 5 })
  expect((await callApi(`/api/users/${user.id}`, { method: 'DELETE', cookie: admin.cookie })).status).toBeLessThan(300)
  expect(await queryRows('select user_id from dashboard_visits where user_id = ?', user.id)).toEqual([])
})
