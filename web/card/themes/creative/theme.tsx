import { defineTheme } from '../../block.tsx'
import { About, Buttons, Contacts, Cover, Footer, Gallery, Heading, Logo, Photo, SaveContact, Socials, VideoPart } from '../../blocks.tsx'
import { fitClass } from '../../fit.ts'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** SVG paths of three paper cut-outs, 200 by 200 each. A card shows two of them, one above the other. */
const SHAPES = [
  'M0 100A100 100 0 0 1 100 0V100zM100 100h100v100h-50v-50h-50zM0 150h100v50H0z',
  'M100 0h100v100A100 100 0 0 1 100 0zM0 100h50v50h50v50H0zM150 150a50 50 0 1 1-100 0 50 50 0 0 1 100 0z',
  'M0 0h200v40H0zM0 60h200v40H100L0 200zM200 200a100 100 0 0 0-100-100v100z',
] as const
/** Longest name that is set in about two rotated lines; longer ones take three, to leave the picture its width. */
const SHORT_NAME = 24
/** Longest about text that is set like a headline, in characters. */
const HEADLINE = 160

/** A poster: huge rotated type, paper cut-outs, buttons like stickers, in the colour of the card's first button. */
function CardLayout({ card }: LayoutProps) {
  return (
    <div className="c-wall b0">
      <header className="card-header">
        <Cover card={card} />
        <div className={`card-profile ${fitClass(card.name, card.name.length > SHORT_NAME ? 3 : 1.7)}`}>
          <div className="c-picture">
            <svg className="c-shapes" viewBox="0 0 200 400" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
              <path d={SHAPES[card.id % 3]} />
              <path d={SHAPES[(card.id + 1) % 3]} transform="translate(0 199.6)" />
            </svg>
            <Photo card={card} sizes="(min-width: 640px) 400px, 52vw" />
          </div>
          <Heading card={card} />
        </div>
      </header>
      <div className="c-stickers">
        <SaveContact card={card} />
        <Buttons card={card} />
      </div>
      <div className={`card-content${(card.about?.length ?? 0) > HEADLINE ? '' : ' c-loud'}`}>
        <Gallery card={card} />
        <About card={card} />
        <Contacts card={card} />
        <Location card={card} />
        <VideoPart card={card} />
        <Embeds card={card} />
        <LeadForm card={card} />
        <Socials card={card} />
      </div>
      <div className="c-imprint">
        <Logo card={card} />
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
  paper: { light: '#f3f1ec', dark: '#131211' },
})
