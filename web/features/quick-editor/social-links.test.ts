import { expect, it } from 'vitest'
import { withLink } from './social-links.ts'

const links = { twitter: '@ann', gmail: 'ann@example.com' }

it('adds a link, changes one in place, and removes one whose value is empty', () => {
  expect(Object.entries(withLink(links, 'twitter', '@anna'))).toEqual([
    ['twitter', '@anna'],
    ['gmail', 'ann@example.com'],
  ])
  expect(withLink(links, 'skype', 'ann')).toEqual({ ...links, skype: 'ann' })
  expect(withLink(links, 'twitter', '  ')).toEqual({ gmail: 'ann@example.com' })
  expect(withLink(links, 'wechat', '')).toEqual(links)
})
