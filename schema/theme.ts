/** The themes with their display names, in the order of the theme picker. */
export const THEMES = {
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

export type ThemeKey = keyof typeof THEMES
export const THEME_KEYS = Object.keys(THEMES) as [ThemeKey, ...ThemeKey[]]
export const DEFAULT_THEME: ThemeKey = 'minimalist'

export function isThemeKey(value: string): value is ThemeKey {
  return Object.hasOwn(THEMES, value)
}

/** A theme's display name; an unknown theme's key. */
export function themeLabel(theme: string): string {
  return isThemeKey(theme) ? THEMES[theme] : theme
}

export const DEFAULT_BUTTON_COLOR = '#d9bd90'
/** Length of the about text in a preview, in characters. */
export const ABOUT_PREVIEW = 20

/** The classes that every theme has, for owners' custom CSS. */
export const CARD_CLASSES = ['card-container', 'card-header', 'card-profile', 'card-content', 'card-footer', 'card-social'] as const
