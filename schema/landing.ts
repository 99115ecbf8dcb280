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
