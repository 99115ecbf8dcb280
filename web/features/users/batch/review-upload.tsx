import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { downloadCsvFile } from '../../../lib/csv.ts'
import { formatCountOf } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { cx } from '../../../ui/cx.ts'
import { AdminQuestion, isAdminLevel } from './admin-question.tsx'
import styles from './batch.module.css'
import type { UploadRow } from './columns.ts'
import { formatFailedRows } from './failed-rows.ts'
import { type UploadRowFilter, UploadRowsReview } from './review-rows.tsx'
import { type SendingProgress, type UserUploadSummary, useRowSending } from './use-sending.ts'
import { useUploadRows } from './use-upload-rows.ts'

const FAILED_ROWS_FILE_NAME = 'user_upload_failed.csv'
const NOTHING_VALID_TOAST = { title: 'Warning', description: 'No valid users to upload' } as const

export interface UploadState {
  isSending: boolean
  isEdited: boolean
}

interface ReviewUploadProps {
  rows: readonly UploadRow[]
  file: ReactNode
  onStateChange: (state: UploadState) => void
  onUsersCreated: () => void
  onClose: () => void
  onFinished: () => void
  footer: HTMLElement | null
}

export function ReviewStep({ rows, file, onStateChange, onUsersCreated, onClose, onFinished, footer }: ReviewUploadProps) {
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [filter, setFilter] = useState<UploadRowFilter>('all')
  const [summary, setSummary] = useState<UserUploadSummary | null>(null)
  const upload = useUploadRows(rows, isSending)
  const { reviewed, sendable, isChecking, isEdited } = upload
  const sending = useRowSending((part) => {
    upload.recordPart(part)
    if (part.created.length > 0) onUsersCreated()
  })
  useEffect(() => onStateChange({ isSending, isEdited }), [onStateChange, isSending, isEdited])
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const isNothingValid = !isChecking && !isSending && sendable.length === 0 && summary === null
  useEffect(() => {
    if (isNothingValid) showToast(NOTHING_VALID_TOAST)
  }, [isNothingValid])

  const state = useRef<HTMLDivElement>(null)
  const isBegun = isSending || summary !== null
  useEffect(() => {
    if (isBegun) state.current?.scrollIntoView({ block: 'start' })
  }, [isBegun, isSending])

  const admins = sendable.filter(({ fields }) => isAdminLevel(fields.accessLevel))

  async function send() {
    setAsking(false)
    setSending(true)
    const total = sendable.length
    const ended = await sending.send(sendable, upload.unconfirmed)
    // The user may have opened another upload meanwhile, which must stay open.
    if (!isShown.current) return
    setSending(false)
    upload.recordUnconfirmed(ended.unconfirmed)
    setSummary(ended)
    if (ended.end === 'stopped')
      return showToast({ title: 'Error', description: ended.message ?? 'Failed to upload users', variant: 'destructive' })
    if (ended.createdCount === 0 && ended.failedCount > 0)
      showToast({ title: 'Error', description: 'Failed to upload users', variant: 'destructive' })
    else if (ended.createdCount === total) showToast({ title: 'Users uploaded successfully', variant: 'success' })
    const createdBefore = reviewed.filter(({ status }) => status === 'sent').length
    if (createdBefore + ended.createdCount === reviewed.length) onFinished()
    else setFilter(ended.end === 'cancelled' ? 'all' : 'to-fix')
  }

  const isOver = summary !== null && !isSending && !isChecking && sendable.length === 0
  const notCreated = reviewed.filter(({ status }) => status !== 'sent')
  const downloadFailedRows = async () => {
    const failed = notCreated.map((row) => ({ ...row, error: row.message || 'Not sent' }))
    downloadCsvFile([await formatFailedRows(failed)], FAILED_ROWS_FILE_NAME)
  }
  return (
    <>
      <div ref={state}>
        {sending.progress ? (
          <SendingStatus progress={sending.progress} />
        ) : summary ? (
          <Summary summary={summary} left={notCreated.length} />
        ) : (
          file
        )}
      </div>
      {upload.couldNotCheck && !isSending && (
        <Alert tone="warning" button={{ label: 'Check again', onClick: upload.retryCheck }}>
          The rows could not be compared with the existing users. Those that exist already will fail.
        </Alert>
      )}
      {upload.withApostrophe.length > 0 && !isSending && (
        <ApostropheWarning numbers={upload.withApostrophe} onRemove={upload.removeApostrophes} />
      )}
      <UploadRowsReview rows={reviewed} filter={filter} onFilter={setFilter} disabled={isSending} onEdit={upload.edit} />
      {footer &&
        createPortal(
          <>
            {summary && notCreated.length > 0 && !isSending && (
              <Button icon={<Download aria-hidden />} onClick={() => void downloadFailedRows()}>
                Download failed rows
              </Button>
            )}
            {isSending ? (
              <Button disabled={sending.progress?.isCancelling} onClick={sending.cancel}>
                {sending.progress?.isCancelling ? 'Cancelling...' : 'Cancel'}
              </Button>
            ) : (
              <Button variant={isOver ? 'primary' : 'secondary'} onClick={onClose}>
                {summary ? 'Close' : 'Cancel'}
              </Button>
            )}
            {!isOver && (
              <Button
                variant="primary"
                pending={isSending}
                disabled={isChecking || sendable.length === 0}
                onClick={() => (admins.length > 0 ? setAsking(true) : void send())}
              >
                {isSending ? 'Uploading...' : isChecking ? 'Checking...' : `Upload ${formatCountOf(sendable.length, 'user')}`}
              </Button>
            )}
          </>,
          footer,
        )}
      <AdminQuestion
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void send()}
        usernames={admins.map(({ fields }) => fields.username)}
      />
    </>
  )
}

const LISTED_ROWS_MAX = 5

function ApostropheWarning({ numbers, onRemove }: { numbers: readonly number[]; onRemove: () => void }) {
  const listed = numbers.slice(0, LISTED_ROWS_MAX).join(', ')
  const more = numbers.length > LISTED_ROWS_MAX ? ` and ${(numbers.length - LISTED_ROWS_MAX).toLocaleString()} more` : ''
  return (
    <Alert
      tone="warning"
      title={`${numbers.length === 1 ? 'Row' : 'Rows'} ${listed}${more}: apostrophe at the start of a text`}
      button={{ label: numbers.length === 1 ? 'Remove the apostrophe' : 'Remove the apostrophes', onClick: onRemove }}
    >
      A file of failed rows has one before a sign such as = or +. Here it would become part of the text, for example of a password.
    </Alert>
  )
}

function SendingStatus({ progress: { done, total, pause, isCancelling } }: { progress: SendingProgress }) {
  return (
    <div className={cx('stack-2', styles.progress)}>
      <progress aria-label="Uploading users" max={total} value={done} />
      <p className={cx('wrapping-row', styles.progressText)}>
        <span>
          {done.toLocaleString()} of {formatCountOf(total, 'user')}
        </span>
        <span role="status">{isCancelling ? 'Stopping after the running part' : pause ? `${pause} Trying again soon.` : ''}</span>
      </p>
    </div>
  )
}

const ENDING_SENTENCES = { done: '', cancelled: 'You cancelled the upload. ', stopped: 'The upload stopped. ' }

function Summary({ summary, left }: { summary: UserUploadSummary; left: number }) {
  const { end, message: reason, createdCount, unconfirmed } = summary
  const tone = end === 'stopped' || createdCount === 0 ? 'danger' : 'warning'
  return (
    <Alert tone={tone} title={`${formatCountOf(createdCount, 'user')} created, ${formatCountOf(left, 'row')} not created`}>
      {ENDING_SENTENCES[end]}
      {reason && `${reason}${/[.!?]$/.test(reason) ? '' : '.'} `}
      {unconfirmed.size > 0 && `It is not known whether ${formatCountOf(unconfirmed.size, 'user')} were created. `}
      {left > 0 && 'You can correct the rows here and upload them, or download them as a file.'}
    </Alert>
  )
}
