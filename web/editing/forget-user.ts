import { recordSignOut } from '../lib/return-path.ts'
import { clearCardSelection } from '../lib/selected-card.ts'
import { cacheSignedInUser, clearApiCache } from '../lib/user.ts'
import { deleteDraftsOnSignOut } from './draft-keys.ts'

export async function forgetSignedInUser(userId: number | undefined): Promise<void> {
  if (userId !== undefined) deleteDraftsOnSignOut(userId)
  clearCardSelection()
  recordSignOut()
  await cacheSignedInUser(null)
  await clearApiCache()
}
