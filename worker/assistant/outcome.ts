import type { ConversationOutcome } from '../../schema/salesbot.ts'
import { isLead } from './score.ts'
import { hasContact, type AssistantState } from './state.ts'

/** Outcome of a conversation as it stands, by the rules of docs/assistant.md: the first one that holds. */
export function readOutcome(state: AssistantState): ConversationOutcome {
  if (state.isHandedOver || state.passOn === 'done') return 'follow_up'
  if (state.isNotInterested) return 'not_interested'
  if (state.wishes.includes('appointment') && state.time?.isAppointment && hasContact(state)) return 'scheduled'
  return isLead(state) || hasContact(state) ? 'interested' : 'browsing'
}
