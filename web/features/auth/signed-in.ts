import type { User } from '../../../schema/user.ts'
import { clearApiCache, cacheSignedInUser } from '../../lib/user.ts'

/** After a sign-in, clears all cached responses in the browser and stores the signed-in user. */
export async function startBrowserSession(user: User) {
  await clearApiCache()
  await cacheSignedInUser(user)
}

/** After the server has ended the session, clears all cached responses and the signed-in user in the browser. */
export async function clearBrowserSession() {
  await clearApiCache()
  await cacheSignedInUser(null)
}
