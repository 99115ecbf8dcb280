import { useState } from 'react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import type { EmailConfirmationState } from '../../../schema/user.ts'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { useConfirmationMail } from '../../lib/confirmation-mail.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import styles from './dashboard.module.css'

const CONFIRM_NOTICE_HIDDEN_MS = 7 * 24 * 3_600_000
const getPostponeStorageKey = (userId: number) => `${PRODUCT_NAMES.key}-confirm-email-later-${userId}`

const isConfirmNoticePostponed = (userId: number) =>
  Date.now() < Number(readStoredText(getPostponeStorageKey(userId)) ?? 0) + CONFIRM_NOTICE_HIDDEN_MS

export function ConfirmEmailNotice({ userId, state }: { userId: number; state: EmailConfirmationState | undefined }) {
  const [hidden, setHidden] = useState(() => isConfirmNoticePostponed(userId))
  const { send, isSending, sentCount: sent, failure, sendLabel } = useConfirmationMail(({ confirmed }) => setHidden(confirmed))
  if (!state || state.confirmed || hidden) return null

  function later() {
    storeText(getPostponeStorageKey(userId), String(Date.now()))
    setHidden(true)
    focusElementOrMain()
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
      <div className="wrapping-row">
        <Button size="sm" pending={isSending} onClick={send}>
          {sendLabel}
        </Button>
        <Button size="sm" variant="ghost" onClick={later}>
          {sent > 0 ? 'Close' : 'Not Now'}
        </Button>
      </div>
    </Alert>
  )
}
