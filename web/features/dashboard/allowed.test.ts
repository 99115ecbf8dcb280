import { expect, it } from 'vitest'
import { listCardActions, getCardLimitMessage } from './allowed.ts'

it.each([
  [1, 'show edit analytics view qr', 'show edit analytics view qr'],
  [2, 'show edit analytics view salesbot qr', 'show edit analytics view salesbot qr'],
  [4, 'show edit analytics view salesbot qr', 'show edit analytics view salesbot qr'],
  [5, 'show edit analytics view salesbot qr', 'show edit analytics view salesbot delete qr'],
])('card buttons at access level %i', (level, featured, listed) => {
  expect(listCardActions('featured', level).join(' ')).toBe(featured)
  expect(listCardActions('listed', level).join(' ')).toBe(listed)
  expect(listCardActions('only', level)).toEqual(listCardActions('listed', level))
})

it.each([
  [1, 1, 'Basic users are limited to 1 business card.'],
  [2, 1, 'Manager users are limited to 1 business card.'],
  [3, 3, 'Developer users are limited to 3 business cards.'],
])('users of access level %i may create up to %i cards', (level, limit, hint) => {
  expect(getCardLimitMessage(level, limit - 1)).toBeNull()
  expect(getCardLimitMessage(level, limit)).toBe(hint)
})

it('sets no limit on the number of cards from access level 4 on', () => {
  expect(getCardLimitMessage(4, 1000)).toBeNull()
})
