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
 * A theme: one folder `themes/<key>/` whose `theme.tsx` exports `theme`. The layout composes the blocks of blocks.tsx in
 * its own order; the style sheet sets the tokens named in base.css on `.card-theme` and draws the rest.
 */
export interface Theme {
  css: string
  Layout: (props: LayoutProps) => ReactNode
  /** The page's colour in each mode, for the browser's own chrome. */
  paper: { light: string; dark: string }
  fonts?: ThemeFont[]
}
