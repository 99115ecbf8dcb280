import type { CardAnalytics, BreakdownRow } from '../../../schema/analytics.ts'
import type { ExportKind } from './export-kinds.ts'
import type { ExportTable } from '../../lib/csv.ts'

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
type InteractionCounts = Pick<BreakdownRow, 'views' | 'clicks' | 'saves'>

const formatPercent = (part: number, whole: number) => `${(whole > 0 ? (part / whole) * 100 : 0).toFixed(2)}%`
const sumNumbers = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
export const countInteractions = ({ views, clicks, saves }: InteractionCounts) => views + clicks + saves

function toOverviewExportTable({ summary }: CardAnalytics): ExportTable {
  const { totalViews, totalClicks, totalSaves, totalPlays, totalSubmissions, totalChats, totalLeads } = summary
  const counts = [totalViews, totalClicks, totalSaves, totalPlays, totalSubmissions, totalChats]
  return {
    fields: ['metric', 'value'],
    rows:
      sumNumbers(counts) === 0
        ? []
        : [
            ['Total Views', totalViews],
            ['Total Clicks', totalClicks],
            ['Total Saves', totalSaves],
            ['Total Submissions', totalSubmissions],
            ...(totalChats > 0
              ? [
                  ['Total Chats', totalChats],
                  ['Total Leads', totalLeads],
                ]
              : []),
            ['Video Plays', totalPlays],
            ['Click-Through Rate', formatPercent(totalClicks, totalViews)],
            ['Save Rate', formatPercent(totalSaves, totalViews)],
            ['Engagement Rate', formatPercent(totalClicks + totalSaves, totalViews)],
          ],
  }
}

function toLinkTypeExportTable({ breakdowns }: CardAnalytics): ExportTable {
  const types = breakdowns.linkTypes.filter(({ clicks }) => clicks > 0)
  const total = sumNumbers(types.map(({ clicks }) => clicks))
  return { fields: ['linkType', 'clicks', 'share'], rows: types.map(({ value, clicks }) => [value, clicks, formatPercent(clicks, total)]) }
}

function toTimingExportTable({ breakdowns, timeZone }: CardAnalytics): ExportTable {
  const row = (period: string, name: string | number, cells: InteractionCounts[]) => [
    period,
    name,
    sumNumbers(cells.map(({ views }) => views)),
    sumNumbers(cells.map(({ clicks }) => clicks)),
    sumNumbers(cells.map(({ saves }) => saves)),
    sumNumbers(cells.map(countInteractions)),
  ]
  const cells = breakdowns.timing
  const hours = Array.from({ length: 24 }, (_, hour) =>
    row(
      `Hour (${timeZone})`,
      hour,
      cells.filter((cell) => cell.hour === hour),
    ),
  )
  const days = WEEKDAY_NAMES.map((name, weekday) =>
    row(
      `Weekday (${timeZone})`,
      name,
      cells.filter((cell) => cell.weekday === weekday),
    ),
  )
  return {
    fields: ['period', 'value', 'views', 'clicks', 'saves', 'interactions'],
    rows: cells.some((cell) => countInteractions(cell) > 0) ? [...hours, ...days] : [],
  }
}

function toBreakdownExportTable(name: string, all: BreakdownRow[]): ExportTable {
  const total = sumNumbers(all.map(countInteractions))
  return {
    fields: [name, 'views', 'clicks', 'saves', 'interactions', 'share'],
    rows: all.map((share) => [
      share.value,
      share.views,
      share.clicks,
      share.saves,
      countInteractions(share),
      formatPercent(countInteractions(share), total),
    ]),
  }
}

/** Rates are percentages with two decimals. Without counts there are no rows. */
export const TOTALS_EXPORT_TABLE_BUILDERS: Partial<Record<ExportKind, (data: CardAnalytics) => ExportTable>> = {
  overview: toOverviewExportTable,
  engagement: toLinkTypeExportTable,
  timing: toTimingExportTable,
  devices: (data) => toBreakdownExportTable('device', data.breakdowns.devices),
  geographic: (data) => toBreakdownExportTable('location', data.breakdowns.locations),
}
