import { isLongAboutText } from '../../about.tsx'
import { defineCardTheme } from '../../card-part.tsx'
import { CardCoverPhoto, CardFooter, CardHeading, CardPhoto, CompanyLogo, SaveContactLink } from '../../blocks.tsx'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Engraved stationery: a logo or monogram, small capitals, a grid of contacts. */
function CorporateCardLayout({ card, mark }: CardThemeLayoutProps) {
  const isLong = isLongAboutText(card.about)
  return (
    <div className="k-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        {card.photo && <CardPhoto card={card} sizes="(min-width: 704px) 272px, 160px" />}
        <CompanyLogo card={card} />
        {!card.photo && !card.logo && (
          <span className="k-monogram" aria-hidden="true" {...mark('logoUrl')}>
            {card.initials}
          </span>
        )}
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <SaveContactLink card={card} />
      </header>
      <div className="k-columns">
        <div className="k-aside">
          <OrderedCardSections card={card} order={['contact', 'location']} />
        </div>
        <div className="card-content">
          <OrderedCardSections
            card={card}
            order={isLong ? ['links', 'social'] : ['about', 'links', 'social']}
            titles={card.words.themeTitles.corporate}
          />
        </div>
      </div>
      <div className="k-wide">
        <OrderedCardSections card={card} order={[...(isLong ? (['about'] as const) : []), 'gallery', 'video', 'embeds', 'form']} />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(CorporateCardLayout, { css, themeFonts, paper: { light: '#fdfbf5', dark: '#0e1828' } })
