import type { User } from '../../../schema/user.ts'
import { clearCache, setUser } from '../../lib/user.ts'

/** Starts a session in the browser: clears what was cached before and stores the user. */
export async function startBrowserSession(user: User) {
  await clearCache()
  await setUser(user)
}

/** Clears the session in the browser after the server has ended it. */
export async function clearBrowserSession() {
  await clearCache()
  await setUser(null)
}
