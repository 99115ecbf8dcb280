import { expect, it } from 'vitest'
import { listCardActions, getCardLimitMessage } from './allowed.ts'

it.each([
  [1, 'show share edit analytics view qr'],
  [2, 'show share edit analytics view salesbot qr'],
  [4, 'show share edit analytics view salesbot qr'],
  [5, 'show share edit analytics view salesbot qr delete'],
])('what a user of access level %i can do with a card', (level, actions) => {
  expect(listCardActions(level).join(' ')).toBe(actions)
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
