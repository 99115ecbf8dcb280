import { extractAmount } from './amount.ts'
import type { VisitorDetails } from './contact.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { type IndexedText, containsPhrase, truncateText } from './phrases.ts'
import type { ReplyContext } from './reply-context.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'
import { extractTime } from './time.ts'

interface Message {
  text: string
  contact: VisitorDetails
  heard: IndexedText
  isAsking: boolean
  isWish: boolean
}

export interface VisitorNotes {
  changes: Partial<AssistantState>
  acknowledged: string[]
  isPassedOn: boolean
}

/**
 * Notes the visitor's contact data, name, budget and time. An amount or time in a visitor's question is ignored, unless the assistant has
 * asked for it.
 */
export function noteVisitorDetails(
  { context, formatter }: ReplyContext,
  before: AssistantState,
  { text, contact, heard, isAsking, isWish }: Message,
): VisitorNotes {
  const { texts, say, list, language } = formatter
  const { pending, passOn, visitor } = before
  const { name, email, phone, rest } = contact
  const changes: Partial<AssistantState> = {
    visitor: { name: name ?? visitor.name, email: email ?? visitor.email, phone: phone ?? visitor.phone },
  }
  const acknowledged: string[] = []
  const given = [email, phone].filter((value) => value !== null)
  const isPassedOn = given.length > 0 && (pending === 'passOn' || passOn === 'wanted')
  if (given.length > 0 && !isPassedOn) acknowledged.push(say(texts.ackContact, { contact: list(given.map(formatter.contact)) }))
  else if (name && !isPassedOn) acknowledged.push(say(texts.ackName, { name }))

  const isBudget = pending === 'budget' || (!isAsking && containsPhrase(heard, ASSISTANT_LANGUAGE_RULES[language].intents.asksBudget))
  const amount = isBudget || !isAsking ? extractAmount(rest, language, context.config.currency, isBudget) : null
  if (amount !== null) {
    const lowest = Math.min(...Object.values(context.config.priceRanges))
    changes.budget = {
      isEnough: !Number.isFinite(lowest) || amount >= lowest,
      text: truncateText(text.trim(), ASSISTANT_STATE_LIMITS.time),
    }
    acknowledged.push(say(texts.ackBudget))
  }
  const mayTime = amount === null && heard.words.length > 0 && (pending === 'time' || isWish || !isAsking)
  const time = mayTime ? extractTime(rest, language, context) : null
  // The same words mean another day when they are said on another day.
  if (time && (time.text !== before.time?.text || time.saidOn !== before.time.saidOn)) {
    changes.time = time
    acknowledged.push(say(texts.ackTime, { time: time.text }))
  }
  return { changes, acknowledged, isPassedOn }
}
