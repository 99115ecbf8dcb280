import type { Card } from '../../schema/card.ts'
import { type TestUser, call } from './client.ts'

/** A card made through the API, with its first snapshot published. */
export async function makeCard(user: TestUser, body: unknown = {}): Promise<Card> {
  const res = await call('/api/business-cards', { cookie: user.cookie, body })
  if (res.status !== 201) throw new Error(`${res.status}: ${await res.text()}`)
  return res.json<Card>()
}

/** PUT of a card's fields. */
export function saveCard(user: TestUser, cardId: number, body: unknown): Promise<Response> {
  return call(`/api/business-cards/${cardId}`, { method: 'PUT', cookie: user.cookie, body })
}

/** Status and sentence of a refusal. */
export async function refusal(res: Response): Promise<[number, string]> {
  return [res.status, (await res.json<{ message: string }>()).message]
}
