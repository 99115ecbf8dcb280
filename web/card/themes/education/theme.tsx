import { moveToContrast, TEXT_CONTRAST_MIN } from '../../accent.ts'
import { defineCardTheme } from '../../card-part.tsx'
import { CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { buildNameSizeClasses } from '../../fit.ts'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as corporateFonts } from '../corporate/fonts/fonts.ts'
import { themeFonts as healthFonts } from '../health/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['links', 'about', 'contact', 'location', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** An index card: texts on ruled lines, a red margin line, and headings as tabs. */
function EducationCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="e-leaf">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} sizes="136px" />
        <LogoBesidePhoto card={card} />
        <div className={`card-profile ${buildNameSizeClasses(card.name, 1)}`}>
          <CardHeading card={card} />
        </div>
        <SaveContactLink card={card} />
      </header>
      <div className="card-content">
        <OrderedCardSections card={card} order={SECTIONS} titles={card.words.themeTitles.education} />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(EducationCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#fffdf4', dark: '#171b26' },
  typefaces: [
    'Alegreya',
    pairTypefaces('Source Serif', corporateFonts.families['Source Serif']!, corporateFonts.families['Source Serif']!),
    pairTypefaces('Alegreya and Atkinson Hyperlegible', themeFonts.families['Alegreya']!, healthFonts.families['Atkinson']!),
  ],
  accent: {
    tint: '#1f2f57', // On a wide card, titles stand on a tint of the margin, which takes about a tenth of the contrast.
    more: ({ text, vivid }, { margin, sheet }) => ({
      margin: vivid(margin!),
      note: moveToContrast(text, [sheet!], TEXT_CONTRAST_MIN * 1.2),
    }),
  },
  gallery: contactSheet({ narrow: 1.9, wide: 3 }),
})
