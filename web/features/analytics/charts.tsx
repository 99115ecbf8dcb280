import { Bar, BarChart, CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import { chartColor } from './palette.ts'

const TICK = { fill: 'var(--text-muted)', fontSize: 12 }
const TOOLTIP = {
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 8,
    background: 'var(--surface-raised)',
    color: 'var(--text)',
    fontSize: 13,
  },
  itemStyle: { color: 'var(--text)', padding: 0 },
  cursor: { stroke: 'var(--line-strong)', fill: 'var(--hover)' },
  isAnimationActive: false,
}
/** A line with fewer points than this shows a dot for each. */
const FEW = 12
const HEIGHT = 280
const BAR = 40
/** The width in px until the real size is measured. */
const FIRST = { width: 320, height: HEIGHT }

const flat = (points: ChartPoint[]) => points.map(({ label, values }) => ({ label, ...values }))

export interface ChartProps {
  kind: 'lines' | 'columns' | 'bars'
  points: ChartPoint[]
  series: ChartSeries[]
  unit?: string
}

/** A chart, hidden from screen readers, because the table beside it has the same numbers. It has no animation. */
export function Chart({ kind, points, series, unit = '' }: ChartProps) {
  const data = flat(points)
  const tooltip = (
    <Tooltip
      {...TOOLTIP}
      separator=": "
      // Ordered like the legend, not alphabetically.
      itemSorter={({ dataKey }) => series.findIndex(({ key }) => key === dataKey)}
      formatter={(value) => `${Number(value).toLocaleString('en-US')}${unit}`}
    />
  )
  const common = { data, accessibilityLayer: false, margin: { top: 8, right: 12, bottom: 0, left: 0 } }
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    <XAxis key="x" dataKey="label" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line)' }} minTickGap={24} tickMargin={8} />,
    <YAxis key="y" width={44} tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} unit={unit} />,
  ]
  if (kind === 'bars')
    return (
      <ResponsiveContainer width="100%" height={data.length * BAR + 8} initialDimension={FIRST}>
        <BarChart {...common} layout="vertical" margin={{ ...common.margin, right: 48 }}>
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            width={data.some(({ label }) => label.length > 12) ? 120 : 84}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          {series.map(({ key, label, color }) => (
            <Bar key={key} dataKey={key} name={label} fill={chartColor(color)} barSize={18} radius={4} isAnimationActive={false}>
              <LabelList
                dataKey={key}
                position="right"
                fill="var(--text)"
                fontSize={13}
                formatter={(value) => `${Number(value).toLocaleString('en-US')}${unit}`}
              />
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    )
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={FIRST}>
      {kind === 'columns' ? (
        <BarChart {...common}>
          {axes}
          {tooltip}
          {series.map(({ key, label, color }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={chartColor(color)}
              maxBarSize={36}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      ) : (
        <LineChart {...common}>
          {axes}
          {tooltip}
          {series.map(({ key, label, color, dash }) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              stroke={chartColor(color)}
              strokeDasharray={dash}
              strokeWidth={2}
              dot={data.length < FEW && { r: 3, fill: chartColor(color), strokeDasharray: '' }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  )
}
