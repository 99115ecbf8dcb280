import type { CardAnalytics, BreakdownRow } from '../../../schema/analytics.ts'
import { VISIT_SOURCES } from '../../../schema/source.ts'

export interface LabelledCount {
  label: string
  count: number
}

/** Most cards have no assistant, so the funnel shows chats only if there are any. */
export function buildConversionFunnel({
  totalViews,
  totalClicks,
  totalSaves,
  totalChats,
  totalLeads,
}: CardAnalytics['summary']): LabelledCount[] {
  return [
    { label: 'Views', count: totalViews },
    { label: 'Clicks', count: totalClicks },
    { label: 'Saves', count: totalSaves },
    ...(totalChats > 0 ? [{ label: 'Chats', count: totalChats }] : []),
    { label: 'Leads', count: totalLeads },
  ]
}

/** `value` is `tag:` with a key of `VISIT_SOURCES`, `ref:` with a host name, or `direct`. */
export function getViewSourceLabel(value: string): string {
  const [kind, name = ''] = value.split(/:(.*)/s)
  if (kind === 'tag') return Object.entries(VISIT_SOURCES).find(([key]) => key === name)?.[1] ?? name
  if (kind === 'ref') return name
  return value === 'direct' ? 'Direct' : value
}

/** Returns the sources with the most views. One more entry adds up all other sources. */
export function listTopViewSources(sources: readonly BreakdownRow[], max = 8): LabelledCount[] {
  const steps = sources
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views)
    .map(({ value, views }) => ({ label: getViewSourceLabel(value), count: views }))
  const rest = steps.slice(max).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...steps.slice(0, max), { label: 'All others', count: rest }] : steps
}
