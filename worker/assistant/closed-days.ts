import { hasTime, readDays } from './knowledge/days.ts'

const CLOSED_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:closed|no appointments|cerrad[oa]s?|cerramos|geschlossen|ruhetag\w*|ferm[eé]e?s?|fechad[oa]s?|encerrad[oa]s?)(?![a-zß-öø-ɏ])|定休|休み|休業|休診|お休み|休館/iu

/** True for a passage that says when a business is closed. */
export const saysClosed = (passage: string) => CLOSED_PATTERN.test(passage)

/**
 * The passage that says that a business is closed on a weekday which a text names; null if none says so. `passages` are those about
 * opening hours.
 */
export function findClosedDay(text: string, passages: () => string[]): string | null {
  const days = [...readDays(text, true)]
  if (days.length === 0) return null
  const isClosedOn = (part: string) => {
    const closed = CLOSED_PATTERN.exec(part)
    if (!closed) return false
    // "Mon-Fri 9-5, Sun closed" written without commas: only the days between the hours and the word are meant.
    const [before] = /[^\d]*$/u.exec(part.slice(0, closed.index))!
    const [after] = /^[^\d]*/u.exec(part.slice(closed.index))!
    const meant = readDays(`${before} ${after}`, true)
    const short = hasTime(part) ? readDays(`${before} ${after} 9:00`) : meant
    return days.every((day) => short.has(day))
  }
  for (const passage of passages()) {
    const sentences = passage.split(/(?<=[.!?。])\s+|[;\n]/)
    const parts = sentences.flatMap((sentence) => (hasTime(sentence) ? sentence.split(/[,、，/|•·]/u) : [sentence]))
    if (parts.some(isClosedOn)) return passage
  }
  return null
}
