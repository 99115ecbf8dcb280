import { renderToStaticMarkup } from 'react-dom/server'
import { BLANK_CARD_CONTENT } from '../../schema/blank-card.ts'
import type { Card } from '../../schema/card.ts'
import { SAMPLE_NAME_LENGTH_MAX } from '../../schema/landing.ts'
import { createSingleLineSchema } from '../../schema/text.ts'
import type { CardThemeKey } from '../../schema/theme.ts'
import baseCss from '../../web/card/base.css?inline'
import { buildCardColorCss } from '../../web/card/card-css.ts'
import { chooseCardFonts, selectNeededFontFiles } from '../../web/card/card-fonts.ts'
import { BusinessCard } from '../../web/card/card.tsx'
import { addDarkModeRule } from '../../web/card/dark-mode.ts'
import type { CardModel } from '../../web/card/model.ts'
import type { ThemeFontFile } from '../../web/card/theme.ts'
import { buildCardModelWithLinks } from '../rendering/linked-card.ts'
import { getCardTheme } from '../rendering/themes.ts'
import { SAMPLE_PHOTO_PATH } from './pictures.ts'

/** A name typed by a visitor; empty for the sample's own name. */
export const SampleCardName = createSingleLineSchema(SAMPLE_NAME_LENGTH_MAX, 'Name').catch('').default('')

/** The person is fictional; the phone number and the domain are reserved for examples. */
const SAMPLE_CARD: Card = {
  ...BLANK_CARD_CONTENT,
  id: 1,
  userId: 0,
  slug: 'sample',
  createdAt: '',
  updatedAt: '',
  name: 'Nora Vestergaard',
  title: 'Industrial Designer',
  company: 'Vestergaard Studio',
  phone: '+1 207 555 0146',
  email: 'nora@vestergaard.example',
  address: '12 Commercial Street, Portland, ME',
  website: 'https://vestergaard.example',
  about: 'Chairs that last.',
  socialLinks: { instagram: 'vestergaard.example', linkedin: 'nora-vestergaard-example', pinterest: 'vestergaard-example' },
  customButtons: [{ text: 'See the work', url: 'https://vestergaard.example/work', backgroundColor: '#7c3aed' }],
}
export const SAMPLE_PERSON_NAME = SAMPLE_CARD.name!

/** Resets a custom property of the page that means something else on cards. Outlines the name while the visitor types it. */
const CARD_RESET_CSS = '.card-theme{--leading:initial}:host([data-typing]) .card-name{outline:2px dashed currentColor;outline-offset:.12em}'

export interface RenderedSampleCard {
  html: string
  css: string
  fonts: ThemeFontFile[]
}

function buildSampleModel(theme: CardThemeKey, name: string): CardModel {
  const model = buildCardModelWithLinks({ ...SAMPLE_CARD, theme, name: name || SAMPLE_CARD.name })
  // The photo is a file of this site. It is set here, because `buildCardModelWithLinks` accepts only uploaded photos.
  return { ...model, photo: SAMPLE_PHOTO_PATH }
}

/** Renders the real card component, but without headings, which would mix with those of the landing page. */
export function renderSampleCard(themeKey: CardThemeKey, name: string): RenderedSampleCard {
  const theme = getCardTheme(themeKey)
  const model = buildSampleModel(themeKey, name)
  const chosen = chooseCardFonts(theme, model)
  const text = JSON.stringify(model)
  return {
    html: renderToStaticMarkup(<BusinessCard card={model} theme={theme} variant="preview" />)
      // React writes preload tags before the card, which have no effect in a shadow root.
      .replace(/^(?:<link[^>]*>)+/, '')
      // The person does not exist, and neither does what the card links to.
      .replace(/(<a\b[^<>]*?) href="[^"]*"/g, '$1'),
    css: CARD_RESET_CSS + baseCss + addDarkModeRule(theme.css) + chosen.css + buildCardColorCss(model, theme),
    fonts: selectNeededFontFiles(chosen.fonts, text + text.toUpperCase()),
  }
}

const cardsByTheme = new Map<CardThemeKey, RenderedSampleCard>()

/** Renders the sample card with its default name. Caches the result for each theme. */
export function getSampleCard(theme: CardThemeKey): RenderedSampleCard {
  const card = cardsByTheme.get(theme) ?? renderSampleCard(theme, '')
  cardsByTheme.set(theme, card)
  return card
}
