import { convert, gamutMapOKLCH, hexToRGB, MapToL, OKLCH, RGBToHex, sRGB, sRGBGamut, type Vector } from '@texel/color'
import { contrastRatioOf, readableTextColorOn } from './color.ts'
import type { ColorMode, ThemeColors } from './theme-colors.ts'

/** WCAG 2.2: texts need 4.5 to 1 (1.4.3), and the edge of a control needs 3 to 1 (1.4.11). */
export const TEXT_CONTRAST_MIN = 4.5
export const EDGE_CONTRAST_MIN = 3
/** A colour with less chroma is grey to the eye. Neutrals of a theme then become grey as well. */
const GREY_CHROMA = 0.05

/** A deep colour looks sunken on a dark ground, where the themes' own accents are this light as well. */
const LIGHTNESS_MIN_ON_DARK = 0.68
/** A lighter colour with the same chroma looks duller, so the chroma grows with the lightness, up to this factor. */
const CHROMA_GAIN_MAX = 1.4

interface Oklch {
  l: number
  c: number
  h: number
}

export function oklchOf(hex: string): Oklch {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [l = 0, c = 0, h = 0] = convert(hexToRGB(full), sRGB, OKLCH)
  return { l, c, h }
}

/** Returns the colour in sRGB. A colour that screens cannot show loses chroma, and keeps its lightness and hue. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  return RGBToHex(gamutMapOKLCH([l, c, h] as Vector, sRGBGamut, sRGB, undefined, MapToL))
}

/**
 * Moves the colour's lightness as little as possible, until its contrast with each of `grounds` is at least `min`. The direction is away
 * from the first ground.
 */
export function moveToContrast(hex: string, grounds: readonly string[], min: number): string {
  const suffices = (color: string) => grounds.every((ground) => contrastRatioOf(color, ground) >= min)
  if (suffices(hex)) return hex
  const color = oklchOf(hex)
  const end = readableTextColorOn(grounds[0]!) === '#000000' ? 0 : 1
  let [near, far] = [color.l, end]
  for (let step = 0; step < 12; step++) {
    const l = (near + far) / 2
    if (suffices(hexOfOklch({ ...color, l }))) far = l
    else near = l
  }
  return hexOfOklch({ ...color, l: far })
}

function liftOnDark(hex: string, ground: string): string {
  const color = oklchOf(hex)
  const isSunken = readableTextColorOn(ground) !== '#000000' && color.l < LIGHTNESS_MIN_ON_DARK
  const gain = Math.min(LIGHTNESS_MIN_ON_DARK / color.l, CHROMA_GAIN_MAX)
  return isSunken ? hexOfOklch({ ...color, l: LIGHTNESS_MIN_ON_DARK, c: color.c * gain }) : hex
}

/** What a theme may make of the owner's accent colour in one colour mode. */
export interface AccentPaint {
  /** The colour that the owner chose. */
  chosen: string
  /** Background of Save Contact, and the text on it. */
  ground: string
  ink: string
  /** The accent as a text on the theme's grounds. */
  text: string
  /** Returns a colour of the theme with the accent's hue, but its own lightness and about its own chroma. For neutrals. */
  hued: (color: string, turn?: number) => string
  /** Returns the accent's hue and chroma with the lightness of a colour of the theme. For a second vivid colour, `turn` is in degrees. */
  vivid: (color: string, turn?: number) => string
}

/** How a theme takes the owner's accent colour, besides Save Contact. Custom properties are named without the leading dashes. */
export interface AccentPlan {
  /** Custom properties of the theme that take the accent's hue: in both modes, or in dark mode only. */
  hued?: readonly string[]
  huedInDark?: readonly string[]
  /** Grounds of texts besides the sheet: custom properties or colours. */
  grounds?: readonly string[]
  /** Colour of tinted covers on cards without an accent colour, if it is not the theme's accent. */
  tint?: string
  /** Least chroma of the paint's vivid colours, unless the accent is grey; 0 by default. */
  vividChromaMin?: number
  /** Further custom properties. */
  more?: (paint: AccentPaint, colors: ThemeColors) => Record<string, string>
}

/** Returns the functions of `AccentPaint` that need no colours of a theme. */
export function buildAccentPainter(chosen: string, vividChromaMin = 0): Pick<AccentPaint, 'hued' | 'vivid'> {
  const accent = oklchOf(chosen)
  const vividChroma = accent.c < GREY_CHROMA ? accent.c : Math.max(accent.c, vividChromaMin)
  const turned = (turn: number) => (accent.h + turn + 360) % 360
  return {
    hued: (color, turn = 0) => {
      const own = oklchOf(color)
      return hexOfOklch({ ...own, c: own.c * Math.min(1, accent.c / GREY_CHROMA), h: turned(turn) })
    },
    vivid: (color, turn = 0) => hexOfOklch({ l: oklchOf(color).l, c: vividChroma, h: turned(turn) }),
  }
}

/** Returns the colours of one mode: those of the theme, changed by the accent, and those that only the accent brings. */
export function buildAccentColors(chosen: string, theme: ThemeColors, plan: AccentPlan, mode: ColorMode): ThemeColors {
  const { hued, vivid } = buildAccentPainter(chosen, plan.vividChromaMin)
  const names = [...(plan.hued ?? []), ...((mode === 'dark' && plan.huedInDark) || [])]
  const neutrals = Object.fromEntries(names.map((name) => [name, hued(theme[name]!)]))
  const colors = { ...theme, ...neutrals }
  const grounds = ['sheet', ...(plan.grounds ?? [])].map((ground) => colors[ground] ?? ground)
  for (const name of ['ink', 'quiet']) if (name in neutrals) neutrals[name] = moveToContrast(neutrals[name]!, grounds, TEXT_CONTRAST_MIN)
  const shown = liftOnDark(chosen, grounds[0]!)
  const ground = moveToContrast(shown, grounds.slice(0, 1), EDGE_CONTRAST_MIN)
  const deep = hexOfOklch({ l: 0.2, c: 0.03, h: oklchOf(ground).h })
  const ink = ['#ffffff', deep].find((color) => contrastRatioOf(color, ground) >= TEXT_CONTRAST_MIN) ?? readableTextColorOn(ground)
  const text = moveToContrast(shown, grounds, TEXT_CONTRAST_MIN)
  const paint: AccentPaint = { chosen, ground, ink, text, hued, vivid }
  return { ...neutrals, accent: ground, 'accent-ink': ink, 'accent-text': text, ...plan.more?.(paint, colors) }
}
