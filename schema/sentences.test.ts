import { expect, it } from 'vitest'
import { joinSentences } from './sentences.ts'

it('adds missing full stops between messages', () => {
  expect(joinSentences('Access denied', 'Try again.')).toBe('Access denied. Try again.')
  expect(joinSentences('Too many. Please wait!', 'Then go on')).toBe('Too many. Please wait! Then go on.')
  expect(joinSentences(undefined, ' It applies. ', '', null)).toBe('It applies.')
})
