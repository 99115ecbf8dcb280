import type { Card } from '../../schema/card.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { type TestUser, call, db } from './client.ts'

/** Creates and publishes a card through the API. */
export async function makeCard(user: TestUser, body: unknown = {}): Promise<Card> {
  const res = await call('/api/business-cards', { cookie: user.cookie, body })
  if (res.status !== 201) throw new Error(`${res.status}: ${await res.text()}`)
  return res.json<Card>()
}

/** Inserts a card straight into the database, without publishing it. Returns its id. */
export async function insertCard(user: TestUser, fields: Partial<typeof businessCards.$inferInsert> = {}): Promise<number> {
  const values = { userId: user.id, slug: crypto.randomUUID(), createdAt: Date.now(), updatedAt: Date.now(), ...fields }
  const [card] = await db.insert(businessCards).values(values).returning()
  return card!.id
}

/** PUT of a card's fields. */
export function saveCard(user: TestUser, cardId: number, body: unknown): Promise<Response> {
  return call(`/api/business-cards/${cardId}`, { method: 'PUT', cookie: user.cookie, body })
}

/** The status and message of an error response. */
export async function refusal(res: Response): Promise<[number, string]> {
  return [res.status, (await res.json<{ message: string }>()).message]
}
