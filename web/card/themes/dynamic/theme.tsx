import { defineCardTheme } from '../../card-part.tsx'
import { CardButtons, CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { moveToContrast, oklchOf, TEXT_CONTRAST_MIN } from '../../accent.ts'
import { buildNameSizeClasses } from '../../fit.ts'
import { strip } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { typographyClassesOf } from '../../typography-classes.ts'
import { themeFonts as creativeFonts } from '../creative/fonts/fonts.ts'
import { themeFonts as nonprofitFonts } from '../nonprofit/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'contact', 'location', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** The second hue of the mesh is near blue, but far enough from the first one. */
function turnTowardsBlue(hue: number): number {
  const away = ((275 - hue + 540) % 360) - 180
  return Math.abs(away) < 50 ? -60 : Math.max(-110, Math.min(110, away))
}

/** With less chroma, the mesh would lose its force. */
const MESH_CHROMA_MIN = 0.2

/** The lines of other scripts are far apart, which would tear a short name in two. Such a name therefore has one line. */
const nameLinesOf = (name: string) => (name.length <= 12 && typographyClassesOf(name).includes('letters-script') ? 1 : 4)

/** Always dark and in motion: a huge name over moving gradients. */
function DynamicCardLayout({ card }: CardThemeLayoutProps) {
  return (
    <div className={card.look.accentColor ? 'd-stage' : `d-stage d-hue-${card.id % 3}`}>
      <div className="d-mesh" />
      <CardCoverPhoto card={card} />
      <header className="card-header">
        <LogoBesidePhoto card={card} />
        <div className="d-portrait">
          <CardPhoto card={card} sizes="(min-width: 640px) 315px, 59vw" />
        </div>
      </header>
      <div className={`card-profile ${buildNameSizeClasses(card.name, nameLinesOf(card.name))}`}>
        <CardHeading card={card} />
      </div>
      <div className="d-acts">
        <SaveContactLink card={card} />
        <CardButtons card={card} />
      </div>
      <div className="card-content">
        <OrderedCardSections card={card} order={SECTIONS} titles={card.words.themeTitles.dynamic} />
      </div>
      <CardFooter card={card} />
    </div>
  )
}

export const cardTheme = defineCardTheme(DynamicCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#0a0716', dark: '#0a0716' },
  typefaces: [
    'Mona Sans',
    pairTypefaces('Bricolage Grotesque and Mona Sans', creativeFonts.families['Bricolage Poster']!, themeFonts.families['Mona']!, 0.9),
    pairTypefaces('Nunito', nonprofitFonts.families['Nunito']!, nonprofitFonts.families['Nunito']!, 0.93),
  ],
  accent: {
    tint: '#ff4a2b',
    hued: ['paper', 'sheet', 'line', 'quiet'],
    grounds: ['#221d30'],
    vividChromaMin: MESH_CHROMA_MIN,
    more: ({ chosen, vivid }) => ({
      // The name is white on these two.
      hot: moveToContrast(vivid('#ff4a2b'), ['#ffffff'], TEXT_CONTRAST_MIN),
      deep: vivid('#4b2bff', turnTowardsBlue(oklchOf(chosen).h)),
    }),
  },
  fixedNote: 'Buttons stay below the name.',
  gallery: strip,
})
