import { RETENTION_DAYS } from '../../schema/retention.ts'
import type { QueueMessage } from '../../schema/queue-message.ts'
import { openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { listExistingCardIds } from '../platform/queries.ts'
import type { SweepRest } from '../platform/sweep-queries.ts'

type DeadLetterEnv = Pick<Env, 'DEAD_LETTERS'>
type SweepEnv = Pick<Env, 'DEAD_LETTERS' | 'DB'>

/** Dead letters, queue messages that failed every retry, are deleted after this time. */
const DEAD_LETTER_RETENTION_MS = RETENTION_DAYS.deadLetter * 86_400_000
const DEAD_LETTERS_PER_REPLAY = 100
/** Limits of a piece of the daily sweep: pages of the list, and messages without metadata, whose bodies must be read. */
const LIST_PAGES_PER_PIECE = 10
const BODIES_PER_PIECE_MAX = 100

const CARD_METADATA_NAME = 'card'

const omitVisitorKey = (name: string, value: unknown) => (name === 'visitor' ? undefined : value)

/**
 * Stores dead letters in a bucket, because a bucket does not fail together with the database. The keys begin with the day, so they are
 * listed oldest first. The visitor's key is left out, because it must be deleted after two days. So a replayed view is counted, but not its
 * visitor.
 */
export async function storeDeadLetters(batch: MessageBatch<unknown>, env: DeadLetterEnv): Promise<void> {
  for (const message of batch.messages) {
    try {
      await env.DEAD_LETTERS.put(
        `${message.timestamp.toISOString().slice(0, 10)}/${message.id}.json`,
        JSON.stringify(message.body, omitVisitorKey),
        { customMetadata: { [CARD_METADATA_NAME]: String((message.body as { cardId?: number } | null)?.cardId) } },
      )
      message.ack()
    } catch (error) {
      logFailure('dead-letter-not-stored', {}, error)
      message.retry({ delaySeconds: 60 })
    }
  }
}

/**
 * Sends up to 100 dead letters to the queue again, oldest first, and deletes them. If the deletion fails, the next call sends them again,
 * and they are still counted once. `left` is true if there are more.
 */
export async function replayDeadLetters(env: DeadLetterEnv & Pick<Env, 'EVENTS'>): Promise<{ replayed: number; left: boolean }> {
  const { objects, truncated } = await env.DEAD_LETTERS.list({ limit: DEAD_LETTERS_PER_REPLAY })
  const letters = await Promise.all(objects.map(async ({ key }) => (await env.DEAD_LETTERS.get(key))?.json<QueueMessage>()))
  const bodies = letters.filter((body) => body !== undefined)
  if (bodies.length > 0) await env.EVENTS.sendBatch(bodies.map((body) => ({ body })))
  if (objects.length > 0) await env.DEAD_LETTERS.delete(objects.map(({ key }) => key))
  return { replayed: bodies.length, left: truncated }
}

async function readCardIdOf(env: DeadLetterEnv, { key, customMetadata }: R2Object): Promise<number | null> {
  const named = customMetadata?.[CARD_METADATA_NAME]
  if (named !== undefined) return Number(named) || null
  // Dead letters from older versions have no metadata. It is added here, so that each body is read only once.
  const body = await (await env.DEAD_LETTERS.get(key))?.text()
  if (body === undefined) return null
  const cardId = (JSON.parse(body || 'null') as { cardId?: number } | null)?.cardId
  await env.DEAD_LETTERS.put(key, body, { customMetadata: { [CARD_METADATA_NAME]: String(cardId) } })
  return cardId ?? null
}

/** Lists the dead letters about deleted cards. Reads the bodies of at most `bodiesMax` letters. */
async function listLettersOfDeletedCards(env: SweepEnv, letters: R2Object[], bodiesMax: number): Promise<string[]> {
  const unnamed = letters.filter(({ customMetadata }) => customMetadata?.[CARD_METADATA_NAME] === undefined)
  const skipped = new Set(unnamed.slice(bodiesMax))
  const cardIdByKey = new Map<string, number>()
  for (const letter of letters) {
    const cardId = skipped.has(letter) ? null : await readCardIdOf(env, letter)
    if (cardId !== null) cardIdByKey.set(letter.key, cardId)
  }
  if (cardIdByKey.size === 0) return []
  const existing = await listExistingCardIds(openDatabase(env.DB), [...new Set(cardIdByKey.values())])
  return [...cardIdByKey].filter(([, cardId]) => !existing.has(cardId)).map(([key]) => key)
}

/**
 * Deletes old dead letters, and dead letters about deleted cards, because visitors' data must not outlive the card. A piece of the daily
 * sweep. Logs how many it kept. Returns what is left to look at; null if that was all.
 */
export async function sweepDeadLetters(env: SweepEnv, now: number, after?: string): Promise<SweepRest | null> {
  const oldest = new Date(now - DEAD_LETTER_RETENTION_MS).toISOString().slice(0, 10)
  let deadLettersWaiting = 0
  let bodiesLeft = BODIES_PER_PIECE_MAX
  let last = after
  let isTruncated = true
  for (let page = 0; page < LIST_PAGES_PER_PIECE && isTruncated && bodiesLeft > 0; page++) {
    const listed = await env.DEAD_LETTERS.list({ include: ['customMetadata'], ...(last !== undefined && { startAfter: last }) })
    const expired = listed.objects.filter(({ key }) => key < oldest)
    const kept = listed.objects.slice(expired.length)
    const orphaned = await listLettersOfDeletedCards(env, kept, bodiesLeft)
    const unnamed = kept.filter(({ customMetadata }) => !customMetadata?.[CARD_METADATA_NAME]).length
    const keys = [...expired.map(({ key }) => key), ...orphaned]
    if (keys.length > 0) await env.DEAD_LETTERS.delete(keys)
    deadLettersWaiting += listed.objects.length - keys.length
    isTruncated = listed.truncated
    // If bodies of this page could not be read, the next piece begins with this page again.
    if (unnamed <= bodiesLeft) last = listed.objects.at(-1)?.key
    else isTruncated = true
    bodiesLeft -= unnamed
  }
  if (deadLettersWaiting > 0) logFailure('dead-letters-waiting', { count: deadLettersWaiting })
  return isTruncated ? { ...(last !== undefined && { after: last }) } : null
}
