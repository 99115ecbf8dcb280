import { describe, expect, it } from 'vitest'
import { CAPABILITY_NAMES, capabilityRulesOf, cardLimitHintOf, cardLimitOfLevel } from '../../../schema/capabilities.ts'
import { ACCESS_LEVELS } from '../../../schema/level.ts'
import { type DashboardCardAction, getCardLimitMessage, selectAllowedCardActions } from './allowed.ts'

const PARTS: Record<DashboardCardAction, string> = {
  show: 'show',
  share: 'share',
  edit: 'edit',
  analytics: 'analytics',
  view: 'view',
  salesbot: 'salesbot',
  qr: 'qr',
  delete: 'delete',
}

const rules = CAPABILITY_NAMES.map(capabilityRulesOf)

describe.each(Object.values(ACCESS_LEVELS))('users of level %i', (level) => {
  it('are offered the actions that their level allows', () => {
    const gated = rules.filter((rule) => level < rule.level).map(({ action }) => action as string)
    expect(selectAllowedCardActions({}, level, PARTS)).toEqual(Object.keys(PARTS).filter((action) => !gated.includes(action)))
  })

  it('are offered nothing that leads to the public page of a suspended card', () => {
    const suspension = { at: '2026-11-28T12:00:00Z', reason: 'fraud', note: '' } as const
    const offered = selectAllowedCardActions({ suspension }, level, PARTS)
    expect(offered).toEqual(selectAllowedCardActions({}, level, PARTS).filter((part) => !/^(show|share|view|qr)$/.test(part)))
  })

  it('may create cards up to their limit', () => {
    const limit = cardLimitOfLevel(level)
    expect(getCardLimitMessage(level, Math.min(limit, 1000) - 1)).toBeNull()
    if (limit < Infinity) expect(getCardLimitMessage(level, limit)).toBe(cardLimitHintOf(level))
  })
})
