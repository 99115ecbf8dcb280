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

/** A letterhead: everything aligned to one axis, hairlines, a single accent on Save Contact. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className="m-sheet">
      <Cover card={card} />
      <header className="card-header">
        <Photo card={card} />
        <Logo card={card} />
      </header>
      <div className="card-profile">
        <Heading card={card} />
        <SaveContact card={card} />
      </div>
      <div className="card-content">
        <About card={card} />
        <Contacts card={card} />
        <Location card={card} />
        <ButtonSection card={card} title="Links" />
        <VideoPart card={card} />
        <Embeds card={card} />
        <Gallery card={card} />
        <LeadForm card={card} />
        <Socials card={card} />
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
  paper: { light: '#fbfaf7', dark: '#171614' },
})
