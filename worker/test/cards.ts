import { eq } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Card } from '../../schema/card.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { type CallOptions, type TestUser, call, createUser, db } from './client.ts'

/** Creates and publishes a card through the API. */
export async function makeCard(user: TestUser, body: unknown = {}): Promise<Card> {
  const res = await call('/api/business-cards', { cookie: user.cookie, body })
  if (res.status !== 201) throw new Error(`${res.status}: ${await res.text()}`)
  return res.json<Card>()
}

/** A new user, made of `fields`, and a card of theirs made of `body` through the API. */
export async function makeOwnCard(body: unknown = {}, fields?: Parameters<typeof createUser>[0]): Promise<{ owner: TestUser; card: Card }> {
  const owner = await createUser(fields)
  return { owner, card: await makeCard(owner, body) }
}

/** Inserts a card straight into the database, without publishing it. Returns its id. */
export async function insertCard(user: TestUser, fields: Partial<typeof businessCards.$inferInsert> = {}): Promise<number> {
  const values = { userId: user.id, slug: crypto.randomUUID(), createdAt: Date.now(), updatedAt: Date.now(), ...fields }
  const [card] = await db.insert(businessCards).values(values).returning()
  return card!.id
}

/** Changes a card in the database alone, without publishing it. */
export function setCard(cardId: number, fields: SQLiteUpdateSetSource<typeof businessCards>) {
  return db.update(businessCards).set(fields).where(eq(businessCards.id, cardId))
}

/** PUT of a card's fields. */
export function saveCard(user: TestUser, cardId: number, body: unknown, env?: CallOptions['env']): Promise<Response> {
  return call(`/api/business-cards/${cardId}`, { method: 'PUT', cookie: user.cookie, body, env })
}

/** Valid settings of the installable app, without their user and time. */
export const PWA_SETTINGS = {
  ...inEach(['appName', 'shortName', 'description'], 'A'),
  ...inEach(['themeColor', 'backgroundColor'], '#000000'),
  icons: inEach(['icon192', 'icon512', 'iconMaskable'], '/a'),
}

/** The same value in each of these fields. */
export function inEach<Field extends string, Value>(fields: Field[], value: Value): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>
}

/** The status and message of an error response. */
export async function refusal(res: Response): Promise<[number, string]> {
  return [res.status, (await res.json<{ message: string }>()).message]
}
