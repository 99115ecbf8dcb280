import { publicCardPathOf } from './route.ts'

export const REPORT_REASONS = {
  impersonation: 'It pretends to be somebody else',
  fraud: 'Fraud or phishing',
  illegal: 'Illegal content',
  harassment: 'Harassment',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as ReportReason[]

export const REPORT_TEXT_LENGTH_MAX = 1000
export const REPORT_NOTE_LENGTH_MAX = 1000

export const SUSPENSION_MESSAGES = {
  reason: 'Choose a reason',
  note: `Say why: “${REPORT_REASONS.other}” alone tells the owner nothing`,
}
export const suspensionNeedsNote = (reason: ReportReason | '') => reason === 'other'

export const reportPathOf = (slug: string) => `${publicCardPathOf(slug)}/report`

/** Why visitors do not see a card. Only its owner and administrators read it. */
export interface CardSuspension {
  at: string
  reason: ReportReason
  note: string
}

export interface CardReport {
  id: number
  at: string
  reason: ReportReason
  text: string
  email: string
  /** Id of the card's state that was reported. */
  copyId: number
}

interface ModeratedCard {
  cardId: number
  slug: string
  name: string | null
  owner: { id: number; username: string; accessLevel: number }
  /** Why the viewer may not suspend the card or lift its suspension; null if they may. */
  refusal: string | null
}

export interface ReportedCard extends ModeratedCard {
  /** Number of open reports. `reports` has only the newest of them. */
  open: number
  reports: CardReport[]
  suspendedAt: string | null
}

export interface SuspendedCard extends ModeratedCard {
  suspension: CardSuspension
}

/** Most of a list that one answer has; `total` counts all. */
export const LISTED_REPORTED_CARDS_MAX = 25
export const LISTED_REPORTS_PER_CARD_MAX = 20
export const LISTED_SUSPENDED_CARDS_MAX = 100

export interface ReportsResponse {
  reported: ReportedCard[]
  reportedTotal: number
  suspended: SuspendedCard[]
  suspendedTotal: number
}
