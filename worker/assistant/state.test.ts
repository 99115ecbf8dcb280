import { describe, expect, it } from 'vitest'
import { EMPTY_STATE, readAssistantState } from './state.ts'

describe('state that comes from a browser', () => {
  it('is taken as it is within its limits', () => {
    const state = { ...EMPTY_STATE, messages: 3, visitor: { name: 'Anna', email: 'anna@example.com', phone: null } }
    expect(readAssistantState(state)).toEqual(state)
    expect(readAssistantState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'state'],
    ['a part', { messages: 1 }],
    ['an unknown language', { ...EMPTY_STATE, language: 'xx' }],
    ['a long name', { ...EMPTY_STATE, visitor: { name: 'A'.repeat(101), email: null, phone: null } }],
    ['too many services', { ...EMPTY_STATE, services: Array.from({ length: 51 }, (_, index) => `Service ${index}`) }],
    ['a long service', { ...EMPTY_STATE, services: ['A'.repeat(101)] }],
    ['a negative number of messages', { ...EMPTY_STATE, messages: -1 }],
    ['a number that is none', { ...EMPTY_STATE, messages: NaN }],
    ['too many questions', { ...EMPTY_STATE, unansweredQuestions: Array.from({ length: 21 }, () => 'Why?') }],
    ['an unknown wish', { ...EMPTY_STATE, wishes: ['refund'] }],
    ['a long confirmation', { ...EMPTY_STATE, confirmed: 'x'.repeat(1000) }],
  ])('%s counts as none', (_, state) => {
    expect(readAssistantState(state)).toEqual(EMPTY_STATE)
  })
})
