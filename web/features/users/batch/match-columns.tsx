import { useId } from 'react'
import { REQUIRED_USER_UPLOAD_FIELDS, USER_UPLOAD_FIELD_LABELS, USER_UPLOAD_FIELDS } from '../../../../schema/user-upload.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/input.tsx'
import styles from './batch.module.css'
import { detectSheetLayout, listColumns, listUnmatchedFields, type SheetLayout } from './columns.ts'
import type { SheetRow } from './sheet-rows.ts'

interface MatchColumnsProps {
  rows: readonly SheetRow[]
  layout: SheetLayout
  onChange: (layout: SheetLayout) => void
}

export function MatchColumnsStep({ rows, layout, onChange }: MatchColumnsProps) {
  const headerId = useId()
  const { headerIndex, mapping } = layout
  const unmatched = listUnmatchedFields(mapping)
  const headerRow = headerIndex ?? Math.max(0, detectSheetLayout(rows).headerIndex ?? 0)
  const onHeader = (hasHeader: boolean) => {
    const fullName = hasHeader || typeof mapping.fullName === 'number' ? mapping.fullName : null
    onChange({ headerIndex: hasHeader ? headerRow : null, mapping: { ...mapping, fullName } })
  }
  return (
    <>
      <p className="small-muted">Choose the column of the file for each field.</p>
      {unmatched.length > 0 && (
        <Alert tone="warning">No column is chosen for {unmatched.map((field) => USER_UPLOAD_FIELD_LABELS[field]).join(', ')}.</Alert>
      )}
      <label className={styles.check} htmlFor={headerId}>
        <input id={headerId} type="checkbox" checked={headerIndex !== null} onChange={({ target }) => onHeader(target.checked)} />
        Row {rows[headerRow]!.number} has the column names
      </label>
      <div className={styles.mapping}>
        {USER_UPLOAD_FIELDS.map((field) => {
          const columns = listColumns(rows, headerIndex, field)
          const findColumn = (value: string) => columns.find(({ column }) => String(column) === value)
          const sample = findColumn(String(mapping[field]))?.sample
          return (
            <FormField
              key={field}
              label={USER_UPLOAD_FIELD_LABELS[field]}
              optional={!REQUIRED_USER_UPLOAD_FIELDS.includes(field)}
              hint={field === 'password' || !sample ? undefined : `For example: ${sample}`}
            >
              <Select
                value={String(mapping[field] ?? '')}
                onChange={({ target }) =>
                  onChange({ ...layout, mapping: { ...mapping, [field]: findColumn(target.value)?.column ?? null } })
                }
                options={columns.map(({ column, label }) => [String(column), label])}
              >
                <option value="">Not in the file</option>
              </Select>
            </FormField>
          )
        })}
      </div>
    </>
  )
}
