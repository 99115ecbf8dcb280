import { expect, it } from 'vitest'
import { cardSavesTable, cardViewsTable } from '../../schema/tables/events.ts'
import { insertTestCard } from '../test/cards.ts'
import { createTestUser, db } from '../test/client.ts'
import { getAnalyticsSummary } from './summary-queries.ts'

const LAST_MINUTE_OF_MAY = Date.UTC(2026, 4, 31, 23, 59)

async function createTestOwnerWithCards(cards: number) {
  const user = await createTestUser()
  return { id: user.id, cards: await Promise.all(Array.from({ length: cards }, () => insertTestCard(user))) }
}

let lastEventNumber = 0
const seedCardView = (cardId: number, timestamp: number, excluded: string | null = null) =>
  db.insert(cardViewsTable).values({ cardId, viewId: `v${lastEventNumber++}`, source: 'direct', timestamp, excluded })
const seedCardSave = (cardId: number, timestamp: number) =>
  db.insert(cardSavesTable).values({ cardId, eventId: `s${lastEventNumber++}`, timestamp })

it('adds up this month’s views in UTC and the saves of all time over all cards of an owner', async () => {
  const ann = await createTestOwnerWithCards(2)
  const bob = await createTestOwnerWithCards(1)
  await seedCardView(ann.cards[0]!, Date.UTC(2026, 3, 30, 23, 59, 59))
  await seedCardView(ann.cards[0]!, Date.UTC(2026, 4, 1))
  await seedCardView(ann.cards[1]!, LAST_MINUTE_OF_MAY)
  await seedCardView(ann.cards[1]!, LAST_MINUTE_OF_MAY, 'bot')
  await seedCardView(bob.cards[0]!, LAST_MINUTE_OF_MAY)
  await seedCardSave(ann.cards[0]!, Date.UTC(2024, 0, 1))
  await seedCardSave(ann.cards[1]!, LAST_MINUTE_OF_MAY)
  await seedCardSave(bob.cards[0]!, LAST_MINUTE_OF_MAY)
  expect(await getAnalyticsSummary(db, ann.id, LAST_MINUTE_OF_MAY)).toEqual({ viewsThisMonth: 2, saves: 2 })
  expect(await getAnalyticsSummary(db, bob.id, LAST_MINUTE_OF_MAY)).toEqual({ viewsThisMonth: 1, saves: 1 })
})

it('returns zero views and saves for an owner without cards or events', async () => {
  const eve = await createTestOwnerWithCards(0)
  expect(await getAnalyticsSummary(db, eve.id, LAST_MINUTE_OF_MAY)).toEqual({ viewsThisMonth: 0, saves: 0 })
})
