import { Button } from './button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  label: string
  page: number
  perPage: number
  total: number
  onChange: (page: number) => void
}

export function Pager({ label, page, perPage, total, onChange }: PagerProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <nav className={styles.pager} aria-label={label}>
      <p className="small-muted">
        {`${first.toLocaleString()}–${last.toLocaleString()} of ${total.toLocaleString()}, page ${page.toLocaleString()} of ${pages.toLocaleString()}`}
      </p>
      <div className="wrapping-row">
        <Button size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  )
}
