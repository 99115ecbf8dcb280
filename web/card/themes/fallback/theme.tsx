import { About, Buttons, Contacts, Cover, Credit, Gallery, Heading, Logo, Photo, SaveContact, Socials, VideoPart } from '../../blocks.tsx'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps, Theme } from '../../theme.ts'
import css from './theme.css?inline'

/** Amber, warm and plain: for a card whose theme is unknown. */
function Layout({ card, variant }: LayoutProps) {
  return (
    <div className="f-sheet">
      <header className="card-header">
        <Cover card={card} />
        <Photo card={card} />
      </header>
      <div className="card-profile">
        <Heading card={card} variant={variant} />
        <SaveContact card={card} variant={variant} />
      </div>
      <div className="card-content">
        <About card={card} variant={variant} />
        <Contacts card={card} variant={variant} />
        <Location card={card} variant={variant} />
        <Buttons card={card} />
        <VideoPart card={card} variant={variant} />
        <Embeds card={card} variant={variant} />
        <Gallery card={card} variant={variant} />
        <LeadForm card={card} variant={variant} />
        <Socials card={card} variant={variant} />
        <Logo card={card} />
      </div>
      <Credit />
    </div>
  )
}

export const theme: Theme = { css, Layout, paper: { light: '#fffdf8', dark: '#1c1710' } }
