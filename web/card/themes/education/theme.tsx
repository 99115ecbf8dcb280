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
import { fonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** An index card: ruled rows that every line of text sits on, one red margin line, headings as notes in the margin. */
function Layout({ card, variant }: LayoutProps) {
  return (
    <div className="e-leaf">
      <header className="card-header">
        <Photo card={card} />
        <div className="card-profile">
          <Heading card={card} variant={variant} />
        </div>
        <Logo card={card} />
      </header>
      <Cover card={card} />
      <div className="card-content">
        <About card={card} variant={variant} />
        <Contacts card={card} variant={variant} />
        <Location card={card} variant={variant} />
        <SaveContact card={card} variant={variant} />
        <ButtonSection card={card} variant={variant} title="Reading" />
        <VideoPart card={card} variant={variant} />
        <Embeds card={card} variant={variant} />
        <Gallery card={card} variant={variant} />
        <LeadForm card={card} variant={variant} />
        <Socials card={card} variant={variant} title="See also" />
      </div>
      <Credit />
    </div>
  )
}

export const theme: Theme = { css: fallback + css, Layout, fonts, paper: { light: '#fffdf4', dark: '#171b26' } }
