import { useState } from 'react'
import { MESSAGES } from '../../../schema/error.ts'
import { call, errorMessage } from '../../lib/api.ts'
import { forgetDrafts } from '../../editing/draft-keys.ts'
import { mayLeave } from '../../lib/unsaved-work.ts'
import { leave } from '../../lib/presence.ts'
import { forgetSelection } from '../../lib/selected-card.ts'
import { forgetAll, setUser, useUser } from '../../lib/user.ts'
import { toast } from '../../ui/toast.ts'

/** Ends the session on the server, then clears what the browser stored for it. */
export function useSignOut() {
  const [pending, setPending] = useState(false)
  const { user } = useUser()
  async function signOut() {
    if (!(await mayLeave('sign-out'))) return
    setPending(true)
    try {
      await call('POST /api/logout')
      if (user) forgetDrafts(user.id)
      forgetSelection()
      leave()
      await setUser(null)
      await forgetAll()
      toast({ title: 'Logged out', description: "You've been successfully logged out." })
    } catch (error) {
      setPending(false)
      toast({ title: 'Logout failed', description: errorMessage(error, MESSAGES.unexpected), variant: 'destructive' })
    }
  }
  return { signOut, pending }
}
