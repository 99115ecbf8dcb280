/** URL path of the script that keeps the app and the owner's cards usable without a network. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/**
 * URL path under which the service worker stores the app's shell. Any page of the app would do; `/` is the landing page.
 */
export const APP_SHELL_PATH = '/dashboard'

/** Response header of an API answer that the service worker stored earlier: when it was stored, in milliseconds since 1970. */
export const STORED_AT_HEADER = 'x-stored-at'
/** Request header that allows the service worker to answer with a stored response if the server cannot be reached. */
export const ALLOW_STORED_HEADER = 'x-allow-stored'

/** Names of the service worker's caches besides the one with the app's own files. */
export const OFFLINE_CACHE_NAMES = { api: 'api', cards: 'cards', images: 'images', assets: 'assets' } as const
/** Caches that hold a user's data. They are deleted when the user signs out. */
export const USER_CACHE_NAMES = [OFFLINE_CACHE_NAMES.api, OFFLINE_CACHE_NAMES.cards, OFFLINE_CACHE_NAMES.images]

/** How many of their own cards owners can open without a network. */
export const OFFLINE_CARDS_MAX = 20

/** A card to be stored for use without a network. It is fetched again when its `version` has changed. */
export interface PrefetchedCard {
  slug: string
  version: string
}

export type ServiceWorkerMessage =
  /** Store these cards, which are all cards of the signed-in user in the order of the dashboard, and no others. */
  | { type: 'prefetch-cards'; cards: PrefetchedCard[] }
  /** Store the card that was installed on the home screen. */
  | { type: 'prefetch-installed-card'; card: PrefetchedCard }
  /** Delete what is stored of the user, whose session has ended. */
  | { type: 'delete-user-data' }

export const toPrefetchedCards = (cards: { slug: string; updatedAt: string }[]): PrefetchedCard[] =>
  cards.map(({ slug, updatedAt }) => ({ slug, version: updatedAt }))
