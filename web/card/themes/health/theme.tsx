import { defineCardTheme } from '../../block.tsx'
import {
  AboutSection,
  CardButtonSection,
  TrackedLink,
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

const CONTACT_TILE_LABELS = { phone: 'Call', address: 'Directions' } as const

/** Large links to call the card's owner and to get directions, because worried visitors need these first. */
function ContactTiles({ card, mark }: CardThemeLayoutProps) {
  const tiles = card.contacts.flatMap(({ key, href, text, click }) =>
    (key === 'phone' || key === 'address') && href ? [{ key, href, text, click }] : [],
  )
  return (
    tiles.length > 0 && (
      <nav className="h-tiles" aria-label="At a glance">
        {tiles.map(({ key, href, text, click }) => (
          <TrackedLink key={key} href={href} click={click} className={`h-tile h-tile-${key}`} marks={mark(key)}>
            <strong>{CONTACT_TILE_LABELS[key]}</strong>
            <bdi>{text}</bdi>
          </TrackedLink>
        ))}
      </nav>
    )
  )
}

/** The layout of the Health theme is calm, for worried visitors: phone and directions first, large type, no motion. */
function HealthCardLayout({ card, mark }: CardThemeLayoutProps) {
  return (
    <div className="h-sheet">
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <CardPhoto card={card} />
        <div className="card-profile">
          <CardHeading card={card} />
        </div>
        <CompanyLogo card={card} />
      </header>
      <ContactTiles card={card} mark={mark} />
      <div className="card-content">
        <SaveContactLink card={card} />
        <AboutSection card={card} />
        <CardButtonSection card={card} title="How I can help" />
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
  css: fallback + css,
  Layout: HealthCardLayout,
  fonts,
  substitutes,
  paper: { light: '#ffffff', dark: '#12201f' },
})
