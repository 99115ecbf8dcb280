import { type CardAnalytics, type EventListName, EVENT_LIST_NAMES, type PagedBreakdownName } from '../../../schema/analytics.ts'
import { RECORD_KINDS, listShownHistoryKinds } from './record-kinds.tsx'

const HISTORY_EXPORT_LABELS = Object.fromEntries(EVENT_LIST_NAMES.map((list) => [list, RECORD_KINDS[list].exported])) as Record<
  EventListName,
  string
>

/** Labels of all analytics exports, in the order in which the menu lists them. */
export const EXPORT_LABELS = {
  all: 'All data',
  ...HISTORY_EXPORT_LABELS,
  overview: 'Overview',
  engagement: 'Engagement by link type',
  timing: 'Timing by hour and weekday',
  devices: 'Devices',
  geographic: 'Locations',
} as const
export type ExportKind = keyof typeof EXPORT_LABELS
export const EXPORT_KINDS = Object.keys(EXPORT_LABELS) as ExportKind[]

const isHistoryKind = (kind: ExportKind): kind is EventListName => kind in RECORD_KINDS

/** Returns the exports that the menu offers for a card with these totals. */
export function listOfferedExports(summary: CardAnalytics['summary']): ExportKind[] {
  const shown = listShownHistoryKinds(summary)
  return EXPORT_KINDS.filter((kind) => !isHistoryKind(kind) || shown.includes(kind))
}

/** Returns the kinds of records that an export contains; empty for an export that contains only totals. */
export function listExportedHistoryKinds(kind: ExportKind): EventListName[] {
  if (kind === 'all') return EVENT_LIST_NAMES
  return isHistoryKind(kind) ? [kind] : []
}

/** The breakdown (by link type, device or location) that an export contains, with all values instead of only the largest. */
export const BREAKDOWN_OF_EXPORT: Partial<Record<ExportKind, PagedBreakdownName>> = {
  engagement: 'linkTypes',
  devices: 'devices',
  geographic: 'locations',
}

/** Characters that at least one operating system forbids in file names. */
// oxlint-disable-next-line no-control-regex -- file names must not contain control characters
const FORBIDDEN_FILE_NAME_CHARS = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** Builds the file name of an export, `{card name or slug}-analytics-{kind}-{local date}.csv`. */
export function buildExportFileName(card: { name?: string | null; slug: string }, kind: ExportKind, now: Date): string {
  const name =
    (card.name ?? '')
      .replace(FORBIDDEN_FILE_NAME_CHARS, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || card.slug
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}-analytics-${kind}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`
}
