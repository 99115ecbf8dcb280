import type { QueueMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'

type DeadLetterEnv = Pick<Env, 'DEAD_LETTERS'>

/** How long dead letters are kept, in ms. */
const RETENTION = 90 * 86_400_000
/** Dead letters that one call replays. */
const REPLAY_MAX = 100

const withoutVisitor = (name: string, value: unknown) => (name === 'visitor' ? undefined : value)

/**
 * Stores messages that failed ten times as objects of a bucket of their own, which does not fail with the database. Keys
 * begin with the day, so they list oldest first. A visitor's key is left out, because it must be gone after two days: a
 * replayed view counts, its visitor does not.
 */
export async function storeDeadLetters(batch: MessageBatch<unknown>, env: DeadLetterEnv): Promise<void> {
  for (const message of batch.messages) {
    try {
      await env.DEAD_LETTERS.put(
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
 * Sends up to 100 dead letters, oldest first, to the events queue again and deletes them. If the deletion fails, they are
 * sent again by the next call and still count once. `left` is true when more dead letters wait.
 */
export async function replayDeadLetters(env: DeadLetterEnv & Pick<Env, 'EVENTS'>): Promise<{ replayed: number; left: boolean }> {
  const { objects, truncated } = await env.DEAD_LETTERS.list({ limit: REPLAY_MAX })
  const letters = await Promise.all(objects.map(async ({ key }) => (await env.DEAD_LETTERS.get(key))?.json<QueueMessage>()))
  const bodies = letters.filter((body) => body !== undefined)
  if (bodies.length > 0) await env.EVENTS.sendBatch(bodies.map((body) => ({ body })))
  if (objects.length > 0) await env.DEAD_LETTERS.delete(objects.map(({ key }) => key))
  return { replayed: bodies.length, left: truncated }
}

/** Deletes dead letters older than 90 days and logs how many of the first 1,000 still wait. `now` in ms. */
export async function sweepDeadLetters(env: DeadLetterEnv, now: number): Promise<void> {
  const { objects } = await env.DEAD_LETTERS.list()
  const oldest = new Date(now - RETENTION).toISOString().slice(0, 10)
  const expired = objects.filter(({ key }) => key < oldest).map(({ key }) => key)
  if (expired.length > 0) await env.DEAD_LETTERS.delete(expired)
  const deadLettersWaiting = objects.length - expired.length
  if (deadLettersWaiting > 0) console.error(JSON.stringify({ deadLettersWaiting }))
}
