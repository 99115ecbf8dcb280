import { defineCardTheme } from '../../card-part.tsx'
import { CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { buildNameSizeClasses } from '../../fit.ts'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as beautyFonts } from '../beauty/fonts/fonts.ts'
import { themeFonts as corporateFonts } from '../corporate/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'contact', 'location', 'links', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** A letterhead: one axis, thin lines, and a single accent on Save Contact. */
function MinimalistCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="m-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} />
        <LogoBesidePhoto card={card} />
      </header>
      <div className={`card-profile ${buildNameSizeClasses(card.name, 4)}`}>
        <CardHeading card={card} />
        <SaveContactLink card={card} />
      </div>
      <div className="card-content">
        <OrderedCardSections card={card} order={SECTIONS} />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(MinimalistCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#fbfaf7', dark: '#171614' },
  typefaces: [
    'Hanken Grotesk',
    pairTypefaces('Baskervville and Hanken Grotesk', corporateFonts.families['Baskervville']!, themeFonts.families['Hanken']!),
    pairTypefaces('Jost', beautyFonts.families['Jost']!, beautyFonts.families['Jost']!),
  ],
  gallery: contactSheet({ narrow: 2.2, wide: 3.2 }),
})
