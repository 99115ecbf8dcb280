import { type Analytics, type HistoryKind, HISTORY_KINDS, type ShareKind } from '../../../schema/analytics.ts'
import { RECORD_KINDS, shownHistoryKinds } from './record-kinds.tsx'

const LIST_LABELS = Object.fromEntries(HISTORY_KINDS.map((list) => [list, RECORD_KINDS[list].exported])) as Record<HistoryKind, string>

/** Everything that can be exported, in the order of the menu. */
export const EXPORT_LABELS = {
  all: 'All data',
  ...LIST_LABELS,
  overview: 'Overview',
  engagement: 'Engagement by link type',
  timing: 'Timing by hour and weekday',
  devices: 'Devices',
  geographic: 'Locations',
} as const
export type ExportKind = keyof typeof EXPORT_LABELS
export const EXPORT_KINDS = Object.keys(EXPORT_LABELS) as ExportKind[]

const isList = (kind: ExportKind): kind is HistoryKind => kind in RECORD_KINDS

/** The exports that the menu offers of a card. */
export function exportsOf(summary: Analytics['summary']): ExportKind[] {
  const shown = shownHistoryKinds(summary)
  return EXPORT_KINDS.filter((kind) => !isList(kind) || shown.includes(kind))
}

/** The lists that an export reads to the end; none for one that consists of totals. */
export function listsOf(kind: ExportKind): HistoryKind[] {
  if (kind === 'all') return HISTORY_KINDS
  return isList(kind) ? [kind] : []
}

/** The breakdown that an export consists of. All its values are read if the page names only the largest. */
export const SHARES_OF: Partial<Record<ExportKind, ShareKind>> = { engagement: 'linkTypes', devices: 'devices', geographic: 'locations' }

/** Characters that are not allowed in file names on some system. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** `{name or slug}-analytics-{type}-{date}.csv`, with the local date. */
export function exportName(card: { name?: string | null; slug: string }, kind: ExportKind, now: Date): string {
  const name =
    (card.name ?? '')
      .replace(REFUSED, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || card.slug
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}-analytics-${kind}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`
}
