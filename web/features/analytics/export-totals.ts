import type { Analytics, Share } from '../../../schema/analytics.ts'
import type { ExportKind } from './export-kinds.ts'
import type { Sheet } from './export-sheet.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
type Counts = Pick<Share, 'views' | 'clicks' | 'saves'>

const percent = (part: number, whole: number) => `${(whole > 0 ? (part / whole) * 100 : 0).toFixed(2)}%`
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const interactions = ({ views, clicks, saves }: Counts) => views + clicks + saves

function overview({ summary }: Analytics): Sheet {
  const { totalViews, totalClicks, totalSaves, totalPlays, totalSubmissions, totalChats, totalLeads } = summary
  const counts = [totalViews, totalClicks, totalSaves, totalPlays, totalSubmissions, totalChats]
  return {
    fields: ['metric', 'value'],
    rows:
      sum(counts) === 0
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
            ['Click-Through Rate', percent(totalClicks, totalViews)],
            ['Save Rate', percent(totalSaves, totalViews)],
            ['Engagement Rate', percent(totalClicks + totalSaves, totalViews)],
          ],
  }
}

function engagement({ breakdowns }: Analytics): Sheet {
  const types = breakdowns.linkTypes.filter(({ clicks }) => clicks > 0)
  const total = sum(types.map(({ clicks }) => clicks))
  return { fields: ['linkType', 'clicks', 'share'], rows: types.map(({ value, clicks }) => [value, clicks, percent(clicks, total)]) }
}

function timing({ breakdowns, timeZone }: Analytics): Sheet {
  const row = (period: string, name: string | number, cells: Counts[]) => [
    period,
    name,
    sum(cells.map(({ views }) => views)),
    sum(cells.map(({ clicks }) => clicks)),
    sum(cells.map(({ saves }) => saves)),
    sum(cells.map(interactions)),
  ]
  const cells = breakdowns.timing
  const hours = Array.from({ length: 24 }, (_, hour) =>
    row(
      `Hour (${timeZone})`,
      hour,
      cells.filter((cell) => cell.hour === hour),
    ),
  )
  const days = WEEKDAYS.map((name, weekday) =>
    row(
      `Weekday (${timeZone})`,
      name,
      cells.filter((cell) => cell.weekday === weekday),
    ),
  )
  return {
    fields: ['period', 'value', 'views', 'clicks', 'saves', 'interactions'],
    rows: cells.some((cell) => interactions(cell) > 0) ? [...hours, ...days] : [],
  }
}

function shares(name: string, all: Share[]): Sheet {
  const total = sum(all.map(interactions))
  return {
    fields: [name, 'views', 'clicks', 'saves', 'interactions', 'share'],
    rows: all.map((share) => [
      share.value,
      share.views,
      share.clicks,
      share.saves,
      interactions(share),
      percent(interactions(share), total),
    ]),
  }
}

/** The exports that consist of totals. Shares and rates are percentages with two decimals. Without counts there are no rows. */
export const TOTALS_EXPORTS: Partial<Record<ExportKind, (data: Analytics) => Sheet>> = {
  overview,
  engagement,
  timing,
  devices: (data) => shares('device', data.breakdowns.devices),
  geographic: (data) => shares('location', data.breakdowns.locations),
}
