import { waitUntil } from 'cloudflare:workers'
import { LEVEL } from '../../schema/level.ts'
import { Slug } from '../../schema/card.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { applyCss, CSS_RULES } from '../custom-css/apply-css.ts'
import { toLiveSnapshot } from './present.ts'
import { publish } from './publish.ts'
import { type Published, findPublished, getCard } from './queries.ts'
import { type GoneSnapshot, type LiveSnapshot, type Snapshot, idKey, slugKey } from './stored.ts'

type ReadEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS'>
/** Takes work that goes on after the answer. */
type Later = (work: Promise<unknown>) => unknown
const afterAnswer: Later = (work) => waitUntil(work)

/** Seconds for which a location may answer from its own copy; the least that KV allows, so that edits show within a minute. */
const CACHE_TTL = 30
/** How long one isolate leaves a card alone that it has just published because KV had nothing or something old. In ms. */
const REPAIR_PAUSE = 60_000
const repaired = new Map<number, number>()

const appliesToAll = (ownerLevel: number) => ownerLevel >= LEVEL.enterprise

/** What the address `slug` stands for, as D1 says it; custom CSS goes in by `withCss`, given the owner's level. */
function toSnapshot(found: Published, slug: string, withCss: (ownerLevel: number) => boolean): Snapshot {
  if (!found.card) return { state: 'gone' }
  const { card, ownerLevel } = found
  if (card.slug !== slug) return { state: 'moved', to: card.slug, version: card.version }
  return toLiveSnapshot(card, ownerLevel, withCss(ownerLevel))
}

async function read(env: Pick<Env, 'DB'>, slug: string, withCss: (ownerLevel: number) => boolean) {
  if (!Slug.safeParse(slug).success) return null
  const found = await findPublished(openDb(env.DB), slug)
  return found && { snapshot: toSnapshot(found, slug, withCss), found }
}

/**
 * The address as it is at this moment, for the card's owner alone: read from D1, custom CSS included at any level.
 * Null when nobody ever had this slug.
 */
export async function readFresh(env: Pick<Env, 'DB'>, slug: string): Promise<Snapshot | null> {
  return (await read(env, slug, () => true))?.snapshot ?? null
}

/**
 * What visitors see at an address, from KV: the card, where it moved, or that it is gone. Where KV has nothing or fails,
 * D1 answers and `later` gets the work that repairs KV, as it does where custom CSS was cleaned by other rules. Null when nobody ever had this slug.
 */
export async function readSnapshot(env: ReadEnv, slug: string, later = afterAnswer): Promise<Snapshot | null> {
  if (!Slug.safeParse(slug).success) return null
  const stored = await env.CARDS.get<Snapshot>(slugKey(slug), { type: 'json', cacheTtl: CACHE_TTL }).catch((error: unknown) => {
    console.warn(JSON.stringify({ slug, snapshot: String(error) }))
    return null
  })
  if (stored) return withTodaysCss(env, stored, later)
  const fresh = await read(env, slug, appliesToAll)
  if (!fresh) return null
  repair(env, fresh.found.cardId, later)
  return fresh.snapshot
}

/** A stored card with its CSS by the rules of this deployment; one that was published under others is published anew. */
function withTodaysCss(env: ReadEnv, stored: Snapshot, later: Later): Snapshot {
  if (stored.state !== 'live' || !stored.card.customCss || stored.css?.rules === CSS_RULES) return stored
  repair(env, stored.card.id, later)
  return { ...stored, css: applyCss(stored.card.customCss) }
}

/** A location keeps a miss or an old copy for a while, so a busy card would be published over and over without the pause. */
function repair(env: ReadEnv, cardId: number, later: Later) {
  const now = Date.now()
  if (now < (repaired.get(cardId) ?? 0) + REPAIR_PAUSE) return
  if (repaired.size >= 1000) repaired.clear()
  repaired.set(cardId, now)
  void later(publish(env, cardId))
}

/**
 * The card at an address, present or past, for callers that want the card and not its address: follows moves.
 * `gone` for a deleted one, null when nobody ever had this slug.
 */
export async function readCard(env: ReadEnv, slug: string, later = afterAnswer): Promise<LiveSnapshot | GoneSnapshot | null> {
  const first = await readSnapshot(env, slug, later)
  if (first?.state !== 'moved') return first
  const second = await readSnapshot(env, first.to, later)
  if (second?.state !== 'moved') return second
  // A location may hold old copies that point at each other: D1 knows where the card is.
  const { found } = (await read(env, second.to, appliesToAll)) ?? {}
  if (!found?.card) return found ? { state: 'gone' } : null
  return toSnapshot(found, found.card.slug, appliesToAll) as LiveSnapshot
}

/** The same by the card's id. */
export async function readCardById(env: ReadEnv, cardId: number, later = afterAnswer): Promise<LiveSnapshot | GoneSnapshot | null> {
  const stored = await env.CARDS.get(idKey(cardId), { cacheTtl: CACHE_TTL }).catch(() => null)
  const slug = stored ?? (await getCard(openDb(env.DB), cardId))?.slug
  return slug ? readCard(env, slug, later) : null
}
