import { expect, it } from 'vitest'
import { CardFields, Slug } from './card.ts'
import { slugAsTyped, toSlug } from './slug.ts'
import { CreateUser } from './user-management.ts'

it.each([
  ['José Núñez', 'jose-nunez'],
  ['a--b__c', 'a-b-c'],
  ['-lead', 'lead'],
  ['half-', 'half-'],
  ['<script>', 'script'],
  ['ünïcödé 東京', 'unicode-'],
])('turns %j into %j while it is typed', (typed, slug) => {
  expect(slugAsTyped(typed)).toBe(slug)
})

it('leaves a valid slug alone and cuts a long one to what may be saved', () => {
  expect(slugAsTyped('ann-lee-42')).toBe('ann-lee-42')
  expect(Slug.safeParse(slugAsTyped('a'.repeat(200))).success).toBe(true)
})

it.each([
  ['My Cool Place', 'my-cool-place'],
  ['  Café_Straße  ', 'cafe-strasse'],
  ['Smørrebrød\tBar', 'smorrebrod-bar'],
])('takes %j as %j from a client', (typed, slug) => {
  expect(toSlug(typed)).toBe(slug)
  expect(CardFields.parse({ slug: typed })).toEqual({ slug })
  expect(CreateUser.shape.cardSlug.parse(typed)).toBe(slug)
})

it.each(['a/b', '<script>', '東京東京', 'a b', '', '../../etc', `a${' '.repeat(300)}b`, 'a'.repeat(65), 'a\0bc'])('refuses %j', (slug) => {
  // `a b` becomes three characters and is one.
  expect(CardFields.safeParse({ slug }).success).toBe(slug === 'a b')
})
