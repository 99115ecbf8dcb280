import { defineCardTheme, useCardVariant } from '../../block.tsx'
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
import { textDirectionOf } from '../../model.ts'
import { CardPicture } from '../../picture.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { typographyClassesOf } from '../../typography-classes.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Longest about text, in characters, that stands beside the person on a wide card. A longer one gets two columns of its own. */
const ABOUT_TEXT_BESIDE_PERSON_LENGTH_MAX = 600
/** Longest first paragraph, in characters, that is set in large type. */
const LEAD_LENGTH_MAX = 240

/**
 * The layout of the Nonprofit theme shows the cause before the person: the picture is a leaf, the about text is set large, and the
 * first button is the one big ask. The person signs beside it, in small type.
 */
function NonprofitCardLayout({ card, mark }: CardThemeLayoutProps) {
  const isFull = useCardVariant() === 'full'
  const [ask, ...rest] = card.buttons
  const [lead = '', ...paragraphs] = card.about?.split(/\n{2,}/) ?? []
  const isLeadShort = lead.length <= LEAD_LENGTH_MAX
  const isLong = isFull && (card.about?.length ?? 0) > ABOUT_TEXT_BESIDE_PERSON_LENGTH_MAX
  // Of a long text, only a short first paragraph stands beside the person. If nothing of the text does, the contacts do.
  const isSplit = isLong && isLeadShort && paragraphs.length > 0
  const contactsFirst = !card.about || (isLong && !isSplit)
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
        <header className={`card-header${isLeadShort ? ' n-loud' : ''}`}>
          <CompanyLogo card={card} />
          {isSplit && (
            <div>
              <p className={`card-about${typographyClassesOf(lead)}`} dir={textDirectionOf(lead)} {...mark('about')}>
                {lead}
              </p>
            </div>
          )}
          {!isLong && <AboutSection card={card} />}
          {contactsFirst && <ContactSection card={card} />}
        </header>
        {ask && (
          <div className="n-ask">
            <CardButtons card={{ ...card, buttons: [ask] }} />
          </div>
        )}
        <div className="card-content">
          {isLong && <AboutSection card={isSplit ? { ...card, about: paragraphs.join('\n\n') } : card} />}
          {!contactsFirst && <ContactSection card={card} />}
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
  css: fallback + css,
  Layout: NonprofitCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fbf7ee', dark: '#16201a' },
})
