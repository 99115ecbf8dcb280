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

/** A code editor: numbered sections, `key: value` rows, links as paths, a status bar. In light mode, a printed listing. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className="t-pane">
      <p className="t-tab" dir="ltr" aria-hidden="true">
        <span>~/cards/</span>
        {card.slug}
        <span>.yml</span>
      </p>
      <Cover card={card} />
      <header className="card-header">
        <Photo card={card} />
        <div className="card-profile">
          <Heading card={card} />
        </div>
        <Logo card={card} />
        <SaveContact card={card} />
      </header>
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
      <div className="t-status">
        <span aria-hidden="true">NORMAL</span>
        <Footer />
      </div>
    </div>
  )
}

export const theme = defineTheme({
  css: fallback + css,
  Layout: CardLayout,
  fonts,
  substitutes,
  paper: { light: '#f4f5f0', dark: '#0b0f0d' },
})
