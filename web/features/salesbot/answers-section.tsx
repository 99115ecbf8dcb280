import { ListChecks } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { createAnswerRow } from './form-rows.ts'
import { readPastedAnswers } from './pasted-answers.ts'
import { RowTextarea } from './row-input.tsx'
import { EditableRowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

/** Enter in a question moves the focus to its answer. In other lists, Enter adds a row. */
function leaveQuestion(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.closest('[data-row]')?.querySelector<HTMLElement>('[data-answer]')?.focus()
}

export function AnswersSection({ onRehearse, ...section }: ConfigSectionProps & { onRehearse: () => void }) {
  return (
    <Panel
      title="Questions and Answers"
      description="Answered in your own words, and offered as choices."
      actions={
        <Button size="sm" icon={<ListChecks aria-hidden />} onClick={onRehearse}>
          Rehearsal
        </Button>
      }
    >
      <div className="stack-5">
        {section.form.questionsAndAnswers.length === 0 && (
          <div>
            <h3 className="label-text">No questions yet</h3>
            <p className="small-muted">
              Write down what customers ask you most, and what you reply. A list of questions can be pasted in one go.
            </p>
          </div>
        )}
        <EditableRowList {...section} field="questionsAndAnswers" create={createAnswerRow} readLines={readPastedAnswers}>
          {(row, number, { set, errorOf }) => (
            <>
              <div className={rowStyles.pair}>
                <RowTextarea
                  label={`Question of visitors ${number}`}
                  error={errorOf('question')}
                  className={rowStyles.asked}
                  placeholder="Do you work on weekends?"
                  value={row.question}
                  maxLength={SALESBOT_CONFIG_LIMITS.question}
                  data-lines
                  onKeyDown={leaveQuestion}
                  onChange={({ target }) => set({ question: replaceLineBreaks(target.value), isVisitors: false }, 'question')}
                />
                <RowTextarea
                  label={`Answer ${number}`}
                  error={errorOf('answer')}
                  placeholder="Your answer"
                  value={row.answer}
                  maxLength={SALESBOT_CONFIG_LIMITS.answer}
                  data-answer
                  onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
                  onChange={({ target }) => set({ answer: target.value }, 'answer')}
                />
              </div>
              {row.isVisitors && <p className={rowStyles.origin}>Asked by a visitor</p>}
            </>
          )}
        </EditableRowList>
      </div>
    </Panel>
  )
}
