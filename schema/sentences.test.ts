import { expect, it } from 'vitest'
import { sentences } from './sentences.ts'

it('adds missing full stops between messages', () => {
  expect(sentences('Access denied', 'Try again.')).toBe('Access denied. Try again.')
  expect(sentences('Too many. Please wait!', 'Then go on')).toBe('Too many. Please wait! Then go on.')
  expect(sentences(undefined, ' It applies. ', '', null)).toBe('It applies.')
})
