/**
 * What an owner may change about a card's look, besides its theme. Each choice is a short value on the card, and each theme decides what it
 * looks like, so that no combination is unreadable.
 */

/** The theme's own pair of typefaces, or one of two more. */
export const TYPE_PAIRINGS = ['theme', 'second', 'third'] as const
export type TypePairing = (typeof TYPE_PAIRINGS)[number]

/** How the cover photo is drawn: as the theme does, unchanged, in shades of the accent colour, or not at all. */
export const COVER_TREATMENTS = ['theme', 'natural', 'tinted', 'hidden'] as const
export type CoverTreatment = (typeof COVER_TREATMENTS)[number]

export const CARD_DENSITIES = ['regular', 'compact', 'airy'] as const
export type CardDensity = (typeof CARD_DENSITIES)[number]

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
