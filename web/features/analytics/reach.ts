import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { EventCounts } from '../../../schema/event-kinds.ts'
import { VISIT_SOURCES } from '../../../schema/source.ts'

export interface LabelledCount {
  label: string
  count: number
  /** The count in the period before. */
  before?: number
}

const FUNNEL_STEPS: { label: string; countOf: (counts: EventCounts) => number; isOptional?: boolean }[] = [
  { label: 'Views', countOf: ({ views }) => views },
  { label: 'Clicks', countOf: ({ clicks }) => clicks },
  { label: 'Saves', countOf: ({ saves }) => saves },
  { label: 'Chats', countOf: ({ chats }) => chats, isOptional: true },
  { label: 'Leads', countOf: ({ submissions, leads }) => submissions + leads },
]

/** Most cards have no assistant, so the funnel shows chats only if there are any. */
export function buildConversionFunnel(totals: EventCounts, before?: EventCounts): LabelledCount[] {
  return FUNNEL_STEPS.map(({ label, countOf, isOptional }) => ({
    label,
    count: countOf(totals),
    ...(before && { before: countOf(before) }),
    isShown: !isOptional || countOf(totals) + (before ? countOf(before) : 0) > 0,
  })).flatMap(({ isShown, ...step }) => (isShown ? [step] : []))
}

/** `value` is `tag:` with a key of `VISIT_SOURCES`, `ref:` with a host name, or `direct`. */
export function getViewSourceLabel(value: string): string {
  const [kind, name = ''] = value.split(/:(.*)/s)
  if (kind === 'tag') return Object.entries(VISIT_SOURCES).find(([key]) => key === name)?.[1] ?? name
  if (kind === 'ref') return name
  return value === 'direct' ? 'Direct: link or QR code' : value
}

interface SourceCounts {
  value: string
  views: number
  viewsBefore?: number
}

/** Returns the sources with the most views. One more entry adds up all other sources. */
export function listTopViewSources(sources: readonly SourceCounts[], max = 8): LabelledCount[] {
  const steps = sources
    .filter(({ views, viewsBefore = 0 }) => views + viewsBefore > 0)
    .sort((a, b) => b.views - a.views || (b.viewsBefore ?? 0) - (a.viewsBefore ?? 0))
    .map(({ value, views, viewsBefore }) => ({
      label: getViewSourceLabel(value),
      count: views,
      ...(viewsBefore !== undefined && { before: viewsBefore }),
    }))
  const rest = steps.slice(max)
  if (rest.length === 0) return steps
  const sumOf = (key: 'count' | 'before') => rest.reduce((sum, step) => sum + (step[key] ?? 0), 0)
  return [
    ...steps.slice(0, max),
    { label: 'All others', count: sumOf('count'), ...(rest[0]!.before !== undefined && { before: sumOf('before') }) },
  ]
}

/** Returns the sources of a period's views; those of all time if the period has too many views to read them. */
export function sourcesOf({ breakdowns }: Pick<CardAnalytics, 'breakdowns'>, { origins, before }: AnalyticsPeriod) {
  if (!origins) return { isOfPeriod: before === null, sources: breakdowns.sources }
  const hadViews = before !== null && before.totals.views > 0
  return {
    isOfPeriod: true,
    sources: hadViews ? origins.sources : origins.sources.map(({ value, views }) => ({ value, views })),
  }
}
