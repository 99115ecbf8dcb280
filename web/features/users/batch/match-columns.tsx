import { useId } from 'react'
import { REQUIRED_UPLOAD_FIELDS, UPLOAD_FIELD_LABELS, UPLOAD_FIELDS } from '../../../../schema/user-upload.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/input.tsx'
import styles from './batch.module.css'
import { detectLayout, listColumns, listUnmatchedFields, type SheetLayout } from './columns.ts'
import type { SheetRow } from './sheet-rows.ts'

interface MatchColumnsProps {
  rows: readonly SheetRow[]
  layout: SheetLayout
  onChange: (layout: SheetLayout) => void
}

/** Lets the admin choose which column of the file has which field, and whether a row has the column names. */
export function MatchColumns({ rows, layout, onChange }: MatchColumnsProps) {
  const headerId = useId()
  const { headerIndex, mapping } = layout
  const columns = listColumns(rows, headerIndex)
  const unmatched = listUnmatchedFields(mapping)
  const headerRow = headerIndex ?? Math.max(0, detectLayout(rows).headerIndex ?? 0)
  return (
    <>
      <p className="small-muted">Choose the column of the file for each field.</p>
      {unmatched.length > 0 && (
        <Alert tone="warning">No column is chosen for {unmatched.map((field) => UPLOAD_FIELD_LABELS[field]).join(', ')}.</Alert>
      )}
      <label className={styles.check} htmlFor={headerId}>
        <input
          id={headerId}
          type="checkbox"
          checked={headerIndex !== null}
          onChange={({ target }) => onChange({ ...layout, headerIndex: target.checked ? headerRow : null })}
        />
        Row {rows[headerRow]!.number} has the column names
      </label>
      <div className={styles.mapping}>
        {UPLOAD_FIELDS.map((field) => {
          const sample = columns.find(({ column }) => column === mapping[field])?.sample
          return (
            <FormField
              key={field}
              label={UPLOAD_FIELD_LABELS[field]}
              optional={!REQUIRED_UPLOAD_FIELDS.includes(field)}
              hint={field === 'password' || !sample ? undefined : `For example: ${sample}`}
            >
              <Select
                value={mapping[field] ?? ''}
                onChange={({ target }) =>
                  onChange({ ...layout, mapping: { ...mapping, [field]: target.value === '' ? null : Number(target.value) } })
                }
              >
                <option value="">Not in the file</option>
                {columns.map(({ column, label }) => (
                  <option key={column} value={column}>
                    {label}
                  </option>
                ))}
              </Select>
            </FormField>
          )
        })}
      </div>
    </>
  )
}
