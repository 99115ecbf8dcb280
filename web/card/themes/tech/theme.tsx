import { defineCardTheme } from '../../card-part.tsx'
import { CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { sepiaTurnTo } from '../../sepia.ts'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as dynamicFonts } from '../dynamic/fonts/fonts.ts'
import { themeFonts as minimalistFonts } from '../minimalist/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'contact', 'location', 'links', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** A code editor: numbered sections, `key: value` rows, links as paths, a status bar. */
function TechCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="t-pane">
      <p className="t-tab" dir="ltr" aria-hidden="true">
        <span>~/cards/</span>
        {card.slug}
        <span>.yml</span>
      </p>
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} />
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <LogoBesidePhoto card={card} />
        <SaveContactLink card={card} />
      </header>
      <div className="card-content">
        <OrderedCardSections card={card} order={SECTIONS} />
      </div>
      <div className="t-status">
        <span aria-hidden="true">NORMAL</span>
        <CardFooter card={card} />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme(TechCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#f4f5f0', dark: '#0b0f0d' },
  typefaces: [
    'JetBrains Mono',
    pairTypefaces('JetBrains Mono and Hanken Grotesk', themeFonts.families['JetBrains']!, minimalistFonts.families['Hanken']!),
    pairTypefaces('Mona Sans and JetBrains Mono', dynamicFonts.families['Mona']!, themeFonts.families['JetBrains']!),
  ],
  accent: {
    hued: ['ink', 'quiet', 'line', 'paper', 'sheet'],
    more: ({ text }) => ({ grid: `${text}0d`, turn: `${sepiaTurnTo(text)}deg` }),
  },
  gallery: contactSheet({ narrow: 3, wide: 4 }),
})
