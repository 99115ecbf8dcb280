import { Check, Plus } from 'lucide-react'
import { type RehearsedQuestion, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FormField } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import styles from './rehearsal.module.css'

const Reply = ({ children }: { children: string }) => (
  <p className={cx('muted wrap-anywhere', styles.reply)} dir="auto">
    {children}
  </p>
)

export function RehearsedAnswer({ rehearsed: { question, reply } }: { rehearsed: RehearsedQuestion }) {
  return (
    <li className={cx('stack-2', styles.question)}>
      <h4 className={styles.asked} dir="auto">
        {question}
      </h4>
      <Reply>{reply}</Reply>
    </li>
  )
}

interface UnansweredQuestionProps {
  rehearsed: RehearsedQuestion
  isReplyShown: boolean
  typed: string
  added: string | undefined
  isFull: boolean
  onType: (answer: string) => void
  onAdd: () => void
}

export function RehearsedQuestionWithoutAnswer({
  rehearsed: { question, reply, choices },
  isReplyShown,
  typed,
  added,
  isFull,
  onType,
  onAdd,
}: UnansweredQuestionProps) {
  return (
    <li className={cx('stack-2', styles.question)}>
      <h4 className={styles.asked} dir="auto">
        {question}
      </h4>
      {added === undefined ? (
        <>
          {isReplyShown && <Reply>{reply}</Reply>}
          {choices.length > 0 && (
            <p className="small-faint wrap-anywhere" dir="auto">
              Offers: {choices.map(({ label }) => label).join(' · ')}
            </p>
          )}
          <FormField
            label={
              <>
                Your answer<span className="visually-hidden"> to “{question}”</span>
              </>
            }
            hint={isFull && `Questions and Answers has room for ${SALESBOT_CONFIG_LIMITS.questionsAndAnswers}. Remove one first.`}
          >
            <Textarea
              rows={2}
              data-question={question}
              value={typed}
              maxLength={SALESBOT_CONFIG_LIMITS.answer}
              onChange={({ target }) => onType(target.value)}
            />
          </FormField>
          <Button size="sm" className={styles.add} icon={<Plus aria-hidden />} disabled={isFull || typed.trim() === ''} onClick={onAdd}>
            Add to Questions and Answers
          </Button>
        </>
      ) : (
        <>
          <Reply>{added}</Reply>
          <p className={styles.added}>
            <Check aria-hidden size={16} /> Added to Questions and Answers. It is saved with the form.
          </p>
        </>
      )}
    </li>
  )
}
