import { LEVEL, cardLimit, cardLimitHint } from '../../../schema/level.ts'

export type CardAction = 'edit' | 'analytics' | 'view' | 'salesbot' | 'delete' | 'qr'

const FEATURED: CardAction[] = ['edit', 'analytics', 'view', 'salesbot', 'qr']
const LISTED: CardAction[] = ['edit', 'analytics', 'salesbot', 'delete', 'qr']
const NEEDS: Partial<Record<CardAction, number>> = { salesbot: LEVEL.professional, delete: LEVEL.admin }

/** The buttons of a card for a user of this level, in order: on the featured panel or in the grid. */
export function cardActions(place: 'featured' | 'listed', level: number): CardAction[] {
  return (place === 'featured' ? FEATURED : LISTED).filter((action) => level >= (NEEDS[action] ?? LEVEL.basic))
}

/** Null when one more card may be created, otherwise the sentence that says why not. */
export function createRefusal(level: number, owned: number): string | null {
  return owned < cardLimit(level) ? null : cardLimitHint(level)
}

/** What a card is called where its owner has not named it. */
export function cardTitle(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
