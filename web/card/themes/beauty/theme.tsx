import { LeadParagraph, useAboutParts } from '../../about.tsx'
import { defineCardTheme } from '../../block.tsx'
import {
  AboutSection,
  CardButtonSection,
  ContactSection,
  CardCoverPhoto,
  CardFooter,
  GallerySection,
  CardHeading,
  CompanyLogo,
  CardPhoto,
  SaveContactLink,
  SocialLinkSection,
  VideoSection,
} from '../../blocks.tsx'
import { buildNameFitClasses } from '../../fit.ts'
import { EmbedSections, LocationSection } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Longest about text, in characters, that is set in large type like a magazine's introduction. */
const LARGE_ABOUT_TEXT_LENGTH_MAX = 200

/** The layout of the Beauty theme looks like a magazine: the photo is the cover, and the name starts below the face. */
function BeautyCardLayout({ card }: CardThemeLayoutProps) {
  const { lead, beside, below } = useAboutParts(card)
  const isStandfirst = lead || (beside?.length ?? 0) <= LARGE_ABOUT_TEXT_LENGTH_MAX
  // Without a text beside the photo, the contacts stand there.
  const contacts = <ContactSection card={card} />
  return (
    <div className="b-issue">
      {/* A cover photo is too wide to fill the header. Without a photo, it is a strip between the name and the title. */}
      <header className={`card-header${card.photo ? '' : card.cover ? ' b-strip' : ' b-satin'}`}>
        {card.photo || !card.cover ? <CardPhoto card={card} sizes="(min-width: 704px) 476px, 100vw" /> : <CardCoverPhoto card={card} />}
        <div className={`card-profile ${buildNameFitClasses(card.name, 4)}`}>
          <CardHeading card={card} />
        </div>
      </header>
      <div className={`b-opening${isStandfirst ? ' b-standfirst' : ''}`}>
        <SaveContactLink card={card} />
        <CompanyLogo card={card} />
        {lead && <LeadParagraph card={card} text={lead} />}
        {beside && <AboutSection card={card} />}
        {!lead && !beside && contacts}
      </div>
      <div className="b-pages">
        <div className="card-content">
          {below && <AboutSection card={{ ...card, about: below }} />}
          {card.photo && <CardCoverPhoto card={card} />}
          <GallerySection card={card} />
          <CardButtonSection card={card} title="In this issue" />
          {(lead || beside) && contacts}
          <LocationSection card={card} />
          <VideoSection card={card} />
          <EmbedSections card={card} />
          <LeadForm card={card} />
          <SocialLinkSection card={card} title="Follow" />
        </div>
        <CardFooter />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + css,
  Layout: BeautyCardLayout,
  fonts,
  substitutes,
  paper: { light: '#f8f1ea', dark: '#1c0f12' },
})
