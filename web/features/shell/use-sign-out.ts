import { useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { requestApi, errorMessageOf } from '../../lib/api.ts'
import { forgetSignedInUser } from '../../editing/forget-user.ts'
import { confirmLeaving } from '../../lib/unsaved-work.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { showToast } from '../../ui/toast.ts'

export function useSignOut() {
  const [pending, setPending] = useState(false)
  const { user } = useSignedInUser()
  async function signOut() {
    if (!(await confirmLeaving('sign-out'))) return
    setPending(true)
    try {
      await requestApi('POST /api/logout')
      await forgetSignedInUser(user?.id)
      showToast({ title: 'Logged out', description: "You've been successfully logged out." })
    } catch (error) {
      setPending(false)
      showToast({ title: 'Logout failed', description: errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected), variant: 'destructive' })
    }
  }
  return { signOut, pending }
}
