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
import { buildNameFitClasses } from '../../fit.ts'
import { EmbedSections, LocationSection } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import gallery from '../../gallery.css?inline'
import css from './theme.css?inline'

/** The layout of the Dynamic theme is always dark and in motion: a huge name over moving gradients, tiles that fly in. */
function DynamicCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className={`d-stage d-hue-${card.id % 3}`}>
      <div className="d-mesh" />
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CompanyLogo card={card} />
        <div className="d-portrait">
          <CardPhoto card={card} sizes="(min-width: 640px) 315px, 59vw" />
        </div>
      </header>
      <div className={`card-profile ${buildNameFitClasses(card.name, 4)}`}>
        <CardHeading card={card} />
      </div>
      <div className="d-acts">
        <SaveContactLink card={card} />
        <CardButtons card={card} />
      </div>
      <div className="card-content">
        <AboutSection card={card} />
        <ContactSection card={card} />
        <LocationSection card={card} />
        <VideoSection card={card} />
        <EmbedSections card={card} />
        <GallerySection card={card} />
        <LeadForm card={card} />
        <SocialLinkSection card={card} title="Find me" />
      </div>
      <CardFooter />
    </div>
  )
}

export const cardTheme = defineCardTheme({
  css: fallback + gallery + css,
  Layout: DynamicCardLayout,
  fonts,
  substitutes,
  paper: { light: '#0a0716', dark: '#0a0716' },
})
