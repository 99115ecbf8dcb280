import { Upload, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ACCESS_LEVELS } from '../../../schema/level.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorBoundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit-log.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { refetchUsers, useUserList } from './use-user-list.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserListPanel } from './user-list.tsx'

const BatchUploadDialog = lazy(() => import('./batch-upload-dialog.tsx').then((m) => ({ default: m.BatchUploadDialog })))

const UPLOAD_LOAD_ERROR = (
  <Alert
    tone="danger"
    title="The batch upload could not be loaded"
    action={
      <Button size="sm" onClick={() => location.reload()}>
        Reload
      </Button>
    }
  >
    Check your network and reload the page.
  </Alert>
)

/** The page User Management, for users of level 4 and above. Level 5 also sees the audit log. */
export function UsersPage() {
  const { user: viewer } = useSignedInUser()
  const [isUploading, setUploading] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<UserWithCardCount | null>(null)
  const [deleted, setDeleted] = useState<UserWithCardCount | null>(null)
  const list = useUserList()
  const refetch = () => void refetchUsers().catch(() => undefined)
  function closeUserDialog() {
    setCreating(false)
    setEdited(null)
  }
  if (!viewer) return null
  const users = <UserListPanel list={list} viewer={viewer} onEdit={setEdited} onDelete={setDeleted} />
  return (
    <PageLayout
      title={APP_PAGES.users.title}
      width="wide"
      actions={
        <>
          <Button icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
            Batch Upload
          </Button>
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setCreating(true)}>
            Add New User
          </Button>
        </>
      }
    >
      {viewer.accessLevel < ACCESS_LEVELS.admin ? (
        users
      ) : (
        <Tabs
          label="User Management"
          tabs={[
            { value: 'users', label: 'Users', content: users },
            { value: 'audit', label: 'Audit Log', content: <AuditLog /> },
          ]}
        />
      )}
      {isUploading && (
        <ErrorBoundary fallback={UPLOAD_LOAD_ERROR}>
          <Suspense>
            <BatchUploadDialog onClose={() => setUploading(false)} onUsersCreated={refetch} />
          </Suspense>
        </ErrorBoundary>
      )}
      <UserDialog open={isCreating || edited !== null} user={edited} onClose={closeUserDialog} onSaved={refetch} />
      {deleted && <DeleteUserDialog user={deleted} onClose={() => setDeleted(null)} />}
    </PageLayout>
  )
}
