import type { ConversationChange, ConversationRow } from './conversation-queries.ts'

type Notice = NonNullable<ConversationRow['pendingNotice']>

const needsPerson = ({ handedOverAt, outcome }: Pick<ConversationRow, 'handedOverAt' | 'outcome'>): boolean =>
  handedOverAt !== null || outcome === 'follow_up'

/**
 * Returns which mail the owner gets after a visitor's message, or null. There is one mail when a person has to answer, another one if the
 * visitor leaves contact data later, and one when the score first reaches 70. Each of these replaces a pending mail about a question and
 * contains that mail's text.
 */
export function ownerNoticeOf(
  before: ConversationRow | null,
  after: Omit<ConversationChange, 'pendingNotice'>,
  leadMails: boolean,
): Notice | null {
  const hadContact = Boolean(before?.visitorEmail ?? before?.visitorPhone)
  const hasContact = Boolean(after.visitorEmail ?? after.visitorPhone)
  const hasLeftContact = hasContact && !hadContact
  if (needsPerson(after) && (!before || !needsPerson(before) || hasLeftContact)) return 'handover'
  if (before?.pendingNotice && hasLeftContact) return before.pendingNotice
  if (!leadMails || after.qualifiedAt === null || before?.qualifiedAt) return null
  // If the mail about a hand-over is still pending, it also says that the conversation became a lead.
  return before?.pendingNotice === 'handover' ? 'handover' : 'lead'
}
