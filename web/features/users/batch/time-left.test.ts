import { expect, it } from 'vitest'
import { describeTimeLeft } from './time-left.ts'

it.each([
  [{ done: 5, at: 1000 }, 100, null],
  [{ done: 30, at: 1000 }, 0, null],
  [{ done: 20, at: 2000 }, 100, 'less than a minute left'],
  [{ done: 20, at: 4000 }, 250, 'about 1 minute left'],
  [{ done: 100, at: 20_000 }, 1900, 'about 6 minutes left'],
])('after %j, with %i rows left: %s', (now, pending, sentence) => {
  expect(describeTimeLeft({ done: 0, at: 0 }, now, pending)).toBe(sentence)
})

it('measures the pace from the first sample on, because a page may be opened in the middle of an upload', () => {
  expect(describeTimeLeft({ done: 1000, at: 500_000 }, { done: 1020, at: 502_000 }, 980)).toBe('about 2 minutes left')
})
