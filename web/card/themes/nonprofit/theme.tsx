import { moveToContrast, oklchOf, TEXT_CONTRAST_MIN } from '../../accent.ts'
import { OPENING_PARAGRAPH_LENGTH_MAX, OpeningParagraph, useAboutTextParts } from '../../about.tsx'
import { defineCardTheme } from '../../card-part.tsx'
import {
  AboutSection,
  CardButtons,
  CardCoverPhoto,
  CardFooter,
  CardHeading,
  CardPhoto,
  CardSection,
  LogoBesidePhoto,
  ContactSection,
  SaveContactLink,
} from '../../blocks.tsx'
import { masonry } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as creativeFonts } from '../creative/fonts/fonts.ts'
import { themeFonts as educationFonts } from '../education/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import { Landscape } from './landscape.tsx'
import css from './theme.css?inline'

const SECTIONS = ['about', 'contact', 'links', 'location', 'video', 'embeds', 'gallery', 'form', 'social'] as const

/** Greens and blues, whose neighbours would not stand out as the sun and the call. */
function isCool(color: string): boolean {
  const { h } = oklchOf(color)
  return h > 90 && h < 290
}

/**
 * This theme shows the cause before the person: the picture is a leaf, the about text is large, and the first button is the main request,
 * in the largest type of the card. The person is next to the text in small type.
 */
function NonprofitCardLayout({ card, mark }: CardThemeLayoutProps) {
  const [ask, ...rest] = card.buttons
  const { lead, beside, below } = useAboutTextParts(card)
  const isLoud = lead || (beside?.split('\n\n')[0]?.length ?? 0) <= OPENING_PARAGRAPH_LENGTH_MAX
  // A card without an about text has its contacts beside the person, because the space would otherwise be empty.
  const isContactBeside = !lead && !beside
  return (
    <div className="n-sheet">
      <div className="n-scene" aria-hidden="true">
        {card.cover ? (
          <CardCoverPhoto card={card} className="n-cut" sizes="100vw" />
        ) : (
          <span {...mark('coverPhoto')}>
            <Landscape cardId={card.id} />
          </span>
        )}
      </div>
      <div className="n-body">
        <div className="n-person">
          <div className="card-profile">
            <CardPhoto card={card} sizes="(min-width: 640px) 144px, 96px" />
            <CardHeading card={card} />
          </div>
          <SaveContactLink card={card} />
        </div>
        <header className={`card-header${isLoud ? ' n-loud' : ''}`}>
          <LogoBesidePhoto card={card} />
          {lead && <OpeningParagraph card={card} text={lead} />}
          {beside && <AboutSection card={card} />}
          {isContactBeside && <ContactSection card={card} />}
        </header>
        {ask && (
          <div className="n-ask">
            <CardButtons card={{ ...card, buttons: [ask] }} />
          </div>
        )}
        <div className="card-content">
          <OrderedCardSections
            card={card}
            order={SECTIONS}
            titles={card.words.themeTitles.nonprofit}
            own={{
              about: below && <AboutSection card={{ ...card, about: below }} />,
              ...(isContactBeside && { contact: null }),
              links: rest.length > 0 && (
                <CardSection name="links" title={card.words.themeTitles.nonprofit.links}>
                  <div className="n-rest">
                    <CardButtons card={card} />
                  </div>
                </CardSection>
              ),
            }}
          />
        </div>
        <CardFooter card={card} />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme(NonprofitCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  paper: { light: '#fbf7ee', dark: '#16201a' },
  typefaces: [
    'Nunito',
    pairTypefaces('Alegreya and Nunito', educationFonts.families['Alegreya']!, themeFonts.families['Nunito']!),
    pairTypefaces('Bricolage Grotesque', creativeFonts.families['Bricolage']!, creativeFonts.families['Bricolage']!),
  ],
  accent: {
    hued: ['ink', 'quiet', 'line'],
    huedInDark: ['paper', 'sheet'],
    grounds: ['paper'],
    // A landscape of neighbouring hues. Beside a cool accent, the sun and the call stay the theme's own clay.
    more: ({ chosen, hued, vivid }, { leaf, clay, ask, sky }) => ({
      leaf: vivid(leaf!),
      shade: hued('#06210f'),
      sky: hued(sky!, 25),
      ...(!isCool(chosen) && { clay: vivid(clay!, -40), ask: moveToContrast(vivid(ask!, -40), ['#ffffff'], TEXT_CONTRAST_MIN) }),
    }),
  },
  fixedNote: 'The beginning of the about text and the first button stay at the top.',
  gallery: masonry,
})
