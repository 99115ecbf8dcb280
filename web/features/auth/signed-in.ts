import type { User } from '../../../schema/user.ts'
import { clearCache, setUser } from '../../lib/user.ts'

/** Takes over a new session: nothing that was fetched before it stays. */
export async function signedIn(user: User) {
  await clearCache()
  await setUser(user)
}

/** Lets go of a session that the server has ended. */
export async function signedOut() {
  await clearCache()
  await setUser(null)
}
