import { readAmount } from './amount.ts'
import type { ReadContact } from './contact.ts'
import { LANGUAGES } from './languages.ts'
import { type FoldedText, holdsPhrase } from './phrases.ts'
import type { Scene } from './scene.ts'
import type { AssistantState } from './state.ts'
import { readTime } from './time.ts'

interface Message {
  contact: ReadContact
  heard: FoldedText
  isAsking: boolean
  isWish: boolean
}

export interface Notes {
  changes: Partial<AssistantState>
  acknowledged: string[]
  isPassedOn: boolean
}

/** Notes contact, name, budget and time. An amount or time inside a question belongs to the question, unless it was asked for. */
export function takeNotes({ context, voice }: Scene, before: AssistantState, { contact, heard, isAsking, isWish }: Message): Notes {
  const { texts, say, list, language } = voice
  const { pending, passOn, visitor } = before
  const { name, email, phone, rest } = contact
  const changes: Partial<AssistantState> = {
    visitor: { name: name ?? visitor.name, email: email ?? visitor.email, phone: phone ?? visitor.phone },
  }
  const acknowledged: string[] = []
  const given = [email, phone].filter((value) => value !== null)
  const isPassedOn = given.length > 0 && (pending === 'passOn' || passOn === 'wanted')
  if (given.length > 0 && !isPassedOn) acknowledged.push(say(texts.ackContact, { contact: list(given.map(voice.contact)) }))
  else if (name && !isPassedOn) acknowledged.push(say(texts.ackName, { name }))

  const isBudget = pending === 'budget' || (!isAsking && holdsPhrase(heard, LANGUAGES[language].intents.asksBudget))
  const amount = isBudget ? readAmount(rest, language, context.config.currency, true) : null
  if (amount !== null) {
    const lowest = Math.min(...Object.values(context.config.priceRanges))
    changes.budget = { isEnough: !Number.isFinite(lowest) || amount >= lowest }
    acknowledged.push(say(texts.ackBudget))
  }
  const mayTime = amount === null && heard.words.length > 0 && (pending === 'time' || isWish || !isAsking)
  const time = mayTime ? readTime(rest, language, context.now) : null
  if (time && time.text !== before.time?.text) {
    changes.time = time
    acknowledged.push(say(texts.ackTime, { time: time.text }))
  }
  return { changes, acknowledged, isPassedOn }
}
