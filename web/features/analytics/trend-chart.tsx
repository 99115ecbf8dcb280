import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import type { ChartPoint, ChartSeries } from './chart-data.ts'
import {
  buildAreaPath,
  buildLinePath,
  pickAxisTickIndexes,
  pointPositionPercent,
  roundUpScaleMax,
  spreadOverlappingLabels,
} from './chart-scale.ts'
import { getChartColor } from './palette.ts'
import styles from './trend-chart.module.css'

const PLOT_HEIGHT = 232
const LABEL_GAP = 18
/** On a phone, there is no room for a third label if the first one is longer than this, because it shows the day and the year. */
const SHORT_LABEL_LENGTH_MAX = 8

export interface TrendChartProps {
  title: string
  points: ChartPoint[]
  area: ChartSeries
  lines: ChartSeries[]
  /** The name of the previous period, which the chart draws as a dashed line; null if it had no views. */
  beforeName: string | null
  unit?: string
}

/** A line chart with a filled area and the lines' names at their ends. The user can select a point to read its values. */
export function TrendChart({ title, points, area, lines, beforeName, unit = '' }: TrendChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const shown = active === null ? null : (points[active] ?? null)
  const series = [area, ...lines]
  const past = beforeName ? points.flatMap(({ before }) => before?.values[area.key] ?? []) : []
  const max = roundUpScaleMax(Math.max(...past, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0))))
  const valuesOf = (key: string) => points.map(({ values }) => values[key] ?? 0)
  const format = (value: number) => `${formatCount(value)}${unit}`
  const ticks = { wide: 5, narrow: (points[0]?.label.length ?? 0) > SHORT_LABEL_LENGTH_MAX ? 2 : 3 }
  return (
    <div className={styles.chart} style={{ '--plot-height': `${PLOT_HEIGHT}px` } as CSSProperties}>
      <div className={styles.scale} aria-hidden>
        {[max, max / 2, 0].map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <Reader
        title={title}
        points={points}
        active={active}
        onActive={setActive}
        describe={(index) => describePoint(points[index]!, series, beforeName, format)}
      >
        <Plot area={area} lines={lines} past={past} max={max} valuesOf={valuesOf} />
        {shown && (
          <Readout
            point={shown}
            position={pointPositionPercent(active!, points.length)}
            series={series}
            beforeName={beforeName}
            max={max}
            format={format}
          />
        )}
      </Reader>
      <EndLabels
        max={max}
        ends={[
          ...series.map(({ key, label, color }) => ({ label, color: getChartColor(color), value: valuesOf(key).at(-1) ?? 0 })),
          ...(past.length > 0 ? [{ label: 'Period before', color: null, value: past.at(-1)! }] : []),
        ]}
      />
      {Object.entries(ticks).map(([width, amount]) => (
        <div key={width} className={cx(styles.ticks, styles[width])} aria-hidden>
          {pickAxisTickIndexes(points.length, amount).map((index) => (
            <span key={index} style={{ left: `${pointPositionPercent(index, points.length)}%` }}>
              {points[index]!.label}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function describePoint(
  { name, values, before }: ChartPoint,
  series: ChartSeries[],
  beforeName: string | null,
  format: (value: number) => string,
) {
  const counts = series.map(({ key, label }) => `${label} ${format(values[key] ?? 0)}`)
  const past =
    beforeName && before ? `; ${beforeName}, ${before.name}: ${series[0]!.label} ${format(before.values[series[0]!.key] ?? 0)}` : ''
  return `${name}: ${counts.join(', ')}${past}`
}

interface PlotProps {
  area: ChartSeries
  lines: ChartSeries[]
  past: number[]
  max: number
  valuesOf: (key: string) => number[]
}

/** The SVG is stretched to the available size, so that nothing needs to be measured. */
function Plot({ area, lines, past, max, valuesOf }: PlotProps) {
  const gradient = useId()
  const color = getChartColor(area.color)
  return (
    <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: color }} stopOpacity="0.22" />
          <stop offset="1" style={{ stopColor: color }} stopOpacity="0.02" />
        </linearGradient>
      </defs>
      {[0, 50, 100].map((y) => (
        <line key={y} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
      ))}
      {past.length > 0 && <path className={styles.before} d={buildLinePath(past, max)} />}
      <path d={buildAreaPath(valuesOf(area.key), max)} fill={`url(#${gradient})`} data-series={area.key} />
      {lines.map(({ key, color: index }) => (
        <path
          key={key}
          className={styles.line}
          d={buildLinePath(valuesOf(key), max)}
          style={{ stroke: getChartColor(index) }}
          data-series={key}
        />
      ))}
      <path className={styles.main} d={buildLinePath(valuesOf(area.key), max)} style={{ stroke: color }} />
    </svg>
  )
}

interface ReaderProps {
  title: string
  points: ChartPoint[]
  active: number | null
  onActive: (index: number | null) => void
  describe: (index: number) => string
  children: ReactNode
}

/** The user chooses the point to read out by mouse, finger or arrow keys. */
function Reader({ title, points, active, onActive, describe, children }: ReaderProps) {
  const last = points.length - 1
  function choose(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onActive(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))))
  }
  function move(event: KeyboardEvent) {
    const from = active ?? last
    const targets: Record<string, number | null> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      Home: 0,
      End: last,
      Escape: null,
    }
    if (!(event.key in targets)) return
    event.preventDefault()
    const target = targets[event.key] ?? null
    onActive(target === null ? null : Math.min(last, Math.max(0, target)))
  }
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={`${title}: read one point`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={active ?? last}
      aria-valuetext={describe(active !== null && active <= last ? active : last)}
      onFocus={(event) => active === null && event.currentTarget.matches(':focus-visible') && onActive(last)}
      onBlur={() => onActive(null)}
      onKeyDown={move}
      onPointerDown={choose}
      onPointerMove={choose}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
    >
      {children}
    </div>
  )
}

interface ReadoutProps {
  point: ChartPoint
  position: number
  series: ChartSeries[]
  beforeName: string | null
  max: number
  format: (value: number) => string
}

function Readout({ point, position, series, beforeName, max, format }: ReadoutProps) {
  const { name, values, before } = point
  const main = series[0]!
  return (
    <div className={styles.readout} aria-hidden>
      <span className={styles.cursor} style={{ left: `${position}%` }} />
      {series.map(({ key, color }) => (
        <span
          key={key}
          className={styles.dot}
          style={{ left: `${position}%`, top: `${100 - ((values[key] ?? 0) / max) * 100}%`, background: getChartColor(color) }}
        />
      ))}
      <div className={cx(styles.box, position > 60 && styles.flipped)} style={{ left: `${position}%` }}>
        <p className={styles.name}>{name}</p>
        {series.map(({ key, label, color }) => (
          <p key={key} className={styles.row}>
            <span className={styles.swatch} style={{ background: getChartColor(color) }} />
            {label}
            <b>{format(values[key] ?? 0)}</b>
          </p>
        ))}
        {beforeName && before && (
          <p className={cx(styles.row, styles.past)}>
            <span className={cx(styles.swatch, styles.dashed)} />
            {before.name}
            <b>{format(before.values[main.key] ?? 0)}</b>
          </p>
        )}
      </div>
    </div>
  )
}

/** Each name is at the height of its line's end. It is moved if it would overlap another name. */
function EndLabels({ ends, max }: { ends: { label: string; color: string | null; value: number }[]; max: number }) {
  const heights = spreadOverlappingLabels(
    ends.map(({ value }) => (1 - value / max) * PLOT_HEIGHT),
    LABEL_GAP,
    PLOT_HEIGHT,
  )
  return (
    <div className={styles.ends} aria-hidden>
      {ends.map(({ label, color }, index) => (
        <span key={label} style={{ top: `${heights[index]}px` }}>
          <span className={cx(styles.swatch, !color && styles.dashed)} style={color ? { background: color } : undefined} />
          {label}
        </span>
      ))}
    </div>
  )
}
