import { expect, it } from 'vitest'
import { joinSentences } from './sentences.ts'

it('joins messages and adds missing full stops between them', () => {
  expect(joinSentences('Access denied', 'Try again.')).toBe('Access denied. Try again.')
  expect(joinSentences('Too many. Please wait!', 'Then go on')).toBe('Too many. Please wait! Then go on.')
  expect(joinSentences(undefined, ' It applies. ', '', null)).toBe('It applies.')
})
