import { CacheExpiration } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { USER_CACHE_NAMES } from '../../schema/offline.ts'
import { isAppServiceWorker } from './scope.ts'

/** Counts sign-ins and sign-outs. An answer that arrives after the user has changed is not stored. */
let session = 0

export const currentSessionNumber = (): number => session

/** Deletes everything that was stored for the user, including Workbox's records of each stored answer. */
export async function deleteUserData(): Promise<void> {
  if (!isAppServiceWorker) return
  session++
  // A browser may refuse access to Workbox's database. The user must still be able to sign in and out.
  await Promise.allSettled(USER_CACHE_NAMES.flatMap((name) => [caches.delete(name), new CacheExpiration(name, { maxEntries: 1 }).delete()]))
}

/**
 * Workbox plugin that stores only complete responses, and only if the same user is signed in as when the request was sent. The worker of
 * installed cards stores only public responses.
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

/** True for a response status after which the stored copy must not be shown any more. After any other, such as 429, the copy is kept. */
const isLastingRefusal = (status: number): boolean => [401, 403, 404, 410].includes(status)

/**
 * Workbox plugin that deletes the stored copy once the server refuses the request, for example because the card was deleted. A server error
 * (5xx) counts like a missing network; the response is kept in `state.failed`. With `options`, several stored copies can match a request.
 */
export const createServerResponsePlugin = (
  cacheName: string,
  keyOf: (url: string) => string,
  options?: CacheQueryOptions,
): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response, state }) => {
    if (isLastingRefusal(response.status)) await (await caches.open(cacheName)).delete(keyOf(request.url), options)
    if (response.status < 500) return response
    if (state) state['failed'] = response
    throw new Error(`The server answered ${response.status}`)
  },
})
