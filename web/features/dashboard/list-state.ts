import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { createSearchWordMatcher, searchWordsOf } from '../../lib/search-text.ts'
import { sumWeekViews } from './activity-sentence.ts'
import { getCardDisplayName } from './allowed.ts'

export const CARD_SORTS = ['oldest', 'newest', 'name', 'views'] as const
export type CardSort = (typeof CARD_SORTS)[number]
export const CARD_SORT_LABELS: Record<CardSort, string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  name: 'Name',
  views: 'Most viewed in 7 days',
}
export const CARD_SEARCH_LENGTH_MAX = 100

/** The URL stores the search and sort order of the cards, so that Back and a reload keep them. */
export interface CardListState {
  search: string
  sort: CardSort
}

export function parseCardListState(queryString: string): CardListState {
  const params = new URLSearchParams(queryString)
  return {
    search: (params.get('search') ?? '').trim().slice(0, CARD_SEARCH_LENGTH_MAX),
    sort: CARD_SORTS.find((sort) => sort === params.get('sort')) ?? 'oldest',
  }
}

export function cardListPathOf({ search, sort }: CardListState): string {
  const params = new URLSearchParams({ ...(search !== '' && { search }), ...(sort !== 'oldest' && { sort }) })
  return params.size === 0 ? APP_PAGE_PATHS.dashboard : `${APP_PAGE_PATHS.dashboard}?${params}`
}

export function selectCards(cards: Card[], { search, sort }: CardListState, weekViews: DashboardActivity['weekViews'] = {}): Card[] {
  const words = searchWordsOf(search)
  const found = cards.filter((card) =>
    words.every(createSearchWordMatcher([getCardDisplayName(card), card.title, card.company, card.slug].join('\n'))),
  )
  if (sort === 'newest') return found.toReversed()
  if (sort === 'name') {
    const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
    return found.toSorted((a, b) => compare(getCardDisplayName(a), getCardDisplayName(b)))
  }
  const viewsOf = ({ id }: Card) => sumWeekViews(weekViews[id] ?? [])
  return sort === 'views' ? found.toSorted((a, b) => viewsOf(b) - viewsOf(a)) : found
}
