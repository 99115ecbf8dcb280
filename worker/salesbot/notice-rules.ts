import type { ConversationChange, ConversationRow } from './conversation-queries.ts'

type Notice = NonNullable<ConversationRow['pendingNotice']>

/** True if a person has to answer: the conversation was handed over, or a question was passed on (ARCHITECTURE.md, "The guided assistant"). */
const needsPerson = ({ handedOverAt, outcome }: Pick<ConversationRow, 'handedOverAt' | 'outcome'>): boolean =>
  handedOverAt !== null || outcome === 'follow_up'

/**
 * Returns the mail that the owner is to get because of a visitor's message; null for none. There is one when a person has to answer,
 * one more if the visitor leaves a contact only after that, and one when the score first reaches 70, if the owner wants those. Each
 * replaces a pending mail about a question (see `createUnansweredQuestions`) and says what that would have said.
 */
export function noticeOf(
  before: ConversationRow | null,
  after: Omit<ConversationChange, 'pendingNotice'>,
  leadMails: boolean,
): Notice | null {
  const hadContact = Boolean(before?.visitorEmail ?? before?.visitorPhone)
  const hasContact = Boolean(after.visitorEmail ?? after.visitorPhone)
  const hasLeftContact = hasContact && !hadContact
  if (needsPerson(after) && (!before || !needsPerson(before) || hasLeftContact)) return 'handover'
  // A mail that waited for the contact is due now.
  if (before?.pendingNotice && hasLeftContact) return before.pendingNotice
  if (!leadMails || after.qualifiedAt === null || before?.qualifiedAt) return null
  // A hand-over that is not mailed yet stays one: its mail also says that the conversation became a lead.
  return before?.pendingNotice === 'handover' ? 'handover' : 'lead'
}
