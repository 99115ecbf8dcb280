import { type ConversationOutcome, LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import { type AssistantState, hasContact } from './state.ts'

// The table of docs/assistant.md, "Score and outcome".
const TIME_POINTS = { days: 20, soon: 20, quarter: 12, later: 5 }
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

export function scoreLead(state: AssistantState): number {
  const time = state.time ? TIME_POINTS[state.time.horizon] : 0
  const contact = hasContact(state) ? 20 : 0
  const score = scoreNeed(state) + time + scoreBudget(state) + contact + scoreIntent(state)
  return state.isNotInterested ? Math.min(score, NOT_INTERESTED_SCORE_MAX) : score
}

/** An appointment comes before a hand-over, because visitors also ask for one by asking for a person. Anger and distress come first. */
export function conversationOutcomeOf(state: AssistantState): ConversationOutcome {
  const wantsAppointment = state.wishes.includes('appointment') && state.time?.isAppointment && hasContact(state)
  if (wantsAppointment && !state.isUpset && !state.isNotInterested) return 'scheduled'
  if (state.isHandedOver || state.passOn === 'done') return 'follow_up'
  if (state.isNotInterested) return 'not_interested'
  return scoreLead(state) >= LEAD_SCORE_THRESHOLD || hasContact(state) ? 'interested' : 'browsing'
}
