import { defineTheme } from '../../block.tsx'
import { About, Buttons, Contacts, Cover, Footer, Gallery, Heading, Logo, Photo, SaveContact, Socials, VideoPart } from '../../blocks.tsx'
import { fitClass } from '../../fit.ts'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** A card in motion: an oversized name over moving gradients, and tiles that appear one after another. Always dark. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className={`d-stage d-hue-${card.id % 3}`}>
      <div className="d-mesh" />
      <Cover card={card} />
      <header className="card-header">
        <Logo card={card} />
        <div className="d-portrait">
          <Photo card={card} sizes="(min-width: 640px) 315px, 59vw" />
        </div>
      </header>
      <div className={`card-profile ${fitClass(card.name, 4)}`}>
        <Heading card={card} />
      </div>
      <div className="d-acts">
        <SaveContact card={card} />
        <Buttons card={card} />
      </div>
      <div className="card-content">
        <About card={card} />
        <Contacts card={card} />
        <Location card={card} />
        <VideoPart card={card} />
        <Embeds card={card} />
        <Gallery card={card} />
        <LeadForm card={card} />
        <Socials card={card} title="Find me" />
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
  paper: { light: '#0a0716', dark: '#0a0716' },
})
