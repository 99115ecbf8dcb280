import type { Analytics, Share } from '../../../schema/analytics.ts'
import { SOURCES } from '../../../schema/source.ts'

export interface Step {
  label: string
  count: number
}

/** What becomes of views, step by step. Steps need not fall: one visitor clicks more than once. */
export function funnelOf({ totalViews, totalClicks, totalSaves, totalChats, totalLeads }: Analytics['summary']): Step[] {
  return [
    { label: 'Views', count: totalViews },
    { label: 'Clicks', count: totalClicks },
    { label: 'Saves', count: totalSaves },
    { label: 'Chats', count: totalChats },
    { label: 'Leads', count: totalLeads },
  ]
}

/** The name of a source as it is stored: `tag:` and a key of SOURCES, `ref:` and a host name, `direct`. */
export function sourceName(value: string): string {
  const [kind, name = ''] = value.split(/:(.*)/s)
  if (kind === 'tag') return Object.entries(SOURCES).find(([key]) => key === name)?.[1] ?? name
  if (kind === 'ref') return name
  return value === 'direct' ? 'Direct' : value
}

/** The sources that brought views, most first, at most `max`; the rest together. */
export function topSources(sources: readonly Share[], max = 8): Step[] {
  const steps = sources
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views)
    .map(({ value, views }) => ({ label: sourceName(value), count: views }))
  const rest = steps.slice(max).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...steps.slice(0, max), { label: 'All others', count: rest }] : steps
}
