import type { CSSProperties } from 'react'

/** A theme's style of the share image, which link previews show. All themes share one layout of 1200 by 630 pixels. */
export interface ShareImageStyle {
  page: CSSProperties
  /**
   * Font families of the name (`display`) and of the other texts (`face`). The name's font size follows from `letter`, the width of its
   * lower-case letters in ems, up to `nameMax` pixels.
   */
  fonts: { display: string; face: string; letter: number; nameMax: number }
  name: CSSProperties
  title: CSSProperties
  company: CSSProperties
  /** Style of the photo's box. Without a photo, the initials have the style `initials` too. */
  photo: CSSProperties & { width: number; height: number }
  initials: CSSProperties
  side: 'start' | 'end' | 'above'
  /** Boxes behind photo and text. `button` is the colour of the card's first button, or null. */
  /** Colours of this style that take the hue of the owner's accent colour, and keep their lightness. */
  accented?: string[]
  decor?: (card: { id: number; button: string | null }) => CSSProperties[]
  /** Background from the colour of the card's first button; `ink` is the text colour on it. */
  ofButton?: (color: string, ink: string) => CSSProperties
}

export const buildAbsoluteBoxStyle = (style: CSSProperties): CSSProperties => ({ position: 'absolute', ...style })
