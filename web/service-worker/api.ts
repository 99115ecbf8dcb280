import type { Card } from '../../schema/card.ts'
import type { User } from '../../schema/user.ts'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { ALLOW_STORED_RESPONSE_HEADER, OFFLINE_CACHE_NAMES, RESPONSE_STORED_AT_HEADER } from '../../schema/offline.ts'
import { createPathMatcher } from './scope.ts'
import { createServerResponsePlugin, currentSessionNumber, deleteUserData, storeForSameUserPlugin } from './user-data.ts'

const API_TIMEOUT_SECONDS = 3
const STORED_ANSWERS_MAX = 60
const STORED_ANSWERS_MAX_AGE_SECONDS = 30 * 24 * 60 * 60

const SESSION_CALL_PATTERN = /^\/api\/(?:login|logout|register|user|password-replacement|reset-password\/confirm|restore-email)$/
/** Paths whose answers the dashboard and the card editors need to open. */
const STORED_CALL_PATTERN = /^\/api\/(?:user|business-cards(?:\/\d+)?|analytics-summary|dashboard-activity|confirm-email|pwa-settings)$/
const CARD_CALL_PATTERN = /^\/api\/business-cards\/(\d+)$/
const CARD_LIST_PATH = '/api/business-cards'
export const USER_PATH = '/api/user'
const ACTIVITY_PATH = `/api/dashboard-activity?${new URLSearchParams({ tz: Intl.DateTimeFormat().resolvedOptions().timeZone })}`
const DASHBOARD_CALL_PATHS = [USER_PATH, CARD_LIST_PATH, '/api/analytics-summary', ACTIVITY_PATH, '/api/confirm-email', '/api/pwa-settings']

export const isCardCall = createPathMatcher(CARD_CALL_PATTERN)
export const isSignInOrSignOutCall = createPathMatcher(SESSION_CALL_PATTERN)
export const isStoredCall = ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }): boolean =>
  sameOrigin && STORED_CALL_PATTERN.test(url.pathname) && request.headers.has(ALLOW_STORED_RESPONSE_HEADER)

const deleteAtSessionEnd: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 401) await deleteUserData()
    return response
  },
}

/** Workbox plugin that adds the time of storing to a stored answer, so that the page can say how old it is. */
const addStoredAtHeader: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const headers = new Headers(response.headers)
    headers.set(RESPONSE_STORED_AT_HEADER, String(Date.now()))
    return Promise.resolve(new Response(response.body, { status: response.status, headers }))
  },
}

/** Finds a card in the stored list of all cards, because only opened cards have a stored answer of their own. */
async function findCardInStoredList(url: string): Promise<Response | undefined> {
  const id = CARD_CALL_PATTERN.exec(new URL(url).pathname)?.[1]
  const list = id && (await (await caches.open(OFFLINE_CACHE_NAMES.api)).match(CARD_LIST_PATH, { ignoreVary: true }))
  if (!list) return undefined
  const cards = (await list.clone().json()) as Card[]
  const card = cards.find((one) => one.id === Number(id))
  return card && Response.json(card, { headers: { [RESPONSE_STORED_AT_HEADER]: list.headers.get(RESPONSE_STORED_AT_HEADER) ?? '' } })
}

/** Deletes the stored data if they belong to another user: somebody else may have signed in before that user signed out. */
async function deleteDataOfOtherUser(answer: Response): Promise<void> {
  const stored = await (await caches.open(OFFLINE_CACHE_NAMES.api)).match(USER_PATH, { ignoreVary: true })
  if (!stored) return
  const [before, now] = (await Promise.all([stored.json(), answer.json()])) as [User, User]
  if (before.id !== now.id) await deleteUserData()
}

export const apiCacheStrategy = new NetworkFirst({
  cacheName: OFFLINE_CACHE_NAMES.api,
  networkTimeoutSeconds: API_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    storeForSameUserPlugin,
    addStoredAtHeader,
    deleteAtSessionEnd,
    new ExpirationPlugin({ maxEntries: STORED_ANSWERS_MAX, maxAgeSeconds: STORED_ANSWERS_MAX_AGE_SECONDS, purgeOnQuotaError: true }),
    createServerResponsePlugin(OFFLINE_CACHE_NAMES.api, (url) => url),
    {
      fetchDidSucceed: async ({ request, response }) => {
        if (response.ok && new URL(request.url).pathname === USER_PATH) await deleteDataOfOtherUser(response.clone())
        return response
      },
      handlerDidError: async ({ request, state }) =>
        (await findCardInStoredList(request.url)) ?? (state?.['failed'] as Response | undefined) ?? Response.error(),
    },
  ],
})

export async function cacheDashboardResponses(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE_NAMES.api)
  for (const path of DASHBOARD_CALL_PATHS)
    if (!(await cache.match(path, { ignoreVary: true })))
      await apiCacheStrategy.handle({ event, request: new Request(path) }).catch(() => undefined)
}

/**
 * Adds a card that was just saved to the stored answers, unless somebody signed in or out since `session`. Returns all current cards of the
 * user; null if they are not stored.
 */
export async function storeSavedCard(saved: Response, session: number): Promise<Card[] | null> {
  const card = (await saved.json()) as Card
  if (session !== currentSessionNumber()) return null
  const cache = await caches.open(OFFLINE_CACHE_NAMES.api)
  const store = (path: string, answer: unknown) =>
    cache.put(path, Response.json(answer, { headers: { [RESPONSE_STORED_AT_HEADER]: String(Date.now()) } }))
  const list = await cache.match(CARD_LIST_PATH, { ignoreVary: true })
  await store(`${CARD_LIST_PATH}/${card.id}`, card)
  if (!list) return null
  const cards = ((await list.json()) as Card[]).map((one) => (one.id === card.id ? card : one))
  await store(CARD_LIST_PATH, cards)
  return cards.some(({ id }) => id === card.id) ? cards : null
}

export async function deleteStoredCard(path: string): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE_NAMES.api)
  await Promise.all([path, CARD_LIST_PATH].map((stored) => cache.delete(stored, { ignoreVary: true })))
}

export const signInAndSignOutCallStrategy = new NetworkOnly({
  plugins: [
    deleteAtSessionEnd,
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.ok) await deleteUserData()
        return response
      },
    },
  ],
})
