import { expect, it } from 'vitest'
import { cardActions, createRefusal } from './allowed.ts'

it.each([
  [1, 'edit analytics view qr', 'edit analytics view qr'],
  [2, 'edit analytics view salesbot qr', 'edit analytics view salesbot qr'],
  [4, 'edit analytics view salesbot qr', 'edit analytics view salesbot qr'],
  [5, 'edit analytics view salesbot qr', 'edit analytics view salesbot delete qr'],
])('buttons at level %i', (level, featured, listed) => {
  expect(cardActions('featured', level).join(' ')).toBe(featured)
  expect(cardActions('listed', level).join(' ')).toBe(listed)
  expect(cardActions('only', level)).toEqual(cardActions('listed', level))
})

it.each([
  [1, 1, 'Basic users are limited to 1 business card.'],
  [2, 1, 'Manager users are limited to 1 business card.'],
  [3, 3, 'Developer users are limited to 3 business cards.'],
])('level %i may create up to %i cards', (level, limit, hint) => {
  expect(createRefusal(level, limit - 1)).toBeNull()
  expect(createRefusal(level, limit)).toBe(hint)
})

it('sets no limit from level 4 on', () => {
  expect(createRefusal(4, 1000)).toBeNull()
})
