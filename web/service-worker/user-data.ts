import { CacheExpiration } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { USER_CACHE_NAMES } from '../../schema/offline.ts'
import { isAppServiceWorker } from './scope.ts'

/** Counts the sign-ins and sign-outs, so that an answer that arrives after a change of the user is not stored. */
let session = 0

export const currentSessionNumber = (): number => session

/** Deletes everything that was stored of the user, also the addresses and times that Workbox notes for each stored answer. */
export async function deleteUserData(): Promise<void> {
  if (!isAppServiceWorker) return
  session++
  // A browser may refuse the database with Workbox's notes. That must not keep anybody from signing in or out.
  await Promise.allSettled(USER_CACHE_NAMES.flatMap((name) => [caches.delete(name), new CacheExpiration(name, { maxEntries: 1 }).delete()]))
}

/**
 * Workbox plugin that stores only complete responses, and only for the user who was signed in when the request was sent. The worker
 * of installed cards stores only what is the same for everybody.
 */
export const storeForSameUserPlugin: WorkboxPlugin = {
  requestWillFetch: ({ request, state }) => {
    if (state) state['session'] = session
    return Promise.resolve(request)
  },
  cacheWillUpdate: ({ response, state }) => {
    const isPrivate = response.headers.get('cache-control')?.includes('private')
    const canStore = response.status === 200 && state?.['session'] === session && (isAppServiceWorker || !isPrivate)
    return Promise.resolve(canStore ? response : null)
  },
}

/** True for the answers after which a stored copy must not be shown any more. Others, such as 429, say nothing about it. */
const isLastingRefusal = (status: number): boolean => [401, 403, 404, 410].includes(status)

/**
 * Workbox plugin that deletes the stored copy once the server refuses the request, for instance because the card was deleted. It treats a
 * failure of the server (5xx) as if there was no network, and keeps the answer in `state.failed`.
 */
export const createServerAnswerPlugin = (cacheName: string, keyOf: (url: string) => string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, state }) => {
    if (isLastingRefusal(response.status)) await (await caches.open(cacheName)).delete(keyOf(request.url))
    if (response.status < 500) return response
    if (state) state['failed'] = response
    throw new Error(`The server answered ${response.status}`)
  },
})
