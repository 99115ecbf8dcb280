import { Upload, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState, useTransition } from 'react'
import { levelAllows } from '../../../schema/capabilities.ts'
import { ACCESS_LEVELS } from '../../../schema/level.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import type { UserUploadSummary } from '../../../schema/user-upload.ts'
import { formatCountOf } from '../../lib/format.ts'
import { useUnsavedWorkWarning } from '../../lib/use-unsaved-work-warning.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorBoundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit-log.tsx'
import type { UploadRow } from './batch/columns.ts'
import { countUnsentRows } from './batch/sent-uploads.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import type { UsersPageView } from './list-state.ts'
import { OperatorNotice } from './operator-notice.tsx'
import { UnsentRowsNotice } from './unsent-rows-notice.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useUserList } from './use-user-list.ts'
import { dismissUpload, useUserUploads } from './use-user-uploads.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserListPanel } from './user-list.tsx'
import styles from './users.module.css'

const BatchUploadDialog = lazy(() => import('./batch-upload-dialog.tsx').then((m) => ({ default: m.BatchUploadDialog })))

const UPLOAD_LOAD_ERROR = (
  <Alert tone="danger" title="The batch upload could not be loaded" button={{ label: 'Reload', onClick: () => location.reload() }}>
    Check your network and reload the page.
  </Alert>
)

/** The upload dialog is open: for a new file, or with rows that correct those of an earlier upload. */
interface OpenUpload {
  corrects: number | null
  rows: UploadRow[] | null
}

export function UsersPage() {
  const { user: viewer } = useSignedInUser()
  const [upload, setUpload] = useState<OpenUpload | null>(null)
  const [isLoadingUpload, startLoadingUpload] = useTransition()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<UserWithCardCount | null>(null)
  const [deleted, setDeleted] = useState<UserWithCardCount | null>(null)
  const list = useUserList()
  const { uploads, isLoaded, add } = useUserUploads()
  const unsent = uploads.reduce((sum, one) => sum + countUnsentRows(one), 0)
  const warning = useUnsavedWorkWarning(unsent > 0, unsent > 0)
  function closeUserDialog() {
    setCreating(false)
    setEdited(null)
  }
  function showUser(username: string) {
    closeUserDialog()
    list.change({ search: username, invitedOnly: false, requestedOnly: false, page: 1 })
  }
  function onSent(started: UserUploadSummary) {
    add(started)
    const corrected = uploads.find(({ id }) => id === upload?.corrects)
    // The server's record of rows that are still wrong, and of unsent invitations, is kept.
    const isReplaced = corrected?.invitationsUnsent === 0 && (corrected.failed === 0 || countUnsentRows(started) === 0)
    if (isReplaced) void dismissUpload(corrected.id).catch(() => undefined)
    setUpload(null)
  }
  if (!viewer) return null
  const users = (
    <div className="stack-5">
      {isLoaded && <UnsentRowsNotice userId={viewer.id} uploads={uploads} />}
      {uploads.map((shown) => (
        <UploadStatus
          key={shown.id}
          upload={shown}
          onCorrect={(corrects, rows) => startLoadingUpload(() => setUpload({ corrects, rows }))}
          onShowInvited={() => list.change({ search: '', invitedOnly: true, page: 1 })}
        />
      ))}
      <UserListPanel list={list} viewer={viewer} onEdit={setEdited} onDelete={setDeleted} />
    </div>
  )
  return (
    <PageLayout
      title={APP_PAGES.users.title}
      actions={
        <>
          {/* The button stays enabled, because it gets the focus back when the dialog closes. */}
          <Button
            className={styles.pageAction}
            icon={isLoadingUpload ? <Spinner size={16} /> : <Upload aria-hidden />}
            onClick={() => startLoadingUpload(() => setUpload({ corrects: null, rows: null }))}
          >
            Batch Upload
          </Button>
          <span role="status" className="visually-hidden">
            {isLoadingUpload && 'Loading the batch upload'}
          </span>
          <Button variant="primary" className={styles.pageAction} icon={<UserPlus aria-hidden />} onClick={() => setCreating(true)}>
            Add New User
          </Button>
        </>
      }
    >
      {viewer.accessLevel === ACCESS_LEVELS.admin && <OperatorNotice />}
      {!levelAllows(viewer.accessLevel, 'readAuditLog') ? (
        users
      ) : (
        <Tabs
          label={APP_PAGES.users.title}
          value={list.state.view}
          onChange={(view) => list.change({ view: view as UsersPageView })}
          tabs={[
            { value: 'users', label: 'Users', content: users },
            { value: 'audit', label: 'Audit Log', content: <AuditLog /> },
          ]}
        />
      )}
      <ErrorBoundary fallback={UPLOAD_LOAD_ERROR}>
        {/* Suspense is always mounted. The transition therefore waits for the code instead of showing a fallback. */}
        <Suspense>
          {upload && <BatchUploadDialog viewerId={viewer.id} corrected={upload.rows} onClose={() => setUpload(null)} onSent={onSent} />}
        </Suspense>
      </ErrorBoundary>
      {(isCreating || edited) && <UserDialog user={edited} onClose={closeUserDialog} onShow={showUser} />}
      {deleted && <DeleteUserDialog user={deleted} onClose={() => setDeleted(null)} />}
      <ConfirmDialog
        {...warning.question}
        title="Leave rows that wait for corrections?"
        description={`${formatCountOf(unsent, 'row')} in this tab only. Closing the tab or signing out loses what was not downloaded.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </PageLayout>
  )
}
