import { CacheExpiration } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { USER_CACHE_NAMES } from '../../schema/offline.ts'

/** Counts the sign-ins and sign-outs, so that an answer that arrives after the user has changed is not stored. */
let session = 0

export const currentSession = (): number => session

/** Deletes everything that was stored of the user, also the addresses and times that Workbox notes for each stored answer. */
export async function deleteUserData(): Promise<void> {
  session++
  await Promise.all(USER_CACHE_NAMES.flatMap((name) => [caches.delete(name), new CacheExpiration(name, { maxEntries: 1 }).delete()]))
}

/** Workbox plugin that stores only complete responses, and only for the user who was signed in when the request was sent. */
export const storeForSameUser: WorkboxPlugin = {
  requestWillFetch: ({ request, state }) => {
    if (state) state['session'] = session
    return Promise.resolve(request)
  },
  cacheWillUpdate: ({ response, state }) => Promise.resolve(response.status === 200 && state?.['session'] === session ? response : null),
}
