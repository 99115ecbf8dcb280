import { waitUntil } from 'cloudflare:workers'
import { levelAllows } from '../../schema/capabilities.ts'
import { CardSlugSchema } from '../../schema/slug-field.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { goneError, notFoundError } from '../platform/errors.ts'
import { logFailure } from '../platform/log.ts'
import { cleanCardCss, CSS_CLEANING_VERSION } from '../custom-css/apply-css.ts'
import { isNameFaceCurrent } from '../name-face/name-face.ts'
import { BLOCKED_HOSTS, withoutBlockedLinks } from './blocked-hosts.ts'
import { toCurrentCardSnapshot } from './present.ts'
import { publishCard } from './publish.ts'
import { type CardOfSlug, getCardBySlug, getCardById } from './queries.ts'
import { type LiveCardSnapshot, type PublishedCardSnapshot, type CardSnapshot, kvKeyOfCardId, kvKeyOfSlug } from './stored.ts'

type SnapshotReadEnv = Pick<Env, 'DB' | 'CARDS' | 'EVENTS' | 'ASSETS'>
type BackgroundRunner = (work: Promise<unknown>) => unknown
const runAfterResponse: BackgroundRunner = (work) => waitUntil(work)

const KV_CACHE_SECONDS = 30
const SNAPSHOT_REPAIR_PAUSE_MS = 60_000
const lastRepairTimeOfCard = new Map<number, number>()

const canVisitorsSeeCustomCss = (ownerLevel: number) => levelAllows(ownerLevel, 'useAdvancedFields')

function toCardSnapshot(found: CardOfSlug, slug: string, withCss: (ownerLevel: number) => boolean): CardSnapshot {
  if (!found.card) return { state: 'gone' }
  const { card, ownerLevel } = found
  if (card.slug !== slug) return { state: 'moved', to: card.slug, version: card.version }
  return toCurrentCardSnapshot({ ...found, card }, withCss(ownerLevel))
}

async function readSnapshotFromDb(env: Pick<Env, 'DB'>, slug: string, withCss: (ownerLevel: number) => boolean) {
  if (!CardSlugSchema.safeParse(slug).success) return null
  const found = await getCardBySlug(openDatabase(env.DB), slug)
  return found && { snapshot: toCardSnapshot(found, slug, withCss), found }
}

/** Gets a card for its owner, from D1 and with custom CSS whatever the level. Returns null if no card ever had the slug. */
export async function getLatestCardSnapshot(env: Pick<Env, 'DB'>, slug: string): Promise<CardSnapshot | null> {
  return (await readSnapshotFromDb(env, slug, () => true))?.snapshot ?? null
}

/**
 * Gets the snapshot that visitors see, from KV, or from D1 if KV fails or has none. Republishes a missing or outdated snapshot in the
 * background. Returns null if no card ever had the slug.
 */
export async function getCardSnapshot(env: SnapshotReadEnv, slug: string, background = runAfterResponse): Promise<CardSnapshot | null> {
  if (!CardSlugSchema.safeParse(slug).success) return null
  const stored = await env.CARDS.get<CardSnapshot>(kvKeyOfSlug(slug), { type: 'json', cacheTtl: KV_CACHE_SECONDS }).catch(
    (error: unknown) => {
      logFailure('snapshot-not-read', {}, error)
      return null
    },
  )
  if (stored)
    return withoutOutdatedNameFace(env, recleanOutdatedCss(env, leaveOutBlockedLinks(env, stored, background), background), background)
  const fresh = await readSnapshotFromDb(env, slug, canVisitorsSeeCustomCss)
  if (!fresh) return null
  repairCardSnapshot(env, fresh.found.cardId, background)
  return fresh.snapshot
}

function leaveOutBlockedLinks(env: SnapshotReadEnv, stored: CardSnapshot, background: BackgroundRunner): CardSnapshot {
  if (stored.state !== 'live' || (stored.blockedHosts ?? '') === BLOCKED_HOSTS.version) return stored
  repairCardSnapshot(env, stored.card.id, background)
  return { ...stored, card: withoutBlockedLinks(stored.card) }
}

function recleanOutdatedCss(env: SnapshotReadEnv, stored: CardSnapshot, background: BackgroundRunner): CardSnapshot {
  if (stored.state !== 'live' || !stored.card.customCss || stored.css?.rules === CSS_CLEANING_VERSION) return stored
  repairCardSnapshot(env, stored.card.id, background)
  return { ...stored, css: cleanCardCss(stored.card.customCss) }
}

/** Font files change with a deployment. The card is then shown without the font of its name until it is published again. */
function withoutOutdatedNameFace(env: SnapshotReadEnv, stored: CardSnapshot, background: BackgroundRunner): CardSnapshot {
  if (stored.state !== 'live' || isNameFaceCurrent(stored.card, stored.nameFace)) return stored
  repairCardSnapshot(env, stored.card.id, background)
  return { ...stored, nameFace: undefined }
}

/** Publishes a card again, but not more often than once per pause, because KV may return an old copy for a while. */
function repairCardSnapshot(env: SnapshotReadEnv, cardId: number, background: BackgroundRunner) {
  const now = Date.now()
  if (now < (lastRepairTimeOfCard.get(cardId) ?? 0) + SNAPSHOT_REPAIR_PAUSE_MS) return
  if (lastRepairTimeOfCard.size >= 1000) lastRepairTimeOfCard.clear()
  lastRepairTimeOfCard.set(cardId, now)
  void background(
    publishCard(env, cardId, { withFormerSlugs: true }).catch((error: unknown) => logFailure('card-not-published', { cardId }, error)),
  )
}

/** Gets a published card: `suspended` or `gone` if visitors do not see it, null if no card ever had the slug. */
export async function getPublishedCard(
  env: SnapshotReadEnv,
  slug: string,
  background = runAfterResponse,
): Promise<PublishedCardSnapshot | null> {
  const first = await getCardSnapshot(env, slug, background)
  if (first?.state !== 'moved') return first
  const second = await getCardSnapshot(env, first.to, background)
  if (second?.state !== 'moved') return second
  // Old snapshots in KV's cache may redirect to each other endlessly.
  const { found } = (await readSnapshotFromDb(env, second.to, canVisitorsSeeCustomCss)) ?? {}
  if (!found?.card) return found ? { state: 'gone' } : null
  return toCardSnapshot(found, found.card.slug, canVisitorsSeeCustomCss) as PublishedCardSnapshot
}

export async function getPublishedCardById(
  env: SnapshotReadEnv,
  cardId: number,
  background = runAfterResponse,
): Promise<PublishedCardSnapshot | null> {
  const stored = await env.CARDS.get(kvKeyOfCardId(cardId), { cacheTtl: KV_CACHE_SECONDS }).catch(() => null)
  const slug = stored ?? (await getCardById(openDatabase(env.DB), cardId))?.slug
  return slug ? getPublishedCard(env, slug, background) : null
}

/** Returns the card that visitors see. Throws 410 for a suspended card, and 404 for others. */
export function requireLiveCard(found: PublishedCardSnapshot | null): LiveCardSnapshot {
  if (found?.state === 'suspended') throw goneError('cardSuspended')
  if (found?.state !== 'live') throw notFoundError('cardNotFound')
  return found
}
