import { cardLimitHintOf, cardLimitOfLevel, type LevelRestrictedCardAction, isCardActionAllowed } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'

export type DashboardCardAction = 'show' | 'share' | 'edit' | 'qr' | LevelRestrictedCardAction

/** What leads to the public page of a card, which a suspended card does not have. */
const PUBLIC_CARD_ACTIONS: string[] = ['show', 'share', 'view', 'qr'] satisfies DashboardCardAction[]

export function selectAllowedCardActions<Part>(
  { suspension }: Pick<Card, 'suspension'>,
  level: number,
  parts: Partial<Record<DashboardCardAction, Part>>,
): Part[] {
  const isAllowed = (action: string) => isCardActionAllowed(level, action) && !(suspension && PUBLIC_CARD_ACTIONS.includes(action))
  return Object.entries(parts).flatMap(([action, part]) => (isAllowed(action) ? part : []))
}

export function getCardLimitMessage(level: number, owned: number): string | null {
  return owned < cardLimitOfLevel(level) ? null : cardLimitHintOf(level)
}

export function getCardDisplayName(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
