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

/** The layout of the Tech theme looks like a code editor: numbered sections, `key: value` rows, links as paths, a status bar. */
function TechCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="t-pane">
      <p className="t-tab" dir="ltr" aria-hidden="true">
        <span>~/cards/</span>
        {card.slug}
        <span>.yml</span>
      </p>
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} />
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <CompanyLogo card={card} />
        <SaveContactLink card={card} />
      </header>
      <div className="card-content">
        <AboutSection card={card} />
        <ContactSection card={card} />
        <LocationSection card={card} />
        <CardButtonSection card={card} title="Links" />
        <VideoSection card={card} />
        <EmbedSections card={card} />
        <GallerySection card={card} />
        <LeadForm card={card} />
        <SocialLinkSection card={card} />
      </div>
      <div className="t-status">
        <span aria-hidden="true">NORMAL</span>
        <CardFooter />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + gallery + css,
  Layout: TechCardLayout,
  fonts,
  substitutes,
  paper: { light: '#f4f5f0', dark: '#0b0f0d' },
})
