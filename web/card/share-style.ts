import type { CSSProperties } from 'react'

/**
 * A theme's style for the share image, a picture of the card for link previews. Each theme's folder exports it in `share.ts`. All
 * themes share one layout of 1200 by 630 pixels. The colours are those of the theme's style sheet.
 */
export interface ShareImageStyle {
  page: CSSProperties
  /** Font families of the name (`display`) and of the other texts (`face`); the theme has both fonts. */
  display: string
  face: string
  /** Width of a lower-case letter in the name's font, in ems. The font size follows from it, but is at most `nameMax`. */
  letter: number
  nameMax: number
  name: CSSProperties
  title: CSSProperties
  company: CSSProperties
  /** Style of the photo's box; `initials` holds additional styles for initials in place of a photo. */
  photo: CSSProperties & { width: number; height: number }
  initials: CSSProperties
  /** The photo's position relative to the text. */
  side: 'start' | 'end' | 'above'
  /** Returns decorative boxes behind photo and text. `button` is the colour of the card's first button, or null. */
  decor?: (card: { id: number; button: string | null }) => CSSProperties[]
  /** Returns the image's background style from the colour of the card's first button; `ink` is the text colour on it. */
  ofButton?: (color: string, ink: string) => CSSProperties
}

export const buildAbsoluteBoxStyle = (style: CSSProperties): CSSProperties => ({ position: 'absolute', ...style })
