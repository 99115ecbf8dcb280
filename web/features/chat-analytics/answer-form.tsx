import { type FormEvent, useState } from 'react'
import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/form.ts'
import { cacheApiResponse } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeAnswerDelivery, describeAnswerRecipients } from './answer-reach.ts'
import styles from './chat-analytics.module.css'

export interface AnswerDraft {
  answer: string
  question: string
}

const wordingOf = ({ question }: UnansweredQuestion) => question.slice(0, SALESBOT_CONFIG_LIMITS.question)

export const createBlankAnswer = (question: UnansweredQuestion): AnswerDraft => ({ answer: '', question: wordingOf(question) })

const focusOnMount = (element: HTMLTextAreaElement | null) => element?.focus()

interface AnswerFormProps {
  cardId: number
  question: UnansweredQuestion
  typed: AnswerDraft
  onType: (typed: AnswerDraft) => void
  /** Resolves when the list no longer contains the question. */
  onDone: () => Promise<unknown>
  onCancel: () => void
}

export function AnswerForm({ cardId, question, typed, onType, onDone, onCancel }: AnswerFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPending, run] = usePendingAction()

  async function save() {
    setErrors({})
    try {
      const wording = typed.question.trim()
      // If the owner did not edit the question, it stays marked as worded by a visitor.
      const isReworded = wording !== '' && wording !== wordingOf(question).trim()
      const { config, ...mailed } = await requestApi('POST /api/salesbot/:cardId/questions/:id', {
        params: { cardId, id: question.id },
        body: { answer: typed.answer, ...(isReworded && { question: wording }) },
      })
      await cacheApiResponse('GET /api/salesbot/:cardId/config', { params: { cardId } }, config)
      showToast({ title: 'Answer saved', description: describeAnswerDelivery(mailed), variant: 'success' })
      await onDone()
    } catch (failure) {
      const { answer, question: refused } = fieldErrorsOf(failure)
      const other = answer ?? errorMessageOf(failure, 'The answer could not be saved. Please try again.')
      setErrors(refused ? { question: refused } : { answer: other })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) void run(save)
  }

  return (
    <form className={cx('stack-3', styles.answer)} onSubmit={submit} noValidate>
      <FormField label="Your answer" hint={describeAnswerRecipients(question.reachableVisitors)} error={errors['answer']}>
        <Textarea
          ref={focusOnMount}
          rows={2}
          maxLength={SALESBOT_CONFIG_LIMITS.answer}
          value={typed.answer}
          onChange={({ target }) => onType({ ...typed, answer: target.value })}
        />
      </FormField>
      <FormField
        label="The question, in your words"
        optional
        hint="In your words, visitors can also tap it as a choice."
        error={errors['question']}
      >
        <Textarea
          className={styles.wording}
          rows={1}
          maxLength={SALESBOT_CONFIG_LIMITS.question}
          value={typed.question}
          onChange={({ target }) => onType({ ...typed, question: replaceLineBreaks(target.value) })}
        />
      </FormField>
      <div className={cx('wrapping-row', styles.questionActions)}>
        <Button type="submit" size="sm" variant="primary" pending={isPending}>
          Save answer
        </Button>
        <Button size="sm" onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
