import { expect, it } from 'vitest'
import { CHAT_LIMITS, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'
import { readChatChoices } from './choices.ts'

const PRICES = { id: 'prices', label: 'Prices' }

it('a choice is sent, or calls, writes a mail or opens a website', () => {
  const choices = [
    PRICES,
    { id: 'call', label: 'Call', url: 'tel:+41441234567' },
    { id: 'mail', label: 'E-mail', url: 'mailto:nadia@example.com?subject=A%20question' },
    { id: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/41441234567' },
  ]
  expect(readChatChoices(choices)).toEqual(choices)
})

it('a choice that cannot be shown is left out', () => {
  const longest = { id: 'question:1', label: 'x'.repeat(SALESBOT_CONFIG_LIMITS.question) }
  const broken = [
    null,
    'prices',
    { id: 1, label: 'Prices' },
    { id: 'prices' },
    { id: 'prices', label: ' ' },
    { ...longest, label: `${longest.label}x` },
    ...['javascript:alert(1)', ' javascript:alert(1)', 'http://a.example', '//a.example', 'data:text/html,x', '', null].map((url) => ({
      ...PRICES,
      url,
    })),
  ]
  expect(readChatChoices([...broken, longest])).toEqual([longest])
})

it('no more choices are shown than a reply may offer', () => {
  const many = Array.from({ length: CHAT_LIMITS.choices + 1 }, (_, nth) => ({ id: `service:${nth}`, label: `Service ${nth}` }))
  expect(readChatChoices(many)).toEqual(many.slice(0, -1))
})

it('an answer whose choices are no list has none', () => {
  for (const sent of [undefined, null, 'prices', { 0: PRICES }]) expect(readChatChoices(sent)).toEqual([])
})
