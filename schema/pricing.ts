import { ACCESS_LEVELS, STARTER_PLAN_NAME } from './level.ts'
import { type RequestablePlan, levelOfPlan } from './plan.ts'
import { PRODUCT_NAMES } from './product.ts'

export const PRICING_PLANS = [
  {
    name: STARTER_PLAN_NAME,
    level: ACCESS_LEVELS.basic,
    price: '$9.98',
    audience: 'For one person who wants to be remembered.',
    included: [
      'One card in any of nine styles',
      'An address of your choice, QR code and contact file',
      'Opens without an app',
      'Views, clicks and saves at a glance',
    ],
  },
  {
    name: 'Professional',
    level: ACCESS_LEVELS.professional,
    price: '$14.98',
    mostPopular: true,
    audience: 'For people whose next client is one meeting away.',
    included: [
      `Everything in ${STARTER_PLAN_NAME}`,
      `${PRODUCT_NAMES.assistant}, your networking assistant`,
      'Lead scores and full conversations',
      'An address that you can change',
    ],
  },
  {
    name: 'Enterprise',
    level: ACCESS_LEVELS.enterprise,
    price: '$199.98',
    audience: 'For practices and firms with several faces.',
    included: ['Everything in Professional', 'Up to three cards', 'Custom CSS, seen by every visitor'],
  },
] as const

/** Writes a plan with its price, such as "Professional, $14.98 per month". */
export function writePlanPrice(plan: RequestablePlan): string {
  const { name, price } = PRICING_PLANS.find(({ level }) => level === levelOfPlan(plan))!
  return `${name}, ${price} per month`
}

export const MONEY_BACK_GUARANTEE = '30-day money-back guarantee'
