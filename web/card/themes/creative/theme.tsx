import { isLongAboutText } from '../../about.tsx'
import { defineCardTheme } from '../../card-part.tsx'
import { CardButtons, CardCoverPhoto, CardFooter, CardHeading, CardPhoto, LogoBesidePhoto, SaveContactLink } from '../../blocks.tsx'
import { isCustomButtonColor, readableTextColorOn } from '../../color.ts'
import { buildNameSizeClasses } from '../../fit.ts'
import { masonry } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as dynamicFonts } from '../dynamic/fonts/fonts.ts'
import { themeFonts as techFonts } from '../tech/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['gallery', 'about', 'contact', 'location', 'video', 'embeds', 'form', 'social'] as const

/** SVG paths of 200 by 200 units. A card shows two of them, one above the other. */
const PAPER_CUTOUT_PATHS = [
  'M0 100A100 100 0 0 1 100 0V100zM100 100h100v100h-50v-50h-50zM0 150h100v50H0z',
  'M100 0h100v100A100 100 0 0 1 100 0zM0 100h50v50h50v50H0zM150 150a50 50 0 1 1-100 0 50 50 0 0 1 100 0z',
  'M0 0h200v40H0zM0 60h200v40H100L0 200zM200 200a100 100 0 0 0-100-100v100z',
] as const
/** A name of at most this many characters takes two rotated lines. Longer names take three, to leave the picture its width. */
const SHORT_NAME_LENGTH_MAX = 24
/** An about text of at most this many characters is set in large type. */
const LARGE_ABOUT_TEXT_LENGTH_MAX = 160

/** A poster: a huge rotated name, paper shapes, and buttons like stickers. */
function CreativeCardLayout({ card }: CardThemeLayoutProps) {
  // The poster has the accent colour, or else the first button colour that the owner chose.
  const chosen = card.look.accentColor ? -1 : card.buttons.findIndex(({ color }) => isCustomButtonColor(color))
  const loudness = (card.about?.length ?? 0) <= LARGE_ABOUT_TEXT_LENGTH_MAX ? ' c-loud' : isLongAboutText(card.about) ? ' c-long' : ''
  return (
    <div className={`c-wall${chosen < 0 ? '' : ` b${chosen}`}`}>
      <header className="card-header">
        <div className={`card-profile ${buildNameSizeClasses(card.name, card.name.length > SHORT_NAME_LENGTH_MAX ? 3 : 1.7)}`}>
          <div className="c-picture">
            {card.cover ? (
              <CardCoverPhoto card={card} />
            ) : (
              <svg className="c-shapes" viewBox="0 0 200 400" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
                <path d={PAPER_CUTOUT_PATHS[card.id % 3]} />
                <path d={PAPER_CUTOUT_PATHS[(card.id + 1) % 3]} transform="translate(0 199.6)" />
              </svg>
            )}
            <CardPhoto card={card} sizes="(min-width: 640px) 288px, 52vw" />
          </div>
          <CardHeading card={card} />
        </div>
      </header>
      <div className="c-stickers">
        <SaveContactLink card={card} />
        <CardButtons card={card} />
      </div>
      <div className={`card-content${loudness}`}>
        <OrderedCardSections card={card} order={SECTIONS} />
      </div>
      <div className="c-imprint">
        <LogoBesidePhoto card={card} />
        <CardFooter card={card} />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme(CreativeCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  gallery: masonry,
  paper: { light: '#f3f1ec', dark: '#131211' },
  typefaces: [
    'Bricolage Grotesque',
    pairTypefaces('Mona Sans', dynamicFonts.families['Mona Wide']!, dynamicFonts.families['Mona']!, 1.2),
    pairTypefaces('JetBrains Mono', techFonts.families['JetBrains']!, techFonts.families['JetBrains']!, 1.3),
  ],
  accent: { tint: '#ff4b1f', more: ({ chosen }) => ({ poster: chosen, 'poster-ink': readableTextColorOn(chosen) }) },
  fixedNote: 'Buttons stay below the poster.',
})
