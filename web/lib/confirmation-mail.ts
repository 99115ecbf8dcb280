import { useState } from 'react'
import type { EmailConfirmationState } from '../../schema/user.ts'
import { errorMessageOf, requestApi } from './api.ts'

export function useConfirmationMail(onSent: (state: EmailConfirmationState) => void) {
  const [isSending, setSending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  async function send() {
    setSending(true)
    setFailure(null)
    try {
      const state = await requestApi('POST /api/confirm-email')
      setSentCount((count) => count + 1)
      onSent(state)
    } catch (error) {
      setFailure(errorMessageOf(error, 'The mail could not be sent. Please try again.'))
    } finally {
      setSending(false)
    }
  }
  return {
    send: () => void send(),
    isSending,
    sentCount,
    failure,
    sendLabel: isSending ? 'Sending...' : sentCount > 0 ? 'Send Again' : 'Send Confirmation Link',
  }
}
