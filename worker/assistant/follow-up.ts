import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { foldText, isUnimportantWord, readJapanesePairs, readWords } from './knowledge/text.ts'

/** Longest question that goes on from the one before, in words or in Japanese characters. */
const FOLLOW_UP_WORDS_MAX = 10
const JAPANESE_FOLLOW_UP_MAX = 20
const FOLLOW_UP_PATTERN =
  /^(?:(?:ok|okay|oh|ah|hm+|so|well|thanks|great|alors|bon|d['’]accord|gut|aha|bueno|vale|bom|certo|tá|gracias|merci|danke|obrigad[oa])[\s,.!]+){0,2}[¿]?(?:and|what about|how about|what if|et|und|wie (?:ist|sieht) es (?:mit|bei)|y|e|for|für|pour|para|bei)(?![a-zß-öø-ɏ])|とか(?:は|も)?[?？]?$|(?:は|の場合は?|も)[?？]$|^(?:じゃあ|では|それと)/iu

/** True for the beginning of a question that goes on from what was talked about last. */
export const goesOn = (text: string) => FOLLOW_UP_PATTERN.test(text)

/**
 * What a short question means that goes on from what was talked about last: "and for men?" after the price of "Women's cut" means
 * "Men's cut". Null if there is nothing of the kind.
 */
export function findSibling(text: string, last: string, knowledge: Knowledge, language: AssistantLanguage): string | null {
  const isShort = language === 'ja' ? text.length <= JAPANESE_FOLLOW_UP_MAX : text.split(/\s+/).length <= FOLLOW_UP_WORDS_MAX
  if (!isShort || !FOLLOW_UP_PATTERN.test(text)) return null
  const parts = language === 'ja' ? readJapanesePairs(last) : readWords(last, language).filter((word) => !isUnimportantWord(word, language))
  for (const part of parts.slice(0, 4)) {
    const said = `${part} ${text}`
    const found = [...knowledge.findServices(said, language), ...knowledge.findPrices(said, language).map(({ name }) => name)]
    const sibling = found.find((name) => name !== last && foldText(name).includes(foldText(part).slice(0, 5)))
    if (sibling) return sibling
  }
  return null
}
