import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { Panel } from '../../ui/panel.tsx'
import { createTextRow, isBlankRow } from './form-rows.ts'
import { GrowingRowInput } from './row-input.tsx'
import { RowList } from './row-list.tsx'
import rowStyles from './rows.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

export function PinnedSection({ form: { pinnedLines: rows }, errors, change }: ConfigSectionProps) {
  return (
    <Panel
      title="Always on screen"
      description="Shown in the welcome, and again when a question is about them: such as an emergency number, or what you do not do."
    >
      <RowList
        label="Lines always on screen"
        what="line"
        addLabel="Add Line"
        rows={rows}
        max={SALESBOT_CONFIG_LIMITS.pinnedLines}
        error={errors['pinnedLines']}
        create={createTextRow}
        isBlank={isBlankRow}
        readLines={(lines) => lines.map((line) => createTextRow(line.slice(0, SALESBOT_CONFIG_LIMITS.pinnedLine)))}
        onChange={(pinnedLines) => change({ pinnedLines })}
      >
        {(row, index) => (
          <GrowingRowInput
            className={rowStyles.main}
            label={`Line ${index + 1}`}
            error={errors[`pinnedLines.${row.id}`]}
            placeholder="Burst pipe at night? Call +1 555 010 9999."
            value={row.text}
            maxLength={SALESBOT_CONFIG_LIMITS.pinnedLine}
            data-lines
            onChange={({ target }) =>
              change({ pinnedLines: rows.with(index, { ...row, text: replaceLineBreaks(target.value) }) }, `pinnedLines.${row.id}`)
            }
          />
        )}
      </RowList>
    </Panel>
  )
}
