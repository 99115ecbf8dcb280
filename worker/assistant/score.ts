import { LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import { hasContact, type AssistantState } from './state.ts'

// The rules of docs/assistant.md.
const TIME_POINTS = { soon: 20, quarter: 12, later: 5 }
/** Highest score of a visitor who is not interested. */
const NOT_INTERESTED_SCORE_MAX = 20

function scoreNeed({ services, hasSituation }: AssistantState): number {
  if (services.length > 0 && hasSituation) return 25
  return services.length > 0 || hasSituation ? 15 : 0
}

function scoreBudget({ budget, hasAcceptedPrice }: AssistantState): number {
  if (hasAcceptedPrice || budget?.isEnough) return 20
  return budget ? 5 : 0
}

function scoreIntent({ wishes, hasAskedPriceOrDate }: AssistantState): number {
  if (wishes.length > 0) return 15
  return hasAskedPriceOrDate ? 5 : 0
}

/** Lead score of a conversation, from 0 to 100, by the rules of docs/assistant.md. */
export function scoreLead(state: AssistantState): number {
  const time = state.time ? TIME_POINTS[state.time.horizon] : 0
  const contact = hasContact(state) ? 20 : 0
  const score = scoreNeed(state) + time + scoreBudget(state) + contact + scoreIntent(state)
  return state.isNotInterested ? Math.min(score, NOT_INTERESTED_SCORE_MAX) : score
}

export const isLead = (state: AssistantState) => scoreLead(state) >= LEAD_SCORE_THRESHOLD
