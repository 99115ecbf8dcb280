import type { ConversationSummary } from '../../../schema/salesbot-analytics.ts'

const ANONYMOUS_VISITOR = 'Anonymous Visitor'

export const getVisitorName = ({ visitorName }: Pick<ConversationSummary, 'visitorName'>) => visitorName?.trim() || ANONYMOUS_VISITOR

/**
 * Puts the newest conversations before the ones that were loaded earlier. Returns null if the two lists have none in common, because
 * conversations between them may be missing.
 */
export function mergeConversations(
  newest: readonly ConversationSummary[],
  loaded: readonly ConversationSummary[],
): ConversationSummary[] | null {
  const newestIds = new Set(newest.map(({ id }) => id))
  const rest = loaded.filter(({ id }) => !newestIds.has(id))
  return rest.length < loaded.length ? [...newest, ...rest] : null
}

export function countClicksByButton(conversations: readonly ConversationSummary[]): { description: string; clicks: number }[] {
  const counts = new Map<string, number>()
  for (const { buttonInteractions } of conversations)
    for (const { description } of buttonInteractions) counts.set(description, (counts.get(description) ?? 0) + 1)
  return Array.from(counts, ([description, clicks]) => ({ description, clicks })).sort((a, b) => b.clicks - a.clicks)
}
