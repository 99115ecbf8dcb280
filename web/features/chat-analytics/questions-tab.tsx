import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { UnansweredQuestion } from '../../../schema/salesbot-analytics.ts'
import { Alert } from '../../ui/alert.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { createBlankAnswer, type AnswerDraft } from './answer-form.tsx'
import { QuestionRow } from './question-row.tsx'
import type { ConversationList } from './use-conversations.ts'

/** The answer fields that are open, by question id. */
export type AnswerDrafts = ReadonlyMap<number, AnswerDraft>

interface QuestionsTabProps {
  cardId: number
  list: Pick<ConversationList, 'refresh' | 'isValidating'>
  questions: UnansweredQuestion[]
  linkedId: number | null
  onLinkUsed: () => void
  /** The parent component stores the answers, because React unmounts a closed tab. */
  answers: AnswerDrafts
  onType: (answers: AnswerDrafts) => void
}

/** Shows questions that the assistant could not answer. The assistant uses the owner's answer from then on. */
export function QuestionsTab({ cardId, list, questions, linkedId, onLinkUsed, answers, onType }: QuestionsTabProps) {
  // The question in the URL may be newer than the cached list.
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
