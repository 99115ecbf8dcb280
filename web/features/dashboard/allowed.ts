import { ACCESS_LEVELS, cardLimitOfLevel, cardLimitHintOf } from '../../../schema/level.ts'

const CARD_ACTIONS = ['show', 'share', 'edit', 'analytics', 'view', 'salesbot', 'qr', 'delete'] as const
export type CardAction = (typeof CARD_ACTIONS)[number]

const MIN_LEVEL_BY_ACTION: Partial<Record<CardAction, number>> = { salesbot: ACCESS_LEVELS.professional, delete: ACCESS_LEVELS.admin }

/** Returns what a user of this access level can do with a card, in the order of the buttons. */
export function listCardActions(level: number): CardAction[] {
  return CARD_ACTIONS.filter((action) => level >= (MIN_LEVEL_BY_ACTION[action] ?? ACCESS_LEVELS.basic))
}

/** Returns null if the user may create one more card, otherwise the sentence that says why not. */
export function getCardLimitMessage(level: number, owned: number): string | null {
  return owned < cardLimitOfLevel(level) ? null : cardLimitHintOf(level)
}

/** Returns the card's name, or a default title for a card without a name. */
export function getCardDisplayName(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
