import type { ReactNode } from 'react'
import type { Card } from '../../schema/card.ts'
import type { FONT_UNICODE_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'

/** Variant of a card: `full` is the public page, `preview` is the shorter card in editors and in the theme picker. */
export type CardVariant = 'preview' | 'full'

/** A field of the card, or one of the card's links such as `socialLinks.twitter`. */
type TappableCardField = keyof Card | `socialLinks.${string}`
/** Returns attributes for the element that shows a field. A tap on the element opens the field in the quick editor. */
export type TapFieldMarker = (field: TappableCardField) => { 'data-field'?: TappableCardField }

export interface CardThemeLayoutProps {
  card: CardModel
  /** Returns `data-field` attributes for elements that the theme draws itself; the shared card parts have their own. */
  mark: TapFieldMarker
}

/** A web font file. It loads after the first paint. Until then, a system font with adjusted metrics is shown. */
export interface ThemeFontFile {
  family: string
  src: string
  /** The font weight, or a range of weights such as `300 500`. */
  weight: string
  style?: 'italic'
  /** The unicode-range of the file: browsers load it only for characters in this range. */
  range: keyof typeof FONT_UNICODE_RANGES
}

/** A font that replaces a theme's font on a card whose name, company or title has letters that it lacks. */
export interface SubstituteFont {
  /** Family name of the theme's font that is replaced. */
  replaces: string
  /** CSS custom properties of the theme, such as `--face`, that are set to the replaced font family. */
  tokens: ('face' | 'display')[]
  /** Matches letters that the theme's font lacks but the substitute font has. */
  missing: RegExp
  /** CSS that makes the card use the substitute font, and defines the fallback fonts of this font. */
  css: string
  /** Files of the substitute font; empty if the substitute is another font of the same theme. */
  fonts: ThemeFontFile[]
}

/** The fonts of a theme, and the CSS of the system fonts that are shown until they are loaded. */
export interface ThemeFonts {
  fonts: ThemeFontFile[]
  substitutes: SubstituteFont[]
  fallbackCss: string
}

/** The definition of a theme, in `theme.tsx` of its folder `themes/<name>/`. `defineCardTheme` turns it into a theme. */
export interface CardThemeDefinition {
  /** The theme's CSS. It sets the custom properties listed in base.css on `.card-theme`, and styles the card's layout. */
  css: string
  /** React component that arranges the parts of a card from blocks.tsx in the theme's own order. */
  Layout: (props: CardThemeLayoutProps) => ReactNode
  /** The page's background colour in light and dark mode, also for the browser's toolbars. */
  paper: { light: string; dark: string }
  themeFonts?: ThemeFonts
  /** If true, the theme's own CSS arranges the gallery, and gallery.css is left out. */
  hasOwnGallery?: boolean
}

export interface CardTheme extends Pick<CardThemeDefinition, 'paper'>, Partial<Omit<ThemeFonts, 'fallbackCss'>> {
  css: string
  Layout: (props: { card: CardModel; variant: CardVariant }) => ReactNode
}
