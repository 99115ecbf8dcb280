import type { ReactNode } from 'react'
import type { Card } from '../../schema/card.ts'
import type { FONT_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'

/** `full` is the public page, `preview` the shorter card in editors and pickers. */
export type CardVariant = 'preview' | 'full'

/** A field of the card, or one of its links such as `socialLinks.twitter`. */
type MarkedField = keyof Card | `socialLinks.${string}`
/** Returns the attributes of the element that shows a field: the quick editor opens the field where it is tapped. */
export type Mark = (field: MarkedField) => { 'data-field'?: MarkedField }

export interface LayoutProps {
  card: CardModel
  /** For elements that the theme draws itself; blocks mark their own. */
  mark: Mark
}

/** A web font file. It loads after the first paint; until then a system font with the same metrics is shown. */
export interface ThemeFont {
  family: string
  /** URL of the woff2 file. */
  src: string
  /** A weight, or a range such as `300 500`. */
  weight: string
  style?: 'italic'
  /** The characters that it is loaded for. */
  range: keyof typeof FONT_RANGES
}

/**
 * A font that replaces one of the theme's on a card whose name or company has letters that the theme's font lacks, so that
 * no name mixes two fonts.
 */
export interface SubstituteFont {
  /** Family of the theme's font. */
  replaces: string
  /** The custom properties that name that family. */
  tokens: ('face' | 'display')[]
  /** Matches the letters that the theme's font lacks and this one has. */
  missing: RegExp
  /** Sets the custom properties on the card, and defines the fallbacks of this font. */
  css: string
  /** Empty if the substitute is another font of the theme. */
  fonts: ThemeFont[]
}

/** What a theme's folder `themes/<name>/` defines in `theme.tsx`; see `defineTheme`. */
export interface ThemeDefinition {
  /** Sets the tokens that base.css lists, on `.card-theme`, and styles the layout. */
  css: string
  /** Composes the blocks of blocks.tsx in the theme's own order. */
  Layout: (props: LayoutProps) => ReactNode
  /** The page's colour in light and dark, for the browser's toolbars. */
  paper: { light: string; dark: string }
  fonts?: ThemeFont[]
  substitutes?: SubstituteFont[]
}

export interface Theme extends Omit<ThemeDefinition, 'Layout'> {
  Layout: (props: { card: CardModel; variant: CardVariant }) => ReactNode
}
