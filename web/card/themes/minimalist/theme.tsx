import {
  About,
  ButtonSection,
  Contacts,
  Cover,
  Credit,
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
import type { LayoutProps, Theme } from '../../theme.ts'
import fallback from './fonts/fallback.css?inline'
import { fonts, others } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** A letterhead on good paper: one axis that everything hangs from, hairlines, and one accent on Save Contact. */
function Layout({ card, variant }: LayoutProps) {
  return (
    <div className="m-sheet">
      <Cover card={card} />
      <header className="card-header">
        <Photo card={card} />
        <Logo card={card} />
      </header>
      <div className="card-profile">
        <Heading card={card} variant={variant} />
        <SaveContact card={card} variant={variant} />
      </div>
      <div className="card-content">
        <About card={card} variant={variant} />
        <Contacts card={card} variant={variant} />
        <Location card={card} variant={variant} />
        <ButtonSection card={card} variant={variant} title="Links" />
        <VideoPart card={card} variant={variant} />
        <Embeds card={card} variant={variant} />
        <Gallery card={card} variant={variant} />
        <LeadForm card={card} variant={variant} />
        <Socials card={card} variant={variant} />
      </div>
      <Credit />
    </div>
  )
}

export const theme: Theme = { css: fallback + css, Layout, fonts, others, paper: { light: '#fbfaf7', dark: '#171614' } }
