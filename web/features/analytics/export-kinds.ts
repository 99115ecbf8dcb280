import type { HistoryKind, ShareKind } from '../../../schema/analytics.ts'

/** What can be exported, in the order of the menu. */
export const EXPORT_LABELS = {
  all: 'All data',
  views: 'Card views',
  clicks: 'Link clicks',
  saves: 'Card saves',
  submissions: 'Form submissions',
  overview: 'Overview',
  engagement: 'Engagement by link type',
  timing: 'Timing by hour and weekday',
  devices: 'Devices',
  geographic: 'Locations',
} as const
export type ExportKind = keyof typeof EXPORT_LABELS
export const EXPORT_KINDS = Object.keys(EXPORT_LABELS) as ExportKind[]

/** The records that an export reads to the end; the others are made of the page's own numbers. */
export const RECORDS_OF: Partial<Record<ExportKind, readonly HistoryKind[]>> = {
  all: ['views', 'clicks', 'saves', 'submissions'],
  views: ['views'],
  clicks: ['clicks'],
  saves: ['saves'],
  submissions: ['submissions'],
}

/** The breakdowns that exports are made of: read to the end where the page names the largest values alone. */
export const SHARES_OF: Partial<Record<ExportKind, ShareKind>> = { engagement: 'linkTypes', devices: 'devices', geographic: 'locations' }

/** Characters that some file system refuses in a name. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** `{name or slug}-analytics-{type}-{date}.csv`, the date being that of the reader's own day. */
export function exportName(card: { name?: string | null; slug: string }, kind: ExportKind, now: Date): string {
  const name =
    (card.name ?? '')
      .replace(REFUSED, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || card.slug
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}-analytics-${kind}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`
}
