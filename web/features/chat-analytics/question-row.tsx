import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { AnswerQuestionBody } from '../../../schema/salesbot-body.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { validateForm } from '../../lib/form.ts'
import { cacheApiResponse } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormField } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './chat-analytics.module.css'
import { formatDateTime } from './format.ts'

interface QuestionRowProps {
  cardId: number
  question: UnansweredQuestion
  /** Called after the question was answered or dismissed. Resolves when the row is gone. */
  onDone: () => Promise<void>
}

const describeAsking = ({ timesAsked, lastAskedAt }: UnansweredQuestion) =>
  timesAsked === 1
    ? `Asked once, on ${formatDateTime(lastAskedAt)}`
    : `Asked ${timesAsked.toLocaleString()} times, last on ${formatDateTime(lastAskedAt)}`

export function QuestionRow({ cardId, question, onDone }: QuestionRowProps) {
  const [answering, setAnswering] = useState(false)
  const [dismissing, setDismissing] = useState(false)
  const [pending, setPending] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  async function dismiss() {
    setPending(true)
    try {
      await requestApi('DELETE /api/salesbot/:cardId/questions/:id', { params: { cardId, id: question.id } }).catch((error: unknown) => {
        // A question that was answered or dismissed elsewhere meanwhile is gone, as it should be.
        if (errorCodeOf(error) !== 'questionNotFound') throw error
      })
      setDismissing(false)
      await onDone()
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
        <Button ref={opener} size="sm" icon={<Plus aria-hidden />} aria-expanded={answering} onClick={() => setAnswering(!answering)}>
          Add this to the company information
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDismissing(true)}>
          Dismiss
        </Button>
      </div>
      {answering && (
        <AnswerForm
          cardId={cardId}
          question={question}
          onDone={onDone}
          onCancel={() => {
            setAnswering(false)
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

function AnswerForm({ cardId, question, onDone, onCancel }: QuestionRowProps & { onCancel: () => void }) {
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const { data, errors } = validateForm(AnswerQuestionBody, { answer })
    setError(errors?.['answer'] ?? null)
    if (!data) return
    setPending(true)
    try {
      const params = { cardId, id: question.id }
      const config = await requestApi('POST /api/salesbot/:cardId/questions/:id', { params, body: data })
      await cacheApiResponse('GET /api/salesbot/:cardId/config', { params: { cardId } }, config)
      showToast({ title: 'Added to the company information', description: question.question, variant: 'success' })
      await onDone()
    } catch (failure) {
      setError(errorMessageOf(failure, 'The answer could not be saved. Please try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={styles.answer} onSubmit={(event) => void submit(event)} noValidate>
      <FormField label="Answer" hint="It is added below the company information, together with the question." error={error}>
        <Textarea ref={focusOnMount} rows={3} value={answer} onChange={(event) => setAnswer(event.target.value)} />
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
