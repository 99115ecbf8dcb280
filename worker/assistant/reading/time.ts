import { casual as german } from 'chrono-node/de'
import { casual as english } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import { casual as french } from 'chrono-node/fr'
import { casual as japanese } from 'chrono-node/ja'
import { casual as portuguese } from 'chrono-node/pt'
import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { MONTH_NAMES, SHORT_MONTH_NAMES } from './date-names.ts'
import { DAY_MS, easterOf, nextDayOfMonth, nextMonth, startOfCalendarWeek, startOfDay, startOfPeriod } from './calendar.ts'
import { normalizeMessage, toPlainKey } from './normalize.ts'
import {
  BARE_DURATION_PATTERN,
  DURATION_FROM_NOW_PATTERN,
  DURATION_UNIT_PATTERN,
  JAPANESE_BARE_DURATION_PATTERN,
  JAPANESE_DURATION_PATTERN,
  SMALL_NUMBERS,
  TIME_PHRASES,
  TIME_UNIT_NAMES,
  type TimeMeaning,
  type TimeUnit,
} from './time-phrases.ts'
import { correctTimeWords } from './time-spelling.ts'
import { hideWhatIsNoTime } from './time-text.ts'

/** When a visitor needs something or wants to meet. */
export interface TimeReading {
  /** The words of the message that name the time, at most 80 characters. */
  text: string
  /** In ms, as if the visitor's clock showed UTC; null if the words name no date. */
  at: number | null
  /** `soon`: within 14 days. `quarter`: within 92 days. `later`: after that, or without hurry. */
  horizon: 'soon' | 'quarter' | 'later'
  /** The visitor names a day or a time of day rather than a period. */
  isAppointment: boolean
}

const SOON_DAYS = 14
const QUARTER_DAYS = 92
const TIME_TEXT_LENGTH_MAX = 80
/** Longest text that the date parser gets at once, and most such texts of a message, because it is slow with some texts. */
const PARSED_LENGTH_MAX = 120
/** How much of the text before the first hint at a date is parsed with it. */
const WORDS_BEFORE_HINT_LENGTH = 30
const PARSED_TEXTS_MAX = 3

const DATE_PARSERS = { en: english, es: spanish, de: german, ja: japanese, fr: french, pt: portuguese }

/** What every date that the parser understands contains: a digit, or one of these words. */
const DATE_HINT_PATTERNS: Record<AssistantLanguage, RegExp> = {
  en: /\d|day|night|morrow|week|noon|\b(?:mon|tue|wed|thu|fri|sat|sun|tmr|tmrw|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|may)/iu,
  es: /\d|hoy|ma[ñn]ana|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|noche|mediod/iu,
  de: /\d|heute|morgen|tag|mittwoch|sonnabend|woche|uhr|abend|nacht|(?<![a-zß-öø-ɏ])(?:mo|di|mi|do|fr|sa|so)(?![a-zß-öø-ɏ])/iu,
  ja: /[\d〇一二三四五六七八九十]|今日|本日|明日|今夜|今晩|今朝|曜|[(][月火水木金土日][)]|[月火水木金土日](?=の?(?:午|朝|夜|夕))|来週の[月火水木金土日]/u,
  fr: /\d|demain|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|midi|minuit/iu,
  pt: /\d|hoje|amanh|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|feira|noite|meio-dia/iu,
}

const horizonOf = (at: number, now: number): TimeReading['horizon'] =>
  at <= now + SOON_DAYS * DAY_MS ? 'soon' : at <= now + QUARTER_DAYS * DAY_MS ? 'quarter' : 'later'

const UNIT_DAYS: Record<TimeUnit, number> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30.5, year: 365 }

const toReading = (text: string, at: number, now: number, isAppointment: boolean): TimeReading => ({
  text: text.trim().slice(0, TIME_TEXT_LENGTH_MAX),
  at: Math.round(at),
  horizon: horizonOf(at, now),
  isAppointment,
})

function fromMeaning(text: string, meaning: TimeMeaning, now: number): TimeReading {
  switch (meaning.kind) {
    case 'soon':
    case 'later':
      return { text: text.trim().slice(0, TIME_TEXT_LENGTH_MAX), at: null, horizon: meaning.kind, isAppointment: false }
    case 'daytime':
      return { text: text.trim().slice(0, TIME_TEXT_LENGTH_MAX), at: null, horizon: 'soon', isAppointment: true }
    case 'in':
      return toReading(text, now + meaning.amount * UNIT_DAYS[meaning.unit] * DAY_MS, now, false)
    case 'next':
      return toReading(text, startOfPeriod(now, meaning.unit, 1), now, false)
    case 'end':
      return toReading(text, startOfPeriod(now, meaning.unit, 1) - 1, now, false)
    case 'endOfNext':
      return toReading(text, startOfPeriod(now, meaning.unit, 2) - 1, now, false)
    case 'month':
      return toReading(text, nextMonth(now, meaning.month), now, false)
    case 'day':
      return toReading(text, startOfDay(now) + meaning.days * DAY_MS, now, true)
    case 'weekend':
      return toReading(text, Math.max(startOfDay(now), startOfPeriod(now, 'week', 0) + 5 * DAY_MS), now, true)
    case 'date':
      return toReading(text, nextDayOfMonth(now, meaning.day, meaning.month) ?? now, now, false)
    case 'easter': {
      const year = new Date(now).getUTCFullYear()
      const [thisYear, nextYear] = [year, year + 1].map((candidate) => easterOf(candidate) + meaning.days * DAY_MS)
      return toReading(text, thisYear! >= startOfDay(now) ? thisYear! : nextYear!, now, false)
    }
  }
}

/** Words of a clause in which "soon" or "later" alone answers when: "soon, please", but not "we will soon have an electric car". */
const BARE_ANSWER_WORDS_MAX = 5

function isBareAnswer(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const before = text
    .slice(0, index)
    .split(/[,.;:!?\n]/u)
    .at(-1)!
  const [after] = text.slice(index + found.length).split(/[,.;:!?\n]/u)
  return `${before} ${found} ${after}`.trim().split(/\s+/).length <= BARE_ANSWER_WORDS_MAX
}

function readPhrase(
  text: string,
  language: AssistantLanguage,
  now: number,
  asked: boolean,
  accepts: (meaning: TimeMeaning) => boolean,
): TimeReading | null {
  for (const { pattern, meaning } of TIME_PHRASES[language]) {
    if (!accepts(meaning) || ('asked' in meaning && meaning.asked && !asked)) continue
    const match = pattern.exec(text)
    const isBareOnly = 'asked' in meaning && meaning.asked && (meaning.kind === 'soon' || meaning.kind === 'later')
    if (match && (!isBareOnly || language === 'ja' || isBareAnswer(text, match))) return fromMeaning(match[0], meaning, now)
  }
  return null
}

const unitOf = (name: string) => TIME_UNIT_NAMES.find(([pattern]) => pattern.test(toPlainKey(name)))![1]
const numberOf = (word: string) => (/\d/.test(word) ? Number(word) : (SMALL_NUMBERS[toPlainKey(word)] ?? 1))

/** Reads a duration from now (`within 3 months`); with `asked` also a bare one (`3 months`). The longer of two counts. */
function readDuration(text: string, language: AssistantLanguage, now: number, asked: boolean): TimeReading | null {
  const patterns =
    language === 'ja' ? [JAPANESE_DURATION_PATTERN, JAPANESE_BARE_DURATION_PATTERN] : [DURATION_FROM_NOW_PATTERN, BARE_DURATION_PATTERN]
  if (language !== 'ja' && !DURATION_UNIT_PATTERN.test(text)) return null
  const match = patterns[0]!.exec(text) ?? (asked ? patterns[1]!.exec(text) : null)
  if (!match) return null
  const named = Math.max(numberOf(match[1]!), match[2] ? numberOf(match[2]) : 0)
  // In Spanish, French and Portuguese, "fifteen days" are two weeks.
  const amount = named === 15 && unitOf(match[3]!) === 'day' && /^(?:es|fr|pt)$/.test(language) ? 14 : named
  return toReading(match[0], now + amount * UNIT_DAYS[unitOf(match[3]!)] * DAY_MS, now, false)
}

/** Words before the name of a month that make it a time. */
const WORDS_BEFORE_MONTH: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: 'in|by|until|till|before|early|mid|mid-|late|end of|start of|beginning of|around|next|this|from|after|for|of',
  es: 'en|para|hasta|antes de|a principios de|a mediados de|a finales de|finales de|principios de|mediados de|desde|a partir de|el proximo',
  de: 'im|bis|bis zum|vor|anfang|mitte|ende|ab|nachsten|seit|fur',
  fr: "en|mi-|avant|d'ici|debut|mi|mi-|fin|au mois de|a partir de|pour|courant",
  pt: 'em|ate|antes de|inicio de|comeco de|meados de|final de|fim de|a partir de|para|no mes de',
}
const MONTH_PATTERNS = Object.fromEntries(
  (['en', 'es', 'de', 'fr', 'pt'] as const).map((language) => [
    language,
    {
      after: new RegExp(
        `(?<![a-z])(?:${WORDS_BEFORE_MONTH[language]})\\s?(${[...MONTH_NAMES[language], ...Object.keys(SHORT_MONTH_NAMES[language])].join('|')})(?![a-z])(?:\\.?\\s(?:de\\s)?(20\\d\\d))?`,
        'u',
      ),
      alone: new RegExp(`(?<![a-z])(${MONTH_NAMES[language].join('|')})(?![a-z])(?:\\s(?:de\\s)?(20\\d\\d))?`, 'u'),
    },
  ]),
)
const LATE_IN_MONTH_PATTERN = /^(?:end of|late|ende|fin|a finales|finales|final)/
const MID_MONTH_PATTERN = /^(?:mid|mitte|mi|a mediados|mediados|meados)/
const HALF_MONTH = 14 * DAY_MS
const QUARTER_PATTERN =
  /(?<![a-zß-öø-ɏ\d])(?:q\s?|t(?=[1-4][\s/'-]{0,2}20\d\d))([1-4])(?![\d])(?:[\s/'-]{0,2}(20\d\d))?|(?<![\d])([1-4])\.?(?:st|nd|rd|th|º|er|e|ème|eme|o|°)?\s?(?:quarter|quartal|trimestre)(?:[\s/]{0,2}(?:de\s)?(20\d\d))?|第?([1-4])四半期/iu
const YEAR_PATTERN = /(?:(?<![a-zß-öø-ɏ])(?:in|by|during|en|para|im jahr|im jahre|em|pour)\s(20\d\d)(?![\d./-]))|(20\d\d)年(?![\d])/iu

const CALENDAR_WEEK_PATTERN =
  /(?<![a-zß-öø-ɏ\d])(?:kw|kalenderwoche|calendar week|week no\.?|cw|semaine|semana|woche|week)\s?(\d{1,2})(?![\d.,:])(?:\s?[/-]?\s?(20\d\d))?(?!\s?(?:€|euro|days?|tage?|x))/iu

/** Reads a calendar week, a month, a quarter of a year or a year. `original` is the text with what is no time. */
function readPeriod(text: string, original: string, language: AssistantLanguage, now: number, asked: boolean): TimeReading | null {
  const week = CALENDAR_WEEK_PATTERN.exec(text)
  if (week && Number(week[1]) >= 1 && Number(week[1]) <= 53) {
    const year = Number(week[2] ?? new Date(now).getUTCFullYear())
    const start = startOfCalendarWeek(year, Number(week[1]))
    const isOver = start + 7 * DAY_MS <= now
    return toReading(
      week[0],
      isOver && !week[2] ? startOfCalendarWeek(year + 1, Number(week[1])) : Math.max(start, startOfDay(now)),
      now,
      false,
    )
  }
  const quarter = QUARTER_PATTERN.exec(text)
  if (quarter) {
    const month = (Number(quarter[1] ?? quarter[3] ?? quarter[5]) - 1) * 3
    const year = Number(quarter[2] ?? quarter[4] ?? 0)
    const isCurrent = Math.floor(new Date(now).getUTCMonth() / 3) * 3 === month
    return toReading(quarter[0], year > 0 ? Math.max(now, Date.UTC(year, month, 1)) : isCurrent ? now : nextMonth(now, month), now, false)
  }
  if (language === 'ja') {
    const month = /(?<!\d)(1[0-2]|[1-9])月(?![\d一二三四五六七八九十])/u.exec(text)
    if (month) return toReading(month[0], nextMonth(now, Number(month[1]) - 1), now, false)
  } else {
    const source = asked ? original : text
    const plain = toPlainKey(source)
    const patterns = MONTH_PATTERNS[language]!
    const month = patterns.after.exec(plain) ?? (asked ? patterns.alone.exec(plain) : null)
    if (month) {
      const number = SHORT_MONTH_NAMES[language][month[1]!] ?? MONTH_NAMES[language].indexOf(month[1]!)
      const start = month[2] ? Math.max(now, Date.UTC(Number(month[2]), number, 1)) : nextMonth(now, number)
      const isLate = LATE_IN_MONTH_PATTERN.test(month[0])
      const middle = MID_MONTH_PATTERN.test(month[0]) ? start + HALF_MONTH : start
      const at = isLate ? startOfPeriod(start, 'month', 1) - DAY_MS : middle
      return toReading(plain.length === source.length ? source.slice(month.index, month.index + month[0].length) : month[0], at, now, false)
    }
  }
  const year = YEAR_PATTERN.exec(text)
  const start = year ? Date.UTC(Number(year[1] ?? year[2]), 0, 1) : 0
  return year && start > now - 365 * DAY_MS ? toReading(year[0], Math.max(now, start), now, false) : null
}

const AFTER_DAY =
  '(?=\\s*(?:$|[.,;!?)]|at|in|around|works|would|is|or|and|um|gegen|oder|und|ab|geht|a\\slas|por|o|y|à|vers|ou|et|às|as|pela|de\\smanh|morning|afternoon|evening|please|bitte)(?![a-zß-öø-ɏ]))'
/** A day of the month without its month. Group 1 is the day. */
const DAY_OF_MONTH_PATTERNS: Record<AssistantLanguage, RegExp> = {
  en: new RegExp(`(?<![a-zß-öø-ɏ])(?:on |by )?the (\\d{1,2})(?:st|nd|rd|th)${AFTER_DAY}`, 'iu'),
  es: new RegExp(`(?<![a-zß-öø-ɏ])(?:el|para el) (?:d[ií]a )?(\\d{1,2})${AFTER_DAY}|(?<![a-zß-öø-ɏ])d[ií]a (\\d{1,2})(?![\\d:.,/%])`, 'iu'),
  de: /(?<![a-zß-öø-ɏ])(?:am|zum|den|bis zum|vom) (\d{1,2})(?:\.|ten|te)(?!\s?\d)(?!\s?(?:stock|etage|platz|geburtstag|mal|quartal|tag))/iu,
  fr: new RegExp(`(?<![a-zß-öø-ɏ])(?:le|pour le) (\\d{1,2})${AFTER_DAY}`, 'iu'),
  pt: new RegExp(`(?<![a-zß-öø-ɏ])(?:no |para o |pro )?dia (\\d{1,2})(?![\\d:.,/%])`, 'iu'),
  ja: /(?<![\d月])([1-9]|[12]\d|3[01])日(?!間|以内|後|本|々|目|ほど|くらい|ぐらい)/u,
}
/** A day and month in figures as written in German: `12.3.` */
const GERMAN_DATE_PATTERN = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)(?:,?\s(?:um|gegen|ab)\s\d{1,2}(?:[:.]\d\d)?(?:\suhr)?)?/iu
/** A time of day that the date parser does not know. */
const CLOCK_PATTERNS: Partial<Record<AssistantLanguage, RegExp>> = {
  de: /(?<![a-zß-öø-ɏ])(?:um |gegen |ab )?(?:halb|viertel (?:vor|nach)) (?:\d{1,2}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])(?:um|gegen) (?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d{1,2})(?![a-zß-öø-ɏ\d.,])(?!\s?(?:uhr|euro|€|%|prozent|stunden|tage))/iu,
  es: /(?<![a-zß-öø-ɏ])(?:a|sobre|hacia) las? (?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?![a-zß-öø-ɏ])/iu,
  fr: /(?<![a-zß-öø-ɏ])(?:à|a|vers|dès) \d{1,2}\s?(?:h|heures?)(?![a-zß-öø-ɏ])/iu,
  pt: /(?<![a-zß-öø-ɏ])(?:às|as|pelas|lá pelas) (?:\d{1,2}\s?(?:h(?:oras?)?(?:\s?\d{2})?)?|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)(?![a-zß-öø-ɏ])/iu,
}

/** Reads a date in figures as written in German, with the time of day that follows it: `am 3.12. um 15 Uhr`. */
function readGermanDate(text: string, now: number): TimeReading | null {
  const date = GERMAN_DATE_PATTERN.exec(text)
  const at = date ? nextDayOfMonth(now, Number(date[1]), Number(date[2]) - 1) : null
  return date && at !== null ? toReading(date[0].trim(), at, now, true) : null
}

function readDay(text: string, language: AssistantLanguage, now: number): TimeReading | null {
  const day = DAY_OF_MONTH_PATTERNS[language].exec(text)
  const at = day ? nextDayOfMonth(now, Number(day[1] ?? day[2])) : null
  if (day && at !== null && Number(day[1] ?? day[2]) > 0) return toReading(day[0], at, now, true)
  const clock = CLOCK_PATTERNS[language]?.exec(text)
  return clock ? { text: clock[0], at: null, horizon: 'soon', isAppointment: true } : null
}

/** Units of a period. A date made of them (`in 2 weeks`) is no day that the visitor names. */
const PERIOD_WORD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:end of|minutes?|mins?|hours?|days|weeks?|months?|years?|tage?n?|wochen?|monat(?:en?|s)?|jahr(?:en?|e?s)?|minuten|stunden|d[ií]as|semanas?|mes|meses|a[ñn]os?|horas|jours|semaines?|mois|ans?|ann[ée]e|heures|m[êe]s|anos?)(?![a-zß-öø-ɏ])/iu

const NEGATION_BEFORE_PATTERN =
  /(?:(?:mejor|prefiero|plut[ôo]t|melhor|prefiro|lieber|besser|rather|better)\s[a-zß-öø-ɏ-]{3,15}(?:\s[a-zß-öø-ɏ-]{2,15})?\s(?:que|als|than)|\bnot|\bexcept|\bno|instead of|rather than|nicht|außer|ausser|statt|anstatt|anstelle|\bpas|sauf|au lieu d[eu]|plut[ôo]t que|excepto|menos|salvo|en vez de|en lugar de|não|nao|exceto|em vez de|ao inv[ée]s de|no lugar de)(?: (?:on|am|vom|von|de|el|le|na|no|a|la|da))?(?:l)?\s*$/iu

/** In Portuguese, `no sábado` is "on Saturday". */
const isPortugueseOn = (before: string, language: AssistantLanguage) =>
  language === 'pt' && /(?<!n[ãa]o |exceto |menos |vez de )\bno\s*$/iu.test(before)

const NEGATION_AFTER_PATTERN =
  /^[\s,]{0,2}(?:(?:a|à|at[ée]|to|bis|al?|till|-)\s[a-zß-öø-ɏ]{3,12}\s)?(?:al final |leider |doch |aber |eu |yo |finalement |finally |after all |acho que |actually |mais |ya |now )?(?:no (?:puedo|podemos|me viene|va|me va|voy)|no(?=\s*[,.;])|(?:i )?can'?t|i cannot|doesn'?t|does not|won'?t|isn'?t|is (?:bad|not|no good|out|off)|not (?:possible|good)|geht (?:es )?(?:bei mir |mir )?(?:leider |doch )?nicht|kann ich (?:leider |doch )?nicht|klappt (?:leider |doch )?nicht|(?:passt|past) (?:mir |es )?(?:leider |doch )?nicht|nicht(?=\s*[,.;])|je ne peux|ça ne|ne (?:va|me|marche)|c'est (?:pas|mort)|n[ãa]o (?:posso|d[áa]|consigo|vai|vou)|n[ãa]o(?=\s*[,.;])|tenho|tengo|j'ai un|hab ich|habe ich|i have a|は(?:無理|だめ|ダメ|難し|都合)|ではなく|じゃなく)/iu

/** Words with which a visitor chooses one of several days, before and after it: `better Friday`, `Friday instead`. */
const PREFERENCE_BEFORE_PATTERN =
  /(?:instead|rather|prefer|better|make (?:it|that)|change (?:it |that )?to|switch (?:it )?to|move (?:it |that )?to|lieber|besser|stattdessen|doch|verschieben|verlegen|mejor|prefiero|que sea|c[áa]mbi[ea]\w*|pas[ae]\w* al|sino|plut[ôo]t|pr[ée]f[èe]re|mieux|d[ée]cal\w+|report\w+|melhor|prefiro|pode ser|mudar|trocar|passar|やはり|やっぱり|代わりに|変更)[a-zß-öø-ɏ\p{P}\s]{0,24}$/iu
const PREFERENCE_AFTER_PATTERN =
  /^\s?(?:instead|rather|would be better|is better|suits (?:me )?better|w[äa]re besser|ist besser|passt besser|stattdessen|(?:me viene|es|ser[íi]a) mejor|plut[ôo]t|est mieux|fica melhor|seria melhor|[ée] melhor|に変更|の方が|のほうが)/iu

/** What may follow an hour without "o'clock". */
const AFTER_HOUR_PATTERN =
  /^\s*(?:$|[.,!?;)]|(?:am|pm|a\.m|p\.m|o'?clock|on|in|or|and|to|for|please|pls|works?|would|is|if|tomorrow|today|this|next|sharp|thanks|thx|with|mon|tue|wed|thu|fri|sat|sun|the)(?![a-z]{0,2}[bcfgjkqvxz]))/iu

/** Reads a day or time of day with the date parser. */
function readParsedDate(text: string, language: AssistantLanguage, now: number): TimeReading | null {
  const found: { reading: TimeReading; isPreferred: boolean }[] = []
  const texts = text.split(/[\n。]|(?<=[?!])\s|(?<=\p{L}{3}\.)\s/u).filter((part) => DATE_HINT_PATTERNS[language].test(part))
  for (const part of texts.slice(0, PARSED_TEXTS_MAX)) {
    const start = Math.max(0, part.search(DATE_HINT_PATTERNS[language]) - WORDS_BEFORE_HINT_LENGTH)
    const cut = part.slice(start, start + PARSED_LENGTH_MAX)
    // The parser knows 来週の火曜日, but not 来週火曜.
    const parsed =
      language === 'ja'
        ? cut.replace(/(今週|来週)(?=[月火水木金土日]曜)/gu, '$1の').replace(/(?<=[月火水木金土日])曜(?!日)/gu, '曜日')
        : cut
    const results = DATE_PARSERS[language].parse(parsed, { instant: new Date(now), timezone: 0 }, { forwardDate: true })
    for (const [index, result] of results.entries()) {
      const { start: date } = result
      const isDay = date.isCertain('day') || date.isCertain('weekday')
      const isWeekday = date.isCertain('weekday') && !date.isCertain('day')
      if ((!isDay && !date.isCertain('hour')) || (!isWeekday && PERIOD_WORD_PATTERN.test(result.text))) continue
      // In "Tuesday the 8th of December", the date says which Tuesday.
      const next = results[index + 1]
      const gap = next ? parsed.slice(result.index + result.text.length, next.index) : ''
      if (isWeekday && next?.start.isCertain('day') && /^[\s,]{0,2}(?:the|den|dem|am|el|d[ií]a|le|dia|\()?\s?$/iu.test(gap)) continue
      // "And now there is so much paperwork" tells a story, "now tell me the price" asks.
      if (
        /^now$/i.test(result.text) &&
        /^ (?!(?:or|if|and|for|please|pls|would|works?|is|to|in|at|that)(?![a-z]))[a-z]/iu.test(
          parsed.slice(result.index + result.text.length),
        )
      )
        continue
      // A number after a preposition alone is no time of day: `a team of 12`.
      if (!isDay && /^(?:von|de|a|em|no|du)\s\d{1,2}$/iu.test(result.text)) continue
      // It finds `de 7 a` in `de 7 añitos`.
      if (/\p{Script=Latin}$/u.test(result.text) && /^\p{L}/u.test(parsed.slice(result.index + result.text.length))) continue
      // The parser takes some letters with accents for the end of a word: it finds `a 12` in `día 12`.
      if (/\p{L}$/u.test(parsed.slice(0, result.index)) && /^\p{Script=Latin}/u.test(result.text)) continue
      let at = result.date().getTime()
      if (
        NEGATION_AFTER_PATTERN.test(parsed.slice(result.index + result.text.length)) ||
        (NEGATION_BEFORE_PATTERN.test(parsed.slice(0, result.index)) && !isPortugueseOn(parsed.slice(0, result.index), language)) ||
        Number.isNaN(at) ||
        at < startOfDay(now)
      )
        continue
      // "Tuesday next week" is not the next Tuesday.
      const nextWeek = startOfPeriod(now, 'week', 1)
      if (
        date.isCertain('weekday') &&
        at < nextWeek &&
        readPhrase(parsed, language, now, false, (meaning) => meaning.kind === 'next' && meaning.unit === 'week')
      )
        at += 7 * DAY_MS
      if (language === 'ja' && date.isCertain('weekday') && at < nextWeek && /来週/u.test(parsed)) at += 7 * DAY_MS
      if (language === 'ja' && /再来週/u.test(parsed) && date.isCertain('weekday')) while (at < nextWeek + 7 * DAY_MS) at += 7 * DAY_MS
      if (!isDay && at < now) at += DAY_MS
      const [before, after] = [parsed.slice(0, result.index), parsed.slice(result.index + result.text.length)]
      // "at 9 Pembroke Vale" is an address.
      if (/^at \d{1,2}$/i.test(result.text) && !AFTER_HOUR_PATTERN.test(after)) continue
      found.push({
        reading: toReading(
          cut.includes(result.text) ? result.text.replace(/[\s,]+$/u, '') : result.text.replace('曜日', '曜'),
          at,
          now,
          true,
        ),
        isPreferred: PREFERENCE_BEFORE_PATTERN.test(before) || PREFERENCE_AFTER_PATTERN.test(after),
      })
    }
  }
  return (found.findLast(({ isPreferred }) => isPreferred) ?? found[0])?.reading ?? null
}

/** Words of somebody who speaks of their own plans. A part of the day counts only with them: not in "live jazz in the evening". */
const OWN_PLAN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:i|i'?m|i'?d|me|we|us|my|call|come|meet\w*|book\w*|appointment|prefer\w*|best|ideally|please|works?|ich|mir|mich|uns|wir|termin|bitte|besten|passt|lieber|anruf\w*|erreich\w*|yo|nos|cita|ll[aá]m\w*|mejor|prefier\w*|favor|viene|puedo|je|moi|nous|rendez-vous|rdv|appel\w*|pr[ée]f\w*|mieux|svp|pla[iî]t|eu|mim|lig\w+|hor[áa]rio|agendar|marcar|melhor|prefiro|posso)(?![a-zß-öø-ɏ])|お願い|希望|たい|都合|いい|良い|電話/iu
const isOwn = (asked: boolean, text: string) => asked || OWN_PLAN_PATTERN.test(text) || text.trim().split(/\s+/).length < 4

/**
 * Reads when the visitor needs something or wants to meet; null if the message names no time. A day or a time of day counts more
 * than a period, and a period more than "no rush". `asked`: the visitor was asked for the time, so bare answers (`3 months`, `March`,
 * `now`) are understood. The visitor's time zone is unknown, so `at` is not converted.
 */
export function readTime(message: string, language: AssistantLanguage, now: number, asked: boolean): TimeReading | null {
  const { text: original, original: restore } = correctTimeWords(normalizeMessage(message), language, asked)
  const text = hideWhatIsNoTime(original, language, asked)
  const reading =
    readPhrase(text, language, now, asked, ({ kind }) => kind === 'day' || kind === 'weekend') ??
    readDuration(text, language, now, asked) ??
    (language === 'de' ? readGermanDate(text, now) : null) ??
    readParsedDate(text, language, now) ??
    readDay(text, language, now) ??
    readPeriod(text, original, language, now, asked) ??
    readPhrase(
      original,
      language,
      now,
      asked,
      ({ kind }) => kind !== 'day' && kind !== 'weekend' && (kind !== 'daytime' || isOwn(asked, text)),
    ) ??
    (language === 'en' ? null : readPhrase(text, 'en', now, false, ({ kind }) => kind === 'soon' || kind === 'later'))
  return reading && { ...reading, text: restore(reading.text) }
}
