import { expect, test } from 'vitest'
import { formatConversationOutcome } from '../../../schema/salesbot-labels.ts'
import { calculateClickThroughPercent, formatDuration, OUTCOME_TONES, readIdFromQuery } from './format.ts'

test.each([
  [0, '0s'],
  [59, '59s'],
  [59.6, '1m 0s'],
  [60, '1m 0s'],
  [125, '2m 5s'],
  [3661, '61m 1s'],
])('a duration of %d seconds is shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown)
})

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 4, 125],
])('%d clicks in %d conversations are a click-through rate of %d%%', (clicks, conversations, rate) => {
  expect(calculateClickThroughPercent(clicks, conversations)).toBe(rate)
})

test('outcomes are shown with a capital letter and spaces, each in its colour', () => {
  expect(formatConversationOutcome('follow_up')).toBe('Follow up')
  expect(formatConversationOutcome('not_interested')).toBe('Not interested')
  expect(OUTCOME_TONES).toEqual({
    scheduled: 'success',
    interested: 'info',
    follow_up: 'warning',
    not_interested: 'neutral',
    browsing: 'neutral',
  })
})

test('only the id of what to show is taken from the address', () => {
  expect(readIdFromQuery('conversation=12', 'conversation')).toBe(12)
  expect(readIdFromQuery('?a=1&conversation=12', 'conversation')).toBe(12)
  expect(readIdFromQuery('conversation=12&question=3', 'question')).toBe(3)
  for (const search of ['', 'conversation=', 'conversation=0', 'conversation=1e3', 'conversation=-1', `conversation=${'9'.repeat(17)}`])
    expect(readIdFromQuery(search, 'conversation'), search).toBeNull()
})
