import { deu, eng, fra, jpn, por, spa } from 'stopword'
import { DE } from '../assistant/texts/de.ts'
import { EN } from '../assistant/texts/en.ts'
import { ES } from '../assistant/texts/es.ts'
import { FR } from '../assistant/texts/fr.ts'
import { JA } from '../assistant/texts/ja.ts'
import { PT } from '../assistant/texts/pt.ts'
import { foldCharacters } from './model-fold.ts'
import { MODEL_RULES } from './model-prompt.ts'
import { splitSentences } from './model-sentences.ts'

/** Letters at the beginning of a word that stand for all its forms: `accept`, `acceptable`. */
const STEM_LENGTH = 6
/** This many distinctive words of the notes in one sentence repeat them. A name does so alone. */
const SECRET_WORDS_MIN = 2
const WORD_PATTERN = /[\p{Script=Latin}]{5,}|\d{2,}|\p{Script=Han}{3,}|\p{Script=Katakana}[\p{Script=Katakana}ー]{3,}/gu
const TITLED_NAME_PATTERN =
  /(?<!\p{L})(?:M(?:rs?|s|iss|me|lle|onsieur|adame)?|Dr|Prof|Herrn?|Frau|Sra?|[Ss]eñora?|[Ss]enhora?)\.?\s(\p{Lu}[\p{L}'’-]{2,})/gu
const JAPANESE_NAME_PATTERN = /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:さん|様|氏)/gu
/** A capital letter within a sentence. In German, it says nothing of a word. */
const CAPITALIZED_PATTERN = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu
const GERMAN_PATTERN = /(?<!\p{L})(?:und|der|die|das|nicht|ist|bitte|für|mit|nie|kein|keine|wir|sie)(?!\p{L})/iu
/** A note with such a verb, and without a negation, is meant to reach visitors. */
const TOLD_PATTERN =
  /(?<!\p{L})(?:tell|mention|recommend|offer|suggest|ask|say|explain|push|promote|invite|emphasi[sz]e|stress|point out|use|greet|answer|erwähne\p{L}?|empfehle\p{L}?|empfiehl|sage?n?|biete\p{L}?|erkläre\p{L}?|menciona\p{L}?|recomienda\p{L}?|ofrece\p{L}?|di|diga|mentionne\p{L}?|recommande\p{L}?|propose\p{L}?|dites|mencione|recomende|ofereça)(?!\p{L})|伝え|勧め|紹介/iu
const SECRET_PATTERN =
  /(?<!\p{L})(?:not|nothing|nichts|nada|rien|never|no|nobody|don['’]?t|without|secret|internal\p{L}{0,2}|confidential|private|nicht|nie|niemals|niemandem|kein\p{L}{0,2}|intern|geheim|vertraulich|nunca|nadie|secreto|interno|ne|pas|jamais|confidentiel|não|ninguém|segredo)(?!\p{L})|n['’]t(?!\p{L})|ない|禁止|秘密|内緒|言わ/iu

/** Words that say nothing of what they are about, such as those of greetings. */
const PLAIN_WORDS =
  'about again appointment available because before better booking business client clients contact could customer customers during every first great having happy might month offer office other people please prices price pricing question questions really should service services since small something start studio their there these thing things think those through today tomorrow until visit visitor visitors website weeks which while would years always never email phone english german french spanish japanese portuguese whatsapp monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december termin termine kunde kunden preis preise frage fragen stunde stunden woche cliente clientes precio precios preço preços semana semaine client rendez-vous question questions pregunta preguntas'

const listStrings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : []

const listWords = (text: string): string[] => text.match(WORD_PATTERN) ?? []
const stemOf = (word: string) => (/^\p{Script=Latin}/u.test(word) ? word.slice(0, STEM_LENGTH) : word)
/** True for a sentence of the notes that asks to tell visitors something. */
export const isMeantForVisitors = (sentence: string): boolean => TOLD_PATTERN.test(sentence) && !SECRET_PATTERN.test(sentence)
const listStems = (text: string) => listWords(text.toLowerCase()).map(stemOf)

const ORDINARY_WORDS = new Set([deu, eng, fra, jpn, por, spa].flat())
/** Stems of the words of ordinary replies: stop words, the built-in assistant's own texts, and the model's rules. */
const ORDINARY_STEMS = new Set(
  [...[deu, eng, fra, jpn, por, spa].flat(), ...listStrings([DE, EN, ES, FR, JA, PT]), ...MODEL_RULES, PLAIN_WORDS].flatMap((text) =>
    listStems(foldCharacters(text)),
  ),
)

/** True for a word of ordinary replies, and for one that says that something is secret. */
export const isOrdinaryWord = (word: string): boolean => {
  const lower = word.toLowerCase()
  return ORDINARY_WORDS.has(lower) || ORDINARY_STEMS.has(stemOf(lower)) || SECRET_PATTERN.test(lower)
}

/**
 * Returns a function that finds distinctive words of the owner's notes in a sentence: a name, or two rare words. Words that the
 * given texts contain too are known already. Sentences of the notes that ask to tell visitors something are no secret.
 */
export function createSecretWordFinder(customInstructions: string | null, knownTexts: string[]): (text: string) => boolean {
  const known = new Set(knownTexts.flatMap(listStems))
  const knownText = ` ${knownTexts.join(' ').toLowerCase()} `
  const notes = foldCharacters(customInstructions ?? '')
  const secrets = splitSentences(notes).filter((sentence) => !isMeantForVisitors(sentence))
  const stems = new Set(secrets.flatMap(listStems).filter((stem) => !known.has(stem) && !ORDINARY_STEMS.has(stem)))
  const names = new Set(
    secrets
      .flatMap((sentence) => [
        ...Array.from(sentence.matchAll(TITLED_NAME_PATTERN), ([, name]) => name!),
        ...Array.from(sentence.matchAll(JAPANESE_NAME_PATTERN), ([, name]) => name!).filter((name) => !/客$|皆/u.test(name)),
        ...(GERMAN_PATTERN.test(sentence) ? [] : (sentence.match(CAPITALIZED_PATTERN) ?? [])),
      ])
      .map((name) => name.toLowerCase())
      .filter((name) => !knownText.includes(name) && !ORDINARY_STEMS.has(stemOf(name))),
  )
  if (stems.size === 0 && names.size === 0) return () => false
  return (text) =>
    splitSentences(text.toLowerCase()).some((sentence) => {
      const found = new Set(listStems(sentence).filter((stem) => stems.has(stem)))
      if (found.size >= SECRET_WORDS_MIN) return true
      return (sentence.match(/[\p{Script=Latin}'’-]+|[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? []).some((word) =>
        names.has(word.replace(/['’]s$|様$|氏$/u, '')),
      )
    })
}
