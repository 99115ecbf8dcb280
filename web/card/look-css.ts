import { buildAccentColors, oklchOf } from './accent.ts'
import type { CardLook } from './look.ts'
import { sepiaTurnTo } from './sepia.ts'
import { COLOR_MODES, type ColorMode, type ThemeColors } from './theme-colors.ts'
import type { CardTheme } from './theme.ts'

/** Factors on the vertical spaces between the parts of a card. Targets of a finger keep their size. */
const SPACE_FACTORS = { regular: null, compact: 0.66, airy: 1.45 } as const

const declare = (properties: ThemeColors) => Object.entries(properties).map(([name, value]) => `--${name}:${value}`)

function accentColorsOf(theme: CardTheme, color: string, mode: ColorMode): ThemeColors {
  return buildAccentColors(color, theme.colors[mode], theme.accent, mode)
}

/**
 * The rule for dark mode has the form that `addDarkModeRule` expects. It repeats equal colours, because the theme's own rule for dark mode
 * would override those for light mode.
 */
function buildAccentCss(theme: CardTheme, color: string | null): string {
  if (!color) return ''
  const [light, dark] = [accentColorsOf(theme, color, 'light'), accentColorsOf(theme, color, 'dark')]
  const rule = `.card-theme{${declare(light).join(';')}}`
  const isAlwaysDark = theme.paper.light === theme.paper.dark
  return isAlwaysDark ? rule : `${rule}@media (prefers-color-scheme:dark){.card-theme:not([data-mode=light]){${declare(dark).join(';')}}}`
}

/** The page's background in each mode, for the browser's toolbars and the plate behind a logo. */
export function pageColorsOf(look: CardLook, theme: CardTheme): Record<ColorMode, string> {
  const sheetOf = (mode: ColorMode) => (look.accentColor && accentColorsOf(theme, look.accentColor, mode)['sheet']) || theme.paper[mode]
  return { light: sheetOf('light'), dark: sheetOf('dark') }
}

function buildCoverCss({ coverTreatment, accentColor }: CardLook, theme: CardTheme): string {
  if (coverTreatment !== 'natural' && coverTreatment !== 'tinted') return ''
  const color = accentColor ?? theme.accent.tint ?? theme.colors.light['accent']!
  const filter =
    coverTreatment === 'natural'
      ? 'none'
      : // A filter draws the shades, because an element around the picture would change the themes' layouts. They are a little darker than the
        // picture, or else a pale one would have no edge on a light page.
        `grayscale(1) sepia(1) hue-rotate(${sepiaTurnTo(color)}deg) saturate(${Math.min(2, 9 * oklchOf(color).c).toFixed(1)}) contrast(1.05) brightness(0.88)`
  return `.card-container img:is(.card-cover,.n-cut){--dots:none;--veil:0.7;filter:${filter};mix-blend-mode:normal}`
}

/** Builds the CSS of a look. A card in its theme's own look gets none. */
export function buildLookCss(look: CardLook, theme: CardTheme): string {
  const space = SPACE_FACTORS[look.density]
  return buildAccentCss(theme, look.accentColor) + buildCoverCss(look, theme) + (space === null ? '' : `.card-container{--air:${space}}`)
}

/** Returns the modes in which the accent's lightness is moved, so that texts and controls stay readable. */
export function listMovedAccents(color: string, theme: CardTheme): { mode: ColorMode; way: 'Lightened' | 'Darkened' }[] {
  return COLOR_MODES.flatMap((mode) => {
    const { accent, 'accent-text': text } = accentColorsOf(theme, color, mode)
    const moved = [accent!, text!].find((shown) => shown !== color)
    return moved ? [{ mode, way: oklchOf(moved).l > oklchOf(color).l ? ('Lightened' as const) : ('Darkened' as const) }] : []
  })
}
