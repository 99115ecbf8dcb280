import { expect, it } from 'vitest'
import { countSocialLinksAlwaysFirst, moveSocialLink } from './social-order.ts'

const LINKS = { '500': 'a', twitter: 'b', '500px': 'c', gmail: 'd' }

it('moves a social link to another place', () => {
  expect(Object.keys(moveSocialLink(LINKS, 3, 1))).toEqual(['500', 'gmail', 'twitter', '500px'])
  expect(moveSocialLink(LINKS, 3, 1)).toEqual(LINKS)
})

it('counts the platforms whose names are numbers, which are always first', () => {
  expect(countSocialLinksAlwaysFirst(LINKS)).toBe(1)
  // None of these keys is a number, because JavaScript would list numbers first.
  const names = ['twitter', '4294967295', '01', '-1', '1.5', '500px']
  const links = Object.fromEntries(names.map((name) => [name, 'x']))
  expect([Object.keys(links), countSocialLinksAlwaysFirst(links)]).toEqual([names, 0])
})
