import type { QueueMessage } from '../../schema/event.ts'
import type { Env } from '../platform/env.ts'

/** Dead letters are kept for this long, in ms; addresses in them are truncated like everywhere. */
const KEPT = 90 * 86_400_000
const PAGE = 100

const withoutVisitor = (name: string, value: unknown) => (name === 'visitor' ? undefined : value)

/**
 * Takes what failed to the end: each message becomes an object of a bucket of its own, which does not fail with the
 * relational store. Keys begin with the day, so they list oldest first. The key of a visitor is not kept, which is to be
 * gone after two days: a view that is replayed counts, its visitor does not.
 */
export async function storeDeadLetters(batch: MessageBatch<unknown>, env: Pick<Env, 'LETTERS'>): Promise<void> {
  for (const message of batch.messages) {
    try {
      await env.LETTERS.put(
        `${message.timestamp.toISOString().slice(0, 10)}/${message.id}.json`,
        JSON.stringify(message.body, withoutVisitor),
      )
      message.ack()
    } catch (error) {
      console.error(JSON.stringify({ deadLetter: message.id, error: String(error) }))
      message.retry({ delaySeconds: 60 })
    }
  }
}

/**
 * Sends up to 100 dead letters, oldest first, to the events queue again and then forgets them. A letter that is sent
 * twice, because forgetting it failed, still counts once. `left` says whether there are more.
 */
export async function replayDeadLetters(env: Pick<Env, 'LETTERS' | 'EVENTS'>): Promise<{ replayed: number; left: boolean }> {
  const { objects, truncated } = await env.LETTERS.list({ limit: PAGE })
  const letters = await Promise.all(objects.map(async ({ key }) => (await env.LETTERS.get(key))?.json<QueueMessage>()))
  const bodies = letters.filter((body) => body !== undefined)
  if (bodies.length > 0) await env.EVENTS.sendBatch(bodies.map((body) => ({ body })))
  if (objects.length > 0) await env.LETTERS.delete(objects.map(({ key }) => key))
  return { replayed: bodies.length, left: truncated }
}

/** Forgets dead letters that nobody replayed in time, and returns how many wait still, up to the 1,000 of one listing. */
export async function sweepDeadLetters(env: Pick<Env, 'LETTERS'>, now: number): Promise<number> {
  const { objects } = await env.LETTERS.list()
  const oldest = new Date(now - KEPT).toISOString().slice(0, 10)
  const old = objects.filter(({ key }) => key < oldest).map(({ key }) => key)
  if (old.length > 0) await env.LETTERS.delete(old)
  return objects.length - old.length
}
