import { expect, it } from 'vitest'
import { CardSlugSchema } from './slug-field.ts'
import { toSlugWhileTyping } from './slug.ts'

it.each([
  ['José Núñez', 'jose-nunez'],
  ['My Cool Place', 'my-cool-place'],
  ['Café_Straße', 'cafe-strasse'],
  ['Smørrebrød\tBar', 'smorrebrod-bar'],
  ['a--b__c', 'a-b-c'],
  ['a - & - b', 'a-b'],
  ['-lead', 'lead'],
  ['half-', 'half-'],
  ['<script>', 'script'],
  ['https://veebu.example/view/my-card', 'my-card'],
  ['veebu.example/view/My-Card/?s=qr#top', 'my-card'],
  ['old-slughttps://veebu.example/view/my-card', 'my-card'],
  ['https://veebu.example/view/my-card?next=/view/other', 'my-card'],
  ['/view/', ''],
  ['ünïcödé 東京', 'unicode-'],
])('turns the typed text %j into the slug %j', (typed, slug) => {
  expect(toSlugWhileTyping(typed)).toBe(slug)
})

it('leaves a valid slug unchanged and cuts a long one to the maximum length', () => {
  expect(toSlugWhileTyping('ann-lee-42')).toBe('ann-lee-42')
  expect(CardSlugSchema.safeParse(toSlugWhileTyping('a'.repeat(200))).success).toBe(true)
})
