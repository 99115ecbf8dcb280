import type { CardLanguage } from '../../schema/card-language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { truncateText } from './phrases.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'
import type { AssistantContext } from './turn.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const URGENT_DAYS = 3
const SOON_DAYS = 14
const QUARTER_DAYS = 92
const READ_LENGTH = 300

const CLAUSE_END_PATTERN = /[!?;\n。？！]|\.(?!\d)/
const CLAUSE_LENGTH_MAX = 45
/** Matches an hour with a unit or minutes. A number alone, as in Spanish "a 12", may be a house number. */
const HOUR_PATTERN = /\d\s?[:h時点點시]|\d[.:]\d\d|(?:[ap]\.?m|uhr|uur|hs|heures?|horas?|час|صباح|مساء|(?:alle|ore)\s\d|o.?clock)/i

/** Quotes the whole clause around a time, because it may say more than the assistant understood. */
function quoteTime(text: string, place: number): string {
  const end = text.slice(place).search(CLAUSE_END_PATTERN)
  const before = text.slice(0, place)
  const start = before.length - before.split(CLAUSE_END_PATTERN).at(-1)!.length
  const clause = text.slice(start, end < 0 ? undefined : place + end).trim()
  const quoted = clause.length <= CLAUSE_LENGTH_MAX ? clause : text.slice(place, end < 0 ? undefined : place + end)
  return truncateText(
    quoted
      .replace(/[[\]{}<>\n\r]/g, ' ')
      .replace(/^[\s,;:.-]+/, '')
      .trim(),
    ASSISTANT_STATE_LIMITS.time,
  )
}

const toIsoDate = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * Finds a time in a text. Returns its words, how far away it is, whether it is a day or a time of day, and which day is meant.
 * `utcOffsetMinutes` is that of the visitor's clock.
 */
export function extractTime(
  message: string,
  language: CardLanguage,
  { now, utcOffsetMinutes = null }: Pick<AssistantContext, 'now' | 'utcOffsetMinutes'>,
): AssistantState['time'] {
  const text = message.slice(0, READ_LENGTH)
  const timezone = utcOffsetMinutes ?? 0
  const reference = { instant: new Date(now), timezone }
  const [found] = ASSISTANT_LANGUAGE_RULES[language].timeParser?.parse(text, reference, { forwardDate: true }) ?? []
  // "may" and "sat" are not always dates, so a date without a number needs a word of at least four letters.
  if (!found || !/\d|[^\s\p{P}]{4}|\p{Script=Han}/u.test(found.text)) return null
  const { start } = found
  const day = toIsoDate(Date.UTC(start.get('year')!, start.get('month')! - 1, start.get('day')!))
  const saidOn = toIsoDate(now + timezone * MINUTE_MS)
  const days = (Date.parse(day) - Date.parse(saidOn)) / DAY_MS
  const isDay = (['day', 'weekday'] as const).some((part) => start.isCertain(part))
  const isDate = isDay || start.isCertain('month')
  const isPast = start.date().getTime() < now - DAY_MS
  if (isPast || (!isDate && start.isCertain('hour') && !HOUR_PATTERN.test(text.slice(found.index)))) return null
  // The parser gives some Chinese weekdays today's date.
  const isWrong = start.isCertain('weekday') && start.get('weekday') !== new Date(day).getUTCDay()
  // The parser also gives a day to "next week": the one a week from now.
  const isExact = isDay && !isWrong && (start.isCertain('weekday') || start.isCertain('hour') || !start.tags().has('result/relativeDate'))
  const horizon = days <= URGENT_DAYS ? 'days' : days <= SOON_DAYS ? 'soon' : days <= QUARTER_DAYS ? 'quarter' : 'later'
  return {
    text: quoteTime(text, found.index),
    horizon,
    isAppointment: isDay || start.isCertain('hour'),
    day: isExact && utcOffsetMinutes !== null ? day : null,
    saidOn,
  }
}
