import useSWR, { mutate } from 'swr'
import type { User } from '../../schema/user.ts'
import { ApiError, call, pathOf } from './api.ts'
import { wouldLoseWork } from './unsaved-work.ts'

const USER_KEY = pathOf('GET /api/user')

/** Id of the user whose answers the cache may hold. */
let cachedUserId: number | null = null

async function readUser(): Promise<User | null> {
  try {
    const user = await call('GET /api/user')
    // Another user signed in, in another tab: the previous user's data must not show.
    if (cachedUserId !== null && cachedUserId !== user.id) await clearCache()
    cachedUserId = user.id
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !wouldLoseWork()) return null
    throw error
  }
}

/** The signed-in user: `undefined` while loading, `null` when nobody is signed in. */
export function useUser() {
  const { data, error, mutate: reload } = useSWR<User | null, ApiError>(USER_KEY, readUser)
  return { user: data, error: data === undefined ? error : undefined, retry: () => void reload() }
}

/** Caches the user that a call answered (sign-in, a saved profile), or null after sign-out. */
export function setUser(user: User | null) {
  cachedUserId = user?.id ?? cachedUserId
  return mutate<User | null>(USER_KEY, user, { revalidate: false })
}

/** Clears all cached answers except the user, for a sign-in or sign-out. */
export function clearCache(): Promise<unknown> {
  return mutate((key) => key !== USER_KEY, undefined, { revalidate: false })
}
