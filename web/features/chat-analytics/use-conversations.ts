import { useState } from 'react'
import type { ConversationSummary, SalesbotAnalytics } from '../../../schema/salesbot-analytics.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { mergeConversations } from './conversations.ts'

const ANALYTICS_CALL = 'GET /api/salesbot/:cardId/analytics'
const ANALYTICS_FETCH_OPTIONS = { dedupingInterval: 0, focusThrottleInterval: 1000, revalidateOnMount: true, keepPreviousData: true }

interface LoadedConversations {
  search: string | null
  conversations: ConversationSummary[]
  next: string | null
}

/**
 * Loads the analytics of a card's assistant and its conversations that contain `search`, newest first. Returns the old data until new data
 * arrive. An empty search finds all conversations; null loads nothing.
 */
export function useConversations(cardId: string, search: string | null) {
  const query = { q: search || undefined }
  const request = search === null ? null : { params: { cardId }, query }
  const { data, error, mutate, isValidating } = useApiCall(ANALYTICS_CALL, request, ANALYTICS_FETCH_OPTIONS)
  const [loaded, setLoaded] = useState<LoadedConversations | null>(null)
  const [loadingMore, run] = usePendingAction()
  const merged = data && loaded?.search === search ? mergeConversations(data.conversations, loaded.conversations) : null
  const conversations = merged ?? data?.conversations ?? []
  const next = (merged ? loaded?.next : data?.next) ?? null

  async function loadMore() {
    if (next === null) return
    try {
      const page: SalesbotAnalytics = await requestApi(ANALYTICS_CALL, { params: { cardId }, query: { ...query, before: next } })
      setLoaded({ search, conversations: [...conversations, ...page.conversations], next: page.next })
    } catch (failure) {
      showErrorToast(failure, 'Older conversations could not be loaded. Please try again.')
    }
  }

  async function removeConversation(id: number) {
    setLoaded((before) => before && { ...before, conversations: before.conversations.filter((conversation) => conversation.id !== id) })
    await mutate()
  }

  return {
    data,
    error,
    conversations,
    hasMore: next !== null,
    showMore: () => run(loadMore),
    loadingMore,
    refresh: () => mutate(),
    removeConversation,
    isValidating,
  }
}
export type ConversationList = ReturnType<typeof useConversations>
