import { defineTheme } from '../../block.tsx'
import { About, Buttons, Contacts, Cover, Footer, Gallery, Heading, Logo, Photo, SaveContact, Socials, VideoPart } from '../../blocks.tsx'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import css from './theme.css?inline'

/** For cards whose stored theme is unknown: plain, in amber. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className="f-sheet">
      <header className="card-header">
        <Cover card={card} />
        <Photo card={card} />
      </header>
      <div className="card-profile">
        <Heading card={card} />
        <SaveContact card={card} />
      </div>
      <div className="card-content">
        <About card={card} />
        <Contacts card={card} />
        <Location card={card} />
        <Buttons card={card} />
        <VideoPart card={card} />
        <Embeds card={card} />
        <Gallery card={card} />
        <LeadForm card={card} />
        <Socials card={card} />
        <Logo card={card} />
      </div>
      <Footer />
    </div>
  )
}

export const theme = defineTheme({ css, Layout: CardLayout, paper: { light: '#fffdf8', dark: '#1c1710' } })
