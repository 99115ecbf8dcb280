import { expect, it } from 'vitest'
import { setSocialLink } from './social-links.ts'

const SAMPLE_SOCIAL_LINKS = { twitter: '@ann', gmail: 'ann@example.com' }

it('adds a social link, changes one without moving it, and removes one whose value is empty', () => {
  expect(Object.entries(setSocialLink(SAMPLE_SOCIAL_LINKS, 'twitter', '@anna'))).toEqual([
    ['twitter', '@anna'],
    ['gmail', 'ann@example.com'],
  ])
  // If the user empties a link and types it again, the link gets its former place.
  const emptied = setSocialLink(SAMPLE_SOCIAL_LINKS, 'twitter', '')
  expect(Object.keys(setSocialLink(emptied, 'twitter', '@anna', SAMPLE_SOCIAL_LINKS))).toEqual(['twitter', 'gmail'])
  expect(setSocialLink(SAMPLE_SOCIAL_LINKS, 'skype', 'ann')).toEqual({ ...SAMPLE_SOCIAL_LINKS, skype: 'ann' })
  expect(setSocialLink(SAMPLE_SOCIAL_LINKS, 'twitter', '  ')).toEqual({ gmail: 'ann@example.com' })
  expect(setSocialLink(SAMPLE_SOCIAL_LINKS, 'wechat', '')).toEqual(SAMPLE_SOCIAL_LINKS)
})
