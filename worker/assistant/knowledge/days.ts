import { foldText } from './text.ts'

/** Names of the weekdays in the six languages, from Monday on, folded. */
const LONG_NAMES = [
  'monday mondays lunes montag montags lundi lundis segunda segundas 月曜日 月曜',
  'tuesday tuesdays martes dienstag dienstags mardi mardis terca tercas 火曜日 火曜',
  'wednesday wednesdays miercoles mittwoch mittwochs mercredi mercredis quarta quartas 水曜日 水曜',
  'thursday thursdays jueves donnerstag donnerstags jeudi jeudis quinta quintas 木曜日 木曜',
  'friday fridays viernes freitag freitags vendredi vendredis sexta sextas 金曜日 金曜',
  'saturday saturdays sabado sabados samstag samstags sonnabend samedi samedis 土曜日 土曜',
  'sunday sundays domingo domingos sonntag sonntags dimanche dimanches 日曜日 日曜',
]
/** Short names, which count only beside a time or in a range, because some of them are words too. */
const SHORT_NAMES = [
  'mon lun l mo seg 月',
  'tue tues mar ma di ter 火',
  'wed mie x mi mer me qua 水',
  'thu thur thurs jue j do jeu qui 木',
  'fri vie v fr ven ve sex 金',
  'sat sab s sa sam 土',
  'sun dom d so dim di 日',
]
const toMap = (lists: string[]) => new Map(lists.flatMap((list, day) => list.split(' ').map((name): [string, number] => [name, day])))
const LONG = toMap(LONG_NAMES)
const SHORT = new Map([...toMap(SHORT_NAMES).entries(), ['di', 1], ['mar', 1]] as [string, number][])

const DAY_NAME = /[a-z]+|[月火水木金土日]曜日?|[月火水木金土日](?=[\s〜~・、:：-])|[月火水木金土日]$/gu
const RANGE = /^\s*\.?\s*(?:-|–|—|〜|~|to|through|thru|until|till|a|al|hasta|bis|au|ate|から)\s*$/u
const TIME =
  /\d{1,2}\s*(?:[:.h]\s*\d{2}|am\b|pm\b|a\.m|p\.m|h\b|uhr|時)|\d{1,2}\s*(?:-|–|—|〜|~|to|a|bis|as|to|until)\s*\d{1,2}(?!\d|\s*(?:sec|seg|sek|min|day|dia|tag|jour|week|seman|woche|month|mes|monat|mois|year|ano|jahr|ans\b|people|person|guest|gast|km|kg|%|euro|eur\b|€|\$|£|人|名|日|分|秒|週|年))|(?:from|until|till|at|to|desde|hasta|ab|bis|de|jusqu a|des|ate|a partir) (?:noon|midday|sunset|mittag|mediodia|midi|meio dia|meio-dia)\b|正午/
const EVERY_DAY =
  /\b(?:every day|daily|seven days|7 days|todos los dias|taglich|jeden tag|tous les jours|todos os dias|7 dias|7 jours|7 tage)\b|毎日|年中無休/
const WORKING_DAYS =
  /\b(?:weekdays|working days|entre semana|dias laborables|werktags|wochentags|en semaine|dias uteis|dias de semana)\b|平日/
const WEEKEND =
  /\b(?:weekends?|week ends?|fin de semana|fines de semana|wochenenden?|fim de semana|fins de semana|final de semana)\b|週末|土日/

const JOINT = '(?:\\s*(?:[-–—~〜+&/,.]|\\b(?:to|thru|through|bis|a|al|au|ate|and|und|y|et|e)\\b))+\\s*'
const TIME_AFTER = /^\.?[\s:,(]*\d/
const DAY_AFTER = new RegExp(`^${JOINT}([a-z]+)`)
const DAY_BEFORE = new RegExp(`([a-z]+)${JOINT}$`)

/** True for a short name beside a time or another day: "so" is Sunday in "So 9-12", and none in "6 to 9 seconds, so hold still". */
function isShortName(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 16), start), text.slice(end, end + 16)]
  if (!/^[a-z]+$/.test(text.slice(start, end)) || TIME_AFTER.test(after)) return true
  return [DAY_BEFORE.exec(before)?.[1], DAY_AFTER.exec(after)?.[1]].some(
    (name) => name !== undefined && (LONG.has(name) || SHORT.has(name)),
  )
}

/** True for a text that names a time of the day or a span of hours. */
export const hasTime = (text: string) => TIME.test(foldText(text))

/**
 * Weekdays that a text covers, from 0 (Monday) to 6; "Mon-Fri" covers five. Short names count beside a time only, and never
 * where `longNamesOnly` says so.
 */
export function readDays(text: string, longNamesOnly = false): Set<number> {
  const folded = foldText(text).replaceAll('-feira', '')
  const takesShort = !longNamesOnly && TIME.test(folded)
  const days = new Set<number>()
  if (EVERY_DAY.test(folded)) for (let day = 0; day < 7; day++) days.add(day)
  if (WORKING_DAYS.test(folded)) for (let day = 0; day < 5; day++) days.add(day)
  if (WEEKEND.test(folded)) for (const day of [5, 6]) days.add(day)
  let last: { day: number; end: number } | null = null
  for (const { 0: name, index } of folded.matchAll(DAY_NAME)) {
    const day = LONG.get(name) ?? (takesShort && isShortName(folded, index, index + name.length) ? SHORT.get(name) : undefined)
    if (day === undefined) continue
    days.add(day)
    if (last && RANGE.test(folded.slice(last.end, index))) {
      for (let between: number = last.day; between !== day; between = (between + 1) % 7) days.add(between)
    }
    last = { day, end: index + name.length }
  }
  return days
}
