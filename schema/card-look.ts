/**
 * What an owner may change about a card's look, besides its theme. Each choice is a short value on the card, and each theme decides what it
 * looks like, so that no combination is unreadable.
 */

/** The theme's own pair of typefaces, or one of two more. */
export const TYPE_PAIRINGS = ['theme', 'second', 'third'] as const
export type TypePairing = (typeof TYPE_PAIRINGS)[number]
export const TYPE_PAIRING_LABELS: Record<TypePairing, string> = {
  theme: 'The theme’s own',
  second: 'The theme’s second pair',
  third: 'The theme’s third pair',
}

/** How the cover photo is drawn: as the theme does, unchanged, in shades of the accent colour, or not at all. */
export const COVER_TREATMENTS = ['theme', 'natural', 'tinted', 'hidden'] as const
export type CoverTreatment = (typeof COVER_TREATMENTS)[number]
export const COVER_TREATMENT_LABELS: Record<CoverTreatment, string> = {
  theme: 'As the theme does',
  natural: 'Unchanged',
  tinted: 'In the accent’s shades',
  hidden: 'No cover',
}

export const CARD_DENSITIES = ['regular', 'compact', 'airy'] as const
export type CardDensity = (typeof CARD_DENSITIES)[number]
export const CARD_DENSITY_LABELS: Record<CardDensity, string> = { compact: 'Compact', regular: 'Regular', airy: 'Airy' }

/** The sections of a card that its owner can put in order, in the order of the editor. */
export const CARD_SECTION_LABELS = {
  about: 'About',
  contact: 'Contact',
  location: 'Location',
  links: 'Buttons',
  video: 'Video',
  embeds: 'Embeds',
  gallery: 'Gallery',
  form: 'Contact form',
  social: 'Social links',
} as const
export type CardSectionName = keyof typeof CARD_SECTION_LABELS
export const CARD_SECTION_NAMES = Object.keys(CARD_SECTION_LABELS) as CardSectionName[]
export const isCardSectionName = (name: string): name is CardSectionName => Object.hasOwn(CARD_SECTION_LABELS, name)
/** Longer lists of section names are refused. Unknown names in shorter ones are dropped. */
export const SECTION_ORDER_LENGTH_MAX = 40
