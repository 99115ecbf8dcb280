import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { createWordFinder, searchWordsOf } from '../../lib/search-text.ts'
import { sumOfWeek } from './activity-sentence.ts'
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

/** How the cards are searched and sorted. The address of the page holds it, so that Back and a reload keep it. */
export interface CardListState {
  search: string
  sort: CardSort
}

/** Reads the state of the list from the query string of the page's address. Whatever is not valid there is left out. */
export function parseCardListState(queryString: string): CardListState {
  const params = new URLSearchParams(queryString)
  return {
    search: (params.get('search') ?? '').trim().slice(0, CARD_SEARCH_LENGTH_MAX),
    sort: CARD_SORTS.find((sort) => sort === params.get('sort')) ?? 'oldest',
  }
}

/** Returns the address of the dashboard in this state, without parts that have their default. */
export function cardListPathOf({ search, sort }: CardListState): string {
  const params = new URLSearchParams({ ...(search !== '' && { search }), ...(sort !== 'oldest' && { sort }) })
  return params.size === 0 ? APP_PAGE_PATHS.dashboard : `${APP_PAGE_PATHS.dashboard}?${params}`
}

/** Returns the cards whose name, title, company or address contain every word of the search, in the wanted order. */
export function selectCards(cards: Card[], { search, sort }: CardListState, weekViews: DashboardActivity['weekViews'] = {}): Card[] {
  const words = searchWordsOf(search)
  const found = cards.filter((card) =>
    words.every(createWordFinder([getCardDisplayName(card), card.title, card.company, card.slug].join('\n'))),
  )
  if (sort === 'newest') return found.toReversed()
  if (sort === 'name') {
    const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
    return found.toSorted((a, b) => compare(getCardDisplayName(a), getCardDisplayName(b)))
  }
  const viewsOf = ({ id }: Card) => sumOfWeek(weekViews[id] ?? [])
  return sort === 'views' ? found.toSorted((a, b) => viewsOf(b) - viewsOf(a)) : found
}
