import { CircleHelp } from 'lucide-react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './chat-analytics.module.css'
import { QuestionRow } from './question-row.tsx'

/** Answers that are being typed, by the question's id. A question without an entry has no open answer field. */
export type TypedAnswers = ReadonlyMap<number, string>

interface QuestionsTabProps {
  cardId: number
  questions: UnansweredQuestion[]
  /** The typed answers are kept outside of the tab, which forgets everything when another tab is chosen. */
  answers: TypedAnswers
  onType: (answers: TypedAnswers) => void
  /** Loads the analytics again after a question was answered or dismissed. */
  onChanged: () => Promise<unknown>
}

/** Questions that the assistant could not answer. The owner's answers become part of the company information. */
export function QuestionsTab({ cardId, questions, answers, onType, onChanged }: QuestionsTabProps) {
  function setAnswer(id: number, answer: string | null) {
    const others = [...answers].filter(([other]) => other !== id)
    onType(new Map(answer === null ? others : [...others, [id, answer]]))
  }

  if (questions.length === 0)
    return (
      <div className={styles.box}>
        <EmptyState icon={<CircleHelp aria-hidden />} title="No unanswered questions">
          When the assistant cannot answer a visitor, the question appears here.
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>The assistant could not answer these. Add an answer, and it answers from then on.</p>
      <ul aria-label="Unanswered questions" className={styles.questions}>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            cardId={cardId}
            question={question}
            answer={answers.get(question.id) ?? null}
            onAnswer={(answer) => setAnswer(question.id, answer)}
            onDone={onChanged}
          />
        ))}
      </ul>
    </div>
  )
}
