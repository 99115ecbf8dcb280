import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isFollowUp } from './follow-up.ts'
import type { Intent } from './knowledge/intents.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { asksForCircumstance } from './question-shape.ts'
import { DURATION_PATTERN } from './segment-patterns.ts'
import { countSubjectWords, readSubjectWords } from './subject.ts'
import type { Segment } from './understand.ts'

/** Most services that a question means which says only a part of their names; with more, it asks for none of them. */
const PARTLY_NAMED_MAX = 6
/** Intents that a question has which asks for one more price. */
const GOES_ON: Intent[] = ['price', 'yes', 'thanks', 'services', 'greeting']
/** Matches a question for an amount after another one: "what would the small one be?" */
const AMOUNT_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:what (?:would|will|about)|was (?:wäre|wär|würde|macht)|qué sería|cuál sería|cuánto|quel serait|ce serait|ça ferait|qual seria|quanto)(?![a-zß-öø-ɏ])/iu
const JOINING_PATTERN = /\s(?:and|or|plus|und|oder|sowie|y|e|o|et|ou|ainsi que)\s|\s?[+&,]\s?/iu

/** True for "and the small one?" after a price, which asks for one more. */
export function asksForOneMorePrice({ text, intents, services, subjectWords, isWish }: Segment, language: AssistantLanguage): boolean {
  const goesOn = [...intents].every((intent) => GOES_ON.includes(intent))
  if (services.length === 0 || isWish || !goesOn || subjectWords > 0) return false
  if (asksForCircumstance(text) || DURATION_PATTERN.test(text)) return false
  return isFollowUp(text, language) || AMOUNT_PATTERN.test(text)
}

/** What a question for a price means by a part of a name, or together with the sentence before it. */
export function findPricedServices(
  { text, services }: Segment,
  before: Segment | undefined,
  knowledge: Knowledge,
  language: AssistantLanguage,
): string[] {
  if (services.length > 0) return addJoined(text, services, knowledge, language)
  // "My kitchen is dark and I want it redesigned. How much is the design?"
  if (before && !before.isQuestion) {
    const both = `${before.text} ${text}`
    const found = knowledge.findServices(both, language)
    const words = knowledge.findServiceWords(both, language)
    const isSaid = countSubjectWords(text, language) > 0 && countSubjectWords(text, language, words) === 0
    if (isSaid && found.length > 0 && found.length <= PARTLY_NAMED_MAX) return found
  }
  const partly = findPartly(text, knowledge, language)
  return partly.length <= PARTLY_NAMED_MAX ? partly : []
}

const findPartly = (text: string, knowledge: Knowledge, language: AssistantLanguage) =>
  knowledge.findPartly(text, language, new Set(readSubjectWords(text, language)))

/** Adds what is named beside a service by a word that is not enough alone: "for an adult and a child". */
function addJoined(text: string, services: string[], knowledge: Knowledge, language: AssistantLanguage): string[] {
  const parts = text.split(JOINING_PATTERN).slice(0, PARTLY_NAMED_MAX)
  if (parts.length < 2) return services
  const added = parts
    .filter((part) => knowledge.findServices(part, language).length === 0)
    .map((part) => findPartly(part, knowledge, language).filter((name) => !services.includes(name)))
    .filter((partly) => partly.length === 1)
    .flat()
  return [...new Set([...services, ...added])]
}
