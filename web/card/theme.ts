import type { ReactNode } from 'react'
import type { FONT_RANGES } from './font-ranges.ts'
import type { CardModel } from './model.ts'

/** `preview` is the card in little, for editors and pickers; `full` is what a visitor gets. */
export type Variant = 'preview' | 'full'

export interface LayoutProps {
  card: CardModel
  variant: Variant
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

/**
 * A theme: one folder `themes/<key>/` whose `theme.tsx` exports `theme`. The layout composes the blocks of blocks.tsx in
 * its own order; the style sheet sets the tokens named in base.css on `.card-theme` and draws the rest.
 */
export interface Theme {
  css: string
  Layout: (props: LayoutProps) => ReactNode
  /** The page's colour in each mode, for the browser's own chrome. */
  paper: { light: string; dark: string }
  fonts?: ThemeFont[]
  others?: OtherFace[]
}
