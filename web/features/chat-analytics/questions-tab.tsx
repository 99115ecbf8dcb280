import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { createBlankAnswer, type AnswerDraft } from './answer-form.tsx'
import { QuestionRow } from './question-row.tsx'
import type { ConversationList } from './use-conversations.ts'

/** Open answer fields, by the question's id. */
export type AnswerDrafts = ReadonlyMap<number, AnswerDraft>

interface QuestionsTabProps {
  cardId: number
  list: Pick<ConversationList, 'refresh' | 'isValidating'>
  questions: UnansweredQuestion[]
  linkedId: number | null
  onLinkUsed: () => void
  /** The parent keeps the answers, because a closed tab is unmounted. */
  answers: AnswerDrafts
  onType: (answers: AnswerDrafts) => void
}

/** Questions that the assistant could not answer. An answer becomes part of the configuration. */
export function QuestionsTab({ cardId, list, questions, linkedId, onLinkUsed, answers, onType }: QuestionsTabProps) {
  // A linked question may be newer than the cached list.
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    if (!list.isValidating) setFetched(true)
  }, [list.isValidating])
  const isLinkedGone = isFetched && linkedId !== null && !questions.some(({ id }) => id === linkedId)

  function setAnswer(id: number, answer: AnswerDraft | null) {
    if (id === linkedId && answer === null) onLinkUsed()
    const others = [...answers].filter(([other]) => other !== id)
    onType(new Map(answer === null ? others : [...others, [id, answer]]))
  }

  async function onDone(id: number) {
    if (id === linkedId) onLinkUsed()
    await list.refresh()
  }

  return (
    <div className="stack-3">
      {isLinkedGone && (
        <Alert title="This question is gone">It was answered or dismissed, or the conversation in which it was asked was deleted.</Alert>
      )}
      {questions.length === 0 ? (
        <div className="box">
          <EmptyState icon={<CircleHelp aria-hidden />} title="No unanswered questions">
            When the assistant cannot answer a visitor, the question appears here.
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="muted">The assistant could not answer these. Write one line, and it answers from then on.</p>
          <ul aria-label="Unanswered questions" className="box">
            {questions.map((question) => (
              <QuestionRow
                key={question.id}
                cardId={cardId}
                question={question}
                answer={answers.get(question.id) ?? (question.id === linkedId ? createBlankAnswer(question) : null)}
                onAnswer={(answer) => setAnswer(question.id, answer)}
                onDone={() => onDone(question.id)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
