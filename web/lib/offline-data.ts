import { type ServiceWorkerMessage, USER_CACHE_NAMES } from '../../schema/offline.ts'

/**
 * Deletes what the service worker stored of the user, whose session has ended. The service worker is told too, because it may be
 * storing an answer at this moment, and the page deletes too, because a force-reloaded page has no service worker.
 */
export async function deleteOfflineUserData(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: ServiceWorkerMessage = { type: 'delete-user-data' }
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage(message)
  await Promise.allSettled(USER_CACHE_NAMES.map((name) => caches.delete(name)))
}
