import { useId, type Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/input.tsx'
import styles from './batch.module.css'
import type { Sheet } from './sheet-rows.ts'

interface UploadedFileBarProps {
  ref: Ref<HTMLParagraphElement>
  file: { fileName: string; sheets: Sheet[]; sheet: Sheet }
  onSheet: (sheet: Sheet) => void
  onChangeColumns: (() => void) | null
  onOtherFile: () => void
  disabled: boolean
}

export function UploadedFileBar({ ref, file, onSheet, onChangeColumns, onOtherFile, disabled }: UploadedFileBarProps) {
  const id = useId()
  const { fileName, sheets, sheet } = file
  return (
    <div className={cx('centered-row', styles.file)}>
      <p ref={ref} tabIndex={-1} className="wrap-anywhere">
        <strong className="medium">{fileName}</strong>
        {sheets.length === 1 && sheet.name !== '' && <span className="small-muted"> Sheet “{sheet.name}”</span>}
      </p>
      {sheets.length > 1 && (
        <div className={styles.sheet}>
          <label htmlFor={id}>Sheet</label>
          <Select
            id={id}
            value={sheet.name}
            disabled={disabled}
            onChange={({ target }) => onSheet(sheets.find(({ name }) => name === target.value)!)}
            options={sheets.map(({ name, rows }) => [name, `${name} (${rows.length})`])}
          />
        </div>
      )}
      {onChangeColumns && (
        <Button size="sm" disabled={disabled} onClick={onChangeColumns}>
          Change columns
        </Button>
      )}
      <Button size="sm" disabled={disabled} onClick={onOtherFile}>
        Choose another file
      </Button>
    </div>
  )
}
