import { shortenAddress } from '../../address.ts'
import { defineCardTheme, useCardVariant } from '../../card-part.tsx'
import {
  CardCoverPhoto,
  CardFooter,
  CardHeading,
  CardPhoto,
  CompanyLogo,
  ContactSection,
  MapToggleButton,
  SaveContactLink,
  TrackedLink,
} from '../../blocks.tsx'
import type { CardModel, ContactEntry } from '../../model.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

/** Longest address in characters that a tile shows whole at every width. */
const WHOLE_ADDRESS_LENGTH_MAX = 45

/** Links to call the owner and to get directions come first, because worried visitors need them. */
function ContactTiles({ card, mark }: CardThemeLayoutProps) {
  const tiles = card.contacts.flatMap(({ key, href, text, click }) =>
    (key === 'phone' || key === 'address') && href ? [{ key, href, text, click }] : [],
  )
  return (
    tiles.length > 0 && (
      <nav className="h-tiles" aria-label={card.words.atAGlance}>
        {tiles.map(({ key, href, text, click }) => (
          <TrackedLink key={key} href={href} click={click} className={`h-tile h-tile-${key}`} marks={mark(key)}>
            <strong>{key === 'phone' ? card.words.call : card.words.directions}</strong>
            <bdi>{key === 'address' ? shortenAddress(text) : text}</bdi>
          </TrackedLink>
        ))}
      </nav>
    )
  )
}

/** A long address is shortened in its tile, so the Contact section repeats it. */
const contactsBesideTiles = (card: CardModel) =>
  card.contacts.filter(({ key, href, text }) => !href || (key !== 'phone' && (key !== 'address' || text.length > WHOLE_ADDRESS_LENGTH_MAX)))

/**
 * Show Map button below the tiles, for sites without a Google Maps key. If the address is also in the Contact section, that section has the
 * button.
 */
function TileMapToggle({ card, contacts }: { card: CardModel; contacts: ContactEntry[] }) {
  const variant = useCardVariant()
  const isAddressInTileOnly = card.contacts.some(({ key }) => key === 'address') && !contacts.some(({ key }) => key === 'address')
  if (variant === 'preview' || card.hasMap || !isAddressInTileOnly) return null
  return (
    <div className="h-map">
      <MapToggleButton card={card} className="card-map-row" />
    </div>
  )
}

/** Calm, for worried visitors: phone and directions first, large type, no motion. */
function HealthCardLayout({ card, mark }: CardThemeLayoutProps) {
  const contacts = contactsBesideTiles(card)
  return (
    <div className="h-sheet">
      <div className="h-top">
        <header className="card-header">
          <CardPhoto card={card} />
          <CompanyLogo card={card} />
          <div className="card-profile">
            <CardHeading card={card} />
          </div>
        </header>
        <ContactTiles card={card} mark={mark} />
        <SaveContactLink card={card} />
      </div>
      <CardCoverPhoto card={card} />
      <div className="card-content">
        <OrderedCardSections card={card} order={['about', 'links']} titles={card.words.themeTitles.health} />
        <ContactSection card={{ ...card, contacts }} />
        <TileMapToggle card={card} contacts={contacts} />
        <OrderedCardSections
          card={card}
          order={['location', 'video', 'embeds', 'gallery', 'form', 'social']}
          titles={card.words.themeTitles.health}
        />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(HealthCardLayout, { css, themeFonts, paper: { light: '#ffffff', dark: '#12201f' } })
