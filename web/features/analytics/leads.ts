import { type CardAnalytics, CHAT_LEADS_MAX, EVENT_RECORDS_PER_PAGE } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { readFormAnswers } from '../../../schema/form-answers.ts'
import { formatCountOf } from '../../lib/format.ts'

/** A person who sent the card's form or left contact data in a chat with the assistant. */
export interface Lead {
  key: string
  timestamp: string
  name: string | null
  email: string | null
  phone: string | null
  /** The form's answers other than name and contact data; null for a chat. */
  message: string | null
  conversationId: number | null
}

type FormFields = NonNullable<Card['formConfig']['fields']>

function toFormLead(answers: Record<string, string>, fields: FormFields): Pick<Lead, 'name' | 'email' | 'phone' | 'message'> {
  const { rest, ...contact } = readFormAnswers(answers, fields)
  return { ...contact, message: rest.map(({ answer }) => answer).join(' · ') || null }
}

export function listLeads({ submissions, chatLeads = [] }: Pick<CardAnalytics, 'submissions' | 'chatLeads'>, fields: FormFields): Lead[] {
  return [
    ...submissions.map(({ timestamp, formData }, index) => ({
      key: `form-${index}-${timestamp}`,
      timestamp,
      conversationId: null,
      ...toFormLead(formData, fields),
    })),
    ...chatLeads.map(({ conversationId, timestamp, name, email, phone }) => ({
      key: `chat-${conversationId}`,
      timestamp,
      name,
      email,
      phone,
      message: null,
      conversationId,
    })),
  ].sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0))
}

/** True if there are more leads from chats than the server has sent. */
export const hasUnlistedChatLeads = ({ chatLeads = [], summary }: Pick<CardAnalytics, 'chatLeads' | 'summary'>) =>
  chatLeads.length === CHAT_LEADS_MAX && summary.totalLeads - summary.totalSubmissions > CHAT_LEADS_MAX

export function describeLeads(data: Pick<CardAnalytics, 'chatLeads' | 'summary'>): string {
  const { totalLeads, totalSubmissions } = data.summary
  return [
    `${formatCountOf(totalLeads, 'lead')} of all time, newest first.`,
    ...(hasUnlistedChatLeads(data) ? [`Of the leads from chats, only the newest ${CHAT_LEADS_MAX} are listed.`] : []),
    ...(totalSubmissions > EVENT_RECORDS_PER_PAGE ? [`Of the forms, only the newest ${EVENT_RECORDS_PER_PAGE} are listed.`] : []),
  ].join(' ')
}
