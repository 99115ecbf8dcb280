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

/** A line about each theme, for the landing page. */
export const CARD_THEME_TAGLINES: Record<CardThemeKey, string> = {
  minimalist: 'A letterhead on good paper',
  dynamic: 'Alive, wide and never still',
  nonprofit: 'The cause before the person',
  education: 'Ruled lines and a red margin',
  health: 'Calm, large and close at hand',
  beauty: 'A magazine cover with your name',
  corporate: 'Engraved, with a line of foil',
  creative: 'A poster that fell off the grid',
  tech: 'An editor at night',
}
export const CARD_THEME_KEYS = Object.keys(CARD_THEME_LABELS) as [CardThemeKey, ...CardThemeKey[]]
/** Returns the number of themes in words, for texts. */
export const spellOutCardThemeCount = (): string =>
  ['eight', 'nine', 'ten', 'eleven', 'twelve'][CARD_THEME_KEYS.length - 8] ?? String(CARD_THEME_KEYS.length)
export const DEFAULT_CARD_THEME: CardThemeKey = 'minimalist'

export const isCardThemeKey = (value: string): value is CardThemeKey => Object.hasOwn(CARD_THEME_LABELS, value)

export function cardThemeLabelOf(theme: string): string {
  return isCardThemeKey(theme) ? CARD_THEME_LABELS[theme] : theme
}

export const DEFAULT_BUTTON_COLOR = '#d9bd90'
export const ABOUT_PREVIEW_LENGTH = 20

/** CSS classes that exist in every theme. Owners may use them in custom CSS. */
export const CARD_CSS_CLASSES = ['card-container', 'card-header', 'card-profile', 'card-content', 'card-footer', 'card-social'] as const
