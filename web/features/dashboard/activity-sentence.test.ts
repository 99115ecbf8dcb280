import { expect, it } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { describePastTime, describeWeek, writeActivitySentence } from './activity-sentence.ts'

/** 28 May 2026 is a Thursday. The time zone is that of the machine that runs the test. */
const NOW = new Date(2026, 4, 28, 9, 30)
const QUIET: DashboardActivity = {
  since: new Date(2026, 4, 26, 18).toISOString(),
  views: 0,
  saves: 0,
  leads: 0,
  leadCardIds: [],
  viewsOfAllTime: 100,
  today: '2026-05-28',
  weekViews: {},
}
const write = (activity: Partial<DashboardActivity>, cards: Pick<Card, 'suspension'>[] = [{}]) =>
  writeActivitySentence({ ...QUIET, ...activity }, cards, NOW)
    .map(({ text }) => text)
    .join('')
const TUESDAY = new Date(2026, 4, 26).toLocaleDateString(undefined, { weekday: 'long' })

it.each([
  [new Date(2026, 4, 28, 9), new Date(2026, 4, 28, 9).toLocaleTimeString(undefined, { timeStyle: 'short' })],
  [new Date(2026, 4, 27, 23, 59), 'yesterday'],
  [new Date(2026, 4, 26), TUESDAY],
  [new Date(2026, 4, 22), new Date(2026, 4, 22).toLocaleDateString(undefined, { weekday: 'long' })],
  [new Date(2026, 4, 21, 23), new Date(2026, 4, 21).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })],
  [new Date(2025, 11, 31), new Date(2025, 11, 31).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })],
])('names the time %s', (since, text) => {
  expect(describePastTime(since, NOW)).toBe(text)
})

it.each([
  [{ views: 41, saves: 6, leads: 2 }, `Since ${TUESDAY}: 41 views, 6 saves and 2 leads.`],
  [{ views: 1, leads: 1 }, `Since ${TUESDAY}: 1 view and 1 lead.`],
  [{ saves: 1 }, `Since ${TUESDAY}: 1 save.`],
  [{}, `Nothing new since ${TUESDAY}. Show your QR code to the next person you meet.`],
  [{ since: null, views: 7, saves: 2, leads: 1 }, 'In the last seven days: 7 views, 2 saves and 1 lead.'],
  [{ since: null, saves: 1 }, 'In the last seven days: 1 save.'],
  [{ since: null }, 'No views in the last seven days. Show your QR code to the next person you meet.'],
  [{ since: null, viewsOfAllTime: 0 }, 'No views yet. Show your QR code to the next person you meet.'],
])('says %j in one sentence', (activity, sentence) => {
  expect(write(activity)).toBe(sentence)
})

it('tells the number of cards during the first visit', () => {
  expect(write({ since: null, views: 108, saves: 2 }, Array(28).fill({}))).toBe(
    'In the last seven days, on 28 cards: 108 views and 2 saves.',
  )
})

it('advises to show the QR code only if a card is not suspended', () => {
  const suspended = { suspension: { at: '2026-05-28T00:00:00Z', reason: 'fraud', note: '' } } as const
  const nothing = { since: null, viewsOfAllTime: 0 }
  expect(write(nothing, [suspended])).toBe('No views yet. Visitors cannot open a suspended card.')
  expect(write(nothing, [suspended, {}])).toBe('No views yet. Show your QR code to the next person you meet.')
})

it('the leads are a link to the card with the newest one', () => {
  const parts = writeActivitySentence({ ...QUIET, views: 3, leads: 2, leadCardIds: [12, 5] }, [{}, {}], NOW)
  expect(parts.filter(({ href }) => href)).toEqual([{ text: '2 leads', href: '/analytics/12' }])
})

it('tells the views of each day', () => {
  const weekday = (day: number) => new Date(2026, 4, day).toLocaleDateString(undefined, { weekday: 'short' })
  expect(describeWeek([4, 0, 1], '2026-05-28')).toBe(`Views by day: ${weekday(26)} 4, ${weekday(27)} 0, ${weekday(28)} 1`)
})
