import useSWR, { mutate } from 'swr'
import type { User } from '../../schema/user.ts'
import { api, ApiError } from './api.ts'

export const USER_KEY = '/api/user'

async function readUser(path: string): Promise<User | null> {
  try {
    return await api.get<User>(path)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
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
  return mutate(USER_KEY, user, { revalidate: false })
}
