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
import { fitClass } from '../../fit.ts'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps, Theme } from '../../theme.ts'
import fallback from './fonts/fallback.css?inline'
import { fonts, others } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** How long an about text may be and still be set as a standfirst. */
const STANDFIRST = 200

/** A magazine: the photo is its cover with the name across it, the pictures its lookbook, the contacts its credits. */
function Layout({ card, variant }: LayoutProps) {
  const standfirst = (card.about?.length ?? 0) <= STANDFIRST
  return (
    <div className="b-issue">
      <header className="card-header">
        {card.photo || !card.cover ? <Photo card={card} sizes="100vw" /> : <Cover card={card} />}
        <div className={`card-profile ${fitClass(card.name, 4)}`}>
          <Heading card={card} variant={variant} />
        </div>
      </header>
      <div className="b-pages">
        <Logo card={card} />
        <SaveContact card={card} variant={variant} />
        <div className={`card-content${standfirst ? ' b-standfirst' : ''}`}>
          <About card={card} variant={variant} />
          {card.photo && <Cover card={card} />}
          <Gallery card={card} variant={variant} />
          <ButtonSection card={card} variant={variant} title="In this issue" />
          <Contacts card={card} variant={variant} />
          <Location card={card} variant={variant} />
          <VideoPart card={card} variant={variant} />
          <Embeds card={card} variant={variant} />
          <LeadForm card={card} variant={variant} />
          <Socials card={card} variant={variant} title="Follow" />
        </div>
        <Credit />
      </div>
    </div>
  )
}

export const theme: Theme = { css: fallback + css, Layout, fonts, others, paper: { light: '#f8f1ea', dark: '#1c0f12' } }
