import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { OFFLINE_CACHE_NAMES } from '../../schema/offline.ts'
import { cacheNameInScope } from './scope.ts'

/** After this time in ms without an answer from the network, a page opens from this device. */
const PAGE_TIMEOUT_MS = 3000

/** Fetches from the network. Calls `fallback` if the server cannot be reached, fails (5xx), or takes longer than the timeout. */
export async function fetchWithFallback(request: Request, fallback: () => Promise<Response | undefined>): Promise<Response> {
  const fetched = fetch(request).catch(() => undefined)
  const succeeded = fetched.then((response) => (response && response.status < 500 ? response : undefined))
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, undefined))
  return (await Promise.race([succeeded, timeout])) ?? (await fallback()) ?? (await fetched) ?? Response.error()
}

/**
 * Stores built files when they are first used, such as the themes' fonts. They are not part of the installation, because not every user
 * needs them.
 */
export const assetCacheStrategy = new CacheFirst({
  cacheName: cacheNameInScope(OFFLINE_CACHE_NAMES.assets),
  plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
})
