import { eq } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Card } from '../../schema/card.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { type ApiCallOptions, type TestUser, callApi, createTestUser, db } from './client.ts'

/** Creates and publishes a card through the API. */
export async function createTestCard(user: TestUser, body: unknown = {}): Promise<Card> {
  const res = await callApi('/api/business-cards', { cookie: user.cookie, body })
  if (res.status !== 201) throw new Error(`${res.status}: ${await res.text()}`)
  return res.json<Card>()
}

/** Creates a user with the values `fields`, and through the API a card of that user from `body`. */
export async function createUserWithCard(
  body: unknown = {},
  fields?: Parameters<typeof createTestUser>[0],
): Promise<{ owner: TestUser; card: Card }> {
  const owner = await createTestUser(fields)
  return { owner, card: await createTestCard(owner, body) }
}

/** Inserts a card directly into the database, without publishing it. Returns the card's id. */
export async function insertTestCard(user: TestUser, fields: Partial<typeof businessCardsTable.$inferInsert> = {}): Promise<number> {
  const values = { userId: user.id, slug: crypto.randomUUID(), createdAt: Date.now(), updatedAt: Date.now(), ...fields }
  const [card] = await db.insert(businessCardsTable).values(values).returning()
  return card!.id
}

/** Changes a card only in the database, without publishing it. */
export function updateCardRow(cardId: number, fields: SQLiteUpdateSetSource<typeof businessCardsTable>) {
  return db.update(businessCardsTable).set(fields).where(eq(businessCardsTable.id, cardId))
}

/** Changes fields of a card through the API (PUT). */
export function putCardFields(user: TestUser, cardId: number, body: unknown, env?: ApiCallOptions['env']): Promise<Response> {
  return callApi(`/api/business-cards/${cardId}`, { method: 'PUT', cookie: user.cookie, body, env })
}

/** Valid settings of the installable app (PWA), without the fields for the user and the time. */
export const VALID_PWA_SETTINGS = {
  ...createFieldsWithValue(['appName', 'shortName', 'description'], 'A'),
  ...createFieldsWithValue(['themeColor', 'backgroundColor'], '#000000'),
  icons: createFieldsWithValue(['icon192', 'icon512', 'iconMaskable'], '/a'),
}

/** Returns an object that has the same value in each of the given fields. */
export function createFieldsWithValue<Field extends string, Value>(fields: Field[], value: Value): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>
}

/** Returns the status and message of an API error response. */
export async function readErrorResponse(res: Response): Promise<[number, string]> {
  return [res.status, (await res.json<{ message: string }>()).message]
}
