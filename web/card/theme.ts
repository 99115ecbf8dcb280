import type { ReactNode } from 'react'
import type { Card } from '../../schema/card.ts'
import type { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'

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

export interface ThemeFonts {
  fonts: ThemeFontFile[]
  substitutes: SubstituteFont[]
  fallbackCss: string
}

export interface CardThemeOptions {
  /** The theme's style sheet. It sets the custom properties that base.css lists, and styles the layout. */
  css: string
  /** The page's background, also for the browser's toolbars. */
  paper: { light: string; dark: string }
  themeFonts?: ThemeFonts
  /** If true, the theme arranges the gallery itself, and gallery.css is left out. */
  hasOwnGallery?: boolean
}

export interface CardTheme extends Pick<CardThemeOptions, 'paper'>, Partial<Omit<ThemeFonts, 'fallbackCss'>> {
  css: string
  Layout: (props: { card: CardModel; variant: CardVariant }) => ReactNode
}
