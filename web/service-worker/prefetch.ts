import type { Strategy } from 'workbox-strategies'
import { OFFLINE_CARDS_MAX, type PrefetchedCard } from '../../schema/offline.ts'
import { publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { assetCacheStrategy } from './app-files.ts'
import { CARD_CACHE_NAME, imageCacheStrategy } from './cards.ts'
import { currentSessionNumber } from './user-data.ts'

const IMAGES_PER_CARD_MAX = 12
/** Cache key of the list of prefetched cards, in the dashboard's order. No page has this path. */
const INDEX_PATH = '/view/prefetched.json'

const pathsOfCard = (slug: string) => [publicCardPathOf(slug), showPagePathOf(slug), `${publicCardPathOf(slug)}/qr.svg`]

async function readIndex(): Promise<PrefetchedCard[]> {
  const index = await (await caches.open(CARD_CACHE_NAME)).match(INDEX_PATH)
  return index ? ((await index.json()) as PrefetchedCard[]) : []
}

async function writeIndex(cards: PrefetchedCard[], session: number): Promise<void> {
  if (session === currentSessionNumber()) await (await caches.open(CARD_CACHE_NAME)).put(INDEX_PATH, Response.json(cards))
}

/** Skips files that cannot be fetched. */
async function prefetchFilesOfPage(html: string, event: ExtendableEvent): Promise<void> {
  const store = async (strategy: Strategy, path: string) => {
    const [response, done] = strategy.handleAll({ event, request: new Request(path) })
    await response
    await done
  }
  const matches = (pattern: RegExp) => new Set(Array.from(html.matchAll(pattern), ([, path]) => path!))
  for (const path of matches(/(\/assets\/[\w.-]+)/g)) await store(assetCacheStrategy, path).catch(() => undefined)
  const images = [...matches(/ src="(\/media\/\d[\w./-]*)"/g)].slice(0, IMAGES_PER_CARD_MAX)
  for (const path of images) await store(imageCacheStrategy, path).catch(() => undefined)
}

/** Stores the files of one card. Resolves to false if a page or its QR code could not be fetched, or if the user has changed meanwhile. */
async function prefetchCard(slug: string, session: number, event: ExtendableEvent): Promise<boolean> {
  for (const path of pathsOfCard(slug)) {
    const response = await fetch(path).catch(() => null)
    if (!response || response.status !== 200 || response.redirected || session !== currentSessionNumber()) return false
    const body = await response.text()
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    if (session !== currentSessionNumber()) return false
    await (await caches.open(CARD_CACHE_NAME)).put(path, new Response(body, { headers }))
    if (!path.endsWith('.svg')) await prefetchFilesOfPage(body, event)
  }
  return true
}

async function prefetchInTurn(cards: PrefetchedCard[], session: number, event: ExtendableEvent): Promise<void> {
  const kept = cards.slice(0, OFFLINE_CARDS_MAX)
  // Each show page links to the previous and the next card, so if the order changes, all of them are fetched again.
  const order = kept.map(({ slug }) => slug).join(' ')
  const wanted = kept.map(({ slug, version }) => ({ slug, version: `${version} ${order}` }))
  const before = await readIndex()
  const cache = await caches.open(CARD_CACHE_NAME)
  for (const { slug } of before)
    if (!wanted.some((card) => card.slug === slug)) for (const path of pathsOfCard(slug)) await cache.delete(path)
  const stored = before.filter((card) => wanted.some((one) => one.slug === card.slug && one.version === card.version))
  for (const card of wanted) {
    if (session !== currentSessionNumber()) return
    if (stored.some(({ slug }) => slug === card.slug)) continue
    if (await prefetchCard(card.slug, session, event)) stored.push(card)
    // The list is written after each card, because the browser may stop this worker at any time. If a card could not be fetched, the list
    // keeps its old version, so that its files can be found and deleted later.
    const listed = wanted.flatMap(({ slug }) => [...stored, ...before].find((one) => one.slug === slug) ?? [])
    await writeIndex(listed, session)
  }
}

let running: Promise<unknown> = Promise.resolve()

/**
 * Stores these cards for use without a network, and deletes stored cards that are not among them. Calls run one after the other, so that an
 * older state never replaces a newer one. `session` is the session in which the page asked for the cards.
 */
export function prefetchCards(cards: PrefetchedCard[], session: number, event: ExtendableEvent): Promise<void> {
  const turn = running.then(() => prefetchInTurn(cards, session, event))
  running = turn.catch(() => undefined)
  return turn
}

export async function redirectToStoredShowPage(): Promise<Response | undefined> {
  const [first] = await readIndex()
  return first && Response.redirect(showPagePathOf(first.slug), 302)
}
