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
import css from './theme.css?inline'

/** The layout of the Education theme looks like an index card: text on ruled lines, and headings beside a red margin line. */
function EducationCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="e-leaf">
      <header className="card-header">
        <CardPhoto card={card} />
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <CompanyLogo card={card} />
      </header>
      <CardCoverPhoto card={card} />
      <div className="card-content">
        <AboutSection card={card} />
        <ContactSection card={card} />
        <LocationSection card={card} />
        <SaveContactLink card={card} />
        <CardButtonSection card={card} title="Reading" />
        <VideoSection card={card} />
        <EmbedSections card={card} />
        <GallerySection card={card} />
        <LeadForm card={card} />
        <SocialLinkSection card={card} title="See also" />
      </div>
      <CardFooter />
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + css,
  Layout: EducationCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fffdf4', dark: '#171b26' },
})
