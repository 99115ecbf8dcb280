import { waitUntil } from 'cloudflare:workers'
import { LEVEL } from '../../schema/level.ts'
import { Slug } from '../../schema/card.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { applyCss, CSS_RULES } from '../custom-css/apply-css.ts'
import { toLiveSnapshot } from './present.ts'
import { publish } from './publish.ts'
import { type PublishedCard, findPublished, getCard } from './queries.ts'
import { type GoneSnapshot, type LiveSnapshot, type Snapshot, idKey, slugKey } from './stored.ts'

type ReadEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS'>
/** Runs work after the response was sent. */
type Background = (work: Promise<unknown>) => unknown
const afterResponse: Background = (work) => waitUntil(work)

/** Cache time of a KV read, in seconds. It is KV's minimum, so that edits are visible within a minute. */
const CACHE_TTL = 30
/** How long an isolate waits before it repairs the same card's snapshot again, in ms. */
const REPAIR_PAUSE = 60_000
/** When this isolate last repaired each card, by card id. */
const repaired = new Map<number, number>()

const appliesToAll = (ownerLevel: number) => ownerLevel >= LEVEL.enterprise

/** The snapshot of `slug` from D1. `withCss` decides by the owner's level whether it includes custom CSS. */
function toSnapshot(found: PublishedCard, slug: string, withCss: (ownerLevel: number) => boolean): Snapshot {
  if (!found.card) return { state: 'gone' }
  const { card, ownerLevel } = found
  if (card.slug !== slug) return { state: 'moved', to: card.slug, version: card.version }
  return toLiveSnapshot(card, ownerLevel, withCss(ownerLevel))
}

async function readFromDb(env: Pick<Env, 'DB'>, slug: string, withCss: (ownerLevel: number) => boolean) {
  if (!Slug.safeParse(slug).success) return null
  const found = await findPublished(openDb(env.DB), slug)
  return found && { snapshot: toSnapshot(found, slug, withCss), found }
}

/** The latest snapshot of a slug from D1, for the card's owner: with custom CSS at any level. Null if no card ever had the slug. */
export async function readLatestSnapshot(env: Pick<Env, 'DB'>, slug: string): Promise<Snapshot | null> {
  return (await readFromDb(env, slug, () => true))?.snapshot ?? null
}

/**
 * The snapshot that visitors see at a slug, from KV, or from D1 if KV fails or has none. A missing snapshot, or one whose CSS
 * was cleaned by older rules, is repaired in the background. Null if no card ever had the slug.
 */
export async function readSnapshot(env: ReadEnv, slug: string, background = afterResponse): Promise<Snapshot | null> {
  if (!Slug.safeParse(slug).success) return null
  const stored = await env.CARDS.get<Snapshot>(slugKey(slug), { type: 'json', cacheTtl: CACHE_TTL }).catch((error: unknown) => {
    console.warn(JSON.stringify({ slug, snapshot: String(error) }))
    return null
  })
  if (stored) return withCurrentCss(env, stored, background)
  const fresh = await readFromDb(env, slug, appliesToAll)
  if (!fresh) return null
  repairSnapshot(env, fresh.found.cardId, background)
  return fresh.snapshot
}

/** Cleans the CSS again if the snapshot was published under other cleaning rules. */
function withCurrentCss(env: ReadEnv, stored: Snapshot, background: Background): Snapshot {
  if (stored.state !== 'live' || !stored.card.customCss || stored.css?.rules === CSS_RULES) return stored
  repairSnapshot(env, stored.card.id, background)
  return { ...stored, css: applyCss(stored.card.customCss) }
}

/** Publishes a card again, at most once per pause: KV caches a miss or an old copy, so a busy card would be repaired on every request. */
function repairSnapshot(env: ReadEnv, cardId: number, background: Background) {
  const now = Date.now()
  if (now < (repaired.get(cardId) ?? 0) + REPAIR_PAUSE) return
  if (repaired.size >= 1000) repaired.clear()
  repaired.set(cardId, now)
  void background(publish(env, cardId))
}

/** The card of a current or former slug, following moves. `gone` for a deleted card, null if no card ever had the slug. */
export async function readCard(env: ReadEnv, slug: string, background = afterResponse): Promise<LiveSnapshot | GoneSnapshot | null> {
  const first = await readSnapshot(env, slug, background)
  if (first?.state !== 'moved') return first
  const second = await readSnapshot(env, first.to, background)
  if (second?.state !== 'moved') return second
  // Cached old snapshots may redirect to each other. D1 has the current slug.
  const { found } = (await readFromDb(env, second.to, appliesToAll)) ?? {}
  if (!found?.card) return found ? { state: 'gone' } : null
  return toSnapshot(found, found.card.slug, appliesToAll) as LiveSnapshot
}

/** Like `readCard`, by the card's id. */
export async function readCardById(env: ReadEnv, cardId: number, background = afterResponse): Promise<LiveSnapshot | GoneSnapshot | null> {
  const stored = await env.CARDS.get(idKey(cardId), { cacheTtl: CACHE_TTL }).catch(() => null)
  const slug = stored ?? (await getCard(openDb(env.DB), cardId))?.slug
  return slug ? readCard(env, slug, background) : null
}
