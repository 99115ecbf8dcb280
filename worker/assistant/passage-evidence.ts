import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { saysPriceOf } from './fee-passages.ts'
import { type Concept, findConcepts, findJapaneseConcepts, RELATED_CONCEPTS } from './knowledge/concepts.ts'
import { findMeanings } from './knowledge/glossary.ts'
import { conceptTerm, meaningTerm, readPassageTerms } from './knowledge/terms.ts'
import { foldText, readWords, stemWord } from './knowledge/text.ts'
import { detectLanguage } from './reading/language.ts'
import { readSubjectWords } from './subject.ts'
import type { AssistantContext } from './turn.ts'

/** Concepts of what people ask of anything. */
const ASKING_CONCEPTS = new Set<Concept>(['priceInfo', 'freeOfCharge', 'booking', 'quotes', 'business', 'lessons', 'newClients'])
/** Letters that a word shares with another one that it is a part of. */
const PART_LENGTH = 5

/**
 * True if a passage says something of what a question is about, beside what the whole business is about: "we tattoo in four styles" says
 * nothing of "do you remove tattoos?" but its trade.
 */
export function saysWhatIsAsked(
  text: string,
  passage: string,
  { card, config }: AssistantContext,
  language: AssistantLanguage,
  asksForPrice: boolean,
): boolean {
  const subjects = readSubjectWords(text, language)
  if (subjects.length === 0) return true
  const trade = new Set(readPassageTerms([config.businessType, card.company, card.title].join('. '), language))
  const passageLanguage = detectLanguage(passage, language)
  const known = new Set(readPassageTerms(passage, passageLanguage))
  const concepts = [...findConcepts(readWords(text, language), [language, 'en'], 'visitor'), ...findJapaneseConcepts(text, 'visitor')]
    .map(({ label }) => label)
    .filter((label) => !ASKING_CONCEPTS.has(label))
  const asked = [
    ...subjects.map((word) => stemWord(word, passageLanguage)),
    ...findMeanings(subjects, [language, 'en']).map(({ meaning }) => meaningTerm(meaning)),
    ...concepts.flatMap((concept) => [concept, ...(RELATED_CONCEPTS[concept] ?? []).map(([related]) => related)]).map(conceptTerm),
  ]
  const shared = asked.filter((term) => known.has(term))
  if (shared.some((term) => !trade.has(term))) return true
  // A passage that shares nothing was found by misspelt words; for a price, of which many passages speak, it must be about fees.
  if (shared.length === 0 && (!asksForPrice || saysPriceOf('', passage, passageLanguage))) return true
  const folded = foldText(passage)
  return subjects.some(
    (word) => word.length >= PART_LENGTH && !trade.has(stemWord(word, language)) && folded.includes(word.slice(0, PART_LENGTH)),
  )
}
