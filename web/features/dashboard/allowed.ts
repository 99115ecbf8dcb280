import { cardLimitHintOf, cardLimitOfLevel, type GatedCardAction, isCardActionAllowed } from '../../../schema/capabilities.ts'

/** What one can do with a card. The gated actions have a button in both lists of actions, behind `selectAllowed`. */
export type CardAction = 'show' | 'share' | 'edit' | 'qr' | GatedCardAction

/** Returns the parts of the actions that a user of this access level may take, in their order. */
export function selectAllowed<Part>(level: number, parts: Partial<Record<CardAction, Part>>): Part[] {
  return Object.entries(parts).flatMap(([action, part]) => (isCardActionAllowed(level, action) ? part : []))
}

/** Returns null if the user may create one more card, otherwise the sentence that says why not. */
export function getCardLimitMessage(level: number, owned: number): string | null {
  return owned < cardLimitOfLevel(level) ? null : cardLimitHintOf(level)
}

/** Returns the card's name, or a default title for a card without a name. */
export function getCardDisplayName(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
