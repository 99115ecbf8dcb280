import { ACCESS_LEVELS, STARTER_PLAN_NAME } from './level.ts'
import { type RequestablePlan, levelOfPlan } from './plan.ts'
import type { CardThemeKey } from './theme.ts'
import { PRODUCT_NAMES } from './product.ts'

export const THEME_SELECTION_TOASTS = {
  signedIn: {
    title: 'Style selected',
    description: 'Your profile style has been selected. Go to your dashboard to apply it.',
  },
  signedOut: {
    title: 'Create account to continue',
    description: `Join ${PRODUCT_NAMES.name} to unlock this professional profile style.`,
  },
} as const

export const LANDING_HEADLINE = 'The business card that keeps talking after you leave.'

export const LANDING_SECTIONS = { features: 'Features', themes: 'Themes', pricing: 'Pricing' } as const

/** Query parameter with the theme of the sample card, so that visitors can choose a theme without JavaScript. */
export const SAMPLE_THEME_PARAM = 'style'
export const SAMPLE_NAME_PARAM = 'name'
export const SAMPLE_NAME_LENGTH_MAX = 60
const SAMPLE_CARD_PATH = '/sample-card'
export const sampleCardPathOf = (theme: CardThemeKey | ':theme') => `${SAMPLE_CARD_PATH}/${theme}`

/** If the landing page's URL has this fragment, the page says that the account was deleted. */
export const ACCOUNT_DELETED_FRAGMENT = 'account-deleted'
export const ACCOUNT_DELETED_TOAST = {
  title: 'Account deleted',
  description: 'Your account and everything that belonged to it are gone.',
} as const

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
