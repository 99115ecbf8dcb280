import { expect, it } from 'vitest'
import { BLANK_CARD_CONTENT } from '../../../schema/blank-card.ts'
import type { Card } from '../../../schema/card.ts'
import { CARD_SEARCH_LENGTH_MAX, cardListPathOf, parseCardListState, selectCards } from './list-state.ts'

const createCard = (id: number, fields: Partial<Card>): Card => ({
  ...BLANK_CARD_CONTENT,
  id,
  userId: 1,
  createdAt: '',
  updatedAt: '',
  slug: `card-${id}`,
  ...fields,
})
const CARDS = [
  createCard(1, { name: 'Zoë Bell', company: 'Acme' }),
  createCard(2, { name: 'ann Lee', title: 'Nurse', company: 'Clinic 10' }),
  createCard(3, { name: null, company: 'Clinic 2' }),
]
const idsOf = (cards: Card[]) => cards.map(({ id }) => id)

it('the address holds the search and the sorting, and nothing that is not valid', () => {
  const state = { search: 'Zoë & "Bo" %', sort: 'views' } as const
  expect(parseCardListState(new URL(cardListPathOf(state), 'http://localhost').search)).toEqual(state)
  expect(cardListPathOf({ search: '', sort: 'oldest' })).toBe('/dashboard')
  expect(parseCardListState('?sort=price&search=++')).toEqual({ search: '', sort: 'oldest' })
  expect(parseCardListState(`?search=${'x'.repeat(500)}`).search).toHaveLength(CARD_SEARCH_LENGTH_MAX)
})

it.each([
  ['zoe', [1]],
  ['CLINIC', [2, 3]],
  ['clinic nurse', [2]],
  ['my business', [3]],
  ['card-1', [1]],
  ['', [1, 2, 3]],
  ['nobody', []],
])('the search for "%s" finds %j', (search, ids) => {
  expect(idsOf(selectCards(CARDS, { search, sort: 'oldest' }))).toEqual(ids)
})

it('sorts by age, name and views of the week', () => {
  const sorted = (sort: 'oldest' | 'newest' | 'name' | 'views') => idsOf(selectCards(CARDS, { search: '', sort }, { 2: [1, 1], 3: [0, 5] }))
  expect(sorted('oldest')).toEqual([1, 2, 3])
  expect(sorted('newest')).toEqual([3, 2, 1])
  expect(sorted('name')).toEqual([2, 3, 1])
  expect(sorted('views')).toEqual([3, 2, 1])
})
