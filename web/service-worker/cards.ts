import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { type KeepCardsMessage, OFFLINE_CACHE_NAMES, OFFLINE_CARDS_MAX } from '../../schema/offline.ts'
import { publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { createOfflinePage } from './offline-page.ts'
import { currentSession, storeForSameUser } from './user-data.ts'

const CARD_TIMEOUT_SECONDS = 4
const STORED_PAGES_MAX = 100
const STORED_IMAGES_MAX = 250
/** How many pictures of one card are fetched ahead: photo, cover, logo, favicon and the gallery. */
const IMAGES_PER_CARD_MAX = 12
/** Response header of a card that was fetched ahead, with the version for which it was fetched. */
const VERSION_HEADER = 'x-kept-version'
/** A card's page, its show page and its QR code: everything of a card that opens without a network. */
const CARD_FILE_PATTERN = /^\/view\/[a-z0-9-]+(?:\/(?:show|qr\.svg))?$/
/** Matches the part of a picture's file name that tells its smaller versions apart. */
const IMAGE_SIZE_PATTERN = /\.(?:w\d+|card)(?=\.\w+$)/

export const isCardFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && CARD_FILE_PATTERN.test(url.pathname)
export const isCardImage = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && /^\/media\/\d/.test(url.pathname)

/** Answers cards from the network, so that visitors and owners see the current state, otherwise the state stored on this device. */
export const storedCards = new NetworkFirst({
  cacheName: OFFLINE_CACHE_NAMES.cards,
  networkTimeoutSeconds: CARD_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    storeForSameUser,
    new ExpirationPlugin({ maxEntries: STORED_PAGES_MAX, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
        if (response.status >= 400) await (await caches.open(OFFLINE_CACHE_NAMES.cards)).delete(new URL(request.url).pathname)
        return response
      },
      handlerDidError: ({ request }) => Promise.resolve(request.mode === 'navigate' ? createOfflinePage() : Response.error()),
    },
  ],
})

/** Finds a stored picture in any of its sizes, because the size that a page asks for depends on the window. */
async function findImageInAnySize(url: string): Promise<Response | undefined> {
  const nameOf = (address: string) => new URL(address).pathname.replace(IMAGE_SIZE_PATTERN, '')
  const cache = await caches.open(OFFLINE_CACHE_NAMES.images)
  const found = (await cache.keys()).find((stored) => nameOf(stored.url) === nameOf(url))
  return found && cache.match(found, { ignoreVary: true })
}

export const storedImages = new CacheFirst({
  cacheName: OFFLINE_CACHE_NAMES.images,
  matchOptions: { ignoreVary: true },
  plugins: [
    storeForSameUser,
    new ExpirationPlugin({ maxEntries: STORED_IMAGES_MAX, purgeOnQuotaError: true }),
    { handlerDidError: async ({ request }) => (await findImageInAnySize(request.url)) ?? Response.error() },
  ],
})

async function storeFile(cacheName: string, path: string): Promise<void> {
  const cache = await caches.open(cacheName)
  if ((await matchPrecache(path)) ?? (await cache.match(path, { ignoreVary: true }))) return
  const response = await fetch(path)
  if (response.status === 200) await cache.put(path, response)
}

/** Stores the fonts, scripts and pictures that a card's page names. */
async function storeFilesOfPage(html: string): Promise<void> {
  const matches = (pattern: RegExp) => new Set(Array.from(html.matchAll(pattern), ([, path]) => path!))
  for (const path of matches(/(\/assets\/[\w.-]+)/g)) await storeFile(OFFLINE_CACHE_NAMES.assets, path)
  const images = [...matches(/ src="(\/media\/\d[\w./-]*)"/g)].slice(0, IMAGES_PER_CARD_MAX)
  for (const path of images) await storeFile(OFFLINE_CACHE_NAMES.images, path)
}

async function keepCardFile(path: string, version: string): Promise<void> {
  const session = currentSession()
  const stored = await (await caches.open(OFFLINE_CACHE_NAMES.cards)).match(path, { ignoreVary: true })
  if (stored?.headers.get(VERSION_HEADER) === version) return
  const response = await fetch(path)
  if (response.status !== 200 || response.redirected) return
  const body = await response.text()
  if (!path.endsWith('.svg')) await storeFilesOfPage(body)
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(VERSION_HEADER, version)
  if (session === currentSession()) await (await caches.open(OFFLINE_CACHE_NAMES.cards)).put(path, new Response(body, { headers }))
}

/** Fetches the signed-in user's cards ahead, and forgets those that the user no longer has. */
export async function keepCards({ cards }: KeepCardsMessage): Promise<void> {
  const kept = cards.slice(0, OFFLINE_CARDS_MAX)
  const pathsOf = (slug: string) => [publicCardPathOf(slug), showPagePathOf(slug), `${publicCardPathOf(slug)}/qr.svg`]
  const own = new Set(kept.flatMap(({ slug }) => pathsOf(slug)))
  const cache = await caches.open(OFFLINE_CACHE_NAMES.cards)
  for (const request of await cache.keys()) {
    const isKept = (await cache.match(request, { ignoreVary: true }))?.headers.has(VERSION_HEADER)
    if (isKept && !own.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  const order = kept.map(({ slug }) => slug).join(' ')
  for (const { slug, version } of kept) for (const path of pathsOf(slug)) await keepCardFile(path, `${version} ${order}`)
}

/** Path of the show page of the user's first card that is stored; null if none is. */
export async function findStoredShowPage(): Promise<string | null> {
  const cache = await caches.open(OFFLINE_CACHE_NAMES.cards)
  const kept = await cache.keys()
  const order = (await Promise.all(kept.map((request) => cache.match(request, { ignoreVary: true }))))
    .map((response) => response?.headers.get(VERSION_HEADER)?.split(' ')[1])
    .find((slug) => slug !== undefined)
  return order === undefined ? null : showPagePathOf(order)
}
