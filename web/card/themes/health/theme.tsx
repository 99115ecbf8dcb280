import { shortenAddress } from '../../address.ts'
import { defineCardTheme } from '../../card-part.tsx'
import {
  CardCoverPhoto,
  CardFooter,
  CardHeading,
  CardPhoto,
  LogoBesidePhoto,
  ContactSection,
  SaveContactLink,
  TrackedLink,
} from '../../blocks.tsx'
import type { CardModel } from '../../model.ts'
import { contactSheet } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as corporateFonts } from '../corporate/fonts/fonts.ts'
import { themeFonts as nonprofitFonts } from '../nonprofit/fonts/fonts.ts'
import { wordClassOf } from '../../typography-classes.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'links', 'contact', 'location', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** Longest address in characters that a tile shows whole at every width. */
const WHOLE_ADDRESS_LENGTH_MAX = 45
/** A longer text needs more than two lines in a tile beside another on a phone. */
const NARROW_TILE_TEXT_LENGTH_MAX = 32

const CONTACT_TILE_ICONS = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  address: 'M12 21c4-4.6 7-7.6 7-11a7 7 0 0 0-14 0c0 3.4 3 6.4 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const

/** Where the leaves of the twig grow from its stem, and their angles in degrees. */
const LEAVES = [
  [84, 150, 200],
  [88, 128, -22],
  [91, 112, 212],
  [97, 88, -34],
  [98, 76, 226],
  [108, 52, -50],
  [107, 44, 240],
  [118, 22, -84],
] as const

/** The one drawing of this theme: a twig that grows beside the person. */
function Twig() {
  return (
    <svg className="h-twig" viewBox="40 -22 120 202" aria-hidden="true">
      <path className="h-stem" d="M80 180C82 130 98 80 118 22" />
      {LEAVES.map(([x, y, angle]) => (
        <path key={y} d="M0 0C8-16 28-18 42-4 30 12 12 14 0 0z" transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </svg>
  )
}

/** Links to call the owner and to get directions come first, because worried visitors need them. */
function ContactTiles({ card, mark }: CardThemeLayoutProps) {
  const tiles = card.contacts.flatMap(({ key, href, text, click }) =>
    (key === 'phone' || key === 'address') && href ? [{ key, href, text: key === 'address' ? shortenAddress(text) : text, click }] : [],
  )
  return (
    tiles.length > 0 && (
      <nav className="h-tiles" aria-label={card.words.atAGlance}>
        {tiles.map(({ key, href, text, click }) => (
          <TrackedLink
            key={key}
            href={href}
            click={click}
            className={`h-tile h-tile-${key}${text.length > NARROW_TILE_TEXT_LENGTH_MAX ? ' h-tile-long' : ''}`}
            marks={mark(key)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={CONTACT_TILE_ICONS[key]} />
            </svg>
            <strong className={wordClassOf(card.words.call).trim() || undefined}>
              {key === 'phone' ? card.words.call : card.words.directions}
            </strong>
            <bdi>{text}</bdi>
          </TrackedLink>
        ))}
      </nav>
    )
  )
}

/** The tiles replace a phone, and an address which they show whole, unless the address' row is needed for its Show Map button. */
const contactsBesideTiles = ({ contacts, hasMap }: CardModel) =>
  contacts.filter(
    ({ key, href, text }) => !href || (key !== 'phone' && (key !== 'address' || !hasMap || text.length > WHOLE_ADDRESS_LENGTH_MAX)),
  )

/** Calm, for worried visitors: phone and directions as the largest things on the card, large type, a twig, no motion. */
function HealthCardLayout({ card, mark }: CardThemeLayoutProps) {
  return (
    <div className="h-sheet">
      <div className="h-top">
        <Twig />
        <header className="card-header">
          <CardPhoto card={card} />
          <LogoBesidePhoto card={card} />
          <div className="card-profile">
            <CardHeading card={card} />
          </div>
        </header>
        <ContactTiles card={card} mark={mark} />
        <SaveContactLink card={card} />
      </div>
      <CardCoverPhoto card={card} />
      <div className="card-content">
        <OrderedCardSections
          card={card}
          order={SECTIONS}
          titles={card.words.themeTitles.health}
          own={{
            contact: <ContactSection card={{ ...card, contacts: contactsBesideTiles(card) }} />,
          }}
        />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(HealthCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#ffffff', dark: '#12201f' },
  typefaces: [
    'Atkinson Hyperlegible',
    pairTypefaces('Nunito', nonprofitFonts.families['Nunito']!, nonprofitFonts.families['Nunito']!),
    pairTypefaces('Source Serif and Atkinson Hyperlegible', corporateFonts.families['Source Serif']!, themeFonts.families['Atkinson']!),
  ],
  accent: { hued: ['ink', 'quiet', 'line', 'soft', 'twig', 'paper'], huedInDark: ['sheet'], grounds: ['soft', 'warm', 'paper'] },
  fixedNote: 'Call and Directions stay above all sections.',
  gallery: contactSheet({ narrow: 1.6, wide: 3 }),
})
