import useSWR, { mutate } from 'swr'
import type { User } from '../../schema/user.ts'
import { ApiError, call, pathOf } from './api.ts'
import { wouldLose } from './unsaved-work.ts'

const USER_KEY = pathOf('GET /api/user')

/** Whose data this tab may have fetched. */
let known: number | null = null

async function readUser(): Promise<User | null> {
  try {
    const user = await call('GET /api/user')
    // Somebody else signed in by another tab: nothing of the one before is to be seen.
    if (known !== null && known !== user.id) await forgetAll()
    known = user.id
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !wouldLose()) return null
    throw error
  }
}

/** Who is signed in: `undefined` while that is being asked, `null` for nobody. */
export function useUser() {
  const { data, error, mutate: again } = useSWR<User | null, ApiError>(USER_KEY, readUser)
  return { user: data, error: data === undefined ? error : undefined, retry: () => void again() }
}

/** Takes over the user that a call answered (sign-in, a saved profile), or null after sign-out. */
export function setUser(user: User | null) {
  known = user?.id ?? known
  return mutate<User | null>(USER_KEY, user, { revalidate: false })
}

/** Forgets everything that was fetched, as when somebody signs in or out. */
export function forgetAll(): Promise<unknown> {
  return mutate((key) => key !== USER_KEY, undefined, { revalidate: false })
}
