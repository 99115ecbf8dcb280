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
import { fitClass } from '../../fit.ts'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Longest about text that is set large, as a standfirst, in characters. */
const STANDFIRST = 200

/** A magazine: the photo is the cover with the name across it, and the gallery a lookbook. */
function CardLayout({ card }: LayoutProps) {
  const standfirst = (card.about?.length ?? 0) <= STANDFIRST
  return (
    <div className="b-issue">
      <header className="card-header">
        {card.photo || !card.cover ? <Photo card={card} sizes="100vw" /> : <Cover card={card} />}
        <div className={`card-profile ${fitClass(card.name, 4)}`}>
          <Heading card={card} />
        </div>
      </header>
      <div className="b-pages">
        <Logo card={card} />
        <SaveContact card={card} />
        <div className={`card-content${standfirst ? ' b-standfirst' : ''}`}>
          <About card={card} />
          {card.photo && <Cover card={card} />}
          <Gallery card={card} />
          <ButtonSection card={card} title="In this issue" />
          <Contacts card={card} />
          <Location card={card} />
          <VideoPart card={card} />
          <Embeds card={card} />
          <LeadForm card={card} />
          <Socials card={card} title="Follow" />
        </div>
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
  paper: { light: '#f8f1ea', dark: '#1c0f12' },
})
