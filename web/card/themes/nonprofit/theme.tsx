import { defineTheme } from '../../block.tsx'
import { About, Buttons, Contacts, Footer, Gallery, Heading, Logo, Photo, SaveContact, Section, Socials, VideoPart } from '../../blocks.tsx'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import { Picture } from '../../picture.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** The cause before the person: an organic cut-out, the about text first, the first button as the main call to action. */
function CardLayout({ card, mark }: LayoutProps) {
  const [ask, ...rest] = card.buttons
  return (
    <div className="n-sheet">
      <div className="n-scene" aria-hidden="true">
        {card.cover ? (
          <Picture
            {...mark('coverPhoto')}
            className="n-cut"
            src={card.cover}
            alt=""
            width={1200}
            height={400}
            sizes="100vw"
            priority={card.photo ? 'low' : 'high'}
          />
        ) : (
          <span className="n-hill" {...mark('coverPhoto')} />
        )}
      </div>
      <div className="n-body">
        <header className="card-header">
          <Logo card={card} />
          <About card={card} />
        </header>
        <div className="n-person">
          {ask && (
            <div className="n-ask">
              <Buttons card={{ ...card, buttons: [ask] }} />
            </div>
          )}
          <div className="card-profile">
            <Photo card={card} sizes="(min-width: 640px) 176px, 96px" />
            <Heading card={card} />
          </div>
          <SaveContact card={card} />
        </div>
        <div className="card-content">
          <Contacts card={card} />
          <Location card={card} />
          {rest.length > 0 && (
            <Section name="links" title="Other ways to help">
              <div className="n-rest">
                <Buttons card={card} />
              </div>
            </Section>
          )}
          <VideoPart card={card} />
          <Embeds card={card} />
          <Gallery card={card} />
          <LeadForm card={card} />
          <Socials card={card} title="Follow the work" />
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
  paper: { light: '#fbf7ee', dark: '#16201a' },
})
