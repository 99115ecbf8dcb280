import { MessageSquareReply } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { errorCodeOf, requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { formatDateTime } from '../../lib/format.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { AnswerForm, createBlankAnswer, type AnswerDraft } from './answer-form.tsx'
import styles from './chat-analytics.module.css'

const describeAsking = ({ timesAsked, lastAskedAt }: UnansweredQuestion) =>
  `Asked ${timesAsked === 1 ? 'once,' : `${timesAsked.toLocaleString()} times, last`} on ${formatDateTime(lastAskedAt)}`

interface QuestionRowProps {
  cardId: number
  question: UnansweredQuestion
  answer: AnswerDraft | null
  onAnswer: (answer: AnswerDraft | null) => void
  onDone: () => Promise<unknown>
}

export function QuestionRow({ cardId, question, answer, onAnswer, onDone }: QuestionRowProps) {
  const [isDismissing, setDismissing] = useState(false)
  const [isPending, run] = usePendingAction()
  const opener = useRef<HTMLButtonElement>(null)

  async function leaveList() {
    const focusNext = prepareFocusAfterRemoval(opener.current)
    await onDone()
    focusNext()
  }

  async function dismiss() {
    try {
      await requestApi('DELETE /api/salesbot/:cardId/questions/:id', { params: { cardId, id: question.id } }).catch((error: unknown) => {
        // The question may have been answered or dismissed on another device.
        if (errorCodeOf(error) !== 'questionNotFound') throw error
      })
      setDismissing(false)
      await leaveList()
    } catch (error) {
      setDismissing(false)
      showErrorToast(error, 'Please try again.')
    }
  }

  return (
    <li className={cx('stack-3', styles.question)}>
      <div>
        <h2 className="wrap-anywhere" dir="auto">
          {question.question}
        </h2>
        <p className="small-muted">{describeAsking(question)}</p>
      </div>
      <div className={cx('wrapping-row', styles.questionActions)}>
        <Button
          ref={opener}
          size="sm"
          icon={<MessageSquareReply aria-hidden />}
          aria-expanded={answer !== null}
          onClick={() => onAnswer(answer === null ? createBlankAnswer(question) : null)}
        >
          Answer
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDismissing(true)}>
          Dismiss
        </Button>
      </div>
      {answer !== null && (
        <AnswerForm
          cardId={cardId}
          question={question}
          typed={answer}
          onType={onAnswer}
          onDone={leaveList}
          onCancel={() => {
            onAnswer(null)
            opener.current?.focus()
          }}
        />
      )}
      <ConfirmDialog
        open={isDismissing}
        onOpenChange={(open) => !isPending && setDismissing(open)}
        title="Dismiss this question?"
        description="It leaves this list. If a visitor asks it again, it comes back."
        confirmLabel="Dismiss"
        pending={isPending}
        destructive={false}
        onConfirm={() => void run(dismiss)}
      />
    </li>
  )
}
