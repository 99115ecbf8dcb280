import type { CSSProperties } from 'react'

/**
 * How a theme's share image is dressed; a theme's folder may hold one as `share.ts`. The arrangement is the same for all.
 * Lengths are pixels of a field of 1200 by 630, colours those of the theme's style sheet.
 */
export interface ShareLook {
  page: CSSProperties
  /** Families of the name and of the rest: the theme's own. */
  display: string
  face: string
  /** How wide a small letter of the name is, in ems: what the name's size is worked out by, up to `nameMax`. */
  letter: number
  nameMax: number
  name: CSSProperties
  title: CSSProperties
  company: CSSProperties
  /** Frame of the photo, and what the initials in its place have besides. */
  photo: CSSProperties & { width: number; height: number }
  initials: CSSProperties
  /** On which side of the words the photo stands. */
  side: 'start' | 'end' | 'above'
  /** Drawn behind everything, by the card's id and, where it has a button, the colours of its first. */
  decor?: (card: { id: number; button: string | null }) => CSSProperties[]
  /** The page's and the name's colours, where they are the first button's. */
  ofButton?: (color: string, ink: string) => CSSProperties
}

/** A thing of its own place. */
export const at = (style: CSSProperties): CSSProperties => ({ position: 'absolute', ...style })
