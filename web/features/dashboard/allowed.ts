import { LEVEL, cardLimit, cardLimitHint } from '../../../schema/level.ts'

export type CardAction = 'edit' | 'analytics' | 'view' | 'salesbot' | 'delete' | 'qr'

/** Where a card's buttons are: on the panel of the first of several cards, on the panel of the only card, or in the grid. */
export type CardPlace = 'featured' | 'only' | 'listed'

const ACTIONS: Record<CardPlace, CardAction[]> = {
  featured: ['edit', 'analytics', 'view', 'salesbot', 'qr'],
  only: ['edit', 'analytics', 'view', 'salesbot', 'delete', 'qr'],
  listed: ['edit', 'analytics', 'view', 'salesbot', 'delete', 'qr'],
}
const NEEDS: Partial<Record<CardAction, number>> = { salesbot: LEVEL.professional, delete: LEVEL.admin }

/** The buttons of a card for a user of this level, in order. */
export function cardActions(place: CardPlace, level: number): CardAction[] {
  return ACTIONS[place].filter((action) => level >= (NEEDS[action] ?? LEVEL.basic))
}

/** Null when one more card may be created, otherwise the sentence that says why not. */
export function createRefusal(level: number, owned: number): string | null {
  return owned < cardLimit(level) ? null : cardLimitHint(level)
}

/** The card's name, with a default for a card without one. */
export function cardTitle(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
