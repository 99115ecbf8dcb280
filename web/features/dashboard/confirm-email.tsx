import { useState } from 'react'
import { PRODUCT } from '../../../schema/product.ts'
import type { EmailState } from '../../../schema/user.ts'
import { call, errorMessage } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOrMain } from '../../ui/focus-main.ts'
import styles from './dashboard.module.css'

/** How long "Not Now" hides the notice in this browser, in ms. */
const HIDDEN_FOR = 7 * 24 * 3_600_000
const laterKey = (userId: number) => `${PRODUCT.key}-confirm-email-later-${userId}`

function isPostponed(userId: number): boolean {
  try {
    return Date.now() < Number(localStorage.getItem(laterKey(userId)) ?? 0) + HIDDEN_FOR
  } catch {
    return false
  }
}

function postpone(userId: number) {
  try {
    localStorage.setItem(laterKey(userId), String(Date.now()))
  } catch {
    // Without storage the notice shows again on the next visit.
  }
}

/** Explains why to confirm the account's address and offers to mail a link. */
export function ConfirmEmail({ userId, state }: { userId: number; state: EmailState | undefined }) {
  const [hidden, setHidden] = useState(() => isPostponed(userId))
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  if (!state || state.confirmed || hidden) return null

  async function send() {
    setSending(true)
    setFailure(null)
    try {
      const { confirmed } = await call('POST /api/confirm-email')
      setSent((times) => times + 1)
      setHidden(confirmed)
    } catch (error) {
      setFailure(errorMessage(error, 'The mail could not be sent. Please try again.'))
    } finally {
      setSending(false)
    }
  }
  function later() {
    postpone(userId)
    setHidden(true)
    focusOrMain()
  }

  const title = failure ? 'No link was sent' : sent > 0 ? 'Check your inbox' : 'Confirm your email address'
  return (
    <Alert tone={failure ? 'danger' : 'info'} title={title}>
      <p className={styles.confirmText}>
        {failure ? (
          <>
            {failure} {sent > 0 && 'The link that was sent before still works.'}
          </>
        ) : sent > 0 ? (
          <>
            We sent {sent > 1 ? 'another' : 'a'} link to <bdi>{state.email}</bdi>. Open it within a day. If it is not there, look in your
            spam folder.
          </>
        ) : (
          <>
            If somebody changes the address of your account, we send a link to <bdi>{state.email}</bdi> that puts it back. Confirm first
            that this address is yours.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" pending={sending} onClick={() => void send()}>
          {sending ? 'Sending...' : sent > 0 ? 'Send Again' : 'Send Confirmation Link'}
        </Button>
        <Button size="sm" variant="ghost" onClick={later}>
          {sent > 0 ? 'Close' : 'Not Now'}
        </Button>
      </div>
    </Alert>
  )
}
