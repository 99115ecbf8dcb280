import { Download } from 'lucide-react'
import { useState } from 'react'
import type { UserUploadSummary } from '../../../schema/user-upload.ts'
import { downloadCsvFile } from '../../lib/csv.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { formatCount, formatCountOf } from '../../lib/format.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { Panel } from '../../ui/panel.tsx'
import type { UploadRow } from './batch/columns.ts'
import { formatFailedRows } from './batch/failed-rows.ts'
import { countUnsentRows, fetchFailedRows, getUploadInThisTab } from './batch/sent-uploads.ts'
import { describeTimeLeft } from './batch/time-left.ts'
import { dismissUpload } from './use-user-uploads.ts'
import styles from './users.module.css'

const FAILED_ROWS_FILE_NAME = 'user_upload_failed.csv'
const LISTED_PROBLEMS_MAX = 5

interface UploadStatusProps {
  upload: UserUploadSummary
  onCorrect: (uploadId: number, rows: UploadRow[]) => void
  onShowInvited: () => void
}

export const UploadStatus = (props: UploadStatusProps) =>
  props.upload.finishedAt === null ? <RunningUpload upload={props.upload} /> : <EndedUpload {...props} />

function RunningUpload({ upload }: { upload: UserUploadSummary }) {
  const { total, pending } = upload
  const done = total - pending
  const [first] = useState(() => ({ done, at: performance.now() }))
  const timeLeft = describeTimeLeft(first, { done, at: performance.now() }, pending)
  const unsent = countUnsentRows(upload)
  const description =
    unsent === 0
      ? 'You can leave this page: the upload goes on.'
      : `The upload goes on if you leave. Waiting in this tab for corrections: ${formatCountOf(unsent, 'row')}.`
  return (
    <Panel title={`Uploading ${formatCountOf(total, 'user')}`} description={description}>
      <div className="stack-2">
        <progress className="progress-bar" aria-label="Uploading users" max={total} value={done} />
        <p className={cx('wrapping-row small-muted', styles.progressText)}>
          <span>
            {formatCount(done)} of {formatCountOf(total, 'user')}
          </span>
          {/* Only the time is announced, because it changes once a minute. */}
          <span role="status">{timeLeft}</span>
        </p>
      </div>
    </Panel>
  )
}

function EndedUpload({ upload, onCorrect, onShowInvited }: UploadStatusProps) {
  const { id, created, failed, invitationsUnsent } = upload
  const [isLoading, load] = usePendingAction()
  const [isDismissing, dismiss] = usePendingAction()
  const inThisTab = getUploadInThisTab(id)
  const notCreated = failed + countUnsentRows(upload)
  const tone = created === 0 ? 'danger' : notCreated + invitationsUnsent > 0 ? 'warning' : 'success'
  const title = [
    `${formatCountOf(created, 'user')} created`,
    ...(notCreated > 0 ? [`${formatCountOf(notCreated, 'row')} not created`] : []),
  ]
  const withFailedRows = (use: (rows: Awaited<ReturnType<typeof fetchFailedRows>>) => unknown) =>
    load(async () => {
      try {
        await use(await fetchFailedRows(id))
      } catch (error) {
        showErrorToast(error, 'Failed to load the rows')
      }
    })
  const download = () => withFailedRows(async (rows) => downloadCsvFile([await formatFailedRows(rows)], FAILED_ROWS_FILE_NAME))
  const remove = () =>
    dismiss(async () => {
      try {
        await dismissUpload(id)
        focusElementOrMain()
      } catch (error) {
        showErrorToast(error, 'Failed to dismiss the upload')
      }
    })
  const hasProblems = failed + invitationsUnsent > 0
  const hasLostPasswords = notCreated > 0 && !inThisTab
  const buttons = (
    <div className="wrapping-row">
      {notCreated > 0 && (
        <>
          <Button size="sm" icon={<Download aria-hidden />} pending={isLoading} onClick={() => void download()}>
            Download failed rows
          </Button>
          <Button size="sm" disabled={isLoading} onClick={() => void withFailedRows((rows) => onCorrect(id, rows))}>
            Correct the rows
          </Button>
        </>
      )}
      {invitationsUnsent > 0 && (
        <Button size="sm" onClick={onShowInvited}>
          Show invited users
        </Button>
      )}
      <Button size="sm" pending={isDismissing} onClick={() => void remove()}>
        Dismiss<span className="visually-hidden"> this upload</span>
      </Button>
    </div>
  )
  // A title alone has its buttons beside it.
  if (!hasProblems && !hasLostPasswords) return <Alert tone={tone} title={title.join(', ')} action={buttons} />
  return (
    <Alert tone={tone} title={title.join(', ')}>
      <div className="stack-3">
        {hasProblems && <Problems uploadId={id} count={failed + invitationsUnsent} />}
        {hasLostPasswords && <p>Typed passwords are no longer here. Type them again, or leave them blank to send invitations.</p>}
        {buttons}
      </div>
    </Alert>
  )
}

function Problems({ uploadId, count }: { uploadId: number; count: number }) {
  const { data } = useApiCall('GET /api/user-uploads/:id', { params: { id: uploadId }, query: {} })
  if (!data) return null
  const sent = getUploadInThisTab(uploadId)?.sent
  const listed = [...data.failures, ...data.unsentInvitations].slice(0, LISTED_PROBLEMS_MAX)
  return (
    <ul className="wrap-anywhere">
      {listed.map(({ index, username, message }) => (
        <li key={index}>
          {sent?.[index] && `Row ${sent[index].number}, `}
          {username || 'No username'}: {message}
        </li>
      ))}
      {count > listed.length && <li>and {formatCount(count - listed.length)} more</li>}
    </ul>
  )
}
