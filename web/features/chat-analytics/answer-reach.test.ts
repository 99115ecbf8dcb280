import { expect, test } from 'vitest'
import { describeAnswerDelivery, describeAnswerRecipients } from './answer-reach.ts'

test('the owner reads to whom an answer goes', () => {
  expect(describeAnswerRecipients(0)).toBe('The assistant will use it from now on. Nobody who asked left an email address.')
  expect(describeAnswerRecipients(1)).toBe('Goes to 1 visitor who left an email address, and the assistant will use it from now on.')
  expect(describeAnswerRecipients(3)).toMatch(/^Goes to 3 visitors who left their email addresses, /)
})

test('the owner reads to whom an answer went', () => {
  expect([0, 1, 2].map((mailedVisitors) => describeAnswerDelivery({ mailedVisitors, unmailedVisitors: 0 }))).toEqual([
    'The assistant knows it from now on.',
    'Mailed to 1 visitor. The assistant knows it from now on.',
    'Mailed to 2 visitors. The assistant knows it from now on.',
  ])
  expect(describeAnswerDelivery({ mailedVisitors: 2, unmailedVisitors: 1 })).toMatch(
    /^Mailed to 2 visitors\. .* 1 visitor could not be mailed now: /,
  )
})
