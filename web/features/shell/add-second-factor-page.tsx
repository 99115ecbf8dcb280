import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import type { User } from '../../../schema/user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { refetchApiResponse } from '../../lib/use-call.ts'
import { useSecondFactorDialog } from '../../second-factor/dialog-state.ts'
import { SecondFactorPanel } from '../../second-factor/panel.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './replace-password-page.module.css'
import { useSignOut } from './use-sign-out.ts'

const TITLE = 'Add a second factor to go on'

/** Somebody whose level needs a second factor, and who has had enough time to add one, sees only this page. */
export function AddSecondFactorPage({ user, onDone }: { user: User; onDone: () => void }) {
  usePageTitle(TITLE)
  const dialog = useSecondFactorDialog()
  const { signOut, pending } = useSignOut()
  const isClosed = dialog[0] === null
  const mustAdd = user.mustAddSecondFactor === true
  useEffect(() => {
    if (isClosed) void refetchApiResponse('GET /api/user', {})
  }, [isClosed])
  useEffect(() => {
    if (isClosed && !mustAdd) onDone()
  }, [isClosed, mustAdd, onDone])
  return (
    <div className={styles.page}>
      <div>
        <h1>{TITLE}</h1>
        <p className="muted">Your access level can change other people’s accounts, so your own needs more than a password.</p>
      </div>
      <SecondFactorPanel username={user.username} dialog={dialog} />
      <Button icon={<LogOut aria-hidden />} pending={pending} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  )
}
