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

/** An index card: every line of text sits on a ruled line, with a red margin line and headings in the margin. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className="e-leaf">
      <header className="card-header">
        <Photo card={card} />
        <div className="card-profile">
          <Heading card={card} />
        </div>
        <Logo card={card} />
      </header>
      <Cover card={card} />
      <div className="card-content">
        <About card={card} />
        <Contacts card={card} />
        <Location card={card} />
        <SaveContact card={card} />
        <ButtonSection card={card} title="Reading" />
        <VideoPart card={card} />
        <Embeds card={card} />
        <Gallery card={card} />
        <LeadForm card={card} />
        <Socials card={card} title="See also" />
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
  paper: { light: '#fffdf4', dark: '#171b26' },
})
