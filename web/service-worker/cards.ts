import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { OFFLINE_CACHE_NAMES } from '../../schema/offline.ts'
import { createOfflinePage } from './offline-page.ts'
import { cacheNameInScope, createPathMatcher } from './scope.ts'
import { createServerResponsePlugin, storeForSameUserPlugin } from './user-data.ts'

const CARD_TIMEOUT_SECONDS = 4
const STORED_PAGES_MAX = 100
const STORED_IMAGES_MAX = 250
const CARD_FILE_PATTERN = /^\/view\/[a-z0-9-]+(?:\/(?:show|qr\.svg))?$/
const IMAGE_SIZE_PATTERN = /\.(?:w\d+|card)(?=\.\w+$)/

export const CARD_CACHE_NAME = cacheNameInScope(OFFLINE_CACHE_NAMES.cards)
const IMAGE_CACHE_NAME = cacheNameInScope(OFFLINE_CACHE_NAMES.images)

export const isCardFile = createPathMatcher(CARD_FILE_PATTERN)
export const isCardImage = createPathMatcher(/^\/media\/\d/)

/** Each language of a card is stored as a page of its own. Other parameters, such as the source of a visit, change nothing on the page. */
function cacheKeyOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const language = searchParams.get(LANGUAGE_PARAM)
  return language ? `${pathname}?${new URLSearchParams({ [LANGUAGE_PARAM]: language }).toString()}` : pathname
}

export const cardCacheStrategy = new NetworkFirst({
  cacheName: CARD_CACHE_NAME,
  networkTimeoutSeconds: CARD_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    storeForSameUserPlugin,
    new ExpirationPlugin({ maxEntries: STORED_PAGES_MAX, purgeOnQuotaError: true }),
    createServerResponsePlugin(CARD_CACHE_NAME, cacheKeyOf, { ignoreSearch: true }),
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKeyOf(request.url)),
      handlerDidError: async ({ request, state }) => {
        // Searches all caches, because the app and installed cards have two service workers, and either may have stored the card.
        const key = cacheKeyOf(request.url)
        // A card that is stored in other languages only is better than none.
        const stored =
          (await caches.match(key, { ignoreVary: true })) ?? (await caches.match(key, { ignoreVary: true, ignoreSearch: true }))
        if (stored) return stored
        const failed = state?.['failed'] as Response | undefined
        return failed ?? (request.mode === 'navigate' ? createOfflinePage('card') : Response.error())
      },
    },
  ],
})

async function findImageInAnySize(url: string): Promise<Response | undefined> {
  const nameOf = (address: string) => new URL(address).pathname.replace(IMAGE_SIZE_PATTERN, '')
  const cache = await caches.open(IMAGE_CACHE_NAME)
  const found = (await cache.keys()).find((stored) => nameOf(stored.url) === nameOf(url))
  return found && cache.match(found, { ignoreVary: true })
}

export const imageCacheStrategy = new CacheFirst({
  cacheName: IMAGE_CACHE_NAME,
  matchOptions: { ignoreVary: true },
  plugins: [
    storeForSameUserPlugin,
    new ExpirationPlugin({ maxEntries: STORED_IMAGES_MAX, purgeOnQuotaError: true }),
    { handlerDidError: async ({ request }) => (await findImageInAnySize(request.url)) ?? Response.error() },
  ],
})
