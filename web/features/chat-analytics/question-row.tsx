import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { fieldErrorsOf } from '../../lib/form.ts'
import { formatDateTime } from '../../lib/format.ts'
import { cacheApiResponse } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { Textarea } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './chat-analytics.module.css'

interface QuestionRowProps {
  cardId: number
  question: UnansweredQuestion
  /** The typed answer; null while no answer field is open. */
  answer: string | null
  onAnswer: (answer: string | null) => void
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
          icon={<Plus aria-hidden />}
          aria-expanded={answer !== null}
          onClick={() => onAnswer(answer === null ? '' : null)}
        >
          Add this to the company information
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDismissing(true)}>
          Dismiss
        </Button>
      </div>
      {answer !== null && (
        <AnswerForm
          cardId={cardId}
          question={question}
          answer={answer}
          onAnswer={onAnswer}
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

const focusOnMount = (element: HTMLTextAreaElement | null) => element?.focus()

function AnswerForm({ cardId, question, answer, onAnswer, onDone, onCancel }: QuestionRowProps & { answer: string; onCancel: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setError(null)
    setPending(true)
    try {
      const params = { cardId, id: question.id }
      const config = await requestApi('POST /api/salesbot/:cardId/questions/:id', { params, body: { answer } })
      await cacheApiResponse('GET /api/salesbot/:cardId/config', { params: { cardId } }, config)
      showToast({ title: 'Added to the company information', description: question.question, variant: 'success' })
      await onDone()
    } catch (failure) {
      setError(fieldErrorsOf(failure)['answer'] ?? errorMessageOf(failure, 'The answer could not be saved. Please try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={styles.answer} onSubmit={(event) => void submit(event)} noValidate>
      <FormField label="Answer" hint="It is added below the company information, together with the question." error={error}>
        <Textarea ref={focusOnMount} rows={3} value={answer} onChange={(event) => onAnswer(event.target.value)} />
      </FormField>
      <div className={styles.questionActions}>
        <Button type="submit" size="sm" variant="primary" pending={pending}>
          Save answer
        </Button>
        <Button size="sm" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
