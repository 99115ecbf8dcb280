import { defineCardTheme } from '../../card-part.tsx'
import { CardButtons, CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'contact', 'location', 'links', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** The layout of cards whose stored theme is unknown to the code. */
function FallbackCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="f-sheet">
      <header className="card-header">
        <CardCoverPhoto card={card} />
        <CardPhoto card={card} />
      </header>
      <div className="card-profile">
        <CardHeading card={card} />
        <SaveContactLink card={card} />
      </div>
      <div className="card-content">
        <OrderedCardSections card={card} order={SECTIONS} own={{ links: <CardButtons card={card} /> }} />
        <LogoBesidePhoto card={card} />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(FallbackCardLayout, {
  css,
  gallery: contactSheet({ narrow: 2.2, wide: 3 }),
  sections: SECTIONS,
  paper: { light: '#fffdf8', dark: '#1c1710' },
})
