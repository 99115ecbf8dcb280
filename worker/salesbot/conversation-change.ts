import { LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import type { AcceptedChatMessage } from './accept.ts'
import type { ConversationChange, ConversationRow } from './conversation-queries.ts'
import { ownerNoticeOf } from './notice-rules.ts'
import { type AssistantReply, isLead } from './reply.ts'

export function toConversationChange(
  message: AcceptedChatMessage,
  before: ConversationRow | null,
  { turn }: AssistantReply,
  at: number,
): ConversationChange {
  const { email, phone, name } = turn.visitor
  const isOwn = before?.isOwn ?? message.isOwn
  const visitor = {
    name: name ?? before?.visitorName ?? null,
    email: email ?? before?.visitorEmail ?? null,
    phone: phone ?? before?.visitorPhone ?? null,
  }
  const conversationData = [
    ...(before?.conversationData ?? []),
    {
      role: 'user' as const,
      content: message.sent.text,
      timestamp: new Date(message.at).toISOString(),
      ...(message.body.messageId && { id: message.body.messageId }),
    },
    {
      role: 'assistant' as const,
      content: turn.reply,
      timestamp: new Date(at).toISOString(),
      ...(turn.choices.length > 0 && { choices: turn.choices }),
    },
  ]
  const change = {
    conversationData,
    assistantState: turn.state,
    leadScore: turn.leadScore,
    outcome: turn.outcome,
    visitorName: visitor.name,
    visitorEmail: visitor.email,
    visitorPhone: visitor.phone,
    language: turn.language,
    isOwn,
    handedOverAt: before?.handedOverAt ?? (turn.handedOver ? at : null),
    leadAt: before?.leadAt ?? (!isOwn && isLead({ ...turn, visitor }) ? at : null),
    qualifiedAt: before?.qualifiedAt ?? (turn.leadScore >= LEAD_SCORE_THRESHOLD ? at : null),
    totalMessages: conversationData.length,
    conversationDuration: Math.max(0, Math.round((at - (before?.createdAt ?? message.at)) / 1000)),
    updatedAt: at,
  }
  const pendingNotice = isOwn ? null : ownerNoticeOf(before, change, message.config.leadMails)
  return { ...change, ...(pendingNotice && { pendingNotice }) }
}
