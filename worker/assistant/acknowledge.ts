import type { Noted } from './note.ts'
import type { AssistantState } from './state.ts'
import type { AssistantConfig } from './turn.ts'
import type { Voice } from './voice.ts'

/** Most sentences that acknowledge what a message told. */
const ACKNOWLEDGEMENTS_MAX = 3

/** The lowest configured price with its name; null if there are no prices. */
function findLowestPrice({ priceRanges }: AssistantConfig): { service: string; amount: number } | null {
  const prices = Object.entries(priceRanges).map(([service, amount]) => ({ service, amount }))
  return prices.reduce<(typeof prices)[number] | null>((lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price), null)
}

function acknowledgeBudget(noted: Noted, state: AssistantState, config: AssistantConfig, { texts, say, money }: Voice): string[] {
  if (!noted.budget) return []
  const sentences = [say(noted.budget === 'changed' ? texts.ackBudgetChanged : texts.ackBudget)]
  const lowest = findLowestPrice(config)
  if (state.budget && !state.budget.isEnough && lowest)
    sentences.push(say(texts.ackBudgetLow, { service: lowest.service, price: money(lowest.amount) }))
  return sentences
}

/**
 * Sentences that acknowledge what a message told. What the reply confirms anyway, a contact or a time, is left out
 * (`isConfirmed`); so are services if the reply answers questions (`hasAnswers`).
 */
export function acknowledge(
  noted: Noted,
  state: AssistantState,
  config: AssistantConfig,
  voice: Voice,
  { isConfirmed, hasAnswers }: { isConfirmed: boolean; hasAnswers: boolean },
): string[] {
  const { texts, personality, say } = voice
  const { name } = state.visitor
  const sentences: string[] = []
  if (noted.forgot) sentences.push(say(texts.ackForgotten))
  if (noted.name && name) sentences.push(say(texts.ackName, { name }))
  if (noted.contacts.length > 0 && (!isConfirmed || noted.isContactChanged))
    sentences.push(
      say(noted.isContactChanged ? texts.ackContactChanged : texts.ackContact, { contact: voice.list(noted.contacts.map(voice.contact)) }),
    )
  if (noted.time && state.time && (!isConfirmed || noted.time === 'changed'))
    sentences.push(say(noted.time === 'changed' ? texts.ackTimeChanged : texts.ackTime, { time: state.time.text }))
  sentences.push(...acknowledgeBudget(noted, state, config, voice))
  if (noted.acceptedPrice) sentences.push(say(texts.ackPrice[personality]))
  if (noted.declined || (noted.isThinkingOver && sentences.length === 0)) sentences.push(say(texts.ackDeclined))
  if (sentences.length === 0 && noted.services.length > 0 && !hasAnswers)
    sentences.push(say(texts.ackService, { service: voice.list(noted.services.slice(0, 3)) }))
  else if (sentences.length === 0 && noted.situation) sentences.push(say(texts.ackNeed[personality]))
  else if (sentences.length === 0 && noted.answer) sentences.push(say(texts.ackAnswer[personality]))
  return sentences.slice(0, ACKNOWLEDGEMENTS_MAX)
}
