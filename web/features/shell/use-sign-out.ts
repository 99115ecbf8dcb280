import { useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { requestApi, errorMessageOf } from '../../lib/api.ts'
import { deleteDraftsOnSignOut } from '../../editing/draft-keys.ts'
import { confirmLeaving } from '../../lib/unsaved-work.ts'
import { recordSignOut } from '../../lib/session-state.ts'
import { clearCardSelection } from '../../lib/selected-card.ts'
import { clearApiCache, cacheSignedInUser, useSignedInUser } from '../../lib/user.ts'
import { showToast } from '../../ui/toast.ts'

/** Hook that signs the user out: it ends the session on the server, then clears what the browser stored for the user. */
export function useSignOut() {
  const [pending, setPending] = useState(false)
  const { user } = useSignedInUser()
  async function signOut() {
    if (!(await confirmLeaving('sign-out'))) return
    setPending(true)
    try {
      await requestApi('POST /api/logout')
      if (user) deleteDraftsOnSignOut(user.id)
      clearCardSelection()
      recordSignOut()
      await cacheSignedInUser(null)
      await clearApiCache()
      showToast({ title: 'Logged out', description: "You've been successfully logged out." })
    } catch (error) {
      setPending(false)
      showToast({ title: 'Logout failed', description: errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected), variant: 'destructive' })
    }
  }
  return { signOut, pending }
}
