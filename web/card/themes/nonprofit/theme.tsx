import { LEAD_LENGTH_MAX, LeadParagraph, useAboutParts } from '../../about.tsx'
import { defineCardTheme } from '../../block.tsx'
import {
  AboutSection,
  CardButtons,
  ContactSection,
  CardFooter,
  GallerySection,
  CardHeading,
  CompanyLogo,
  CardPhoto,
  SaveContactLink,
  CardSection,
  SocialLinkSection,
  VideoSection,
} from '../../blocks.tsx'
import { EmbedSections, LocationSection } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import { CardPicture } from '../../picture.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import gallery from '../../gallery.css?inline'
import css from './theme.css?inline'

/**
 * The layout of the Nonprofit theme shows the cause before the person: the picture is a leaf, the about text is set large, and the
 * first button is the one big ask. The person signs beside it, in small type.
 */
function NonprofitCardLayout({ card, mark }: CardThemeLayoutProps) {
  const [ask, ...rest] = card.buttons
  const { lead, beside, below } = useAboutParts(card)
  const isLoud = lead || (beside?.split('\n\n')[0]?.length ?? 0) <= LEAD_LENGTH_MAX
  // Without a text beside the person, the contacts stand there.
  const contacts = <ContactSection card={card} />
  return (
    <div className="n-sheet">
      <div className="n-scene" aria-hidden="true">
        {card.cover ? (
          <CardPicture
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
        <div className="n-person">
          <div className="card-profile">
            <CardPhoto card={card} sizes="(min-width: 640px) 144px, 96px" />
            <CardHeading card={card} />
          </div>
          <SaveContactLink card={card} />
        </div>
        <header className={`card-header${isLoud ? ' n-loud' : ''}`}>
          <CompanyLogo card={card} />
          {lead && <LeadParagraph card={card} text={lead} />}
          {beside && <AboutSection card={card} />}
          {!lead && !beside && contacts}
        </header>
        {ask && (
          <div className="n-ask">
            <CardButtons card={{ ...card, buttons: [ask] }} />
          </div>
        )}
        <div className="card-content">
          {below && <AboutSection card={{ ...card, about: below }} />}
          {(lead || beside) && contacts}
          {rest.length > 0 && (
            <CardSection name="links" title="Other ways to help">
              <div className="n-rest">
                <CardButtons card={card} />
              </div>
            </CardSection>
          )}
          <LocationSection card={card} />
          <VideoSection card={card} />
          <EmbedSections card={card} />
          <GallerySection card={card} />
          <LeadForm card={card} />
          <SocialLinkSection card={card} title="Follow the work" />
        </div>
        <CardFooter />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + gallery + css,
  Layout: NonprofitCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fbf7ee', dark: '#16201a' },
})
