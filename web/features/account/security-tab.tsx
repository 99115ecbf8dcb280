import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../schema/user.ts'
import { LeadNotifications } from '../../lib/lead-notifications.tsx'
import { useSecondFactorDialog } from '../../second-factor/dialog-state.ts'
import { SecondFactorPanel } from '../../second-factor/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function SecurityTab({ user, passwords }: { user: User } & Pick<PasswordFormProps, 'passwords'>) {
  const [isDeleting, setDeleting] = useState(false)
  const factorDialog = useSecondFactorDialog()
  return (
    <div className="stack-5">
      <SecondFactorPanel username={user.username} dialog={factorDialog} />
      <PasswordForm username={user.username} passwords={passwords} />
      <SessionsPanel />
      <LeadNotifications wrap={(field) => <Panel title="Notifications">{field}</Panel>} />
      <ExportPanel />
      <Panel title="Delete account" description="Deletes your account and everything that belongs to it, for good.">
        <Button className={styles.delete} icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
        {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
      </Panel>
    </div>
  )
}
