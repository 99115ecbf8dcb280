export const SERVICE_WORKER_PATH = '/service-worker.js'

/**
 * Path under which the service worker stores the app's HTML. All pages except the landing page `/` have the same HTML, so any other path
 * would do.
 */
export const APP_SHELL_PATH = '/dashboard'

/** Header that the service worker adds to a stored API response: the time of storing, in ms since 1970. */
export const RESPONSE_STORED_AT_HEADER = 'x-stored-at'
/** Request header that allows a stored response if the server cannot be reached. */
export const ALLOW_STORED_RESPONSE_HEADER = 'x-allow-stored'

export const OFFLINE_CACHE_NAMES = { api: 'api', cards: 'cards', images: 'images', assets: 'assets' } as const
export const USER_CACHE_NAMES = [OFFLINE_CACHE_NAMES.api, OFFLINE_CACHE_NAMES.cards, OFFLINE_CACHE_NAMES.images]

export const OFFLINE_CARDS_MAX = 20

/** Events and forms of a card's visitors that wait on the device for the network. */
export const QUEUED_EVENTS_MAX = 50
export const QUEUED_FORMS_MAX = 10
/** Forms and events that wait longer are dropped, because nobody expects them any more. */
export const QUEUED_ITEM_AGE_DAYS_MAX = 7

export interface PrefetchedCard {
  slug: string
  version: string
}

export type ServiceWorkerMessage =
  | { type: 'prefetch-cards'; cards: PrefetchedCard[] }
  | { type: 'prefetch-installed-card'; card: PrefetchedCard }
  | { type: 'delete-user-data' }

export const toPrefetchedCards = (cards: { slug: string; updatedAt: string }[]): PrefetchedCard[] =>
  cards.map(({ slug, updatedAt }) => ({ slug, version: updatedAt }))
