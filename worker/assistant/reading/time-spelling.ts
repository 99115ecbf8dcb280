import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { isWithinEdits } from './edit-distance.ts'
import { CHAT_WORDS } from './chat-words.ts'
import { WEEKDAY_NAMES } from './date-names.ts'
import { toPlainKey, toWordSet } from './normalize.ts'

type SpeltLanguage = Exclude<AssistantLanguage, 'ja'>

/** Words of dates and periods that are recognized when a letter of them is wrong. All have at least five letters. */
const TIME_WORDS: Record<SpeltLanguage, string> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday tomorrow tonight today weekend morning afternoon evening weeks months possible january february april august september october november december summer spring autumn winter christmas easter immediately urgent',
  es: 'lunes martes miércoles jueves viernes sábado domingo mañana semana semanas meses próxima próximo posible febrero agosto septiembre octubre noviembre diciembre verano invierno primavera otoño navidad antes cuanto urgente',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute übermorgen nächste nächsten nächster woche wochen monat monate monaten möglich möglichst baldmöglichst januar februar august september oktober november dezember sommer herbst winter frühling weihnachten ostern vormittag nachmittag wochenende dringend',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain semaine semaines prochaine prochain possible janvier février juillet septembre octobre novembre décembre printemps automne hiver matin weekend urgent',
  pt: 'segunda terça quarta quinta sexta sábado domingo amanhã semana semanas meses próxima próximo possível fevereiro agosto setembro outubro novembro dezembro verão inverno primavera outono natal manhã rápido urgente',
}
/** Short and phonetic spellings that no single letter explains. */
const SPELLINGS: Record<SpeltLanguage, Record<string, string>> = {
  en: {
    tmrw: 'tomorrow',
    tomorow: 'tomorrow',
    posible: 'possible',
    tmr: 'tomorrow',
    tmw: 'tomorrow',
    tomoz: 'tomorrow',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
    tommorow: 'tomorrow',
    nxt: 'next',
    nex: 'next',
    wk: 'week',
    wks: 'weeks',
    wkend: 'weekend',
    yr: 'year',
    yrs: 'years',
    mth: 'month',
    mths: 'months',
    mornin: 'morning',
    arvo: 'afternoon',
    wendsday: 'wednesday',
    wendsay: 'wednesday',
    wedsday: 'wednesday',
    wensdy: 'wednesday',
    wendesday: 'wednesday',
    tusday: 'tuesday',
    teusday: 'tuesday',
    thrusday: 'thursday',
    thurday: 'thursday',
    satday: 'saturday',
    tomoro: 'tomorrow',
    tomo: 'tomorrow',
    wensday: 'wednesday',
    tues: 'tuesday',
    weds: 'wednesday',
    thurs: 'thursday',
    thur: 'thursday',
    '2nite': 'tonight',
    tonite: 'tonight',
    asp: 'asap',
    fortnight: '2 weeks',
  },
  es: {
    q: 'que',
    k: 'que',
    biernes: 'viernes',
    juebes: 'jueves',
    savado: 'sábado',
    mierkoles: 'miércoles',
    nobiembre: 'noviembre',
    maniana: 'mañana',
    sienpre: 'siempre',
    prosima: 'próxima',
    procsima: 'próxima',
    prosimo: 'próximo',
    finde: 'fin de semana',
    pa: 'para',
  },
  de: {
    naechste: 'nächste',
    naechsten: 'nächsten',
    naechster: 'nächster',
    nexte: 'nächste',
    nexten: 'nächsten',
    uebermorgen: 'übermorgen',
  },
  fr: { dem1: 'demain', we: 'week-end', prochene: 'prochaine', aprem: 'après-midi', aprèm: 'après-midi' },
  pt: {
    q: 'que',
    amanha: 'amanhã',
    amnha: 'amanhã',
    prox: 'próxima',
    fds: 'fim de semana',
    hj: 'hoje',
    dps: 'depois',
    terca: 'terça',
    sabado: 'sábado',
  },
}

/** Words of other meanings that differ from a word of time by one letter. */
const OTHER_WORDS = toWordSet(
  'mouths moths sundry weekends mornings afternoons evenings mondays fridays match march montage montages monat morgens heutige wache wachen woge machen kochen sommers meses mesas mares marte mantes tarde tardes cuarta cuatro mardis matins marin satin main seconda segundo segundos segundas quinto quintas quarto quartos sexo terra terca semanal semanales monate monates monats poste possibly',
)

interface SpellingIndex {
  right: ReadonlySet<string>
  words: [key: string, word: string][]
  others: ReadonlySet<string>
}
const indexes = new Map<SpeltLanguage, SpellingIndex>()

function indexOf(language: SpeltLanguage): SpellingIndex {
  const known = indexes.get(language)
  if (known) return known
  const words = TIME_WORDS[language].split(' ').map((word): [string, string] => [toPlainKey(word), word])
  const created = { right: new Set(words.map(([key]) => key)), words, others: toWordSet(CHAT_WORDS[language]) }
  indexes.set(language, created)
  return created
}

/** A weekday in one word with a part of the day: `Freitagvormittag`. */
const GERMAN_DAY_AND_PART_PATTERN = /^([a-zß-öø-ɏ]{3,6}tag|mittwoch|sonnabend)(morgen|vormittag|mittag|nachmittag|abend|fr[üu]h)s?$/iu

const WORD_PATTERN = /(?<![\p{L}\p{N}@.])[\p{L}\p{N}]{1,20}(?![\p{L}\p{N}@])/gu
/** Most characters of a message whose spelling is looked at. */
const EXAMINED_LENGTH = 600

export interface CorrectedText {
  text: string
  /** What stands in the visitor's own text where a part of the corrected text stands. */
  original: (part: string) => string
}

/** Replaces misspelt and shortened words of dates and periods in a normalized text by the right ones: `tomorow`, `nxt tuseday`. */
export function correctTimeWords(text: string, language: AssistantLanguage, asked = false): CorrectedText {
  if (language === 'ja') return { text, original: (part) => part }
  const { right, words, others } = indexOf(language)
  const correct = (word: string) => {
    const key = toPlainKey(word)
    const spelling = Object.hasOwn(SPELLINGS[language], key) ? SPELLINGS[language][key] : undefined
    if (spelling !== undefined) return spelling
    if (language === 'de' && GERMAN_DAY_AND_PART_PATTERN.test(word)) return word.replace(GERMAN_DAY_AND_PART_PATTERN, '$1 $2')
    // "Mondays only" is an answer to when.
    if (asked && WEEKDAY_NAMES[language].includes(key.replace(/s$/, ''))) return word.replace(/s$/, '')
    if (key.length < 5 || right.has(key) || right.has(key.replace(/s$/, '')) || others.has(key) || OTHER_WORDS.has(key) || /\d/.test(key))
      return word
    if (language === 'en' && /^to?m+o*r*o+w$|^to{2,}r+o+w$/.test(key)) return 'tomorrow'
    // "Satduay", "thrusay"
    const day =
      language === 'en' ? /^(mon|tue|wed|wen|thu|fri|sat|sun)[a-z]{0,5}(?:ay|dy)$/.exec(key)?.[1]?.replace('wen', 'wed') : undefined
    if (day) return words.find(([known]) => known.startsWith(day) && known.endsWith('day'))?.[1] ?? word
    const found = words.find(([known]) => known.length > 4 && known[0] === key[0] && isWithinEdits(key, known, known.length > 8 ? 2 : 1))
    return found?.[1] ?? word
  }
  /** Places of the replaced words: in the visitor's text, and in the corrected one. */
  const changes: { from: number; to: number; start: number; end: number }[] = []
  let shift = 0
  const corrected = text.slice(0, EXAMINED_LENGTH).replace(WORD_PATTERN, (word: string, at: number) => {
    const replaced = correct(word)
    if (replaced !== word) changes.push({ from: at, to: at + word.length, start: at + shift, end: at + shift + replaced.length })
    shift += replaced.length - word.length
    return replaced
  })
  const whole = corrected + text.slice(EXAMINED_LENGTH)
  const toOriginal = (place: number, isEnd: boolean) => {
    const inside = changes.find(({ start, end }) => (isEnd ? place > start && place <= end : place >= start && place < end))
    if (inside) return isEnd ? inside.to : inside.from
    const before = changes.findLast(({ end }) => end <= place)
    return before ? place - before.end + before.to : place
  }
  const original = (part: string) => {
    const at = changes.length > 0 ? whole.toLowerCase().indexOf(part.toLowerCase()) : -1
    return at < 0 ? part : text.slice(toOriginal(at, false), toOriginal(at + part.length, true))
  }
  return { text: whole, original }
}
