import { ACCESS_LEVELS, cardLimitOfLevel, cardLimitHintOf } from '../../../schema/level.ts'

export type CardAction = 'show' | 'edit' | 'analytics' | 'view' | 'salesbot' | 'delete' | 'qr'

/** Where a card's buttons are shown: for the first of several cards, for the user's only card, or in the list of all cards. */
export type CardButtonsPlace = 'featured' | 'only' | 'listed'

const CARD_ACTIONS: CardAction[] = ['show', 'edit', 'analytics', 'view', 'salesbot', 'delete', 'qr']
const MIN_LEVEL_BY_ACTION: Partial<Record<CardAction, number>> = { salesbot: ACCESS_LEVELS.professional, delete: ACCESS_LEVELS.admin }

/** Returns the buttons of a card that a user of this access level sees, in order. */
export function listCardActions(place: CardButtonsPlace, level: number): CardAction[] {
  const actions = place === 'featured' ? CARD_ACTIONS.filter((action) => action !== 'delete') : CARD_ACTIONS
  return actions.filter((action) => level >= (MIN_LEVEL_BY_ACTION[action] ?? ACCESS_LEVELS.basic))
}

/** Returns null if the user may create one more card, otherwise the sentence that says why not. */
export function getCardLimitMessage(level: number, owned: number): string | null {
  return owned < cardLimitOfLevel(level) ? null : cardLimitHintOf(level)
}

/** Returns the card's name, or a default title for a card without a name. */
export function getCardDisplayName(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
