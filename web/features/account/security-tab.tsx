import type { User } from '../../../schema/user.ts'
import styles from './account.module.css'
import { DeleteAccountPanel } from './delete-account.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function SecurityTab({ user, passwords }: { user: User } & Pick<PasswordFormProps, 'passwords'>) {
  return (
    <div className={styles.stack}>
      <PasswordForm username={user.username} passwords={passwords} />
      <SessionsPanel />
      <ExportPanel />
      <DeleteAccountPanel user={user} />
    </div>
  )
}
