import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { countSubjectWords } from './subject.ts'
import { foldText, isUnimportantWord, readJapanesePairs, readWords } from './knowledge/text.ts'

/** Longest question that goes on from the one before, in words or in Japanese characters. */
const FOLLOW_UP_WORDS_MAX = 10
const JAPANESE_FOLLOW_UP_MAX = 20
const FOLLOW_UP_PATTERN =
  /^(?:(?:ok|okay|oh|ah|hm+|so|well|thanks|great|alors|bon|d['’]accord|gut|aha|bueno|vale|bom|certo|tá|gracias|merci|danke|obrigad[oa])[\s,.!]+){0,2}[¿]?(?:and|what about|how about|what if|et|und|wie (?:ist|sieht) es (?:mit|bei)|y|e|for|für|pour|para|bei)(?![a-zß-öø-ɏ])|とか(?:は|も)?[?？]?$|(?:は|の場合は?|も)[?？]$|^(?:じゃあ|では|それと)/iu

/** True for a short question that goes on from the one before: "and for men?" */
export function isFollowUp(text: string, language: AssistantLanguage): boolean {
  const isShort = language === 'ja' ? text.length <= JAPANESE_FOLLOW_UP_MAX : text.split(/\s+/).length <= FOLLOW_UP_WORDS_MAX
  return isShort && FOLLOW_UP_PATTERN.test(text)
}

/**
 * What a short question means that goes on from what was talked about last: "and for men?" after the price of "Women's cut" means
 * "Men's cut". Null if there is nothing of the kind. `mustSayAll`: a question that says more does not go on.
 */
export function findSibling(
  text: string,
  last: string,
  knowledge: Knowledge,
  language: AssistantLanguage,
  mustSayAll = false,
): string | null {
  if (!isFollowUp(text, language)) return null
  const parts = language === 'ja' ? readJapanesePairs(last) : readWords(last, language).filter((word) => !isUnimportantWord(word, language))
  for (const part of parts.slice(0, 4)) {
    const said = `${part} ${text}`
    const found = [...knowledge.findServices(said, language), ...knowledge.findPrices(said, language).map(({ name }) => name)]
    const sibling = found.find((name) => name !== last && foldText(name).includes(foldText(part).slice(0, 5)))
    const saysMore = () => countSubjectWords(text, language, [...knowledge.findServiceWords(said, language), last]) > 0
    if (sibling && !(mustSayAll && saysMore())) return sibling
  }
  return null
}
