import { DEFAULT_QUALIFICATION_QUESTIONS } from '../../schema/salesbot.ts'
import { detectLanguage } from './language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { containsPhrase } from './phrases.ts'
import type { ReplyContext } from './reply-context.ts'
import { type AskedQuestionKind, type AssistantState, hasContact } from './state.ts'

export interface NextQuestion {
  pending: AskedQuestionKind | null
  text: string
}

function listOwnerQuestions({ context, formatter }: ReplyContext): { pending: AskedQuestionKind; text: string }[] {
  return context.config.leadQualificationQuestions.map((text) => {
    const place = DEFAULT_QUALIFICATION_QUESTIONS.indexOf(text)
    if (place >= 0) return { text: formatter.texts.defaultQuestions[place]!, pending: (['need', 'time', 'budget'] as const)[place]! }
    const { asksTime, asksBudget } = ASSISTANT_LANGUAGE_RULES[detectLanguage(text, formatter.language)].intents
    if (containsPhrase(text, asksBudget)) return { text, pending: 'budget' }
    return { text, pending: containsPhrase(text, asksTime) ? 'time' : 'other' }
  })
}

function isKnown(pending: AskedQuestionKind, { time, budget, hasSituation }: AssistantState): boolean {
  if (pending === 'time') return time !== null
  return pending === 'budget' ? budget !== null : pending === 'need' && hasSituation
}

/**
 * Returns the assistant's next question. A visitor who wants something, such as an appointment, is first asked for the day, contact data
 * and name. Then come the owner's questions, and at the end a question for contact data. Nothing is asked twice, or before the visitor has
 * shown interest.
 */
export function findNextQuestion(replyContext: ReplyContext, state: AssistantState): NextQuestion | null {
  const { texts, say, contact } = replyContext.formatter
  const { asked, wishes, time, hasDeclinedContact, visitor, services, hasSituation } = state
  const reachable = hasContact(state)
  const askContact = !reachable && !hasDeclinedContact && !asked.includes('contact') ? say(texts.askContact) : null
  if (wishes.length > 0) {
    if (!time && !asked.includes(texts.askDay)) return { pending: 'time', text: texts.askDay }
    if (askContact) return { pending: 'contact', text: askContact }
    if (reachable && !visitor.name && !asked.includes('name')) return { pending: 'name', text: texts.askName }
    if (reachable && !asked.includes('confirmed')) {
      const slots = { contact: contact(visitor.email ?? visitor.phone ?? ''), time: time?.text ?? '' }
      return { pending: null, text: say(time ? texts.confirmAppointment : texts.confirmRequest, slots) }
    }
  }
  if (services.length === 0 && !hasSituation && !reachable) return null
  const next = listOwnerQuestions(replyContext).find(({ text, pending }) => !asked.includes(text) && !isKnown(pending, state))
  return next ?? (askContact ? { pending: 'contact', text: askContact } : null)
}
