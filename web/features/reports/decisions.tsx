import { useRef, useState } from 'react'
import {
  REPORT_NOTE_LENGTH_MAX,
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  SUSPENSION_MESSAGES,
  suspensionNeedsNote,
  type ReportedCard,
  type ReportReason,
  type SuspendedCard,
} from '../../../schema/report.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { type FieldErrors, focusFirstInvalidControl } from '../../lib/form.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { LimitedTextField } from '../../ui/limited-text-field.tsx'
import { showToast } from '../../ui/toast.ts'

interface DecisionDialogProps<Card> {
  card: Card
  onClose: () => void
  /** Called after the decision was stored, or refused because somebody else was faster. */
  onDone: () => Promise<void>
}

const REASON_OPTIONS = [['', 'Choose a reason'] as const, ...REPORT_REASON_NAMES.map((reason) => [reason, REPORT_REASONS[reason]] as const)]
const MAIL_NOTICE = 'The owner is told by mail if the address is confirmed.'

function useDecision({ onDone }: Pick<DecisionDialogProps<unknown>, 'onDone'>) {
  const [pending, run] = usePendingAction()
  const decide = (title: string, description: string, failure: string, send: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await send()
        showToast({ title, description, variant: 'success' })
      } catch (error) {
        showErrorToast(error, failure)
      }
      await onDone()
    })
  return { pending, decide }
}

export function SuspendCardDialog({ card, onClose, onDone }: DecisionDialogProps<ReportedCard>) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const fields = useRef<HTMLDivElement>(null)
  const { pending, decide } = useDecision({ onDone })
  const suspend = () => {
    const found: FieldErrors = {
      ...(reason === '' && { reason: SUSPENSION_MESSAGES.reason }),
      ...(suspensionNeedsNote(reason) && note.trim() === '' && { note: SUSPENSION_MESSAGES.note }),
    }
    setErrors(found)
    if (reason !== '' && !found['note'])
      decide('Card suspended', MAIL_NOTICE, 'Failed to suspend the card', () =>
        requestApi('PUT /api/card-suspensions/:id', { params: { id: card.cardId }, body: { reason, note } }),
      )
    else focusFirstInvalidControl(fields.current!)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Suspend ${card.name || card.slug}?`}
      description="Visitors see a notice instead of the card, its files and its chat. Its address stays taken, and you can lift the suspension at any time. Its open reports are closed."
      confirmLabel="Suspend Card"
      pending={pending}
      onConfirm={suspend}
    >
      <div ref={fields} className="stack-4">
        <FormField label="Reason" hint="The owner reads it." error={errors['reason']}>
          <Select required value={reason} onChange={({ target }) => setReason(target.value as ReportReason)} options={REASON_OPTIONS} />
        </FormField>
        <LimitedTextField
          label="Note to the owner"
          optional={!suspensionNeedsNote(reason)}
          name="note"
          rows={3}
          value={note}
          max={REPORT_NOTE_LENGTH_MAX}
          onChange={setNote}
          hint="Say what must change. The owner reads it in the app and in the mail."
          error={errors['note']}
        />
      </div>
    </ConfirmDialog>
  )
}

export function CloseReportsDialog({ card, onClose, onDone }: DecisionDialogProps<ReportedCard>) {
  const [note, setNote] = useState('')
  const { pending, decide } = useDecision({ onDone })
  const through = card.reports[0]!.id
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Dismiss the reports of ${card.name || card.slug}?`}
      description="The card stays as it is. Reports that have come since you opened this page stay open."
      confirmLabel="Dismiss Reports"
      destructive={false}
      pending={pending}
      onConfirm={() =>
        decide('Reports dismissed', 'The card stays as it is.', 'Failed to dismiss the reports', () =>
          requestApi('POST /api/card-reports/:id/close', { params: { id: card.cardId }, body: { through, note } }),
        )
      }
    >
      <LimitedTextField
        label="Note"
        optional
        name="note"
        rows={3}
        value={note}
        max={REPORT_NOTE_LENGTH_MAX}
        onChange={setNote}
        hint="It is kept with the reports. The owner does not see it."
      />
    </ConfirmDialog>
  )
}

export function LiftSuspensionDialog({ card, onClose, onDone }: DecisionDialogProps<SuspendedCard>) {
  const { pending, decide } = useDecision({ onDone })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Show ${card.name || card.slug} again?`}
      description="Visitors see the card again at its old address, as its owner has left it."
      confirmLabel="Lift Suspension"
      destructive={false}
      pending={pending}
      onConfirm={() =>
        decide('Suspension lifted', MAIL_NOTICE, 'Failed to lift the suspension', () =>
          requestApi('DELETE /api/card-suspensions/:id', { params: { id: card.cardId } }),
        )
      }
    />
  )
}
