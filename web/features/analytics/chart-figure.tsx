import { lazy, Suspense } from 'react'
import { Table } from '../../ui/table.tsx'
import type { ChartProps } from './charts.tsx'
import styles from './charts.module.css'
import { formatCount } from './format.ts'
import { chartColor } from './palette.ts'

const Chart = lazy(() => import('./charts.tsx').then((m) => ({ default: m.Chart })))

interface ChartFigureProps extends ChartProps {
  title: string
  description?: string
  /** Header of the table's column that names the points. */
  pointName: string
  /** Shown instead of a chart in which every number is zero. */
  empty: string
}

/** A chart with its legend, and the same numbers as a table for readers who cannot see the chart or want exact numbers. */
export function ChartFigure({ title, description, pointName, empty, ...chart }: ChartFigureProps) {
  const { points, series, unit = '', kind } = chart
  const nothing = points.every(({ values }) => series.every(({ key }) => !values[key]))
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.caption}>
        <h3 className={styles.title}>{title}</h3>
        {description && <p className="small-muted">{description}</p>}
      </figcaption>
      {nothing ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {series.length > 1 && (
            <ul className={styles.legend} aria-hidden>
              {series.map(({ key, label, color, dash }) => (
                <li key={key}>
                  <svg width="24" height="8">
                    <line x1="0" x2="24" y1="4" y2="4" stroke={chartColor(color)} strokeWidth="3" strokeDasharray={dash} />
                  </svg>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div className={kind === 'bars' ? undefined : styles.plot} aria-hidden>
            <Suspense>
              <Chart {...chart} />
            </Suspense>
          </div>
          <details className={styles.numbers}>
            <summary>
              Show as a table<span className="visually-hidden">: {title}</span>
            </summary>
            <Table
              caption={`${title}, in numbers`}
              columns={[
                { key: 'point', header: pointName, cell: ({ label }) => label },
                ...series.map(({ key, label }) => ({
                  key,
                  header: label,
                  numeric: true,
                  cell: ({ values }: (typeof points)[number]) => `${formatCount(values[key] ?? 0)}${unit}`,
                })),
              ]}
              rows={kind === 'bars' ? points : points.toReversed()}
              rowKey={(_row, index) => index}
            />
          </details>
        </>
      )}
    </figure>
  )
}
