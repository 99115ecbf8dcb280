import { useEffect, useState } from 'react'
import type { UserUploadSummary } from '../../../schema/user-upload.ts'
import { formatCount, formatCountOf } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { readClosedUploads, storeClosedUploads } from './closed-uploads.ts'

/** Tells how many rows were lost when a tab was closed. `uploads` are those that the server has. */
export function UnsentRowsNotice({ userId, uploads }: { userId: number; uploads: UserUploadSummary[] }) {
  const [closed, setClosed] = useState(() => readClosedUploads(userId))
  const isOnServer = (id: string) => uploads.some(({ uploadId }) => uploadId === id)
  const lost = closed
    .map((one) => (isOnServer(one.uploadId) ? { ...one, unanswered: 0 } : one))
    .filter(({ unsent, unanswered }) => unsent + unanswered > 0)
  // The server forgets an upload when it is dismissed. Its rows must not count as lost from then on.
  useEffect(() => {
    if (closed.length > 0) storeClosedUploads(userId, lost)
  })
  if (lost.length === 0) return null
  const rows = lost.reduce((sum, { unsent, unanswered }) => sum + unsent + unanswered, 0)
  const total = lost.reduce((sum, one) => sum + one.total, 0)
  const dismiss = () => {
    storeClosedUploads(userId, [])
    setClosed([])
    focusElementOrMain()
  }
  return (
    <Alert
      tone="warning"
      title={`${formatCount(rows)} of ${formatCountOf(total, 'row')} ${rows === 1 ? 'was' : 'were'} not sent`}
      button={{ label: 'Dismiss', onClick: dismiss }}
    >
      Upload the file again. People who exist already are marked and left out.
    </Alert>
  )
}
