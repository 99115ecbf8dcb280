export const CARD_THEME_LABELS = {
  minimalist: 'Minimalist Sophistication',
  dynamic: 'Dynamic Animation',
  nonprofit: 'Nonprofit / Environmental',
  education: 'Education',
  health: 'Health and Wellness',
  beauty: 'Beauty and Fashion',
  corporate: 'Corporate / Executive',
  creative: 'Creative / Visual Arts',
  tech: 'Tech / IT Professional',
} as const

export type CardThemeKey = keyof typeof CARD_THEME_LABELS
export const CARD_THEME_KEYS = Object.keys(CARD_THEME_LABELS) as [CardThemeKey, ...CardThemeKey[]]
export const DEFAULT_CARD_THEME: CardThemeKey = 'minimalist'

export const isCardThemeKey = (value: string): value is CardThemeKey => Object.hasOwn(CARD_THEME_LABELS, value)

export function cardThemeLabelOf(theme: string): string {
  return isCardThemeKey(theme) ? CARD_THEME_LABELS[theme] : theme
}

export const DEFAULT_BUTTON_COLOR = '#d9bd90'
export const ABOUT_PREVIEW_LENGTH = 20

/** CSS classes of every theme, for the custom CSS of owners. */
export const CARD_CSS_CLASSES = ['card-container', 'card-header', 'card-profile', 'card-content', 'card-footer', 'card-social'] as const
