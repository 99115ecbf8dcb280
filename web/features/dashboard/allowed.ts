import { cardLimitHintOf, cardLimitOfLevel, type LevelRestrictedCardAction, isCardActionAllowed } from '../../../schema/capabilities.ts'

export type DashboardCardAction = 'show' | 'share' | 'edit' | 'qr' | LevelRestrictedCardAction

export function selectAllowedCardActions<Part>(level: number, parts: Partial<Record<DashboardCardAction, Part>>): Part[] {
  return Object.entries(parts).flatMap(([action, part]) => (isCardActionAllowed(level, action) ? part : []))
}

export function getCardLimitMessage(level: number, owned: number): string | null {
  return owned < cardLimitOfLevel(level) ? null : cardLimitHintOf(level)
}

export function getCardDisplayName(card: { name: string | null }): string {
  return card.name || 'My Business Card'
}
