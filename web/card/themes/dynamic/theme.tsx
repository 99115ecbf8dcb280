import { defineCardTheme } from '../../card-part.tsx'
import { CardButtons, CardCoverPhoto, CardFooter, CardHeading, CardPhoto, CompanyLogo, SaveContactLink } from '../../blocks.tsx'
import { buildNameSizeClasses } from '../../fit.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Always dark and in motion: a huge name over moving gradients. */
function DynamicCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className={`d-stage d-hue-${card.id % 3}`}>
      <div className="d-mesh" />
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CompanyLogo card={card} />
        <div className="d-portrait">
          <CardPhoto card={card} sizes="(min-width: 640px) 315px, 59vw" />
        </div>
      </header>
      <div className={`card-profile ${buildNameSizeClasses(card.name, 4)}`}>
        <CardHeading card={card} />
      </div>
      <div className="d-acts">
        <SaveContactLink card={card} />
        <CardButtons card={card} />
      </div>
      <div className="card-content">
        <OrderedCardSections
          card={card}
          order={['about', 'contact', 'location', 'video', 'embeds', 'gallery', 'form', 'social']}
          titles={card.words.themeTitles.dynamic}
        />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(DynamicCardLayout, { css, themeFonts, paper: { light: '#0a0716', dark: '#0a0716' } })
