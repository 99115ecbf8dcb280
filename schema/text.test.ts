import { expect, it } from 'vitest'
import { CardFieldsInput } from './card.ts'
import { NewUsernameSchema, UsernameSchema } from './user.ts'

it('turns tabs and line breaks in one-line fields into spaces and refuses other control characters', () => {
  expect(CardFieldsInput.parse({ name: ' Jane\r\nDoe\t', title: 'a\tb', company: 'a\u2028b\u2029\nc' })).toEqual({
    name: 'Jane Doe',
    title: 'a b',
    company: 'a b c',
  })
  for (const name of ['a\0b', 'a\u001bb', 'a\u0085b']) expect(CardFieldsInput.safeParse({ name }).success).toBe(false)
})

it('refuses a username with a tab instead of removing the tab', () => {
  expect(UsernameSchema.safeParse('jane\tdoe').success).toBe(false)
})

it.each([
  ['jane.doe_7-x', true],
  ['Łukasz', true],
  ['山田太郎', true],
  ['Дмитрий', true],
  ['e\u0301milie', true],
  ['किशोर', true],
  ['jane doe', false],
  ['jane@doe', false],
  ['<b>jane', false],
  ["o'hara", false],
  ['=1+1', false],
  ['jane\u200bdoe', false],
  ['jane\u202edoe', false],
  ['j\ufe0fane', false],
  ['1\ufe0f\u20e3two', false],
  ['jane😀', false],
])('a new username %j is accepted: %s', (username, accepted) => {
  expect(NewUsernameSchema.safeParse(username).success).toBe(accepted)
})
