import { expect, it } from 'vitest'
import { readReceivedReply } from './chat-calls.ts'

const NOTHING = { message: '', sessionId: null, leadScore: null, handedOver: false, language: null }

it('a reply is read at the top of the answer, in data or in data.data', () => {
  const reply = { message: ' Hello. ', sessionId: 'a', leadScore: 72, handedOver: true, language: 'de' }
  const expected = { ...reply, message: 'Hello.' }
  for (const answer of [reply, { data: reply }, { data: { data: reply } }]) expect(readReceivedReply(answer)).toEqual(expected)
  expect(readReceivedReply({ sessionId: 'a', leadScore: 5, data: { message: 'Hi' } })).toEqual({
    ...NOTHING,
    message: 'Hi',
    sessionId: 'a',
    leadScore: 5,
  })
})

it('an answer without a usable field has none', () => {
  for (const answer of [
    null,
    'x',
    [],
    {},
    { data: null },
    { message: 5, leadScore: '72', sessionId: '', language: 'xx' },
    { message: '  ' },
  ])
    expect(readReceivedReply(answer)).toEqual(NOTHING)
})
