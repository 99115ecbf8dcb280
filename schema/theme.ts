/** The nine themes in the order in which pickers show them, with their display names. */
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

/** A theme's name; a theme that is none of the nine goes by its key. */
export function themeLabel(theme: string): string {
  return isThemeKey(theme) ? THEMES[theme] : theme
}

export const DEFAULT_BUTTON_COLOR = '#d9bd90'
/** How much of the about text a preview shows. */
export const ABOUT_PREVIEW = 20

/** The classes that an owner's CSS may count on, whatever the theme. */
export const CARD_CLASSES = ['card-container', 'card-header', 'card-profile', 'card-content', 'card-footer', 'card-social'] as const
