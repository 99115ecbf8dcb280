import { Mail, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mailtoLinkOf } from '../../../schema/email.ts'
import { telLinkOf } from '../../../schema/phone.ts'
import type { Conversation } from '../../../schema/salesbot-analytics.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { getVisitorName } from './conversations.ts'
import { Transcript } from './transcript.tsx'
import styles from './transcript.module.css'

interface TranscriptDialogProps {
  cardId: number
  id: number
  onClose: () => void
  /** Resolves when the lists are up to date and the dialog is closed. */
  onDeleted: (id: number) => Promise<void>
}

export function TranscriptDialog({ cardId, id, onClose, onDeleted }: TranscriptDialogProps) {
  const { data, error, mutate, isValidating } = useApiCall('GET /api/salesbot/:cardId/conversations/:id', { params: { cardId, id } }, FRESH)
  const isMissing = error?.status === 404
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={data ? getVisitorName(data) : 'Conversation'}
      description={data && formatDateTime(data.createdAt)}
      actions={data && <TranscriptActions cardId={cardId} conversation={data} onDeleted={onDeleted} />}
    >
      {data ? (
        <Transcript conversation={data} />
      ) : error ? (
        <Alert
          tone="danger"
          title={isMissing ? 'Conversation not found' : 'The conversation could not be loaded'}
          button={isMissing ? undefined : { label: 'Try Again', pending: isValidating, onClick: () => void mutate() }}
        >
          {isMissing ? 'It may have been deleted.' : errorMessageOf(error, 'The server could not be reached.')}
        </Alert>
      ) : (
        <div role="status" className={styles.loading}>
          <span className="visually-hidden">Loading the conversation</span>
          <Skeleton width="70%" height="48px" />
          <Skeleton width="55%" height="48px" />
          <Skeleton width="65%" height="48px" />
        </div>
      )}
    </Dialog>
  )
}

const FRESH = { dedupingInterval: 0, revalidateOnMount: true }

function TranscriptActions({
  cardId,
  conversation: { id, visitorEmail, visitorPhone },
  onDeleted,
}: { conversation: Conversation } & Pick<TranscriptDialogProps, 'cardId' | 'onDeleted'>) {
  const [asking, setAsking] = useState(false)
  const [pending, run] = usePendingAction()
  const telLink = visitorPhone && telLinkOf(visitorPhone)

  async function remove() {
    try {
      await requestApi('DELETE /api/salesbot/:cardId/conversations/:id', { params: { cardId, id } }).catch((error: unknown) => {
        // Another device may have deleted the conversation.
        if (errorCodeOf(error) !== 'conversationNotFound') throw error
      })
      await onDeleted(id)
      showToast({ title: 'Conversation deleted', variant: 'success' })
    } catch (error) {
      setAsking(false)
      showErrorToast(error, 'Failed to delete the conversation. Please try again.', 'Deletion failed')
    }
  }

  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {telLink && (
        <ButtonLink href={telLink} icon={<Phone aria-hidden />}>
          Call
        </ButtonLink>
      )}
      {visitorEmail && (
        <ButtonLink href={mailtoLinkOf(visitorEmail)} variant="primary" icon={<Mail aria-hidden />}>
          Reply by email
        </ButtonLink>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !pending && setAsking(open)}
        title="Delete this conversation?"
        description="Its messages and the visitor's contact details are deleted. This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={() => void run(remove)}
      />
    </>
  )
}
