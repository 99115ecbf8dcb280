import { isLongAboutText } from '../../about.tsx'
import { defineCardTheme } from '../../card-part.tsx'
import { CardCoverPhoto, CardFooter, CardHeading, CardPhoto, CompanyLogo, SaveContactLink, unjoinInitials } from '../../blocks.tsx'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as minimalistFonts } from '../minimalist/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['contact', 'about', 'links', 'social', 'location', 'gallery', 'video', 'embeds', 'form'] as const

/** The theme's own order has two columns on a desktop. An order of the owner's is one column, so that it is the same everywhere. */
function CorporateColumns({ card }: Pick<CardThemeLayoutProps, 'card'>) {
  const isLong = isLongAboutText(card.about)
  return (
    <>
      <div className="k-columns">
        <div className="k-aside">
          <OrderedCardSections card={card} order={['contact', 'social']} titles={card.words.themeTitles.corporate} />
        </div>
        <div className="card-content">
          <OrderedCardSections card={card} order={isLong ? ['links'] : ['about', 'links']} titles={card.words.themeTitles.corporate} />
        </div>
      </div>
      <div className="k-wide">
        <OrderedCardSections
          card={card}
          order={[...(isLong ? (['about'] as const) : []), 'location', 'gallery', 'video', 'embeds', 'form']}
        />
      </div>
    </>
  )
}

/** Engraved stationery: a logo or monogram, small capitals, a grid of contacts. */
function CorporateCardLayout({ card, mark }: CardThemeLayoutProps) {
  return (
    <div className="k-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        {card.photo && <CardPhoto card={card} sizes="(min-width: 704px) 272px, 160px" />}
        <CompanyLogo card={card} />
        {!card.photo && !card.logo && (
          <span className="k-monogram" aria-hidden="true" {...mark('logoUrl')}>
            {unjoinInitials(card.initials)}
          </span>
        )}
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <SaveContactLink card={card} />
      </header>
      {card.look.sectionOrder.length > 0 ? (
        <div className="k-wide">
          <OrderedCardSections card={card} order={SECTIONS} titles={card.words.themeTitles.corporate} />
        </div>
      ) : (
        <CorporateColumns card={card} />
      )}
      <CardFooter card={card} />
    </div>
  )
}
export const cardTheme = defineCardTheme(CorporateCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#fdfbf5', dark: '#0e1828' },
  typefaces: [
    'Baskervville and Source Serif',
    pairTypefaces('Source Serif', themeFonts.families['Source Serif']!, themeFonts.families['Source Serif']!),
    pairTypefaces('Baskervville and Hanken Grotesk', themeFonts.families['Baskervville']!, minimalistFonts.families['Hanken']!),
  ],
  accent: {
    tint: '#14233d',
    // A foil of another metal: the same shine, in the accent's hue.
    more: ({ vivid }) => {
      const [dim, bright, middle, shine] = ['#8a6a2c', '#d9bd79', '#a17f3a', '#ecd9a2'].map((gold) => vivid(gold))
      return { foil: `linear-gradient(100deg,${dim},${bright} 30%,${middle} 52%,${shine} 74%,${dim})` }
    },
  },
  gallery: contactSheet({ narrow: 2.1, wide: 3.1 }),
})
