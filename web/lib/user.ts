import useSWR, { mutate } from 'swr'
import { type ServiceWorkerMessage, USER_CACHE_NAMES } from '../../schema/offline.ts'
import { SIGNED_IN_MARK_COOKIE_NAME } from '../../schema/session.ts'
import type { User } from '../../schema/user.ts'
import { ApiError, requestApi, apiPathOf } from './api.ts'
import { wouldLoseUnsavedWork } from './unsaved-work.ts'

const USER_CACHE_KEY = apiPathOf('GET /api/user')

const SESSION_CHECK_TIMEOUT_MS = 15_000

let cachedUserId: number | null = null

async function fetchSignedInUser(): Promise<User | null> {
  // A session from before this cookie existed gets it from the server. Offline, such an owner must not lose the stored data.
  if (navigator.onLine && !document.cookie.includes(SIGNED_IN_MARK_COOKIE_NAME) && !wouldLoseUnsavedWork()) {
    // As after an answer 401: the session may have ended since the last visit.
    void deleteOfflineUserData()
    return null
  }
  try {
    const user = await requestApi('GET /api/user', { allowStored: true })
    if (cachedUserId !== null && cachedUserId !== user.id) await clearApiCache()
    cachedUserId = user.id
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !wouldLoseUnsavedWork()) return null
    throw error
  }
}

let userGoneListener: () => void = () => undefined

/** Sets the function to call when nobody or another user is signed in from now on. It forgets what a module's memory holds for the user. */
export function setUserGoneListener(listener: () => void) {
  userGoneListener = listener
}

/** Returns the signed-in user: `undefined` while loading, `null` when nobody is signed in. */
export function useSignedInUser() {
  const { data, error, mutate: reload } = useSWR<User | null, ApiError>(USER_CACHE_KEY, fetchSignedInUser)
  return { user: data, error: data === undefined ? error : undefined, retry: () => void reload() }
}

/** True if the server answers that this user is still signed in. If it names another user, the app switches to that user. */
export async function isStillSignedIn(userId: number): Promise<boolean> {
  try {
    const { id } = await requestApi('GET /api/user', { signal: AbortSignal.timeout(SESSION_CHECK_TIMEOUT_MS) })
    if (id !== userId) void mutate(USER_CACHE_KEY)
    return id === userId
  } catch {
    return false
  }
}

export function cacheSignedInUser(user: User | null) {
  cachedUserId = user?.id ?? cachedUserId
  if (user === null) userGoneListener()
  return mutate<User | null>(USER_CACHE_KEY, user, { revalidate: false })
}

export async function clearApiCache(): Promise<void> {
  userGoneListener()
  await deleteOfflineUserData()
  await mutate((key) => key !== USER_CACHE_KEY, undefined, { revalidate: false })
}

/** Sets the signed-in user after a sign-in, or null after the server has ended the session. */
export async function replaceSignedInUser(user: User | null) {
  await clearApiCache()
  await cacheSignedInUser(user)
}

/**
 * Deletes the user's offline data after the session has ended. Both delete: the service worker, because it may be storing an answer at this
 * moment, and the page, because a force-reloaded page has no service worker.
 */
export async function deleteOfflineUserData(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: ServiceWorkerMessage = { type: 'delete-user-data' }
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage(message)
  await Promise.allSettled(USER_CACHE_NAMES.map((name) => caches.delete(name)))
}
