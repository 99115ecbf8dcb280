import { expect, test } from 'vitest'
import { describeDailyConversations, listLabelledDates } from './daily.ts'

const day = (n: number, conversations: number) => ({ date: `2026-11-${String(n).padStart(2, '0')}`, conversations })

test('the highest day and the last day have a label, and days without conversations have none', () => {
  expect(listLabelledDates([day(1, 2), day(2, 5), day(3, 5), day(4, 1)])).toEqual(new Set(['2026-11-03', '2026-11-04']))
  expect(listLabelledDates([day(1, 2), day(2, 0)])).toEqual(new Set(['2026-11-01']))
  expect(listLabelledDates([day(1, 0), day(2, 0)])).toEqual(new Set())
})

test('a sentence says what the chart shows', () => {
  const formatDay = (date: string) => date.slice(8)
  expect(describeDailyConversations([day(1, 2), day(2, 5), day(3, 0)], formatDay)).toBe('7 conversations from 01 to 03, most on 02 (5).')
  expect(describeDailyConversations([day(1, 1), day(2, 0)], formatDay)).toBe('1 conversation from 01 to 02, most on 01 (1).')
})
