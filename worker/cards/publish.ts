import { levelAllows } from '../../schema/capabilities.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { logFailure } from '../platform/log.ts'
import { evictCachedCardPages } from '../platform/page-cache.ts'
import { makeNameFace } from '../name-face/name-face.ts'
import { toCurrentCardSnapshot } from './present.ts'
import { listUnpublishedCardIds, markCardPublished, getCardForPublishing } from './queries.ts'
import { type CardSnapshot, kvKeyOfCardId, kvKeyOfSlug } from './stored.ts'

type CardPublishingEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS' | 'ASSETS' | 'SHARE_IMAGES'>

/** After this many attempts, the card is left to the cron job. */
const PUBLISH_ATTEMPTS_MAX = 10
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

/**
 * Former slugs are written only after a change of the slug, because a card may have any number of them. `liveSlugs` holds those that this
 * publisher wrote as the current one: if the slug has changed since, they are corrected.
 */
async function writeCardToKv(
  env: CardPublishingEnv,
  cardId: number,
  withFormerSlugs: boolean,
  liveSlugs: Set<string>,
): Promise<number | null> {
  const { current, slugs } = await getCardForPublishing(openDatabase(env.DB), cardId)
  const store = (slug: string, snapshot: CardSnapshot) => putIntoKvWithRetries(env, kvKeyOfSlug(slug), JSON.stringify(snapshot))
  if (!current) {
    await Promise.all([...slugs.map((slug) => store(slug, { state: 'gone' })), env.CARDS.delete(kvKeyOfCardId(cardId))])
    slugs.forEach(evictCachedCardPages)
    return null
  }
  const { card, ownerLevel } = current
  // The snapshot of the current slug is written first, so that no former slug redirects to a missing snapshot.
  const snapshot = toCurrentCardSnapshot(current, levelAllows(ownerLevel, 'useAdvancedFields'))
  await store(card.slug, snapshot.state === 'live' ? { ...snapshot, nameFace: await makeNameFace(env, snapshot.card) } : snapshot)
  liveSlugs.add(card.slug)
  const allSlugs = withFormerSlugs || card.publishedVersion < card.slugVersion
  const past = slugs.filter((slug) => slug !== card.slug && (allSlugs || liveSlugs.has(slug)))
  await Promise.all([
    putIntoKvWithRetries(env, kvKeyOfCardId(cardId), card.slug),
    ...past.map((slug) => store(slug, { state: 'moved', to: card.slug, version: card.version })),
  ])
  slugs.forEach(evictCachedCardPages)
  return card.version
}

async function queueShareImageRendering(env: CardPublishingEnv, cardId: number): Promise<void> {
  if (env.SHARE_IMAGES === 'on request') return
  await env.EVENTS.send({ kind: 'job:share', cardId }).catch((error: unknown) => logFailure('share-image-not-queued', { cardId }, error))
}

/**
 * Publishes a card from D1 to KV. Call it after every change of a card, its slugs, its suspension, its assistant or its owner's level, and
 * after deletion.
 * Concurrent saves leave no stale snapshot. If KV fails, a retry is queued. With `inQueue`, the error is thrown instead, and the queue
 * retries. With `withFormerSlugs`, snapshots of former slugs that KV has lost are written too.
 */
export async function publishCard(
  env: CardPublishingEnv,
  cardId: number,
  { inQueue = false, withFormerSlugs = false } = {},
): Promise<void> {
  const liveSlugs = new Set<string>()
  try {
    for (let round = 0; round < PUBLISH_ATTEMPTS_MAX; round++) {
      const written = await writeCardToKv(env, cardId, withFormerSlugs, liveSlugs)
      if (written === null || (await markCardPublished(openDatabase(env.DB), cardId, written)) === written)
        return await queueShareImageRendering(env, cardId)
    }
  } catch (error) {
    if (inQueue) throw error
    logFailure('card-not-published', { cardId }, error)
    await env.EVENTS.send({ kind: 'job:publish', cardId })
  }
}

/** Publishes cards whose latest version is not in KV. The cron job calls this every minute. */
export async function republishStaleCards(env: CardPublishingEnv): Promise<number> {
  const ids = await listUnpublishedCardIds(openDatabase(env.DB), REPUBLISHED_CARDS_PER_RUN_MAX)
  for (const id of ids)
    await publishCard(env, id, { inQueue: true }).catch((error: unknown) => logFailure('card-not-published', { cardId: id }, error))
  return ids.length
}
