import { OpeningParagraph, useAboutTextParts } from '../../about.tsx'
import { defineCardTheme } from '../../card-part.tsx'
import {
  AboutSection,
  CardCoverPhoto,
  CardFooter,
  CardHeading,
  CardPhoto,
  CompanyLogo,
  LogoBesidePhoto,
  ContactSection,
  SaveContactLink,
} from '../../blocks.tsx'
import { buildNameSizeClasses } from '../../fit.ts'
import { lookbook } from '../../galleries/gallery-styles.ts'
import { OrderedCardSections } from '../../sections.tsx'
import type { CardThemeLayoutProps } from '../../theme.ts'
import { pairTypefaces } from '../../theme-fonts.ts'
import { themeFonts as corporateFonts } from '../corporate/fonts/fonts.ts'
import { themeFonts } from './fonts/fonts.ts'
import css from './theme.css?inline'

const SECTIONS = ['about', 'gallery', 'links', 'location', 'video', 'embeds', 'form', 'social'] as const

/** An about text of at most this many characters is set in large type. */
const LARGE_ABOUT_TEXT_LENGTH_MAX = 120

/** A magazine: the photo is the cover, the name starts below the face, and a wide card opens on a page of text beside it. */
function BeautyCardLayout({ card }: CardThemeLayoutProps) {
  const { lead, beside, below } = useAboutTextParts(card)
  const isStandfirst = lead || (beside?.length ?? 0) <= LARGE_ABOUT_TEXT_LENGTH_MAX
  const isBare = !card.about && !card.logo && card.contacts.length === 0
  return (
    <div className={`b-issue${isBare ? ' b-bare' : ''}`}>
      {/* A cover photo is too wide for the header. Without a portrait, it becomes a strip between name and title. */}
      <header className={`card-header${card.photo ? '' : card.cover ? ' b-strip' : ' b-satin'}`}>
        {card.photo || !card.cover ? <CardPhoto card={card} sizes="(min-width: 704px) 476px, 100vw" /> : <CardCoverPhoto card={card} />}
        <div className={`card-profile ${buildNameSizeClasses(card.name, 4)}`}>
          <CardHeading card={card} />
        </div>
      </header>
      <div className={`b-opening${isStandfirst ? ' b-standfirst' : ''}`}>
        <SaveContactLink card={card} />
        {card.cover ? <CompanyLogo card={card} /> : <LogoBesidePhoto card={card} />}
        {lead && <OpeningParagraph card={card} text={lead} />}
        {beside && <AboutSection card={card} />}
        <ContactSection card={card} />
      </div>
      <div className="b-pages">
        <div className="card-content">
          {card.photo && !below && <CardCoverPhoto card={card} />}
          <OrderedCardSections
            card={card}
            order={SECTIONS}
            titles={card.words.themeTitles.beauty}
            own={{
              about: below && (
                <>
                  <AboutSection card={{ ...card, about: below }} />
                  {card.photo && <CardCoverPhoto card={card} />}
                </>
              ),
            }}
          />
        </div>
        <CardFooter card={card} />
      </div>
    </div>
  )
}

export const cardTheme = defineCardTheme(BeautyCardLayout, {
  css,
  themeFonts,
  sections: SECTIONS,
  gallery: lookbook,
  paper: { light: '#f8f1ea', dark: '#1c0f12' },
  typefaces: [
    'Bodoni Moda and Jost',
    pairTypefaces('Baskervville and Jost', corporateFonts.families['Baskervville']!, themeFonts.families['Jost']!, 1.06),
    pairTypefaces('Jost', themeFonts.families['Jost']!, themeFonts.families['Jost']!, 0.92),
  ],
  accent: {
    hued: ['ink', 'quiet', 'line'],
    huedInDark: ['paper', 'sheet'],
    more: ({ hued }, { deep, satin, gloss, blush }) => ({
      deep: hued(deep!),
      satin: hued(satin!),
      gloss: hued(gloss!),
      blush: hued(blush!),
    }),
  },
  fixedNote: 'Contacts and the beginning of the about text stay beside the photo.',
})
