import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { truncateText } from './phrases.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'

const DAY_MS = 86_400_000
const URGENT_DAYS = 3
const SOON_DAYS = 14
const QUARTER_DAYS = 92
const READ_LENGTH = 300

const CLAUSE_END_PATTERN = /[!?;\n。？！]|\.(?!\d)/
const CLAUSE_LENGTH_MAX = 45
/** Matches an hour with a unit or minutes. A number alone, as in Spanish "a 12", may be a house number. */
const HOUR_PATTERN = /\d\s?[:h時]|\d[.:]\d\d|(?:[ap]\.?m|uhr|hs|heures?|horas?|o.?clock)/i

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

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

/** Finds a time in a text. Returns its words, how far away it is, and whether it is a day or a time of day. */
export function extractTime(message: string, language: AssistantLanguage, now: number): AssistantState['time'] {
  const text = message.slice(0, READ_LENGTH)
  const [found] = ASSISTANT_LANGUAGE_RULES[language].timeParser.parse(text, new Date(now), { forwardDate: true })
  // "may" and "sat" are not always dates, so a date without a number needs a word of at least four letters.
  if (!found || !/\d|[^\s\p{P}]{4}|\p{Script=Han}/u.test(found.text)) return null
  const at = found.start.date().getTime()
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS)
  const isDay = (['day', 'weekday'] as const).some((part) => found.start.isCertain(part))
  const isDate = isDay || found.start.isCertain('month')
  if (at < now - DAY_MS || (!isDate && found.start.isCertain('hour') && !HOUR_PATTERN.test(text.slice(found.index)))) return null
  const horizon = days <= URGENT_DAYS ? 'days' : days <= SOON_DAYS ? 'soon' : days <= QUARTER_DAYS ? 'quarter' : 'later'
  return { text: quoteTime(text, found.index), horizon, isAppointment: isDay || found.start.isCertain('hour') }
}
