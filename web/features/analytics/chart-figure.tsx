import { lazy, Suspense } from 'react'
import { DataTable } from '../../ui/table.tsx'
import type { AnalyticsChartProps } from './charts.tsx'
import styles from './charts.module.css'
import { formatCount } from './format.ts'
import { getChartColor } from './palette.ts'

const AnalyticsChart = lazy(() => import('./charts.tsx').then((m) => ({ default: m.AnalyticsChart })))

interface ChartFigureProps extends AnalyticsChartProps {
  title: string
  description?: string
  /** The header of the first table column, which names the points of the chart, such as "Day". */
  pointName: string
  /** The text shown instead of the chart if all its numbers are zero. */
  empty: string
}

/** A chart with a legend. A table below it shows the same numbers, for readers who cannot see the chart or want exact numbers. */
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
                    <line x1="0" x2="24" y1="4" y2="4" stroke={getChartColor(color)} strokeWidth="3" strokeDasharray={dash} />
                  </svg>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div className={kind === 'bars' ? undefined : styles.plot} aria-hidden>
            <Suspense>
              <AnalyticsChart {...chart} />
            </Suspense>
          </div>
          <details className={styles.numbers}>
            <summary>
              Show as a table<span className="visually-hidden">: {title}</span>
            </summary>
            <DataTable
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
