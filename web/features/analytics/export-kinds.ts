import { type CardAnalytics, type EventListName, EVENT_LIST_NAMES, type PagedBreakdownName } from '../../../schema/analytics.ts'
import { EVENT_LIST_DISPLAYS, listShownEventLists } from './event-list-displays.tsx'

const EVENT_LIST_EXPORT_LABELS = Object.fromEntries(EVENT_LIST_NAMES.map((list) => [list, EVENT_LIST_DISPLAYS[list].caption])) as Record<
  EventListName,
  string
>

export const EXPORT_KIND_LABELS = {
  all: 'All data',
  ...EVENT_LIST_EXPORT_LABELS,
  overview: 'Overview',
  engagement: 'Engagement by link type',
  timing: 'Timing by hour and weekday',
  devices: 'Devices',
  geographic: 'Locations',
} as const
export type ExportKind = keyof typeof EXPORT_KIND_LABELS
export const EXPORT_KINDS = Object.keys(EXPORT_KIND_LABELS) as ExportKind[]

const isEventListName = (kind: ExportKind): kind is EventListName => kind in EVENT_LIST_DISPLAYS

export function listOfferedExportKinds(summary: CardAnalytics['summary']): ExportKind[] {
  const shown = listShownEventLists(summary)
  return EXPORT_KINDS.filter((kind) => !isEventListName(kind) || shown.includes(kind))
}

/** Returns the event lists that an export contains. An export of totals contains none. */
export function listExportedEventLists(kind: ExportKind): EventListName[] {
  if (kind === 'all') return EVENT_LIST_NAMES
  return isEventListName(kind) ? [kind] : []
}

/** Returns how many event records an export reads; 0 for an export of totals. */
export function countRecordsToExport(kind: ExportKind, summary: CardAnalytics['summary']): number {
  return listExportedEventLists(kind).reduce((sum, list) => sum + EVENT_LIST_DISPLAYS[list].total(summary), 0)
}

/** Exports that contain all values of a breakdown, not only the most frequent ones. */
export const BREAKDOWN_BY_EXPORT_KIND: Partial<Record<ExportKind, PagedBreakdownName>> = {
  engagement: 'linkTypes',
  devices: 'devices',
  geographic: 'locations',
}

// oxlint-disable-next-line no-control-regex -- file names must not contain control characters
const FORBIDDEN_FILE_NAME_CHARS = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g

/** Returns `{card name or slug}-analytics-{kind}-{local date}.csv`. */
export function buildExportFileName(card: { name?: string | null; slug: string }, kind: ExportKind, now: Date): string {
  const name =
    (card.name ?? '')
      .replace(FORBIDDEN_FILE_NAME_CHARS, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || card.slug
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}-analytics-${kind}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`
}
