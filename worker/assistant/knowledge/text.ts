import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { deu, eng, fra, jpn, por, spa } from 'stopword'
import { ASSISTANT_LANGUAGES, CHAT_LIMITS, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { ABBREVIATIONS } from './lexicon/abbreviations.ts'
import { FILLER_WORDS } from './lexicon/filler-words.ts'
import { BoundedCache } from '../reading/bounded-cache.ts'

/** Longest word that is looked at, in characters; longer ones are cut, so that no single word costs much time. */
const WORD_LENGTH_MAX = 40
const JAPANESE_PATTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const JAPANESE_RUN_PATTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+/gu

export const hasJapanese = (text: string) => JAPANESE_PATTERN.test(text)

/** Bounds what a visitor wrote to the longest message that the chat takes. */
export const boundMessage = (text: string) => text.slice(0, CHAT_LIMITS.messageLength)

/** How many times longer a folded text may be: a single character can stand for eighteen. */
const FOLDED_GROWTH_MAX = 4

function foldAccents(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, text.length * FOLDED_GROWTH_MAX)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘`´]/g, "'")
}

function writeOutApostrophes(text: string): string {
  return text
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'d\b/g, ' would')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/\b(what|where|who|how|when|it|that|there|here)'s\b/g, '$1 is')
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu)'/g, '$1 ')
    .replaceAll("'", '')
}

const ASCII_PATTERN = /^[\u0020-\u007e\s]*$/

/** Folded texts that are remembered, because each is looked at in several ways. */
const FOLDED_TEXTS_MAX = 200
const foldedTexts = new BoundedCache<string>(FOLDED_TEXTS_MAX)

function foldWithoutCache(text: string): string {
  const folded = (ASCII_PATTERN.test(text) ? text.replaceAll('`', "'").toLowerCase() : foldAccents(text)).replace(/([a-z])\1{2,}/g, '$1')
  return folded.includes("'") ? writeOutApostrophes(folded) : folded
}

/** Lower case without accents; full-width characters become their usual forms, and letters repeated for emphasis are written once. */
export const foldText = (text: string): string =>
  text.length > CHAT_LIMITS.messageLength ? foldWithoutCache(text) : foldedTexts.get(text, () => foldWithoutCache(text))

/** "ID" is no "I'd". */
const ID_PATTERN = /\bID\b|\b(?:photo|an|any|my|your|valid|need|show|bring|see|some|of|the) id\b/g

function splitWords(text: string, language: AssistantLanguage): string[] {
  const abbreviations = ABBREVIATIONS[language]
  const words: string[] = []
  const unambiguous =
    language === 'en' && /\bid\b/i.test(text) ? text.replace(ID_PATTERN, (found) => found.replace(/id$/i, 'identification')) : text
  for (const [word] of foldText(unambiguous).matchAll(/[\p{L}\p{N}]+/gu)) {
    const full = abbreviations.get(word)
    if (full) words.push(...full)
    else words.push(word.slice(0, WORD_LENGTH_MAX))
  }
  return words
}

/** Texts of which the words are remembered, because the names of services are compared again and again. */
const SPLIT_TEXTS_MAX = 600
const splitTexts = new BoundedCache<readonly string[]>(SPLIT_TEXTS_MAX)

/** Words of a text, folded, with the usual abbreviations of a language written out. */
export const readWords = (text: string, language: AssistantLanguage): readonly string[] =>
  text.length > CHAT_LIMITS.messageLength
    ? splitWords(text, language)
    : splitTexts.get(`${language} ${text}`, () => splitWords(text, language))

/** The text as one run of characters, for Japanese phrases, which stand in no words. */
export const toCompactText = (text: string) => foldText(text).replace(/[\s、。,.!！?？…・~〜「」'"()]+/gu, '')

const STEMMERS: Record<AssistantLanguage, (word: string) => string> = {
  en: stemEnglish,
  es: stemSpanish,
  de: stemGerman,
  fr: stemFrench,
  pt: stemPortuguese,
  ja: (word) => word,
}

/** Stems that are remembered for each language, because stemming is slow and texts repeat their words. */
const REMEMBERED_STEMS_MAX = 3000
const rememberedStems = new Map(ASSISTANT_LANGUAGES.map((language) => [language, new BoundedCache<string>(REMEMBERED_STEMS_MAX)]))

/** Stem of a folded word. Words of one to three letters, other scripts and words with digits stay as they are. */
export function stemWord(word: string, language: AssistantLanguage): string {
  if (language === 'ja' || !/^[a-z]{4,}$/.test(word)) return word
  return rememberedStems.get(language)!.get(word, () => STEMMERS[language](word))
}

/** Letters that a folded word and its stem both begin with, so that the words of a lexicon are stemmed only as far as needed. */
export const firstLettersOf = (word: string) => word.slice(0, 2).replace('y', 'i')

const STOP_WORD_LISTS: Record<AssistantLanguage, string[]> = { en: eng, es: spa, de: deu, fr: fra, pt: por, ja: jpn }
const toWordSet = (words: Iterable<string>) => new Set(Array.from(words, foldText).flatMap((word) => word.split(' ')))

/** A set of words for each language, created when it is first needed. */
function createWordSets(wordsOf: (language: AssistantLanguage) => string[]): (language: AssistantLanguage) => ReadonlySet<string> {
  const sets = new Map<AssistantLanguage, ReadonlySet<string>>()
  return (language) => {
    let words = sets.get(language)
    if (!words) sets.set(language, (words = toWordSet(wordsOf(language))))
    return words
  }
}

const stopWordsOf = createWordSets((language) => STOP_WORD_LISTS[language])
const unimportantWordsOf = createWordSets((language) => [...STOP_WORD_LISTS[language], ...FILLER_WORDS[language].trim().split(/\s+/)])

/** True for words that say nothing of a text's subject: stop words, and what people say around a question. */
export const isUnimportantWord = (word: string, language: AssistantLanguage) => unimportantWordsOf(language).has(word)

/** Pairs of neighbouring characters of a text's Japanese parts; pairs of hiragana alone are left out, because they are grammar. */
export function readJapanesePairs(text: string): string[] {
  return Array.from(foldText(text).matchAll(JAPANESE_RUN_PATTERN), ([run]) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2)),
  )
    .flat()
    .filter((pair) => !/^\p{Script=Hiragana}+$/u.test(pair))
}

/** The language whose stop words are the most frequent in a text; English if none are. */
export function guessLanguage(text: string): AssistantLanguage {
  if (hasJapanese(text)) return 'ja'
  const words = readWords(text, 'en')
  let best: { language: AssistantLanguage; count: number } = { language: 'en', count: 0 }
  for (const language of ['en', 'es', 'de', 'fr', 'pt'] as const) {
    const stopWords = stopWordsOf(language)
    const count = words.filter((word) => stopWords.has(word)).length
    if (count > best.count) best = { language, count }
  }
  return best.language
}
