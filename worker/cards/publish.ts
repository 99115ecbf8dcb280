import { LEVEL } from '../../schema/level.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { evictCard } from '../platform/page-cache.ts'
import { toLiveSnapshot } from './present.ts'
import { listUnpublished, markPublished, readForPublishing } from './queries.ts'
import { type Snapshot, idKey, slugKey } from './stored.ts'

type PublishEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS'>

/** How often a publish starts over because the card was saved meanwhile; the sweep does what is left. */
const ROUNDS_MAX = 10
/** Waits before the second and further tries of a KV write, in ms: a key takes one write a second. */
const BACKOFF = [50, 300, 1100]
/** How many cards one run of the sweep takes on. */
const SWEEP_MAX = 100

async function put(env: PublishEnv, key: string, value: string): Promise<void> {
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

/** Writes what D1 has; returns the version that was written, null for a deleted card. */
async function writeSnapshots(env: PublishEnv, cardId: number): Promise<number | null> {
  const { current, slugs } = await readForPublishing(openDb(env.DB), cardId)
  const store = (slug: string, snapshot: Snapshot) => put(env, slugKey(slug), JSON.stringify(snapshot))
  if (!current) {
    await Promise.all([...slugs.map((slug) => store(slug, { state: 'gone' })), env.CARDS.delete(idKey(cardId))])
    slugs.forEach(evictCard)
    return null
  }
  const { card, ownerLevel } = current
  // First the new address, then what leads to it: no visitor is sent where nothing is yet.
  await store(card.slug, toLiveSnapshot(card, ownerLevel, ownerLevel >= LEVEL.enterprise))
  const past = slugs.filter((slug) => slug !== card.slug)
  await Promise.all([
    put(env, idKey(cardId), card.slug),
    ...past.map((slug) => store(slug, { state: 'moved', to: card.slug, version: card.version })),
  ])
  slugs.forEach(evictCard)
  return card.version
}

/** The share image is drawn behind everybody's back; without it, it is drawn when it is first asked for. */
async function askForImage(env: PublishEnv, cardId: number): Promise<void> {
  await env.EVENTS.send({ kind: 'share', cardId }).catch((error: unknown) =>
    console.error(JSON.stringify({ cardId, share: String(error) })),
  )
}

/**
 * Brings what visitors see of a card up to what D1 has; call it after every change of a card, its slugs or its owner's
 * level, and after its deletion. Whoever writes last has read last: when the card was saved during the writing, this
 * starts over, so that racing saves leave no stale snapshot. What KV refuses to take goes to the queue, whose consumer
 * calls this with `inQueue` and retries by its own rules; then alone it throws.
 */
export async function publish(env: PublishEnv, cardId: number, inQueue = false): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const written = await writeSnapshots(env, cardId)
      if (written === null || (await markPublished(openDb(env.DB), cardId, written)) === written) return await askForImage(env, cardId)
    }
  } catch (error) {
    if (inQueue) throw error
    console.error(JSON.stringify({ cardId, publish: String(error) }))
    await env.EVENTS.send({ kind: 'publish', cardId })
  }
}

/** Publishes cards whose newest version never got out, for the cron of each minute. Returns how many it took on. */
export async function republishStale(env: PublishEnv): Promise<number> {
  const ids = await listUnpublished(openDb(env.DB), SWEEP_MAX)
  for (const id of ids)
    await publish(env, id, true).catch((error: unknown) => console.error(JSON.stringify({ cardId: id, publish: String(error) })))
  return ids.length
}
