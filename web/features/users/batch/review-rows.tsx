import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { USER_UPLOAD_FIELD_LABELS, USER_UPLOAD_FIELDS, type UserUploadField } from '../../../../schema/user-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Pager } from '../../../ui/pager.tsx'
import { SegmentedControl } from '../../../ui/segmented.tsx'
import styles from './batch.module.css'
import { UploadRowEditor } from './row-editor.tsx'
import type { ReviewedUploadRow, UploadRowStatus } from './use-upload-rows.ts'

const ROWS_PER_PAGE = 50

const STATUSES_BY_FILTER = {
  all: ['pending', 'valid', 'invalid'],
  'to-fix': ['invalid'],
  ready: ['pending', 'valid'],
} satisfies Record<string, UploadRowStatus[]>
export type UploadRowFilter = keyof typeof STATUSES_BY_FILTER
const FILTER_LABELS: Record<UploadRowFilter, string> = { all: 'All', 'to-fix': 'To fix', ready: 'Ready' }

const matchesFilter = (row: ReviewedUploadRow, filter: UploadRowFilter) =>
  (STATUSES_BY_FILTER[filter] as UploadRowStatus[]).includes(row.status)

interface ReviewRowsProps {
  rows: readonly ReviewedUploadRow[]
  filter: UploadRowFilter
  onFilter: (filter: UploadRowFilter) => void
  disabled: boolean
  onEdit: (number: number, field: UserUploadField, value: string) => void
}

export function UploadRowsReview({ rows, filter, onFilter, disabled, onEdit }: ReviewRowsProps) {
  const [page, setPage] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const turnTo = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const [showPassword, setShowPassword] = useState(false)
  // Rows that the user has edited stay in the list, so that a row does not disappear while the user types.
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const shown = rows.filter((row) => matchesFilter(row, filter) || edited.has(row.number))
  const pageCount = Math.max(1, Math.ceil(shown.length / ROWS_PER_PAGE))
  const current = Math.min(page, pageCount - 1)
  const start = current * ROWS_PER_PAGE
  const filters = Object.keys(STATUSES_BY_FILTER) as UploadRowFilter[]
  return (
    <div ref={top} className="stack-3">
      <div className={cx('centered-row', styles.tools)}>
        <SegmentedControl
          label="Shown rows"
          value={filter}
          options={filters.map((value) => ({
            value,
            label: `${FILTER_LABELS[value]} ${rows.filter((row) => matchesFilter(row, value)).length}`,
          }))}
          onChange={(next) => {
            onFilter(next)
            setEdited(new Set())
            setPage(0)
          }}
        />
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={showPassword}
          icon={showPassword ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShowPassword(!showPassword)}
        >
          {showPassword ? 'Hide passwords' : 'Show passwords'}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{filter === 'to-fix' ? 'No row needs a correction.' : 'There are no such rows.'}</p>
      ) : (
        <>
          <div className={cx('tiny-muted', styles.heads)} aria-hidden>
            <span>Row</span>
            {USER_UPLOAD_FIELDS.map((field) => (
              <span key={field}>{USER_UPLOAD_FIELD_LABELS[field]}</span>
            ))}
          </div>
          <ol className={styles.rows} aria-label="Rows of the file">
            {shown.slice(start, start + ROWS_PER_PAGE).map((row) => (
              <UploadRowEditor
                key={row.number}
                row={row}
                showPassword={showPassword}
                disabled={disabled}
                onEdit={(...edit) => {
                  setEdited((before) => (before.has(edit[0]) ? before : new Set(before).add(edit[0])))
                  onEdit(...edit)
                }}
              />
            ))}
          </ol>
        </>
      )}
      <Pager label="Pages of rows" page={current + 1} perPage={ROWS_PER_PAGE} total={shown.length} onChange={(next) => turnTo(next - 1)} />
    </div>
  )
}
