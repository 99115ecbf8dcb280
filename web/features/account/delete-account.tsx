import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../schema/user.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function DeleteAccountPanel({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Delete account" description="Deletes your account and everything that belongs to it, for good.">
      <Button className={styles.delete} icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
