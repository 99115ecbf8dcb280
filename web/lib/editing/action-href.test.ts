import { expect, it } from 'vitest'
import { CustomButton } from '../../../schema/card.ts'
import { actionHref } from './action-href.ts'

it.each([
  ['example.com/book', 'https://example.com/book'],
  ['  example.com:8080 ', 'https://example.com:8080'],
  ['http://example.com', 'http://example.com'],
  ['tel:+4722000000', 'tel:+4722000000'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['anna@müller.de', 'mailto:anna@m%C3%BCller.de'],
  ["o'brien+cards@example.ie", "mailto:o'brien%2Bcards@example.ie"],
  ['example.com/?to=ann@example.com', 'https://example.com/?to=ann@example.com'],
])('makes %j the link %j', (typed, href) => {
  expect(actionHref(typed)).toBe(href)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'two words'])('leaves %j to be refused', (typed) => {
  expect(CustomButton.safeParse({ text: 'Go', url: actionHref(typed) }).success).toBe(false)
})
