import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept, findCompoundConcepts, findConcepts, findJapaneseConcepts } from './concepts.ts'
import { hasTime, readDays } from './days.ts'
import { findJapaneseMeanings, findMeanings, type Meaning } from './glossary.ts'
import { foldText, hasJapanese, isUnimportantWord, readJapanesePairs, readWords, stemWord, toCompactText } from './text.ts'

/** Terms of the index that are no words begin with one of these signs. */
export const conceptTerm = (concept: Concept) => `#${concept}`
export const meaningTerm = (meaning: Meaning) => `~${meaning}`
export const dayTerm = (day: number) => `@${day}`

const AMOUNT = /(?:[$€£¥]\s?\d|\d\s?(?:[$€£¥]|eur\b|euros?\b|usd\b|dollars?\b|gbp\b|pounds?\b|円|reais\b|pesos\b|chf\b)|r\$\s?\d)/u
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|ninety|few|half(?: an)?|quarter of an|fifteen|twenty|thirty|forty|sixty|several|couple of|un|una|media|medio|varias|varios|eine halbe|halbe|mehrere|demi|une demi|plusieurs|meia|varios|alguns|algumas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|ein|eine|einem|einer|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|wenigen|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|quelques|um|uma|dois|duas|quatro|sete|oito|nove|dez|poucos)'
const LENGTH_OF_TIME = new RegExp(
  `(?<![a-z])${NUMBER}\\s*(?:and a half |business |working |full )?(?:sec(?:onds?)?\\b|segundos?\\b|sekunden?\\b|secondes?\\b|min\\b|minutes?\\b|hours?\\b|hrs?\\b|days?\\b|weeks?\\b|months?\\b|minutos?\\b|horas?\\b|dias?\\b|semanas?\\b|mes(?:es)?\\b|minuten\\b|stunden?\\b|(?:werk)?tage?n?\\b|wochen?\\b|monate?n?\\b|(?:jahre?n?|years?|anos?|ans|annees?)\\b|heures?\\b|jours?\\b|semaines?\\b|mois\\b)|\\d+\\s*(?:秒|分間?|時間|日間|週間|か月)`,
  'u',
)

/** "Three minutes away" says how far it is, not how long something takes. */
const WAY_PATTERN =
  /\S+\s(?:min|minutes?|minutos|minuten|gehminuten)\.?\s(?:(?:on foot|by foot|away|walk|walking|zu fuss|fussweg|entfernt|vom|von der|a pied|du metro|de la gare|a pie|andando|caminando|de camino|a pe|de caminhada)\b|from the (?:station|stop|metro|tram|train))|徒歩約?\d+分/gu

/** True for a text that says how long something takes. */
export const namesLengthOfTime = (text: string) => LENGTH_OF_TIME.test(foldText(text).replace(WAY_PATTERN, ' '))

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
  if (LENGTH_OF_TIME.test(folded.replace(WAY_PATTERN, ' '))) terms.add(conceptTerm('duration'))
  const days = readDays(text)
  for (const day of days) terms.add(dayTerm(day))
  if (hasTime(text)) {
    terms.add(conceptTerm('timeOfDay'))
    if (days.size > 0) terms.add(conceptTerm('hours'))
  }
  return [...terms]
}
