import { Bar, BarChart, CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import { getChartColor } from './palette.ts'

const CHART_TICK_STYLE = { fill: 'var(--text-muted)', fontSize: 12 }
const CHART_TOOLTIP_PROPS = {
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
/** A line chart with fewer points than this marks each point with a dot. */
const CHART_POINTS_WITHOUT_DOTS_MIN = 12
const CHART_HEIGHT = 280
const CHART_BAR_ROW_HEIGHT = 40
/** The size in pixels of a chart before its real size is measured. */
const INITIAL_CHART_SIZE = { width: 320, height: CHART_HEIGHT }

const flattenChartPoints = (points: ChartPoint[]) => points.map(({ label, values }) => ({ label, ...values }))

export interface AnalyticsChartProps {
  kind: 'lines' | 'columns' | 'bars'
  points: ChartPoint[]
  series: ChartSeries[]
  unit?: string
}

/** Draws a line, column or bar chart. It is hidden from screen readers, because a table shows the same numbers. */
export function AnalyticsChart({ kind, points, series, unit = '' }: AnalyticsChartProps) {
  const data = flattenChartPoints(points)
  const tooltip = (
    <Tooltip
      {...CHART_TOOLTIP_PROPS}
      separator=": "
      // The chart's tooltip lists the series in the order of the legend, not alphabetically.
      itemSorter={({ dataKey }) => series.findIndex(({ key }) => key === dataKey)}
      formatter={(value) => `${Number(value).toLocaleString('en-US')}${unit}`}
    />
  )
  const common = { data, accessibilityLayer: false, margin: { top: 8, right: 12, bottom: 0, left: 0 } }
  const axes = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
    <XAxis
      key="x"
      dataKey="label"
      tick={CHART_TICK_STYLE}
      tickLine={false}
      axisLine={{ stroke: 'var(--line)' }}
      minTickGap={24}
      tickMargin={8}
    />,
    <YAxis key="y" width={44} tick={CHART_TICK_STYLE} tickLine={false} axisLine={false} allowDecimals={false} unit={unit} />,
  ]
  if (kind === 'bars')
    return (
      <ResponsiveContainer width="100%" height={data.length * CHART_BAR_ROW_HEIGHT + 8} initialDimension={INITIAL_CHART_SIZE}>
        <BarChart {...common} layout="vertical" margin={{ ...common.margin, right: 48 }}>
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            width={data.some(({ label }) => label.length > 12) ? 120 : 84}
            tick={CHART_TICK_STYLE}
            tickLine={false}
            axisLine={false}
          />
          {series.map(({ key, label, color }) => (
            <Bar key={key} dataKey={key} name={label} fill={getChartColor(color)} barSize={18} radius={4} isAnimationActive={false}>
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
    <ResponsiveContainer width="100%" height={CHART_HEIGHT} initialDimension={INITIAL_CHART_SIZE}>
      {kind === 'columns' ? (
        <BarChart {...common}>
          {axes}
          {tooltip}
          {series.map(({ key, label, color }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={getChartColor(color)}
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
              stroke={getChartColor(color)}
              strokeDasharray={dash}
              strokeWidth={2}
              dot={data.length < CHART_POINTS_WITHOUT_DOTS_MIN && { r: 3, fill: getChartColor(color), strokeDasharray: '' }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  )
}
