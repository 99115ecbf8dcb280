import { expect, it } from 'vitest'
import { setSocialLink } from './social-links.ts'

const sampleSocialLinks = { twitter: '@ann', gmail: 'ann@example.com' }

it('adds a social link, changes one without moving it, and removes one whose value is empty', () => {
  expect(Object.entries(setSocialLink(sampleSocialLinks, 'twitter', '@anna'))).toEqual([
    ['twitter', '@anna'],
    ['gmail', 'ann@example.com'],
  ])
  expect(setSocialLink(sampleSocialLinks, 'skype', 'ann')).toEqual({ ...sampleSocialLinks, skype: 'ann' })
  expect(setSocialLink(sampleSocialLinks, 'twitter', '  ')).toEqual({ gmail: 'ann@example.com' })
  expect(setSocialLink(sampleSocialLinks, 'wechat', '')).toEqual(sampleSocialLinks)
})
