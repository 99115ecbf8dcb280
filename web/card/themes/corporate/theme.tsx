import { isLongAbout } from '../../about.tsx'
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
import { EmbedSections, LocationSection } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import gallery from '../../gallery.css?inline'
import css from './theme.css?inline'

/** The layout of the Corporate theme looks like engraved stationery: a logo or monogram, small capitals, a grid of contacts. */
function CorporateCardLayout({ card, mark }: CardThemeLayoutProps) {
  const isLong = isLongAbout(card.about)
  return (
    <div className="k-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        {card.photo && <CardPhoto card={card} sizes="(min-width: 704px) 272px, 160px" />}
        <CompanyLogo card={card} />
        {!card.photo && !card.logo && (
          <span className="k-monogram" aria-hidden="true" {...mark('logoUrl')}>
            {card.initials}
          </span>
        )}
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <SaveContactLink card={card} />
      </header>
      <div className="k-columns">
        <div className="k-aside">
          <ContactSection card={card} />
          <LocationSection card={card} />
        </div>
        <div className="card-content">
          {!isLong && <AboutSection card={card} />}
          <CardButtonSection card={card} title="Appointments and links" />
          <SocialLinkSection card={card} title="Profiles" />
        </div>
      </div>
      <div className="k-wide">
        {isLong && <AboutSection card={card} />}
        <GallerySection card={card} />
        <VideoSection card={card} />
        <EmbedSections card={card} />
        <LeadForm card={card} />
      </div>
      <CardFooter />
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + gallery + css,
  Layout: CorporateCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fdfbf5', dark: '#0e1828' },
})
