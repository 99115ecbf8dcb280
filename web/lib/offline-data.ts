import { USER_CACHE_NAMES } from '../../schema/offline.ts'

/** Deletes what the service worker stored of the user. It does the same itself, but does not serve a page that was force-reloaded. */
export async function deleteOfflineUserData(): Promise<void> {
  if ('caches' in globalThis) await Promise.all(USER_CACHE_NAMES.map((name) => caches.delete(name))).catch(() => undefined)
}
