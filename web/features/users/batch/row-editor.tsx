import { useId } from 'react'
import { ACCESS_LEVELS, grantableLevelOptionsOf, writeManagedLevel } from '../../../../schema/level.ts'
import { USER_UPLOAD_FIELD_LABELS, USER_UPLOAD_FIELDS, type UserUploadField } from '../../../../schema/user-upload.ts'
import { useSignedInUser } from '../../../lib/user.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Input, NO_AUTOCORRECT_INPUT_PROPS, Select } from '../../../ui/input.tsx'
import styles from './batch.module.css'
import type { ReviewedUploadRow, UploadRowStatus } from './use-upload-rows.ts'

const STATUS_BADGES: Record<UploadRowStatus, { label: string; tone: 'neutral' | 'success' | 'danger' }> = {
  pending: { label: 'Checking', tone: 'neutral' },
  valid: { label: 'Ready', tone: 'success' },
  invalid: { label: 'To fix', tone: 'danger' },
}

const WIDE_FIELDS: readonly UserUploadField[] = ['email', 'password']

interface FieldControlProps {
  field: UserUploadField
  value: string
  showPassword: boolean
  onChange: (value: string) => void
  attributes: {
    id: string
    disabled: boolean
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    className?: string
  }
}

function FieldControl({ field, value, showPassword, onChange, attributes }: FieldControlProps) {
  const { user: viewer } = useSignedInUser()
  if (field === 'accessLevel') {
    const options = grantableLevelOptionsOf(viewer?.accessLevel ?? 0)
    const isRefused = value !== '' && options.every(([level]) => level !== value)
    return (
      <Select {...attributes} className={styles.level} value={value} onChange={({ target }) => onChange(target.value)} options={options}>
        {value === '' && <option value="">{writeManagedLevel(ACCESS_LEVELS.basic)}</option>}
        {isRefused && <option value={value}>{value.slice(0, 40)}</option>}
      </Select>
    )
  }
  return (
    <Input
      {...attributes}
      {...NO_AUTOCORRECT_INPUT_PROPS}
      {...(field === 'password' && {
        type: showPassword ? 'text' : 'password',
        autoComplete: 'new-password',
        placeholder: 'Invitation',
      })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface RowEditorProps {
  row: ReviewedUploadRow
  showPassword: boolean
  disabled: boolean
  onEdit: (number: number, field: UserUploadField, value: string) => void
}

export function UploadRowEditor({ row, showPassword, disabled, onEdit }: RowEditorProps) {
  const id = useId()
  const { number, fields, status, issues, message, note } = row
  const { label, tone } = STATUS_BADGES[status]
  const isMarked = message !== '' || note !== null
  const isWrong = (field: UserUploadField) => issues.some((issue) => issue.field === field)
  const firstWrong = USER_UPLOAD_FIELDS.find(isWrong) ?? (note ? 'email' : 'username')
  return (
    <li className={cx(styles.row, message !== '' && styles.wrong)} aria-label={`Row ${number}`}>
      <div className={styles.status}>
        <span className={cx('label-text tabular', styles.number)}>
          <span className={styles.numberWord}>Row </span>
          {number}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {USER_UPLOAD_FIELDS.map((field) => (
        <div key={field} className={cx(styles.cell, WIDE_FIELDS.includes(field) && styles.wide)}>
          <label htmlFor={`${id}-${field}`} className={cx('tiny-muted', styles.label)}>
            {USER_UPLOAD_FIELD_LABELS[field]}
          </label>
          <FieldControl
            field={field}
            value={fields[field]}
            showPassword={showPassword}
            onChange={(value) => onEdit(number, field, value)}
            attributes={{
              id: `${id}-${field}`,
              disabled,
              'aria-invalid': isWrong(field) || undefined,
              'aria-describedby': isMarked ? `${id}-message` : undefined,
              className: styles.input,
            }}
          />
        </div>
      ))}
      {isMarked && (
        <p id={`${id}-message`} className={cx('small-muted wrap-anywhere', styles.message)} data-below={firstWrong}>
          {message && <span className={styles.error}>{message}</span>}
          {note && <span>{note}</span>}
        </p>
      )}
    </li>
  )
}
