import {
  About,
  Buttons,
  Contacts,
  Cover,
  Credit,
  Gallery,
  Heading,
  Logo,
  Photo,
  SaveContact,
  Section,
  Socials,
  VideoPart,
} from '../../blocks.tsx'
import type { LayoutProps, Theme } from '../../theme.ts'
import latinExt from './hanken-latin-ext.woff2?url'
import latin from './hanken-latin.woff2?url'
import css from './theme.css?inline'

/** A letterhead on good paper: one axis that everything hangs from, hairlines, and one accent on Save Contact. */
function Layout({ card, variant }: LayoutProps) {
  return (
    <div className="m-sheet">
      <Cover card={card} />
      <header className="card-header">
        <Photo card={card} />
        <Logo card={card} />
      </header>
      <div className="card-profile">
        <Heading card={card} variant={variant} />
        <SaveContact card={card} variant={variant} />
      </div>
      <div className="card-content">
        <About card={card} variant={variant} />
        <Contacts card={card} variant={variant} />
        {card.buttons.length > 0 && (
          <Section name="links" title="Links" variant={variant}>
            <Buttons card={card} />
          </Section>
        )}
        <VideoPart card={card} variant={variant} />
        <Gallery card={card} variant={variant} />
        <Socials card={card} variant={variant} />
      </div>
      <Credit />
    </div>
  )
}

/** Hanken Grotesk, SIL Open Font License 1.1, cut to weights 300 to 500. As wide as Arial, which stands in for it. */
const fonts = [
  { family: 'Hanken', src: latin, weight: '300 500', range: 'U+0-FF,U+2010-2027,U+20AC,U+2122' },
  { family: 'Hanken', src: latinExt, weight: '300 500', range: 'U+100-24F,U+1E80-1E9E' },
]

export const theme: Theme = { css, Layout, fonts, paper: { light: '#fbfaf7', dark: '#171614' } }
