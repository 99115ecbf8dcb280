import { type ServiceWorkerMessage, USER_CACHE_NAMES } from '../../schema/offline.ts'

/**
 * Deletes the user's data that the service worker stored, after the session has ended. The service worker deletes it too, because it may
 * be storing an answer at this moment, and the page does, because a force-reloaded page has no service worker.
 */
export async function deleteOfflineUserData(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: ServiceWorkerMessage = { type: 'delete-user-data' }
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage(message)
  await Promise.allSettled(USER_CACHE_NAMES.map((name) => caches.delete(name)))
}
