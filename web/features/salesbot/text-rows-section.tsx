import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Panel } from '../../ui/panel.tsx'
import { createTextRow } from './form-rows.ts'
import { RowTextarea } from './row-input.tsx'
import { EditableRowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

const SECTIONS = {
  pinnedLines: {
    title: 'Always on screen',
    description: 'Shown in the welcome, and again when a question is about them: such as an emergency number, or what you do not do.',
    rowLabel: 'Line',
    placeholder: 'Burst pipe at night? Call +1 555 010 9999.',
    maxLength: SALESBOT_CONFIG_LIMITS.pinnedLine,
  },
  questions: {
    title: 'Lead Qualification',
    description: 'Asked one at a time, in this order. What a visitor has said already is not asked again.',
    rowLabel: 'Question',
    placeholder: 'What would you like to know?',
    maxLength: SALESBOT_CONFIG_LIMITS.question,
  },
}

export function TextRowsSection(section: ConfigSectionProps & { field: keyof typeof SECTIONS }) {
  const { title, description, rowLabel, placeholder, maxLength } = SECTIONS[section.field]
  return (
    <Panel title={title} description={description}>
      <EditableRowList
        {...section}
        create={createTextRow}
        readLines={(lines) => lines.map((line) => createTextRow(line.slice(0, maxLength)))}
      >
        {(row, number, { set, errorOf }) => (
          <RowTextarea
            className={rowStyles.main}
            label={`${rowLabel} ${number}`}
            error={errorOf('')}
            placeholder={placeholder}
            value={row.text}
            maxLength={maxLength}
            data-lines
            onChange={({ target }) => set({ text: replaceLineBreaks(target.value) }, '')}
          />
        )}
      </EditableRowList>
    </Panel>
  )
}
