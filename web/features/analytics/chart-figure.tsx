import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { DataTable } from '../../ui/table.tsx'
import { TableDetails } from '../../ui/table-details.tsx'
import type { ChartSeries } from './chart-data.ts'
import styles from './charts.module.css'
import { TrendChart, type TrendChartProps } from './trend-chart.tsx'

export interface ChartFigureProps extends TrendChartProps {
  description: string
  tableSeries?: ChartSeries[]
  pointName: string
}

export function ChartFigure({ description, tableSeries = [], pointName, ...chart }: ChartFigureProps) {
  const { title, points, area, lines, beforeName, unit = '' } = chart
  const format = (value = 0) => `${formatCount(value)}${unit}`
  return (
    <figure className={cx('stack-3', styles.figure)} aria-label={title}>
      <figcaption>
        <h3 className="medium">{title}</h3>
        <p className="small-muted">{description}</p>
      </figcaption>
      <TrendChart {...chart} />
      <TableDetails name={title}>
        {() => (
          <DataTable
            caption={`${title}, in numbers`}
            columns={[
              { key: 'point', header: pointName, cell: ({ name }) => name },
              ...[area, ...lines, ...tableSeries].map(({ key, label }) => ({
                key,
                header: label,
                numeric: true,
                cell: ({ values }: (typeof points)[number]) => format(values[key]),
              })),
              ...(beforeName
                ? [
                    {
                      key: 'before',
                      header: `${area.label}, ${beforeName}`,
                      numeric: true,
                      cell: ({ before }: (typeof points)[number]) => format(before?.values[area.key]),
                    },
                  ]
                : []),
            ]}
            rows={points.toReversed()}
            rowKey={(_row, index) => index}
          />
        )}
      </TableDetails>
    </figure>
  )
}
