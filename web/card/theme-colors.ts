import { DARK_COLORS_PATTERN } from './dark-mode.ts'

export const COLOR_MODES = ['light', 'dark'] as const
export type ColorMode = (typeof COLOR_MODES)[number]
/** The custom properties of a theme that are opaque colours, without the leading dashes: `{ sheet: '#fbfaf7', … }`. */
export type ThemeColors = Record<string, string>

const LIGHT_COLORS_PATTERN = /\.card-theme ?\{([^}]*)\}/
const COLOR_PROPERTY_PATTERN = /--([\w-]+): ?(#(?:[0-9a-f]{3}){1,2})(?=[;}\s]|$)/gi

const listColors = (declarations = ''): ThemeColors =>
  Object.fromEntries([...declarations.matchAll(COLOR_PROPERTY_PATTERN)].map(([, name, color]) => [name!, color!]))

/**
 * Reads a theme's colours from its style sheet, minified or not, so that they stand in one place. A theme without dark colours has the same
 * in both modes.
 */
export function readThemeColors(css: string): Record<ColorMode, ThemeColors> {
  const light = listColors(LIGHT_COLORS_PATTERN.exec(css)?.[1])
  return { light, dark: { ...light, ...listColors(DARK_COLORS_PATTERN.exec(css)?.[1]) } }
}

/** Reads the values of `font-family` for a theme's name and running text from its style sheet. */
export function readThemeFontStacks(css: string): { display: string; face: string } {
  const display = /--display: ?([^;}]+)/.exec(css)?.[1] ?? 'inherit'
  const face = /--face: ?([^;}]+)/.exec(css)?.[1] ?? 'inherit'
  return { display: display === 'var(--face)' ? face : display, face }
}
