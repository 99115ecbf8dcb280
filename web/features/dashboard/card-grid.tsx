import { SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { type DashboardActivity, CARDS_WITH_WEEK_CHART_MAX, CARDS_TO_SHOW_SEARCH_MIN } from '../../../schema/dashboard.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { DelayedSearchInput } from '../../ui/delayed-search-input.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/input.tsx'
import { getCardDisplayName } from './allowed.ts'
import { ListedCardButtons, ListedCardMenu } from './card-actions.tsx'
import { DraftBadge } from './draft-badge.tsx'
import styles from './dashboard.module.css'
import { LazyCardPreview } from './lazy-card-preview.tsx'
import {
  CARD_SEARCH_LENGTH_MAX,
  CARD_SORT_LABELS,
  CARD_SORTS,
  type CardListState,
  type CardSort,
  cardListPathOf,
  parseCardListState,
  selectCards,
} from './list-state.ts'
import { WeekViewsChart } from './week-views.tsx'

/** If a list has this many cards or more, the browser skips the layout of cards far outside of the window. */
const MANY_CARDS = 30

interface CardGridProps {
  cards: Card[]
  userId: number
  accessLevel: number
  activity: DashboardActivity | null | undefined
  onQr: (slug: string) => void
  onDelete: (id: number) => void
}

export function CardGrid({ cards, userId, accessLevel, activity, onQr, onDelete }: CardGridProps) {
  const [, navigate] = useLocation()
  const query = useSearch()
  const isLong = cards.length >= CARDS_TO_SHOW_SEARCH_MIN
  const state = parseCardListState(isLong ? query : '')
  const change = useCallback(
    (part: Partial<CardListState>, replace = false) =>
      navigate(cardListPathOf({ ...parseCardListState(location.search), ...part }), { replace }),
    [navigate],
  )
  const search = useCallback((text: string) => change({ search: text }, true), [change])
  const shown = selectCards(cards, state, activity?.weekViews)
  const actionsOf = (card: Card) => ({ card, accessLevel, onQr: () => onQr(card.slug), onDelete: () => onDelete(card.id) })
  const weeks = new Set(cards.slice(0, CARDS_WITH_WEEK_CHART_MAX).map(({ id }) => id))
  return (
    <section aria-labelledby="all-cards" className={cx('stack-4', styles.all)}>
      <div className={styles.allHead}>
        <h2 id="all-cards">All Your Cards</h2>
        {isLong && (
          <div className={styles.toolbar} role="search" aria-label="Cards">
            <DelayedSearchInput
              className={styles.search}
              aria-label="Search cards"
              placeholder="Name, company or address"
              maxLength={CARD_SEARCH_LENGTH_MAX}
              value={state.search}
              onSearch={search}
            />
            <Select
              className={styles.sort}
              aria-label="Sort cards by"
              value={state.sort}
              onChange={(event) => change({ sort: event.target.value as CardSort })}
              options={CARD_SORTS.map((sort) => [sort, CARD_SORT_LABELS[sort]])}
            />
          </div>
        )}
      </div>
      {isLong && (
        <p role="status" className={state.search === '' ? 'visually-hidden' : 'small-muted'}>
          {state.search !== '' && `${shown.length.toLocaleString()} of ${cards.length.toLocaleString()} cards match “${state.search}”`}
        </p>
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="No cards found"
          level={3}
          action={<Button onClick={() => change({ search: '' })}>Show all cards</Button>}
        >
          The search reads names, titles, companies and addresses.
        </EmptyState>
      )}
      <ul role="list" className={cx(styles.grid, cards.length >= MANY_CARDS && styles.manyItems)}>
        {shown.map((card) => (
          <li key={card.id} className={cx('box', styles.item)}>
            <div className={styles.itemStage}>
              <LazyCardPreview card={card} className={styles.itemPreview} />
            </div>
            <div className={styles.itemText}>
              <div className={styles.itemHead}>
                <h3 title={getCardDisplayName(card)}>{getCardDisplayName(card)}</h3>
                <ListedCardMenu {...actionsOf(card)} />
              </div>
              <p className={styles.itemFacts}>
                <span className={styles.mono}>{publicCardPathOf(card.slug)}</span>
                <span>{cardThemeLabelOf(card.theme)}</span>
              </p>
              <div className="wrapping-row">
                {card.suspension && <Badge tone="danger">Suspended</Badge>}
                <DraftBadge userId={userId} cardId={card.id} />
              </div>
              {activity && weeks.has(card.id) && <WeekViewsChart activity={activity} cardId={card.id} />}
            </div>
            <ListedCardButtons {...actionsOf(card)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
