import { CONVERSATION_NOTICES, type ConversationNotice } from '../../schema/salesbot.ts'
import { readAssistantState } from '../assistant/state.ts'
import type { ConversationChange, ConversationRow } from './conversation-queries.ts'

const NOTHING_BEFORE = {
  visitorEmail: null,
  visitorPhone: null,
  outcome: null,
  handedOverAt: null,
  qualifiedAt: null,
  assistantState: null,
}

type ConversationState = Pick<ConversationRow, keyof typeof NOTHING_BEFORE>

function describe(row: ConversationState) {
  const { time, isUpset, passOn } = readAssistantState(row.assistantState)
  const hasContact = Boolean(row.visitorEmail ?? row.visitorPhone)
  return {
    hasContact,
    isUpset,
    needsPerson: row.handedOverAt !== null || row.outcome === 'follow_up' || passOn === 'done',
    // A tap on a button for booking sets this outcome too, before the visitor has left a contact.
    appointment: row.outcome === 'scheduled' && hasContact ? [time?.text, time?.day].join(' ') : null,
    isQualified: row.qualifiedAt !== null,
    hasDateSoon: hasContact && time?.horizon === 'days',
  }
}

function findNews(
  was: ReturnType<typeof describe>,
  is: ReturnType<typeof describe>,
  { hasLeftContact, leadMails }: { hasLeftContact: boolean; leadMails: boolean },
): ConversationNotice | null {
  const isAppointmentNew = leadMails && is.appointment !== null && is.appointment !== was.appointment
  if (is.needsPerson && (!was.needsPerson || hasLeftContact || (is.isUpset && !was.isUpset))) {
    if (is.isUpset) return 'complaint'
    return isAppointmentNew ? 'appointment' : 'handover'
  }
  if (isAppointmentNew) return 'appointment'
  const isLeadNew = hasLeftContact || (is.isQualified && !was.isQualified) || (is.hasDateSoon && !was.hasDateSoon)
  return leadMails && isLeadNew ? 'lead' : null
}

/**
 * Returns what the owner is told after a visitor's message, or null if there is nothing new. News are a person who has to answer, an
 * appointment or its new time, a lead with 70 points or a date within three days, and contact data. A pending notice of something more
 * important stays, because it tells the rest too.
 */
export function ownerNoticeOf(
  before: ConversationRow | null,
  after: Omit<ConversationChange, 'pendingNotice'>,
  leadMails: boolean,
): ConversationNotice | null {
  const [was, is] = [describe(before ?? NOTHING_BEFORE), describe(after)]
  const hasLeftContact = is.hasContact && !was.hasContact
  const news = findNews(was, is, { hasLeftContact, leadMails })
  if (!news && !hasLeftContact) return null
  return CONVERSATION_NOTICES.findLast((notice) => notice === news || notice === before?.pendingNotice) ?? null
}
