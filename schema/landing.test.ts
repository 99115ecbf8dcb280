import { expect, it } from 'vitest'
import { PRICING_PLANS } from './pricing.ts'
import { spellOutCardThemeCount } from './theme.ts'

it('the plans name the number of themes', () => {
  expect(JSON.stringify(PRICING_PLANS)).toContain(`any of ${spellOutCardThemeCount()} styles`)
})
