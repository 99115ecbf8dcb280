import { type ReactNode, useState } from 'react'
import styles from './table-details.module.css'

/** A chart's numbers as a table. The table is rendered only when the user opens it, because it may have thousands of rows. */
export function TableDetails({ name, children }: { name?: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Show as a table
        {name && <span className="visually-hidden">: {name}</span>}
      </summary>
      {isOpen && children()}
    </details>
  )
}
