import type { User } from '../../../schema/user.ts'
import { clearApiCache, cacheSignedInUser } from '../../lib/user.ts'

export async function startBrowserSession(user: User) {
  await clearApiCache()
  await cacheSignedInUser(user)
}

export async function clearBrowserSession() {
  await clearApiCache()
  await cacheSignedInUser(null)
}
