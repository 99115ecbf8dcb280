import { expect, it } from 'vitest'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { createAnalytics, createPeriod, NOON } from '../../test/analytics.ts'
import { describeCause } from './cause.ts'
import { directionOf } from './comparison.ts'
import { chooseNextStep } from './next-step.ts'

const NOW = Date.parse(NOON)
const cardWithForm = (enabled: boolean) => ({ id: 1, formConfig: { enabled } }) as unknown as Card

function advise(period: AnalyticsPeriod, data: Partial<CardAnalytics> = {}, card = cardWithForm(true)) {
  const direction = directionOf(period)
  return chooseNextStep(createAnalytics(data), period, { direction, cause: describeCause(period, direction, NOON.slice(0, 10)) }, card, NOW)
}

const leadAt = (timestamp: string) => ({ timestamp, formData: { name: 'Visit evil.example' } })
const withSource = (value: string, views: number, viewsBefore: number) =>
  createPeriod(
    { views, clicks: 9, saves: 9 },
    { origins: { sources: [{ value, views, viewsBefore }], locations: [] } },
    { views: viewsBefore },
  )

it.each<[string, ReturnType<typeof advise>, RegExp, string | undefined]>([
  [
    'a new lead',
    advise(withSource('tag:qr', 9, 90), { submissions: [leadAt('2026-11-20T12:00:00.000Z')] }),
    /^Somebody left a contact/,
    'leads',
  ],
  ['an old lead', advise(withSource('tag:qr', 9, 90), { submissions: [leadAt('2026-11-01T12:00:00.000Z')] }), /^Scan your code/, 'code'],
  ['a code that fell', advise(withSource('tag:qr', 9, 90)), /^Scan your code/, 'code'],
  ['a signature that rose', advise(withSource('tag:sig', 90, 9)), /^Your signature works/, undefined],
  ['a site that fell', advise(withSource('ref:a.example', 9, 90)), /^Look whether your link is still on a\.example\.$/, undefined],
  ['a site that rose', advise(withSource('ref:a.example', 90, 9)), /^Keep what a\.example says/, undefined],
  ['a source of another time', advise(withSource('tag:constructor', 90, 9)), /./, undefined],
  ['few views', advise(createPeriod({ views: 3 })), /^Show your code to the next people/, 'code'],
  ['views without anything else', advise(createPeriod({ views: 40 }, {}, { views: 40 })), /^Visitors look and leave/, 'editor'],
  ['no saves', advise(createPeriod({ views: 40, clicks: 5 }, {}, { views: 40 })), /^Nobody saved your contact/, undefined],
  [
    'no form',
    advise(createPeriod({ views: 40, clicks: 5, saves: 2 }, {}, { views: 40 }), {}, cardWithForm(false)),
    /your card has no form yet/,
    'editor',
  ],
  ['no known source', advise(withSource('direct', 50, 50)), /^Nothing says where 50 of these visits came from/, 'code'],
  ['a fall without a cause', advise(createPeriod({ views: 40, clicks: 5, saves: 5 }, {}, { views: 90 })), /^Show your code where/, 'code'],
  ['all is well', advise(createPeriod({ views: 90, clicks: 9, saves: 9 }, {}, { views: 90 })), /^Nothing needs your attention/, undefined],
])('after %s', (_, step, text, action) => {
  expect(step.text).toMatch(text)
  expect(step.action).toBe(action)
  expect(step.text).not.toContain('evil')
})
