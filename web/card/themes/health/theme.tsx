import { defineTheme } from '../../block.tsx'
import {
  About,
  ButtonSection,
  CardLink,
  Contacts,
  Cover,
  Footer,
  Gallery,
  Heading,
  Logo,
  Photo,
  SaveContact,
  Socials,
  VideoPart,
} from '../../blocks.tsx'
import { Embeds, Location } from '../../frames.tsx'
import { LeadForm } from '../../lead-form.tsx'
import type { LayoutProps } from '../../theme.ts'
import { fallback, fonts, substitutes } from './fonts/fonts.ts'
import css from './theme.css?inline'

const TILES = { phone: 'Call', address: 'Directions' } as const

/** Large links to call and to get directions, which a worried visitor needs first. */
function Tiles({ card, mark }: LayoutProps) {
  const tiles = card.contacts.flatMap(({ key, href, text, click }) =>
    (key === 'phone' || key === 'address') && href ? [{ key, href, text, click }] : [],
  )
  return (
    tiles.length > 0 && (
      <nav className="h-tiles" aria-label="At a glance">
        {tiles.map(({ key, href, text, click }) => (
          <CardLink key={key} href={href} click={click} className={`h-tile h-tile-${key}`} marks={mark(key)}>
            <strong>{TILES[key]}</strong>
            <bdi>{text}</bdi>
          </CardLink>
        ))}
      </nav>
    )
  )
}

/** Calm, for worried visitors: phone and directions first, large type, no motion. */
function CardLayout({ card, mark }: LayoutProps) {
  return (
    <div className="h-sheet">
      <Cover card={card} />
      <header className="card-header">
        <Photo card={card} />
        <div className="card-profile">
          <Heading card={card} />
        </div>
        <Logo card={card} />
      </header>
      <Tiles card={card} mark={mark} />
      <div className="card-content">
        <SaveContact card={card} />
        <About card={card} />
        <ButtonSection card={card} title="How I can help" />
        <Contacts card={card} />
        <Location card={card} />
        <VideoPart card={card} />
        <Embeds card={card} />
        <Gallery card={card} />
        <LeadForm card={card} />
        <Socials card={card} title="Find me" />
      </div>
      <Footer />
    </div>
  )
}

export const theme = defineTheme({
  css: fallback + css,
  Layout: CardLayout,
  fonts,
  substitutes,
  paper: { light: '#ffffff', dark: '#12201f' },
})
