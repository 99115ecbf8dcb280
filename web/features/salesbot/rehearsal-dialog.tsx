import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type RehearsedQuestion, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { withoutBlankRows } from './form-rows.ts'
import styles from './rehearsal.module.css'
import { RehearsedAnswer, RehearsedQuestionWithoutAnswer } from './rehearsed-question.tsx'
import type { ConfigFormState } from './use-config-form.ts'
import { useRehearsal } from './use-rehearsal.ts'

interface RehearsalDialogProps {
  editing: ConfigFormState
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shows how the assistant would reply to likely questions. If it has no answer, the owner can add one and try again. */
export function RehearsalDialog({ editing, open, onOpenChange }: RehearsalDialogProps) {
  const rehearsal = useRehearsal(editing)
  const { questions, error, isWaiting, typed, added, run, type, add } = rehearsal
  const list = useRef<HTMLUListElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const isFull = withoutBlankRows(editing.form.questionsAndAnswers).length >= SALESBOT_CONFIG_LIMITS.questionsAndAnswers

  const onOpen = useEffectEvent(() => void run())
  useEffect(() => {
    if (open) onOpen()
  }, [open])

  const unanswered = questions?.filter(({ isAnswered }) => !isAnswered) ?? []
  const answered = questions?.filter(({ isAnswered }) => isAnswered) ?? []

  const usual = findRepeatedReply(unanswered)

  function onAdd(question: string) {
    const fields = [...(list.current?.querySelectorAll('textarea') ?? [])]
    const next = fields[fields.findIndex(({ dataset }) => dataset['question'] === question) + 1]
    add(question)
    ;(next ?? again.current)?.focus()
  }

  function rehearseAgain() {
    summary.current?.scrollIntoView()
    void run()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      ignoreOutsideClicks
      title="Rehearsal"
      description="The likely questions about what you offer, and what the guided assistant would say. Nothing is sent to anybody."
      actions={
        <>
          <Button
            ref={again}
            icon={<RotateCcw aria-hidden />}
            variant={added.size > 0 ? 'primary' : 'secondary'}
            pending={isWaiting}
            onClick={rehearseAgain}
          >
            Rehearse again
          </Button>
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        </>
      }
    >
      <p ref={summary} role="status" className="medium">
        {isWaiting ? 'Asking the likely questions…' : questions && !error && summaryOf(answered.length, questions.length)}
      </p>
      {error && <Alert tone="danger">{error}</Alert>}
      {isWaiting && !questions && <Skeleton height="220px" />}
      {unanswered.length > 0 && (
        <section className="stack-2">
          <h3 className="small-muted medium">Not answered yet</h3>
          {usual !== null && (
            <p className={cx('small-muted wrap-anywhere', styles.usual)}>
              Visitors would read: <q>{usual}</q>
            </p>
          )}
          <ul ref={list} className="box">
            {unanswered.map((rehearsed) => (
              <RehearsedQuestionWithoutAnswer
                key={rehearsed.question}
                rehearsed={rehearsed}
                isReplyShown={rehearsed.reply !== usual}
                typed={typed.get(rehearsed.question) ?? ''}
                added={added.get(rehearsed.question)}
                isFull={isFull}
                onType={(answer) => type(rehearsed.question, answer)}
                onAdd={() => onAdd(rehearsed.question)}
              />
            ))}
          </ul>
        </section>
      )}
      {answered.length > 0 && (
        <section className="stack-2">
          <h3 className="small-muted medium">Answered</h3>
          <ul className="box">
            {answered.map((rehearsed) => (
              <RehearsedAnswer key={rehearsed.question} rehearsed={rehearsed} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function findRepeatedReply(questions: RehearsedQuestion[]): string | null {
  const replies = questions.map(({ reply }) => reply)
  return replies.find((reply, index) => replies.indexOf(reply) < index) ?? null
}

function summaryOf(answered: number, all: number): string {
  if (all === 0) return 'There is nothing to ask yet. Add what you offer, or questions with answers.'
  if (answered === all) return all === 1 ? 'The one likely question is answered.' : `All ${all} likely questions are answered.`
  return `${answered} of ${all} likely questions ${answered === 1 ? 'is' : 'are'} answered.`
}
