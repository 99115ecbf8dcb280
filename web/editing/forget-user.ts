import { recordSignOut } from '../lib/session-state.ts'
import { clearCardSelection } from '../lib/selected-card.ts'
import { cacheSignedInUser, clearApiCache } from '../lib/user.ts'
import { deleteDraftsOnSignOut } from './draft-keys.ts'

/** Deletes all that this browser stores of a user whose session has ended on the server, and shows the app as signed out. */
export async function forgetSignedInUser(userId: number | undefined): Promise<void> {
  if (userId !== undefined) deleteDraftsOnSignOut(userId)
  clearCardSelection()
  recordSignOut()
  await cacheSignedInUser(null)
  await clearApiCache()
}
