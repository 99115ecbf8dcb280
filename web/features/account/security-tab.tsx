import type { User } from '../../../schema/user.ts'
import styles from './account.module.css'
import { DeleteAccountPanel } from './delete-account.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function SecurityTab({ user }: { user: User }) {
  return (
    <div className={styles.stack}>
      <PasswordForm username={user.username} />
      <SessionsPanel />
      <ExportPanel />
      <DeleteAccountPanel user={user} />
    </div>
  )
}
