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

/** The layout of the Minimalist theme looks like a letterhead: one axis, thin lines, and a single accent on Save Contact. */
function MinimalistCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="m-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} />
        <CompanyLogo card={card} />
      </header>
      <div className="card-profile">
        <CardHeading card={card} />
        <SaveContactLink card={card} />
      </div>
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
      <CardFooter />
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + gallery + css,
  Layout: MinimalistCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fbfaf7', dark: '#171614' },
})
