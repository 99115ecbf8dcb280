import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { UserUploadSummary } from '../../../../schema/user-upload.ts'
import { showErrorToast } from '../../../lib/error-toast.ts'
import { formatCountOf } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { showToast } from '../../../ui/toast.ts'
import { AdminQuestion, isAdminLevel } from './admin-question.tsx'
import styles from './batch.module.css'
import type { UploadRow } from './columns.ts'
import { type UploadRowFilter, UploadRowsReview } from './review-rows.tsx'
import { createUploadSender } from './sent-uploads.ts'
import { useUploadRows } from './use-upload-rows.ts'

const NOTHING_VALID_TOAST = { title: 'Warning', description: 'No valid users to upload' } as const

export interface UploadState {
  isSending: boolean
  isEdited: boolean
}

interface ReviewUploadProps {
  viewerId: number
  rows: readonly UploadRow[]
  file: ReactNode
  onStateChange: (state: UploadState) => void
  onSent: (upload: UserUploadSummary) => void
  onClose: () => void
  footer: HTMLElement | null
}

export function ReviewStep({ viewerId, rows, file, onStateChange, onSent, onClose, footer }: ReviewUploadProps) {
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [filter, setFilter] = useState<UploadRowFilter>('all')
  const [sendRows] = useState(() => createUploadSender(viewerId))
  const upload = useUploadRows(rows, isSending)
  const { reviewed, valid, isChecking, isEdited } = upload
  useEffect(() => onStateChange({ isSending, isEdited }), [onStateChange, isSending, isEdited])

  const isNothingValid = !isChecking && valid.length === 0
  useEffect(() => {
    if (isNothingValid) showToast(NOTHING_VALID_TOAST)
  }, [isNothingValid])

  const admins = valid.filter(({ fields }) => isAdminLevel(fields.accessLevel))
  const invited = valid.filter(({ fields }) => fields.password === '').length

  async function send() {
    setAsking(false)
    setSending(true)
    const unsent = reviewed.filter(({ status }) => status === 'invalid').map((row) => ({ ...row, error: row.message }))
    try {
      onSent(await sendRows(valid, unsent))
    } catch (error) {
      setSending(false)
      showErrorToast(error, 'Failed to upload users')
    }
  }

  return (
    <>
      {file}
      {upload.couldNotCheck && !isSending && (
        <Alert tone="warning" button={{ label: 'Check again', onClick: upload.retryCheck }}>
          The rows could not be compared with the existing users. Those that exist already will fail.
        </Alert>
      )}
      {upload.withApostrophe.length > 0 && !isSending && (
        <ApostropheWarning numbers={upload.withApostrophe} onRemove={upload.removeApostrophes} />
      )}
      {invited > 0 && (
        <Alert>
          {formatCountOf(invited, 'row')} without a password: {invited === 1 ? 'this person gets' : 'these people get'} an invitation by
          mail, with a link for choosing one.
        </Alert>
      )}
      <UploadRowsReview rows={reviewed} filter={filter} onFilter={setFilter} disabled={isSending} onEdit={upload.edit} />
      {footer &&
        createPortal(
          <>
            <p role="status" className={cx('small-muted', styles.sending)}>
              {isSending && `Uploading ${formatCountOf(valid.length, 'user')}`}
            </p>
            <Button disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="primary"
              pending={isSending}
              disabled={isChecking || valid.length === 0}
              onClick={() => (admins.length > 0 ? setAsking(true) : void send())}
            >
              {isSending ? 'Uploading...' : isChecking ? 'Checking...' : `Upload ${formatCountOf(valid.length, 'user')}`}
            </Button>
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
      title={`${numbers.length === 1 ? 'Row' : 'Rows'} ${listed}${more}: text begins with an apostrophe`}
      button={{ label: numbers.length === 1 ? 'Remove the apostrophe' : 'Remove the apostrophes', onClick: onRemove }}
    >
      Our file of failed rows adds one before a sign such as = or +. Remove it unless it is part of the text, for example of a password.
    </Alert>
  )
}
