import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { readFacts } from './answer-kinds.ts'
import { type Concept, findCompoundConcepts, findConcepts, findJapaneseConcepts } from './concepts.ts'
import { hasTime, readDays } from './days.ts'
import { findJapaneseMeanings, findMeanings, type Meaning } from './glossary.ts'
import { foldText, hasJapanese, isUnimportantWord, readJapanesePairs, readWords, stemWord, toCompactText } from './text.ts'

/** Terms of the index that are no words begin with one of these signs. */
export const conceptTerm = (concept: Concept) => `#${concept}`
export const meaningTerm = (meaning: Meaning) => `~${meaning}`
export const dayTerm = (day: number) => `@${day}`

const AMOUNT = /(?:[$€£¥]\s?\d|\d\s?(?:[$€£¥]|eur\b|euros?\b|usd\b|dollars?\b|gbp\b|pounds?\b|円|reais\b|pesos\b|chf\b)|r\$\s?\d)/u
/** Everything by which a passage can be found: stems of its words, pairs of Japanese characters, concepts and weekdays. */
export function readPassageTerms(text: string, language: AssistantLanguage): string[] {
  const terms = new Set<string>()
  const words = readWords(text, language)
  for (const word of words) if (!isUnimportantWord(word, language)) terms.add(stemWord(word, language))
  if (hasJapanese(text)) {
    for (const pair of readJapanesePairs(text)) terms.add(pair)
    for (const [word] of text.matchAll(/(?<!\p{Script=Han})\p{Script=Han}(?!\p{Script=Han})/gu)) terms.add(word)
  }
  for (const { meaning } of [...findMeanings(words, [language]), ...findJapaneseMeanings(toCompactText(text))])
    terms.add(meaningTerm(meaning))
  const concepts = findConcepts(words, [language, 'en'], 'owner')
  const isKnown = (position: number) => concepts.some(({ start, end }) => start <= position && position < end)
  const inCompounds = language === 'de' ? findCompoundConcepts(words, isKnown) : []
  for (const { label } of [...concepts, ...inCompounds, ...findJapaneseConcepts(text, 'owner')]) terms.add(conceptTerm(label))
  const folded = foldText(text)
  if (AMOUNT.test(folded)) terms.add(conceptTerm('priceInfo'))
  const facts = readFacts(text)
  if (facts.has('span')) terms.add(conceptTerm('duration'))
  if (facts.has('age')) terms.add(conceptTerm('ageLimit'))
  const days = readDays(text)
  for (const day of days) terms.add(dayTerm(day))
  if (hasTime(text)) {
    terms.add(conceptTerm('timeOfDay'))
    if (days.size > 0) terms.add(conceptTerm('hours'))
  }
  return [...terms]
}
