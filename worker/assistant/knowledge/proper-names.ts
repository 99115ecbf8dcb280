import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { findConcepts } from './concepts.ts'
import { findMeanings } from './glossary.ts'
import { readDays } from './days.ts'
import { foldText, isUnimportantWord, readWords } from './text.ts'

/** A capitalised word that begins no sentence and follows no label. */
const CAPITALISED = /(?<=[\p{Ll}\p{N},;/&)]\s?|(?<!\p{L})(?:and|or|in|to|y|e|und|oder|et|ou)\s)\s*\p{Lu}[\p{L}'’]{2,}/gu
/** German nouns are capitalised too, so that only what follows the words before a place or a brand counts, and lists of them. */
const GERMAN_NAME =
  /(?<=(?<!\p{L})(?:[Ii]n|[Aa]uf|[Nn]ach|[Bb]is|[Aa]us|[Uu]m|[Vv]on|[Bb]ei|Raum|Landkreis|Stadt|Kreis|und|sowie|oder)\s|,\s)\p{Lu}[\p{L}'’]{2,}/gu
const MONTHS = new Set(
  `january february march april june july august september october november december januar februar marz mai juni juli oktober dezember
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro dezembro`.split(/\s+/),
)

/** Folded proper names in a text: places, brands and people. */
export function readProperNames(text: string, language: AssistantLanguage): string[] {
  const pattern = language === 'de' ? GERMAN_NAME : CAPITALISED
  const names = Array.from(text.matchAll(pattern), ([name]) => foldText(name.trim()))
  return [...new Set(names)].filter(
    (name) =>
      /^[a-z]{3,}$/.test(name) &&
      !MONTHS.has(name) &&
      !isUnimportantWord(name, language) &&
      readDays(name, true).size === 0 &&
      findMeanings([name], [language]).length === 0 &&
      findConcepts(readWords(name, language), [language], 'owner').length === 0,
  )
}
