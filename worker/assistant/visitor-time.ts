import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { readDays } from './knowledge/days.ts'
import { readTime } from './reading/time.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'

type SaidTime = NonNullable<ReturnType<typeof readTime>>
type KnownTime = NonNullable<AssistantState['time']>

const TIME_OF_DAY_PATTERN =
  /^(?:at|around|um|gegen|ab|a|las|a las|sobre las|à|vers|às|as|pelas)?\s*\d{1,2}(?:\s?[:.h時]\s?\d{0,2}分?)?\s*(?:am|pm|a\.m\.?|p\.m\.?|uhr|h|hrs|o['’]?clock|heures?|horas?|時半?)?$/iu

/** The visitor's words as a reply may quote them: short, in one line, without addresses and brackets. */
function cleanQuote(text: string): string {
  return text
    .replace(/\S*(?:https?:|www\.|@)\S*|[[\]{}<>\n\r]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, ASSISTANT_STATE_LIMITS.time)
}

function isSameDay(text: string, other: string): boolean {
  const [days, others] = [readDays(text, true), readDays(other, true)]
  return days.size > 0 && [...days].join() === [...others].join()
}

/** What a message says about the visitor's time that is not known yet; null if it is nothing new. */
export function readNews(time: SaidTime, known: KnownTime | null): KnownTime | null {
  const { horizon, isAppointment } = time
  const said = cleanQuote(time.text) || '–'
  if (!known) return { text: said, horizon, isAppointment }
  if (known.text.toLowerCase().includes(time.text.toLowerCase())) return null
  // "See you on Wednesday!" after "Wednesday at 6 pm" changes nothing.
  if (/\d/.test(known.text) && !/\d/.test(said) && isSameDay(known.text, said)) return null
  // "Text me whenever" gives up no day.
  if (known.isAppointment && !isAppointment && !/\s|\d/.test(said)) return null
  // "8 pm" after "tonight" belongs to that day.
  const isTimeOfDay = known.isAppointment && TIME_OF_DAY_PATTERN.test(said) && !TIME_OF_DAY_PATTERN.test(known.text)
  const text = isTimeOfDay ? `${known.text}, ${said}`.slice(0, ASSISTANT_STATE_LIMITS.time) : said
  return { text, horizon, isAppointment }
}

/**
 * Reads the visitor's own time. Who changes a day often names the old one too: "I cannot make it on Tuesday, let us take Thursday".
 */
export function readOwnTime(
  words: string,
  known: KnownTime | null,
  isAsked: boolean,
  language: AssistantLanguage,
  now: number,
): SaidTime | null {
  const time = readTime(words, language, now, isAsked)
  if (!time || !known || readDays(time.text, true).size === 0) return time
  const knownDays = [...readDays(known.text, true)]
  if (knownDays.join() !== [...readDays(time.text, true)].join()) return time
  const later = readTime(words.slice(words.indexOf(time.text) + time.text.length), language, now, false)
  return later && readDays(later.text, true).size > 0 ? later : time
}
