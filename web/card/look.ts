import type { Card } from '../../schema/card.ts'

/** What the owner changed about the card's look. `CardLook` of a card that changed nothing is `OWN_THEME_LOOK`. */
export type CardLook = Pick<Card, 'accentColor' | 'typePairing' | 'coverTreatment' | 'density' | 'sectionOrder'>

export const OWN_THEME_LOOK: CardLook = {
  accentColor: null,
  typePairing: 'theme',
  coverTreatment: 'theme',
  density: 'regular',
  sectionOrder: [],
}
export const LOOK_FIELD_NAMES = Object.keys(OWN_THEME_LOOK) as (keyof CardLook)[]

/** Returns the look of a stored card. Cards that were published before a choice existed lack its field. */
export function lookOfCard(card: Partial<CardLook>): CardLook {
  const { accentColor, typePairing, coverTreatment, density, sectionOrder } = OWN_THEME_LOOK
  return {
    accentColor: card.accentColor ?? accentColor,
    typePairing: card.typePairing ?? typePairing,
    coverTreatment: card.coverTreatment ?? coverTreatment,
    density: card.density ?? density,
    sectionOrder: card.sectionOrder ?? sectionOrder,
  }
}
