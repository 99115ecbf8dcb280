import { casual as german } from 'chrono-node/de'
import { casual as english } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import { casual as french } from 'chrono-node/fr'
import { casual as japanese } from 'chrono-node/ja'
import { casual as portuguese } from 'chrono-node/pt'
import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'

const PARSERS = { en: english, es: spanish, de: german, ja: japanese, fr: french, pt: portuguese } satisfies Record<
  AssistantLanguage,
  unknown
>
const DAY_MS = 86_400_000
const SOON_DAYS = 14
const QUARTER_DAYS = 92
/** Longest part of a message in which a time is looked for. */
const READ_LENGTH = 300

/** Reads the visitor's time: the words for it, how far it is away, and whether it is a day or a time of day; null without one. */
export function readTime(message: string, language: AssistantLanguage, now: number): AssistantState['time'] {
  const [found] = PARSERS[language].parse(message.slice(0, READ_LENGTH), new Date(now), { forwardDate: true })
  // "May I" and "sat" are no dates: a word alone needs four letters.
  if (!found || !/\d|[^\s\p{P}]{4}|\p{Script=Han}/u.test(found.text)) return null
  const days = (found.start.date().getTime() - now) / DAY_MS
  const isAppointment = (['day', 'weekday', 'hour'] as const).some((part) => found.start.isCertain(part))
  const horizon = days <= SOON_DAYS ? 'soon' : days <= QUARTER_DAYS ? 'quarter' : 'later'
  return {
    text: found.text
      .replace(/[[\]{}<>\n\r]/g, ' ')
      .trim()
      .slice(0, ASSISTANT_STATE_LIMITS.time),
    horizon,
    isAppointment,
  }
}
