import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './table.module.css'

export interface DataTableColumn<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean
  sort?: { order: 'ascending' | 'descending' | 'none'; onSort: () => void }
}

interface DataTableProps<Row> {
  caption: string
  columns: DataTableColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row, index: number) => string | number
}

/** A table that is too wide scrolls horizontally; keyboard users can scroll it too. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric, sort }) => (
              <th key={key} scope="col" className={cx(numeric && styles.numeric)} aria-sort={sort?.order}>
                {sort ? <SortButton {...sort}>{header}</SortButton> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map(({ key, cell, numeric }) => (
                <td key={key} className={cx(numeric && styles.numeric)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const SORT_SIGNS = { ascending: '↑', descending: '↓', none: '↕' }

function SortButton({ order, onSort, children }: NonNullable<DataTableColumn<never>['sort']> & { children: ReactNode }) {
  return (
    <button type="button" className={cx(styles.sort, order !== 'none' && styles.sorted)} onClick={onSort}>
      {children}
      <span aria-hidden>{SORT_SIGNS[order]}</span>
    </button>
  )
}
