import { MessageSquareReply } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { showToast } from '../../ui/toast.ts'
import { AnswerForm, startAnswer, type TypedAnswer } from './answer-form.tsx'
import styles from './chat-analytics.module.css'

interface QuestionRowProps {
  cardId: number
  question: UnansweredQuestion
  /** The typed answer; null while no answer field is open. */
  answer: TypedAnswer | null
  onAnswer: (answer: TypedAnswer | null) => void
  /** Called after the question was answered or dismissed. Resolves when the row is gone. */
  onDone: () => Promise<unknown>
}

const describeAsking = ({ timesAsked, lastAskedAt }: UnansweredQuestion) =>
  timesAsked === 1
    ? `Asked once, on ${formatDateTime(lastAskedAt)}`
    : `Asked ${timesAsked.toLocaleString()} times, last on ${formatDateTime(lastAskedAt)}`

export function QuestionRow({ cardId, question, answer, onAnswer, onDone }: QuestionRowProps) {
  const [dismissing, setDismissing] = useState(false)
  const [pending, setPending] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  async function leaveList() {
    const focusNext = prepareFocusAfterRemoval(opener.current)
    await onDone()
    focusNext()
  }

  async function dismiss() {
    setPending(true)
    try {
      await requestApi('DELETE /api/salesbot/:cardId/questions/:id', { params: { cardId, id: question.id } }).catch((error: unknown) => {
        // A question that was answered or dismissed elsewhere meanwhile is gone, as it should be.
        if (errorCodeOf(error) !== 'questionNotFound') throw error
      })
      setDismissing(false)
      await leaveList()
    } catch (error) {
      setDismissing(false)
      showToast({ title: 'Error', description: errorMessageOf(error, 'Please try again.'), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={styles.question}>
      <div>
        <h2 className={styles.questionText} dir="auto">
          {question.question}
        </h2>
        <p className="small-muted">{describeAsking(question)}</p>
      </div>
      <div className={styles.questionActions}>
        <Button
          ref={opener}
          size="sm"
          icon={<MessageSquareReply aria-hidden />}
          aria-expanded={answer !== null}
          onClick={() => onAnswer(answer === null ? startAnswer(question) : null)}
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
        open={dismissing}
        onOpenChange={(open) => !pending && setDismissing(open)}
        title="Dismiss this question?"
        description="It leaves this list. If a visitor asks it again, it comes back."
        confirmLabel="Dismiss"
        pending={pending}
        destructive={false}
        onConfirm={() => void dismiss()}
      />
    </li>
  )
}
