import { defineCardTheme } from '../../block.tsx'
import {
  AboutSection,
  CardButtons,
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
import gallery from '../../gallery.css?inline'
import css from './theme.css?inline'

/** The plain amber layout of cards whose stored theme is unknown to the code. */
function FallbackCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="f-sheet">
      <header className="card-header">
        <CardCoverPhoto card={card} />
        <CardPhoto card={card} />
      </header>
      <div className="card-profile">
        <CardHeading card={card} />
        <SaveContactLink card={card} />
      </div>
      <div className="card-content">
        <AboutSection card={card} />
        <ContactSection card={card} />
        <LocationSection card={card} />
        <CardButtons card={card} />
        <VideoSection card={card} />
        <EmbedSections card={card} />
        <GallerySection card={card} />
        <LeadForm card={card} />
        <SocialLinkSection card={card} />
        <CompanyLogo card={card} />
      </div>
      <CardFooter />
    </div>
  )
}

export const cardTheme = defineCardTheme({ css: gallery + css, Layout: FallbackCardLayout, paper: { light: '#fffdf8', dark: '#1c1710' } })
