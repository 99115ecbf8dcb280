import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { isWithinEdits } from '../reading/edit-distance.ts'
import { phoneticKey } from './phonetic.ts'

/** Words that stand in most questions, whose misspellings say nothing of the subject either. */
const QUESTION_WORDS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: 'does have what when where which would could should much many your you with about from there their take work please hello until possible cost price know want need tell open come office able chance',
  es: 'cual cuando donde como cuanto cuanta cuantos tienen tiene hacen hace puedo quiero quisiera para hasta hola buenas gracias todos todo favor saber ustedes aceptan horario abren cierran',
  de: 'was wann wie welche wieviel haben habt konnen konnte mochte brauche bitte hallo gibt auch noch kann ihr sind seid offen viel machen macht',
  fr: 'quel quelle quand comment combien avez vous est-ce pouvez voudrais bonjour merci aussi jusqu faites ouvert proposez',
  pt: 'qual quando onde como quanto quantos voces tem fazem posso quero gostaria para ate ola obrigado todos preciso saber aceitam horario abrem fecham comecar comessar comesar',
}
/** Weekdays in each language, from Monday on. */
const WEEKDAYS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  es: 'lunes martes miercoles jueves viernes sabado domingo',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  pt: 'segunda terca quarta quinta sexta sabado domingo',
}
const LENGTH_MIN = 3
const WEEKDAY_LENGTH_MIN = 5
/** Letters with which only one word begins, a weekday, however its end is spelt: "saturyds". */
const WEEKDAY_BEGINNING = 5
const WEEKDAY_LENGTH_DIFFERENCE_MAX = 2

const toMap = (lists: Record<string, string>) =>
  new Map(Object.entries(lists).map(([language, list]) => [language, list.split(' ').map((word) => ({ word, key: phoneticKey(word) }))]))
const questionWords = toMap(QUESTION_WORDS)
const weekdays = toMap(WEEKDAYS)

const isLike = (word: string, other: string, edits: number) => word[0] === other[0] && isWithinEdits(word, other, edits)

/** True for a word that nothing else knows and that is probably one of the words of most questions, misspelt: "wat", "kual". */
export function isMisspeltQuestionWord(word: string, language: AssistantLanguage): boolean {
  if (language === 'ja' || word.length < LENGTH_MIN) return false
  const key = phoneticKey(word)
  return questionWords.get(language)!.some((other) => other.key === key || isLike(word, other.word, 1))
}

const beginsAlike = (word: string, weekday: string) =>
  (weekday.endsWith('day') && word.startsWith(weekday.slice(0, 3)) && /^[a-z]{4,8}(?:ay|dy|yd)s?$/.test(word)) ||
  (weekday.length > WEEKDAY_BEGINNING + 2 &&
    word.startsWith(weekday.slice(0, WEEKDAY_BEGINNING)) &&
    Math.abs(word.length - weekday.length) <= WEEKDAY_LENGTH_DIFFERENCE_MAX)

/** The weekday, from 0 (Monday) to 6, that a word is a misspelling of: "biernes"; null if it is none. */
export function readMisspeltWeekday(word: string, language: AssistantLanguage): number | null {
  if (language === 'ja' || word.length < WEEKDAY_LENGTH_MIN) return null
  const key = phoneticKey(word)
  const day = weekdays
    .get(language)!
    .findIndex(
      (other) => other.key === key || isLike(word, other.word, word.length > WEEKDAY_LENGTH_MIN ? 2 : 1) || beginsAlike(word, other.word),
    )
  return day < 0 ? null : day
}
