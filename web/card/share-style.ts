import type { CSSProperties } from 'react'

/**
 * The style of a theme's share image, which `share.ts` in the theme's folder exports. All themes share one layout. The image
 * is 1200 by 630 pixels; the colours are those of the theme's style sheet.
 */
export interface ShareStyle {
  page: CSSProperties
  /** Font families of the name and of the other texts, both the theme's own. */
  display: string
  face: string
  /** Width of a lower-case letter of the name in ems, from which its font size is computed, up to `nameMax`. */
  letter: number
  nameMax: number
  name: CSSProperties
  title: CSSProperties
  company: CSSProperties
  /** The photo's box, and what initials in its place have in addition. */
  photo: CSSProperties & { width: number; height: number }
  initials: CSSProperties
  /** Where the photo is in relation to the text. */
  side: 'start' | 'end' | 'above'
  /** Boxes behind the photo and text. `button` is the colour of the card's first button, or null. */
  decor?: (card: { id: number; button: string | null }) => CSSProperties[]
  /** Styles of the page in the colour of the card's first button, with `ink` as the colour of text on it. */
  ofButton?: (color: string, ink: string) => CSSProperties
}

/** The style of an absolutely positioned box. */
export const boxAt = (style: CSSProperties): CSSProperties => ({ position: 'absolute', ...style })
