import { useState } from 'react'
import { MESSAGES } from '../../../schema/error.ts'
import { call, errorMessage } from '../../lib/api.ts'
import { forgetDrafts } from '../../editing/draft-keys.ts'
import { confirmLeaving } from '../../lib/unsaved-work.ts'
import { recordSignOut } from '../../lib/session-state.ts'
import { clearSelection } from '../../lib/selected-card.ts'
import { clearCache, setUser, useUser } from '../../lib/user.ts'
import { toast } from '../../ui/toast.ts'

/** Ends the session on the server, then clears what the browser stored for it. */
export function useSignOut() {
  const [pending, setPending] = useState(false)
  const { user } = useUser()
  async function signOut() {
    if (!(await confirmLeaving('sign-out'))) return
    setPending(true)
    try {
      await call('POST /api/logout')
      if (user) forgetDrafts(user.id)
      clearSelection()
      recordSignOut()
      await setUser(null)
      await clearCache()
      toast({ title: 'Logged out', description: "You've been successfully logged out." })
    } catch (error) {
      setPending(false)
      toast({ title: 'Logout failed', description: errorMessage(error, MESSAGES.unexpected), variant: 'destructive' })
    }
  }
  return { signOut, pending }
}
