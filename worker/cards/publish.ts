import { levelAllows } from '../../schema/capabilities.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { evictCachedCardPages } from '../platform/page-cache.ts'
import { toLiveCardSnapshot } from './present.ts'
import { listUnpublishedCardIds, markCardPublished, getCardForPublishing } from './queries.ts'
import { type CardSnapshot, kvKeyOfCardId, kvKeyOfSlug } from './stored.ts'

type CardPublishingEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS'>

/** How often publishing a card starts over because the card was saved meanwhile. After that, the cron job publishes the card. */
const PUBLISH_ATTEMPTS_MAX = 10
/** Pauses before the retries of a KV write, in ms. KV accepts one write per second and key. */
const KV_RETRY_DELAYS_MS = [50, 300, 1100]
const REPUBLISHED_CARDS_PER_RUN_MAX = 100

async function putIntoKvWithRetries(env: CardPublishingEnv, key: string, value: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await env.CARDS.put(key, value)
    } catch (error) {
      const wait = KV_RETRY_DELAYS_MS[attempt]
      if (wait === undefined) throw error
      await scheduler.wait(wait)
    }
  }
}

/** Writes the card from the database D1 to the key-value store KV. Returns the version written, or null for a deleted card. */
async function writeCardToKv(env: CardPublishingEnv, cardId: number): Promise<number | null> {
  const { current, slugs } = await getCardForPublishing(openDatabase(env.DB), cardId)
  const store = (slug: string, snapshot: CardSnapshot) => putIntoKvWithRetries(env, kvKeyOfSlug(slug), JSON.stringify(snapshot))
  if (!current) {
    await Promise.all([...slugs.map((slug) => store(slug, { state: 'gone' })), env.CARDS.delete(kvKeyOfCardId(cardId))])
    slugs.forEach(evictCachedCardPages)
    return null
  }
  const { card, ownerLevel } = current
  // The snapshot of the current slug is written first, so that no former slug redirects to a missing snapshot.
  await store(card.slug, toLiveCardSnapshot(current, levelAllows(ownerLevel, 'useAdvancedFields')))
  const past = slugs.filter((slug) => slug !== card.slug)
  await Promise.all([
    putIntoKvWithRetries(env, kvKeyOfCardId(cardId), card.slug),
    ...past.map((slug) => store(slug, { state: 'moved', to: card.slug, version: card.version })),
  ])
  slugs.forEach(evictCachedCardPages)
  return card.version
}

/** Queues the rendering of the card's share image. If that fails, the image is rendered when it is first requested. */
async function queueShareImageRendering(env: CardPublishingEnv, cardId: number): Promise<void> {
  await env.EVENTS.send({ kind: 'job:share', cardId }).catch((error: unknown) =>
    console.error(JSON.stringify({ cardId, share: String(error) })),
  )
}

/**
 * Publishes a card from D1 to KV. Call it after every change to a card, its slugs, its assistant or its owner's level, and
 * after its deletion. It starts over if the card was saved meanwhile, so that concurrent saves leave no stale snapshot. If KV fails, it queues a
 * retry. The queue's consumer sets `inQueue`: then errors are thrown, and the queue itself retries.
 */
export async function publishCard(env: CardPublishingEnv, cardId: number, inQueue = false): Promise<void> {
  try {
    for (let round = 0; round < PUBLISH_ATTEMPTS_MAX; round++) {
      const written = await writeCardToKv(env, cardId)
      if (written === null || (await markCardPublished(openDatabase(env.DB), cardId, written)) === written)
        return await queueShareImageRendering(env, cardId)
    }
  } catch (error) {
    if (inQueue) throw error
    console.error(JSON.stringify({ cardId, publish: String(error) }))
    await env.EVENTS.send({ kind: 'job:publish', cardId })
  }
}

/** Publishes cards whose newest version is not in KV. The cron job calls it each minute. Returns the number of cards. */
export async function republishStaleCards(env: CardPublishingEnv): Promise<number> {
  const ids = await listUnpublishedCardIds(openDatabase(env.DB), REPUBLISHED_CARDS_PER_RUN_MAX)
  for (const id of ids)
    await publishCard(env, id, true).catch((error: unknown) => console.error(JSON.stringify({ cardId: id, publish: String(error) })))
  return ids.length
}
