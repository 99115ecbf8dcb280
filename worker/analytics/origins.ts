import {
  type AnalyticsPeriod,
  BREAKDOWN_ROWS_MAX,
  OTHER_BREAKDOWN_VALUE,
  UNKNOWN_VISITOR_ORIGIN_LABEL,
  type ViewOriginCounts,
} from '../../schema/analytics.ts'

interface CountedOrigin {
  source: string
  location: string | null
  views: number
  viewsBefore: number
}

function sumCounts(value: string, rows: readonly Omit<ViewOriginCounts, 'value'>[]): ViewOriginCounts {
  const sum = { value, views: 0, viewsBefore: 0 }
  for (const row of rows) {
    sum.views += row.views
    sum.viewsBefore += row.viewsBefore
  }
  return sum
}

/** Visitors can create any number of values, so the smallest ones are added up. */
function sumByValue(rows: readonly CountedOrigin[], valueOf: (row: CountedOrigin) => string): ViewOriginCounts[] {
  const all = [...Map.groupBy(rows, valueOf)]
    .map(([value, group]) => sumCounts(value, group))
    .sort((a, b) => b.views + b.viewsBefore - a.views - a.viewsBefore || (a.value < b.value ? -1 : 1))
  const rest = all.slice(BREAKDOWN_ROWS_MAX)
  return rest.length > 0 ? [...all.slice(0, BREAKDOWN_ROWS_MAX), sumCounts(OTHER_BREAKDOWN_VALUE, rest)] : all
}

/** Returns where the views of a period and of the one before came from; nothing if some of these views were not read. */
export function toPeriodOrigins(
  { totals, before }: Pick<AnalyticsPeriod, 'totals' | 'before'>,
  rows: readonly CountedOrigin[],
): Pick<AnalyticsPeriod, 'origins'> {
  const read = sumCounts('', rows)
  if (read.views !== totals.views || read.viewsBefore !== before?.totals.views) return {}
  return {
    origins: {
      sources: sumByValue(rows, ({ source }) => source),
      locations: sumByValue(rows, ({ location }) => location ?? UNKNOWN_VISITOR_ORIGIN_LABEL),
    },
  }
}
