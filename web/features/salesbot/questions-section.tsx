import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Panel } from '../../ui/panel.tsx'
import { createTextRow, isBlankRow } from './form-rows.ts'
import { GrowingRowInput } from './row-input.tsx'
import { RowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

export function QuestionsSection({ form: { questions }, errors, change }: ConfigSectionProps) {
  return (
    <Panel title="Lead Qualification" description="Asked one at a time, in this order. What a visitor has said already is not asked again.">
      <RowList
        label="Qualification questions"
        what="question"
        addLabel="Add Question"
        rows={questions}
        max={SALESBOT_CONFIG_LIMITS.questions}
        error={errors['questions'] ?? errors['leadQualificationQuestions']}
        create={createTextRow}
        isBlank={isBlankRow}
        readLines={(lines) => lines.map((line) => createTextRow(line.slice(0, SALESBOT_CONFIG_LIMITS.question)))}
        onChange={(rows) => change({ questions: rows })}
      >
        {(row, index) => (
          <GrowingRowInput
            className={rowStyles.main}
            label={`Question ${index + 1}`}
            error={errors[`questions.${row.id}`]}
            placeholder="What would you like to know?"
            value={row.text}
            maxLength={SALESBOT_CONFIG_LIMITS.question}
            data-lines
            onChange={({ target }) =>
              change({ questions: questions.with(index, { ...row, text: replaceLineBreaks(target.value) }) }, `questions.${row.id}`)
            }
          />
        )}
      </RowList>
    </Panel>
  )
}
