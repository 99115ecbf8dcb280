import { deu, eng, fra, por, spa } from 'stopword'
import { detectAll } from 'tinyld/light'
import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { isWithinEdits } from './edit-distance.ts'
import { CHAT_WORDS, JAPANESE_HAN_WORDS, LANGUAGE_NAMES, WEAK_WORDS, POLITE_WORDS, type WordLanguage } from './chat-words.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from './date-names.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { normalizeMessage, toPlainKey, toWordSet } from './normalize.ts'

const WORD_LANGUAGES = ['en', 'es', 'de', 'fr', 'pt'] as const
const STOP_WORDS: Record<WordLanguage, string[]> = { en: eng, es: spa, de: deu, fr: fra, pt: por }

/** How much a word of each kind counts. A word of several languages is divided among them. */
const CHAT_WORD_WEIGHT = 1.5
const POLITE_WORD_WEIGHT = 1
const TRADE_WORD_WEIGHT = 1
const STOP_WORD_WEIGHT = 0.75
const WEAK_WORD_WEIGHT = 0.15

/** Longest part of a message that is examined: more does not change the result, but takes longer. */
const EXAMINED_LENGTH = 240
/** Score from which a message is clearly in another language than the conversation: one chat word, or two others. */
const CLEAR_SCORE = 1.5
/** How much more another language must score than the language of the conversation. */
const CLEAR_RATIO = 1.5
/** Least score by word that another language needs in a longer message, so that one word alone does not change the language. */
const CLEAR_SCORE_BY_WORD = 0.35
/** How much the likeliest language of a first message counts before its words are looked at. */
const PRIOR_WEIGHT = 0.5

type Scores = Record<WordLanguage, number>

function createWordScores(): ReadonlyMap<string, Scores> {
  const weights = new Map<string, Scores>()
  const add = (list: Iterable<string>, language: WordLanguage, weight: number) => {
    for (const word of list) {
      const entry = weights.get(word) ?? { en: 0, es: 0, de: 0, fr: 0, pt: 0 }
      entry[language] = Math.max(entry[language], weight)
      weights.set(word, entry)
    }
  }
  for (const language of WORD_LANGUAGES) {
    add(toWordSet(CHAT_WORDS[language]), language, CHAT_WORD_WEIGHT)
    add(toWordSet(POLITE_WORDS[language]), language, POLITE_WORD_WEIGHT)
    add(toWordSet(TRADE_WORDS[language]), language, TRADE_WORD_WEIGHT)
    add([...MONTH_NAMES[language], ...WEEKDAY_NAMES[language]], language, POLITE_WORD_WEIGHT)
    add(toWordSet(LANGUAGE_NAMES[language]), language, CHAT_WORD_WEIGHT)
    add(toWordSet(STOP_WORDS[language].filter((word) => word.length > 1).join(' ')), language, STOP_WORD_WEIGHT)
  }
  const weakWords = toWordSet(WEAK_WORDS)
  for (const [word, entry] of weights) {
    const count = WORD_LANGUAGES.filter((language) => entry[language] > 0).length
    for (const language of WORD_LANGUAGES)
      entry[language] = weakWords.has(word) ? (entry[language] > 0 ? WEAK_WORD_WEIGHT : 0) / count : entry[language] / count
  }
  return weights
}

let createdWordScores: ReadonlyMap<string, Scores> | null = null
/** Scores of the words that are known, created with the first message. */
const wordScores = () => (createdWordScores ??= createWordScores())

/** Shortest word whose misspellings are recognized, and how much a misspelt word counts of the word itself. */
const FUZZY_LENGTH_MIN = 5
const FUZZY_SHARE = 0.6

const mergeScores = (a: Scores, b: Scores, merge: (a: number, b: number) => number): Scores => ({
  en: merge(a.en, b.en),
  es: merge(a.es, b.es),
  de: merge(a.de, b.de),
  fr: merge(a.fr, b.fr),
  pt: merge(a.pt, b.pt),
})

/** Words that may be misspelt, by their first letter, which people seldom get wrong. */
function createFuzzyWords(): ReadonlyMap<string, [word: string, scores: Scores][]> {
  const byFirstLetter = new Map<string, [word: string, scores: Scores][]>()
  for (const [word, entry] of wordScores()) {
    if (word.length < FUZZY_LENGTH_MIN) continue
    const words = byFirstLetter.get(word[0]!)
    if (words) words.push([word, entry])
    else byFirstLetter.set(word[0]!, [[word, entry]])
  }
  return byFirstLetter
}

let createdFuzzyWords: ReturnType<typeof createFuzzyWords> | null = null
const fuzzyWords = () => (createdFuzzyWords ??= createFuzzyWords())

/** Scores of the words that an unknown word may be a misspelling of; undefined if there are none. */
function scoreMisspelling(word: string): Scores | undefined {
  if (word.length < FUZZY_LENGTH_MIN - 1) return undefined
  const matches =
    fuzzyWords()
      .get(word[0]!)
      ?.filter(([known]) => isWithinEdits(word, known, 1)) ?? []
  return matches.length > 0
    ? mergeScores(
        matches.map(([, entry]) => entry).reduce((a, b) => mergeScores(a, b, Math.max)),
        { en: FUZZY_SHARE, es: FUZZY_SHARE, de: FUZZY_SHARE, fr: FUZZY_SHARE, pt: FUZZY_SHARE },
        (score, share) => score * share,
      )
    : undefined
}

/** Letters and endings that are typical of a language, and how much each counts in a first message. Ranges compile faster than \p{L}. */
const SPELLINGS: [pattern: RegExp, language: WordLanguage, weight: number][] = [
  [/[ãõ]|(?:ção|ções)(?![a-zß-ɏ])/iu, 'pt', 1.5],
  [/(?:ório|ária|ência|ância|ável|ível)(?![a-zß-ɏ])|[a-zß-ɏ](?:lh|nh)[aeo]/iu, 'pt', 0.75],
  [/[ñ¿¡]|(?:ción|ciones|áis|éis)(?![a-zß-ɏ])/iu, 'es', 1.5],
  [/[a-zß-ɏ][aeu]ll[aeo]s?(?![a-zß-ɏ])|(?:dad|miento)(?![a-zß-ɏ])/iu, 'es', 0.3],
  // A hurried "hola", or "olá" without its accent.
  [/(?<![a-zß-ɏ])ola(?![a-zß-ɏ])/iu, 'es', 0.5],
  [/[ßäöü]/iu, 'de', 1],
  [/[a-zß-ɏ](?:sch|ung|ungen|keit|heit|lich|tz)(?![a-zß-ɏ])|(?<![a-zß-ɏ])sch/iu, 'de', 0.6],
  // A compound: "leihwagen?", "klaviertransport?", "gruppengröße?"
  [
    /[a-zß-ɏ]{4}(?:zeit|zeiten|wagen|transport|kosten|anschlag|bilder|platz|plätze|termin|termine|schein|scheine|preise?|dauer|gebühr|kurse?|stunden?|karten?|kurse|dienst|schnitt|wechsel|reparatur|reinigung|farbe|fotos|gruppen?|größe|alter|nummer|gutschein|liste|bestellung|angebot|wunsch)(?![a-zß-ɏ])/iu,
    'de',
    0.75,
  ],
  [/[œùèëîû]|(?<![a-zß-ɏ])(?:qu|[cdjlmnst])'[a-zß-ɏ]/iu, 'fr', 1],
  [/(?:eaux?|eux|euse|ette)(?![a-zß-ɏ])/iu, 'fr', 0.5],
  [/(?<![a-zß-ɏ])(?:the|wh[a-zß-ɏ]+|[a-zß-ɏ]+(?:ght|ing|ough))(?![a-zß-ɏ])/iu, 'en', 0.5],
]

function scoreSpelling(text: string): Scores {
  const scores: Scores = { en: 0, es: 0, de: 0, fr: 0, pt: 0 }
  for (const [pattern, language, weight] of SPELLINGS) if (pattern.test(text)) scores[language] += weight
  return scores
}
const LANGUAGE_NAME_WORDS = WORD_LANGUAGES.map((language) => [language, toWordSet(LANGUAGE_NAMES[language])] as const)

function scoreWords(words: readonly string[]): Scores {
  const scores: Scores = { en: 0, es: 0, de: 0, fr: 0, pt: 0 }
  for (const word of words) {
    // An elided word counts with the word after it: `j'ai`, `c'est`, `l'adresse`.
    const parts = wordScores().has(word) ? [word] : word.split(/['-]/)
    for (const part of parts) {
      const entry = wordScores().get(part) ?? scoreMisspelling(part)
      if (entry) for (const language of WORD_LANGUAGES) scores[language] += entry[language]
    }
  }
  return scores
}

/** Removes what says nothing about the language: e-mail addresses, web addresses, and words with digits. */
const removeNeutralWords = (text: string) =>
  text.replace(/[^\s\u3000-\u30ff\u4e00-\u9fff]+/g, (word) => (/[@\d]|:\/\/|www\.|\p{L}\.\p{L}{2}/u.test(word) ? ' ' : word))

/** Decides whether a text is Japanese by its script; null when it contains no Japanese characters, or too few to say. */
function detectJapanese(text: string, current: AssistantLanguage | null): boolean {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  // A Japanese word stands for several Latin letters.
  if (kana + han === 0 || (kana + han) * 3 < latin) return false
  if (current === null || current === 'ja') return true
  // A short text without hiragana may be only a name.
  return /\p{Script=Hiragana}/u.test(text) || JAPANESE_HAN_WORDS.test(text)
}

/**
 * Detects the language of a visitor's message. `current` is the language of the conversation so far; it is kept unless the message
 * is clearly in another one, so names, addresses and words like "ok" do not change it. Null means that this is the first message:
 * then the likeliest language is returned. `prior` is the language to expect of a first message, such as that of the business's own
 * texts: it decides when the message is unclear, English if it is null.
 */
export function detectLanguage(
  message: string,
  current: AssistantLanguage | null,
  prior: AssistantLanguage | null = null,
): AssistantLanguage {
  const text = removeNeutralWords(normalizeMessage(message).slice(0, EXAMINED_LENGTH))
  if (detectJapanese(text, current)) return 'ja'
  const words = toPlainKey(text).match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []
  if (words.length === 0) return current ?? prior ?? 'en'
  if (words.length <= 3) {
    const named = LANGUAGE_NAME_WORDS.find(([, names]) => words.some((word) => names.has(word)))
    if (named) return named[0]
  }
  const scores = scoreWords(words)
  const spelling = current === null ? scoreSpelling(text) : null
  // The library's accuracy is a share of 1; it decides between languages that share the message's words.
  const guesses = new Map(detectAll(text, { only: [...WORD_LANGUAGES], verbose: false }).map(({ lang, accuracy }) => [lang, accuracy]))
  const expected = current ?? prior
  const totalOf = (language: WordLanguage) =>
    scores[language] +
    (guesses.get(language) ?? 0) +
    (spelling?.[language] ?? 0) +
    (current === null && language === prior ? PRIOR_WEIGHT : 0)
  const [best] = [...WORD_LANGUAGES].sort((a, b) => totalOf(b) - totalOf(a))
  const accuracy = guesses.get(best!) ?? 0
  if (!best || best === expected) return best ?? 'en'
  const isGuessReliable = accuracy >= 0.5 && words.length > 3
  if (current === null) {
    const isKnown = scores[best] + (spelling?.[best] ?? 0) >= WEAK_WORD_WEIGHT * 2 || isGuessReliable
    // A message in Latin letters is not Japanese, however short it is.
    return isKnown ? best : prior === null || prior === 'ja' ? 'en' : prior
  }
  // Letters that only the language of the conversation has speak for it: "¿eh?"
  const currentScore = current === 'ja' ? 0 : scores[current] + scoreSpelling(text)[current]
  const isClear =
    scores[best] >= CLEAR_SCORE &&
    scores[best] >= currentScore * CLEAR_RATIO &&
    (words.length < 4 || scores[best] - currentScore >= CLEAR_SCORE_BY_WORD * words.length)
  return isClear || (isGuessReliable && accuracy >= 0.8 && scores[best] > currentScore) ? best : current
}
