import { LEVEL } from '../../schema/level.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { evictCardPage } from '../platform/page-cache.ts'
import { toLiveSnapshot } from './present.ts'
import { listUnpublished, markPublished, readForPublishing } from './queries.ts'
import { type Snapshot, idKey, slugKey } from './stored.ts'

type PublishEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS'>

/** How often a publish restarts because the card was saved meanwhile. The cron job publishes the rest. */
const ROUNDS_MAX = 10
/** Pauses before retries of a KV write, in ms. KV accepts one write per second and key. */
const BACKOFF = [50, 300, 1100]
/** How many cards one run of the cron job publishes. */
const SWEEP_MAX = 100

async function putWithRetries(env: PublishEnv, key: string, value: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await env.CARDS.put(key, value)
    } catch (error) {
      const wait = BACKOFF[attempt]
      if (wait === undefined) throw error
      await scheduler.wait(wait)
    }
  }
}

/** Writes the card from D1 to KV. Returns the version that was written, null for a deleted card. */
async function writeSnapshots(env: PublishEnv, cardId: number): Promise<number | null> {
  const { current, slugs } = await readForPublishing(openDb(env.DB), cardId)
  const store = (slug: string, snapshot: Snapshot) => putWithRetries(env, slugKey(slug), JSON.stringify(snapshot))
  if (!current) {
    await Promise.all([...slugs.map((slug) => store(slug, { state: 'gone' })), env.CARDS.delete(idKey(cardId))])
    slugs.forEach(evictCardPage)
    return null
  }
  const { card, ownerLevel } = current
  // The current slug comes first, so that no redirect leads to a missing snapshot.
  await store(card.slug, toLiveSnapshot(card, ownerLevel, ownerLevel >= LEVEL.enterprise))
  const past = slugs.filter((slug) => slug !== card.slug)
  await Promise.all([
    putWithRetries(env, idKey(cardId), card.slug),
    ...past.map((slug) => store(slug, { state: 'moved', to: card.slug, version: card.version })),
  ])
  slugs.forEach(evictCardPage)
  return card.version
}

/** Queues the rendering of the share image. If that fails, the image is rendered on its first request. */
async function queueShareImage(env: PublishEnv, cardId: number): Promise<void> {
  await env.EVENTS.send({ kind: 'share', cardId }).catch((error: unknown) =>
    console.error(JSON.stringify({ cardId, share: String(error) })),
  )
}

/**
 * Publishes a card from D1 to KV. Call it after every change to a card, its slugs or its owner's level, and after its
 * deletion. It starts over if the card was saved meanwhile, so that concurrent saves leave no stale snapshot. If KV fails,
 * it queues a retry. The queue's consumer sets `inQueue`: then errors are thrown, and the queue retries.
 */
export async function publish(env: PublishEnv, cardId: number, inQueue = false): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const written = await writeSnapshots(env, cardId)
      if (written === null || (await markPublished(openDb(env.DB), cardId, written)) === written) return await queueShareImage(env, cardId)
    }
  } catch (error) {
    if (inQueue) throw error
    console.error(JSON.stringify({ cardId, publish: String(error) }))
    await env.EVENTS.send({ kind: 'publish', cardId })
  }
}

/** Publishes cards whose newest version is not in KV; called by cron each minute. Returns the number of cards. */
export async function republishStale(env: PublishEnv): Promise<number> {
  const ids = await listUnpublished(openDb(env.DB), SWEEP_MAX)
  for (const id of ids)
    await publish(env, id, true).catch((error: unknown) => console.error(JSON.stringify({ cardId: id, publish: String(error) })))
  return ids.length
}
