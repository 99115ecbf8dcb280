import { expect, test } from 'vitest'
import { describeMailed, describeReach } from './answer-reach.ts'

test('the owner reads to whom an answer goes', () => {
  expect(describeReach(0)).toBe('Becomes a question with an answer of the assistant. Nobody who asked left an e-mail address.')
  expect(describeReach(1)).toBe('Goes to 1 visitor who left an e-mail address, and becomes a question with an answer of the assistant.')
  expect(describeReach(3)).toMatch(/^Goes to 3 visitors who left their e-mail addresses, /)
})

test('the owner reads to whom an answer went', () => {
  expect([0, 1, 2].map(describeMailed)).toEqual([
    'The assistant knows it from now on.',
    'Mailed to 1 visitor. The assistant knows it from now on.',
    'Mailed to 2 visitors. The assistant knows it from now on.',
  ])
})
