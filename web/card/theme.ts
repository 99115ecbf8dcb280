import type { ReactNode } from 'react'
import type { Card } from '../../schema/card.ts'
import type { FONT_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'

/** `full` is the public page, `preview` the shorter card in editors and pickers. */
export type Variant = 'preview' | 'full'

/** A field of the card, or one of its links such as `socialLinks.twitter`. */
type MarkedField = keyof Card | `socialLinks.${string}`
/** Returns the attributes of the element that shows a field: the quick editor opens the field where it is tapped. */
export type Mark = (field: MarkedField) => { 'data-field'?: MarkedField }

export interface LayoutProps {
  card: CardModel
  /** For elements that the theme draws itself; blocks mark their own. */
  mark: Mark
}

/** A web font file. It arrives after the page is shown; until then a system face in its measures stands in. */
export interface ThemeFont {
  family: string
  /** Address of the woff2 file. */
  src: string
  /** A weight, or a range such as `300 500`. */
  weight: string
  style?: 'italic'
  /** The characters it is asked for. */
  range: keyof typeof FONT_RANGES
}

/**
 * A face that a card is set in instead of one of the theme's, where its own words have letters that one lacks: a name is
 * never drawn half in one face and half in another.
 */
export interface OtherFace {
  insteadOf: string
  /** The theme's tokens that are the face it stands in for. */
  tokens: ('face' | 'display')[]
  /** A letter that this face has and the theme's does not. */
  lacking: RegExp
  /** Sets those tokens on the card; with system faces in this face's measures. */
  css: string
  /** Empty where it is one of the theme's own. */
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
  others?: OtherFace[]
}

export interface Theme extends Omit<ThemeDefinition, 'Layout'> {
  Layout: (props: { card: CardModel; variant: Variant }) => ReactNode
}
