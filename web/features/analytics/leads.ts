import { type CardAnalytics, CHAT_LEADS_MAX, EVENT_RECORDS_PER_PAGE } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { BUILT_IN_FORM_FIELD_NAMES } from '../../../schema/lead-form.ts'
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

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const PHONE_PATTERN = /^\+?[\d\s()./-]{6,25}$/
const NAME_KEY_PATTERN = /(^|_)(full_?|first_?|your_?)?name($|_)/i
const PHONE_KEY_PATTERN = /phone|mobile|tel|cell/i

type FormFields = NonNullable<Card['formConfig']['fields']>

/**
 * Finds the name and contact data in a form's answers by the type of each field. If the form no longer has a field, the field's name and
 * the answer tell what it is.
 */
function readFormAnswers(answers: Record<string, string>, fields: FormFields): Pick<Lead, 'name' | 'email' | 'phone' | 'message'> {
  const typeOf = (key: string) => fields.find(({ name }) => name === key)?.type
  const given = Object.entries(answers).flatMap(([key, answer]) =>
    answer.trim() && key !== BUILT_IN_FORM_FIELD_NAMES.consent ? [{ key, answer: answer.trim() }] : [],
  )
  const rest = new Set(given)
  const take = (...tests: ((answer: (typeof given)[number]) => boolean)[]) => {
    for (const test of tests) {
      const found = [...rest].find(test)
      if (found) return rest.delete(found) ? found.answer : null
    }
    return null
  }
  const email = take(
    ({ key, answer }) => typeOf(key) === 'email' && EMAIL_PATTERN.test(answer),
    ({ answer }) => EMAIL_PATTERN.test(answer),
  )
  const phone = take(
    ({ key }) => typeOf(key) === 'tel',
    ({ key, answer }) => PHONE_KEY_PATTERN.test(key) && PHONE_PATTERN.test(answer),
  )
  const name = take(({ key }) => NAME_KEY_PATTERN.test(key))
  return { name, email, phone, message: [...rest].map(({ answer }) => answer).join(' · ') || null }
}

export function listLeads({ submissions, chatLeads = [] }: Pick<CardAnalytics, 'submissions' | 'chatLeads'>, fields: FormFields): Lead[] {
  return [
    ...submissions.map(({ timestamp, formData }, index) => ({
      key: `form-${index}-${timestamp}`,
      timestamp,
      conversationId: null,
      ...readFormAnswers(formData, fields),
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
