import type { ConversationChange, ConversationRow } from './conversation-queries.ts'

type Notice = 'lead' | 'handover'

/**
 * Returns the mail that the owner is to get because of a visitor's message; null for none. There is one when a person is asked for,
 * one more if the visitor leaves a contact only after that, and one when a conversation becomes a lead, if the owner wants those.
 */
export function noticeOf(
  before: ConversationRow | null,
  after: Omit<ConversationChange, 'pendingNotice'>,
  leadMails: boolean,
): Notice | null {
  const hadContact = Boolean(before?.visitorEmail ?? before?.visitorPhone)
  const hasContact = Boolean(after.visitorEmail ?? after.visitorPhone)
  if (after.handedOverAt !== null && (!before?.handedOverAt || (hasContact && !hadContact))) return 'handover'
  const becameLead = after.leadAt !== null && !before?.leadAt
  if (!becameLead || !leadMails) return null
  // A hand-over that is not mailed yet stays one: its mail also says that the conversation became a lead.
  return before?.pendingNotice === 'handover' ? 'handover' : 'lead'
}
