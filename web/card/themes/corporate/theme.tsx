import { defineTheme } from '../../block.tsx'
import {
  About,
  ButtonSection,
  Contacts,
  Cover,
  Footer,
  Gallery,
  Heading,
  Logo,
  Photo,
  SaveContact,
  Socials,
  VideoPart,
} from '../../blocks.tsx'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Engraved stationery: a logo or monogram at the top under a foil line, small capitals, a grid of contacts. */
function CardLayout({ card, mark }: LayoutProps) {
  return (
    <div className="k-sheet">
      <Cover card={card} />
      <header className="card-header">
        <span className="k-crest">
          {card.logo ? (
            <Logo card={card} />
          ) : (
            <span className="k-monogram" aria-hidden="true" {...mark('logoUrl')}>
              {card.initials}
            </span>
          )}
        </span>
        <div className="card-profile">
          <Heading card={card} />
        </div>
      </header>
      <div className="k-columns">
        <div className="k-aside">
          {card.photo && <Photo card={card} sizes="256px" />}
          <SaveContact card={card} />
          <Contacts card={card} />
          <Location card={card} />
        </div>
        <div className="card-content">
          <About card={card} />
          <ButtonSection card={card} title="Appointments and links" />
          <VideoPart card={card} />
          <Embeds card={card} />
          <Gallery card={card} />
          <LeadForm card={card} />
          <Socials card={card} title="Profiles" />
        </div>
      </div>
      <Footer />
    </div>
  )
}

export const theme = defineTheme({
  css: fallback + css,
  Layout: CardLayout,
  fonts,
  substitutes,
  paper: { light: '#fdfbf5', dark: '#0e1828' },
})
