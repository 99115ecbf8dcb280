import { hasTime, readDays } from './knowledge/days.ts'

const CLOSED_PATTERN =
  /(?<!\p{L})(?:closed|no appointments|cerrad[oa]s?|cerramos|geschlossen|ruhetag\w*|ferm[eé]e?s?|fechad[oa]s?|encerrad[oa]s?)(?!\p{L})|定休|休み|休業|休診|お休み|休館/iu

/**
 * The passage that says that a business is closed on a weekday which a text names; null if none says so. `passages` are those about
 * opening hours.
 */
export function findClosedDay(text: string, passages: () => string[]): string | null {
  const days = [...readDays(text, true)]
  if (days.length === 0) return null
  const isClosedOn = (part: string) => CLOSED_PATTERN.test(part) && days.every((day) => readDays(part).has(day))
  for (const passage of passages()) {
    const sentences = passage.split(/(?<=[.!?。])\s+|[;\n]/)
    const parts = sentences.flatMap((sentence) => (hasTime(sentence) ? sentence.split(/[,、，]/) : [sentence]))
    if (parts.some(isClosedOn)) return passage
  }
  return null
}
