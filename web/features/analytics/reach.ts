import type { Analytics, Share } from '../../../schema/analytics.ts'
import { SOURCES } from '../../../schema/source.ts'

export interface FunnelStep {
  label: string
  count: number
}

/**
 * The steps from a view to a lead. A step may exceed the one before it, as one visitor may click more than once. Chats are a
 * step only if there are any, because most cards have no assistant.
 */
export function funnelOf({ totalViews, totalClicks, totalSaves, totalChats, totalLeads }: Analytics['summary']): FunnelStep[] {
  return [
    { label: 'Views', count: totalViews },
    { label: 'Clicks', count: totalClicks },
    { label: 'Saves', count: totalSaves },
    ...(totalChats > 0 ? [{ label: 'Chats', count: totalChats }] : []),
    { label: 'Leads', count: totalLeads },
  ]
}

/** The label of a stored source: `tag:` and a key of SOURCES, `ref:` and a host name, or `direct`. */
export function sourceName(value: string): string {
  const [kind, name = ''] = value.split(/:(.*)/s)
  if (kind === 'tag') return Object.entries(SOURCES).find(([key]) => key === name)?.[1] ?? name
  if (kind === 'ref') return name
  return value === 'direct' ? 'Direct' : value
}

/** The `max` sources with the most views, and the rest as one step. */
export function topSources(sources: readonly Share[], max = 8): FunnelStep[] {
  const steps = sources
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views)
    .map(({ value, views }) => ({ label: sourceName(value), count: views }))
  const rest = steps.slice(max).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...steps.slice(0, max), { label: 'All others', count: rest }] : steps
}
