import { expect, it } from 'vitest'
import { cardSaves, cardViews } from '../../schema/tables/events.ts'
import { insertCard } from '../test/cards.ts'
import { createUser, db } from '../test/client.ts'
import { getAnalyticsSummary } from './summary-queries.ts'

const NOW = Date.UTC(2026, 4, 31, 23, 59)

async function owner(cards: number) {
  const user = await createUser()
  return { id: user.id, cards: await Promise.all(Array.from({ length: cards }, () => insertCard(user))) }
}

let serial = 0
const view = (cardId: number, timestamp: number, excluded: string | null = null) =>
  db.insert(cardViews).values({ cardId, viewId: `v${serial++}`, source: 'direct', timestamp, excluded })
const save = (cardId: number, timestamp: number) => db.insert(cardSaves).values({ cardId, eventId: `s${serial++}`, timestamp })

it('adds up the month in UTC and the saves of all time over all own cards', async () => {
  const ann = await owner(2)
  const bob = await owner(1)
  await view(ann.cards[0]!, Date.UTC(2026, 3, 30, 23, 59, 59))
  await view(ann.cards[0]!, Date.UTC(2026, 4, 1))
  await view(ann.cards[1]!, NOW)
  await view(ann.cards[1]!, NOW, 'bot')
  await view(bob.cards[0]!, NOW)
  await save(ann.cards[0]!, Date.UTC(2024, 0, 1))
  await save(ann.cards[1]!, NOW)
  await save(bob.cards[0]!, NOW)
  expect(await getAnalyticsSummary(db, ann.id, NOW)).toEqual({ viewsThisMonth: 2, saves: 2 })
  expect(await getAnalyticsSummary(db, bob.id, NOW)).toEqual({ viewsThisMonth: 1, saves: 1 })
})

it('is zero for an owner without cards or events', async () => {
  const eve = await owner(0)
  expect(await getAnalyticsSummary(db, eve.id, NOW)).toEqual({ viewsThisMonth: 0, saves: 0 })
})
