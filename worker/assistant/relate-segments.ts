import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isNamedInFull } from './exact-names.ts'
import { findSibling, goesOn } from './follow-up.ts'
import { hasTime } from './knowledge/days.ts'
import type { Intent } from './knowledge/intents.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { asksForTime } from './question-shape.ts'
import { ASKING_INTENTS, DURATION_PATTERN, PRONOUN_PATTERN, SPAN_PATTERN } from './segment-patterns.ts'
import type { AssistantState } from './state.ts'
import type { Segment } from './understand.ts'

/** Intents of a question that goes on from the one before. */
const GOES_ON: Intent[] = ['price', 'yes', 'thanks', 'services']

/** True for "how long does it take", which is about what was named before. */
const isAboutLast = ({ text, subjectWords }: Segment) => subjectWords === 0 || (subjectWords <= 2 && PRONOUN_PATTERN.test(text))

/** True for "at what time is it", which may be about what was named before. */
const isOnlyAboutHoursOf = ({ text, intents, subjectWords }: Segment) =>
  subjectWords === 0 && PRONOUN_PATTERN.test(text) && [...intents].every((intent) => intent === 'hours' || intent === 'offTopic')

/** Share of the coverage of a passage from which one about the service that was talked about is preferred. */
const SERVICE_COVERAGE_SHARE = 0.8

const asksForKnown = ({ intents }: Segment) => ASKING_INTENTS.some((intent) => intents.has(intent))

/** Completes the segments of a message by what the segments before them, or earlier messages, are about. */
export function relateSegments(segments: Segment[], state: AssistantState, knowledge: Knowledge, language: AssistantLanguage): void {
  // Beside other things that a message says, a few words without the signs of a question are none, unless something answers them.
  const isAlone = segments.every(
    ({ isGuessedQuestion, intents }) => isGuessedQuestion || [...intents].every((intent) => intent === 'greeting'),
  )
  for (const [index, segment] of segments.entries()) {
    const isClosed = /[.!…]\s*$/u.test(segment.text)
    if (segment.isGuessedQuestion && !isAlone && (isClosed || (segment.passage === null && segment.services.length === 0)))
      Object.assign(segment, { isQuestion: false, isAsking: asksForKnown(segment) })
    // "What is an engagement shoot, and how long does it take?"
    const last = segments.slice(0, index).findLast(({ services }) => services.length > 0)?.services[0] ?? state.services.at(-1)
    // "The insurance wants papers about the damage. Do you do that?"
    const before = segments[index - 1]
    const isPointing =
      segment.isQuestion && !segment.passage && segment.services.length === 0 && segment.intents.size === 0 && isAboutLast(segment)
    if (isPointing && before && !before.isAsking && before.text.split(/\s+/).length > 2) {
      segment.passage = before.passage ?? knowledge.findPassage(`${before.text} ${segment.text}`, language)
      segment.services = before.services
      segment.topics = before.topics
      segment.question = `${before.text} ${segment.text}`
      if (segment.topics.size > 0) continue
    }
    // "The peonies that I love, when do you have them?"
    if (segment.isQuestion && segment.subjectWords === 0 && !segment.passage && segment.intents.size === 0 && before?.isAsking)
      segment.passage = before.passage
    // "And for men?" after a price.
    const mayAsk = segment.isQuestion || (state.hasJustNamedPrice && !segment.isWish)
    const isOpen = mayAsk && segment.services.length === 0 && !segment.passage
    const sibling =
      isOpen &&
      last &&
      [...segment.intents].every((intent) => GOES_ON.includes(intent)) &&
      findSibling(segment.text, last, knowledge, language)
    if (sibling) {
      Object.assign(segment, { services: [sibling], isQuestion: true, isAsking: true })
      if (state.hasJustNamedPrice || segments[index - 1]?.intents.has('price')) segment.intents.add('price')
    }
    const asksKnown = asksForKnown(segment)
    if (
      last &&
      segment.isQuestion &&
      segment.services.length === 0 &&
      !segment.isWish &&
      isAboutLast(segment) &&
      (!asksKnown || isOnlyAboutHoursOf(segment))
    ) {
      const passage = knowledge.findPassage(`${segment.text.replace(/[?？!.。]+\s*$/u, '')} ${last}`, language)
      // "How much is the evening course, and at what time is it?"
      if (asksKnown && passage && isNamedInFull(last, passage.text, language)) segment.intents = new Set()
      else if (asksKnown) continue
      // "At what time is it?" is answered by what says when that is.
      const isDuration = DURATION_PATTERN.test(segment.text)
      const own = isDuration || asksForTime(segment.text) ? knowledge.findPassage(last, language) : null
      const saysWhen = own !== null && (isDuration ? SPAN_PATTERN.test(own.text) : hasTime(own.text))
      if (own && saysWhen && isNamedInFull(last, own.text, language)) {
        segment.passage = own
        segment.intents.delete('hours')
        segment.intents.delete('offTopic')
        continue
      }
      const isBetter = passage && isNamedInFull(last, passage.text, language) && !isNamedInFull(last, segment.passage?.text ?? '', language)
      if (isBetter || (passage && passage.coverage >= (segment.passage?.coverage ?? 0) * SERVICE_COVERAGE_SHARE)) segment.passage = passage
    }
    // "And the small service?" after a price asks for another one.
    const isNext = state.hasJustNamedPrice && segment.services.length > 0 && !segment.isWish && segment.subjectWords === 0
    if (isNext && segment.intents.size === 0 && goesOn(segment.text)) {
      Object.assign(segment, { isQuestion: true, isAsking: true })
      segment.intents.add('price')
    }
    // "What do you charge for a logo? And for a website?" asks for two prices.
    const continues = segment.isQuestion && segment.services.length > 0 && segment.intents.size === 0 && !asksForTime(segment.text)
    if (continues && segments[index - 1]?.intents.has('price')) segment.intents.add('price')
  }
}
