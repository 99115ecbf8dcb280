import type { ReactNode } from 'react'
import type { Card } from '../../schema/card.ts'
import type { CardSectionName } from '../../schema/card-look.ts'
import type { AccentPlan } from './accent.ts'
import type { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'
import type { ThemeColors } from './theme-colors.ts'

/** `full` is the public page, `preview` the shorter card in editors and in the theme picker. */
export type CardVariant = 'preview' | 'full'

type TappableCardField = keyof Card | `socialLinks.${string}`
/** Returns the attribute that tells the quick editor which field to open when the user taps the element. */
export type FieldMarker = (field: TappableCardField) => { 'data-field'?: TappableCardField }

export interface CardThemeLayoutProps {
  card: CardModel
  /** Marks the element of a field for the editors. A theme calls it for each element that it draws without a shared component. */
  mark: FieldMarker
}

/** A web font file. It loads after the first paint; until then, a system font with adjusted metrics is shown. */
export interface ThemeFontFile {
  family: string
  src: string
  /** A font weight, or a range of weights such as `300 500`. */
  weight: string
  style?: 'italic'
  /** Browsers load the file only for characters in this range. */
  range: keyof typeof FONT_UNICODE_RANGES
}

/** A font that replaces a theme's font on cards whose name, company or title has letters that the theme's font lacks. */
export interface SubstituteFont {
  /** Name of the theme's font family that this font replaces. */
  replaces: string
  /** The theme's custom properties, such as `--face`, that use the replaced family. */
  tokens: ('face' | 'display')[]
  /** Matches letters that only the substitute font has. */
  missing: RegExp
  /** CSS that makes the card use the substitute font, with local fonts until it has loaded. */
  css: string
  /** Font files; empty if the substitute is another font of the theme. */
  fonts: ThemeFontFile[]
}

/** A font family of a theme, as other themes may use it in a pair of typefaces. */
export interface PairableFont {
  fonts: ThemeFontFile[]
  /** CSS of its fallback fonts. */
  css: string
  /** Value of `font-family`. */
  stack: string
  /** Builds the fonts that replace it, if it is used for these custom properties. */
  substitutesFor: (tokens: SubstituteFont['tokens']) => SubstituteFont[]
}

/** A pair of typefaces that a card may have instead of its theme's own. */
export interface TypefacePair {
  label: string
  fonts: ThemeFontFile[]
  substitutes: SubstituteFont[]
  css: string
  /** Values of `font-family` for the name and for running text. */
  stacks: { display: string; face: string }
}

export interface ThemeFonts {
  fonts: ThemeFontFile[]
  substitutes: SubstituteFont[]
  fallbackCss: string
  families: Record<string, PairableFont>
}

export interface CardThemeOptions {
  /** The theme's style sheet. It sets the custom properties that base.css lists, and styles the layout. */
  css: string
  /** The page's background, also for the browser's toolbars. */
  paper: { light: string; dark: string }
  themeFonts?: ThemeFonts
  /** Names of the theme's own typefaces, and the second and third pair that a card may have. */
  typefaces?: [own: string, second: TypefacePair, third: TypefacePair]
  /** What the owner's accent colour changes besides Save Contact. */
  accent?: AccentPlan
  /** The sections below the theme's head, in its own order. */
  sections: readonly CardSectionName[]
  /** Says what stays in the theme's head, where the owner cannot move it. */
  fixedNote?: string
  gallery: GalleryStyle
}

/** How a theme shows galleries: see `galleries/gallery-styles.ts`. */
export interface GalleryStyle {
  css: string
  /** Returns custom properties for the gallery and for each picture. `ratios` has the width by the height of each picture. */
  arrange?: (ratios: readonly number[]) => { whole: string; pictures: string[] }
}

export interface CardTheme
  extends
    Pick<CardThemeOptions, 'paper' | 'gallery' | 'typefaces' | 'sections' | 'fixedNote'>,
    Partial<Pick<ThemeFonts, 'fonts' | 'substitutes'>> {
  css: string
  /** The theme's colours without the owner's accent. */
  colors: Record<'light' | 'dark', ThemeColors>
  accent: AccentPlan
  Layout: (props: { card: CardModel; variant: CardVariant }) => ReactNode
}
