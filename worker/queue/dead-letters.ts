import type { QueueMessage } from '../../schema/queue-message.ts'
import type { Env } from '../platform/env.ts'

type DeadLetterEnv = Pick<Env, 'DEAD_LETTERS'>

/** How long dead letters (queue messages that failed every retry) are kept, in ms. */
const DEAD_LETTER_RETENTION_MS = 90 * 86_400_000
const DEAD_LETTERS_PER_REPLAY = 100

/** Name of the metadata that tells which card a dead letter is about. */
const CARD_METADATA_NAME = 'card'

const omitVisitorKey = (name: string, value: unknown) => (name === 'visitor' ? undefined : value)

/**
 * Stores queue messages that failed every retry as objects of their own bucket, which does not fail with the database. Keys begin
 * with the day, so they list oldest first. A visitor's key is left out, because it must be erased after two days: a replayed view
 * counts, but its visitor does not.
 */
export async function storeDeadLetters(batch: MessageBatch<unknown>, env: DeadLetterEnv): Promise<void> {
  for (const message of batch.messages) {
    try {
      await env.DEAD_LETTERS.put(
        `${message.timestamp.toISOString().slice(0, 10)}/${message.id}.json`,
        JSON.stringify(message.body, omitVisitorKey),
        { customMetadata: { [CARD_METADATA_NAME]: String((message.body as Partial<QueueMessage> | null)?.cardId) } },
      )
      message.ack()
    } catch (error) {
      console.error(JSON.stringify({ deadLetter: message.id, error: String(error) }))
      message.retry({ delaySeconds: 60 })
    }
  }
}

/**
 * Sends up to 100 dead letters, oldest first, to the events queue again and deletes them. If the deletion fails, the next call
 * sends them again, and they still count once. `left` is true if more dead letters wait.
 */
export async function replayDeadLetters(env: DeadLetterEnv & Pick<Env, 'EVENTS'>): Promise<{ replayed: number; left: boolean }> {
  const { objects, truncated } = await env.DEAD_LETTERS.list({ limit: DEAD_LETTERS_PER_REPLAY })
  const letters = await Promise.all(objects.map(async ({ key }) => (await env.DEAD_LETTERS.get(key))?.json<QueueMessage>()))
  const bodies = letters.filter((body) => body !== undefined)
  if (bodies.length > 0) await env.EVENTS.sendBatch(bodies.map((body) => ({ body })))
  if (objects.length > 0) await env.DEAD_LETTERS.delete(objects.map(({ key }) => key))
  return { replayed: bodies.length, left: truncated }
}

/** Deletes the dead letters about these cards, which are deleted, because visitors' data in them must not outlive the cards. */
export async function deleteDeadLettersOfCards(env: DeadLetterEnv, cardIds: number[]): Promise<void> {
  const ids = new Set(cardIds.map(String))
  let cursor: string | undefined
  do {
    const page = await env.DEAD_LETTERS.list({ cursor, include: ['customMetadata'] })
    const keys = page.objects.filter((letter) => ids.has(letter.customMetadata?.[CARD_METADATA_NAME] ?? '')).map(({ key }) => key)
    if (keys.length > 0) await env.DEAD_LETTERS.delete(keys)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

/** Deletes dead letters older than 90 days at `now` (ms). Logs how many of the first 1,000 still wait to be sent again. */
export async function deleteExpiredDeadLetters(env: DeadLetterEnv, now: number): Promise<void> {
  const { objects } = await env.DEAD_LETTERS.list()
  const oldest = new Date(now - DEAD_LETTER_RETENTION_MS).toISOString().slice(0, 10)
  const expired = objects.filter(({ key }) => key < oldest).map(({ key }) => key)
  if (expired.length > 0) await env.DEAD_LETTERS.delete(expired)
  const deadLettersWaiting = objects.length - expired.length
  if (deadLettersWaiting > 0) console.error(JSON.stringify({ deadLettersWaiting }))
}
