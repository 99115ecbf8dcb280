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

/** The layout of the Education theme looks like an index card: texts on ruled lines, a red margin line, and headings as tabs. */
function EducationCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className="e-leaf">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} sizes="136px" />
        <CompanyLogo card={card} />
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <SaveContactLink card={card} />
      </header>
      <div className="card-content">
        <CardButtonSection card={card} title="Start here" />
        <AboutSection card={card} />
        <ContactSection card={card} />
        <LocationSection card={card} />
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
  css: fallback + gallery + css,
  Layout: EducationCardLayout,
  fonts,
  substitutes,
  paper: { light: '#fffdf4', dark: '#171b26' },
})
