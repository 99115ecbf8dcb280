import { expect, test } from 'vitest'
import { groupTranscriptByDay } from './transcript-entries.ts'

const message = (role: 'user' | 'assistant', content: string, timestamp: string) => ({ role, content, timestamp })
const dayOf = (iso: string) => iso.slice(0, 10)

test('messages and clicks are shown by day in the order of their times', () => {
  const days = groupTranscriptByDay(
    [
      message('user', 'Hi', '2026-11-20T23:58:00.000Z'),
      message('assistant', 'Hello', '2026-11-20T23:58:00.000Z'),
      message('user', 'Prices?', '2026-11-21T00:02:00.000Z'),
    ],
    [{ description: 'Book a call', timestamp: '2026-11-20T23:59:00.000Z' }],
    dayOf,
  )
  expect(days.map(({ day, entries }) => [day, entries.map(({ kind, text }) => `${kind}: ${text}`)])).toEqual([
    ['2026-11-20', ['user: Hi', 'assistant: Hello', 'click: Book a call']],
    ['2026-11-21', ['user: Prices?']],
  ])
})

test('a reply has the labels of what it offered, and nothing else has any', () => {
  const choices = [
    { id: 'prices', label: 'Prices' },
    { id: 'call', label: 'Call', url: 'tel:+41441234567' },
  ]
  const [day] = groupTranscriptByDay(
    [{ ...message('assistant', 'Hello', '2026-11-20T10:00:00.000Z'), choices }, message('user', 'Prices', '2026-11-20T10:01:00.000Z')],
    [{ description: 'Book a call', timestamp: '2026-11-20T10:02:00.000Z' }],
    dayOf,
  )
  expect(day!.entries.map(({ offered }) => offered)).toEqual([['Prices', 'Call'], [], []])
})

test('buttons that the assistant offered are named beside its choices, and markers that a visitor wrote are left as they are', () => {
  const [day] = groupTranscriptByDay(
    [
      {
        ...message('assistant', 'Here you go. [ACTION_BUTTON:Book a call]', '2026-11-20T10:00:00.000Z'),
        choices: [{ id: 'prices', label: 'Prices' }],
      },
      message('user', '[ACTION_BUTTON:Book a call]', '2026-11-20T10:01:00.000Z'),
    ],
    [],
    dayOf,
  )
  expect(day!.entries.map(({ text, offered }) => [text, offered])).toEqual([
    ['Here you go.', ['Book a call', 'Prices']],
    ['[ACTION_BUTTON:Book a call]', []],
  ])
})
