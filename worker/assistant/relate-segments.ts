import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isNamedInFull } from './exact-names.ts'
import { findSibling, isFollowUp } from './follow-up.ts'
import { readAskedKind } from './knowledge/answer-kinds.ts'
import type { Concept } from './knowledge/concepts.ts'
import { hasTime } from './knowledge/days.ts'
import type { Intent } from './knowledge/intents.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { readWords } from './knowledge/text.ts'
import { asksForCircumstance, asksForTime } from './question-shape.ts'
import { ASKING_INTENTS, DURATION_PATTERN, PRONOUN_PATTERN, SPAN_PATTERN } from './segment-patterns.ts'
import { asksForOneMorePrice, findPricedServices } from './priced-services.ts'
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

const says = (text: string, name: string, language: AssistantLanguage) => readWords(text, language).includes(name)

/** Topics that people name beside what they want: "my daughter needs help with an audition". */
const BESIDE_TOPICS: Concept[] = ['children', 'pets', 'team', 'beginners', 'experience', 'safety']

/** Words beside those of asking that a question for the length of what was talked about may have. */
const LENGTH_SUBJECT_WORDS_MAX = 3

const asksAtMost = ({ intents }: Segment, known: Intent[]) => [...intents].every((intent) => known.includes(intent))

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
    const mayPoint =
      segment.isQuestion && !segment.passage && segment.services.length === 0 && asksAtMost(segment, ['services']) && isAboutLast(segment)
    if (mayPoint && before && !before.isAsking && before.text.split(/\s+/).length > 2) {
      const { services, topics } = before
      const passage = before.passage ?? knowledge.findPassage(`${before.text} ${segment.text}`, language)
      const namesTopic = [...topics].some((topic) => !BESIDE_TOPICS.includes(topic))
      // "I would like a gift card from you. Do you have those?" asks for no list of services.
      const isAboutTopic = services.length === 0 && (passage !== null || namesTopic)
      if (segment.intents.size === 0 || isAboutTopic) {
        const question = `${before.text} ${segment.text}`
        Object.assign(segment, { passage, services, topics, question, intents: new Set() })
      }
      if (isAboutTopic) continue
    }
    // "We are out at Gawler. Is that too far for a delivery?"
    const mayTell = before && !before.isAsking && segment.isQuestion && segment.intents.size === 0 && segment.services.length === 0
    const told = mayTell ? knowledge.namesIn(before.text, language) : []
    if (before && told.length > 0 && !told.some((name) => says(segment.passage?.text ?? '', name, language))) {
      const passage = knowledge.findPassage(`${before.text} ${segment.text}`, language)
      if (passage && told.some((name) => says(passage.text, name, language))) segment.passage = passage
    }
    // "The peonies that I love, when do you have them?"
    if (segment.isQuestion && segment.subjectWords === 0 && !segment.passage && segment.intents.size === 0 && before?.isAsking)
      segment.passage = before.passage
    // "And for men?" after a price.
    const mayAsk = segment.isQuestion || (state.hasJustNamedPrice && !segment.isWish)
    const isAfterPrice = before ? before.intents.has('price') : state.hasJustNamedPrice
    const isOpen = mayAsk && segment.services.length === 0 && (!segment.passage || isAfterPrice)
    const sibling =
      isOpen &&
      last &&
      [...segment.intents].every((intent) => GOES_ON.includes(intent)) &&
      findSibling(segment.text, last, knowledge, language, segment.passage !== null)
    if (sibling) {
      Object.assign(segment, { services: [sibling], isQuestion: true, isAsking: true })
      if (state.hasJustNamedPrice || segments[index - 1]?.intents.has('price')) segment.intents.add('price')
    }
    const asksKnown = asksForKnown(segment)
    // "How long will the treatment take?" is about the one that was talked about.
    const asksForLength = segment.isQuestion && segment.services.length === 0 && readAskedKind(segment.text) === 'length'
    if (
      last &&
      asksForLength &&
      segment.subjectWords <= LENGTH_SUBJECT_WORDS_MAX &&
      [...segment.topics].every((topic) => topic === 'duration')
    ) {
      const own = knowledge.findPassage(last, language)
      if (own && SPAN_PATTERN.test(own.text) && isNamedInFull(last, own.text, language)) {
        segment.passage = own
        segment.intents.delete('hours')
        continue
      }
    }
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
      // "Do I need a prescription?" says itself what it is about.
      const saysSubject = segment.passage !== null && segment.subjectWords > 0 && !asksForTime(segment.text)
      if (saysSubject && readAskedKind(segment.text) !== 'length') continue
      const isBetter = passage && isNamedInFull(last, passage.text, language) && !isNamedInFull(last, segment.passage?.text ?? '', language)
      if (isBetter || (passage && passage.coverage >= (segment.passage?.coverage ?? 0) * SERVICE_COVERAGE_SHARE)) segment.passage = passage
    }
    // "What do you charge for a logo? And for a website?" asks for two prices.
    const mayContinue = segment.isQuestion || isFollowUp(segment.text, language)
    const continues = mayContinue && segment.services.length > 0 && segment.intents.size === 0 && !asksForTime(segment.text)
    const isFirst = !segments.slice(0, index).some(({ isAsking }) => isAsking)
    if ((continues && before?.intents.has('price')) || (isFirst && state.hasJustNamedPrice && asksForOneMorePrice(segment, language))) {
      Object.assign(segment, { isQuestion: true, isAsking: true })
      segment.intents.add('price')
    }
    // "What does the hedge cost and what the lawn?"
    const goesOn = segment.isQuestion && before?.intents.has('price') && segment.services.length + segment.intents.size === 0
    if (segment.intents.has('price') || (goesOn && !segment.passage && !asksForCircumstance(segment.text))) {
      const priced = findPricedServices(segment, before, knowledge, language)
      if (priced.length > segment.services.length) {
        segment.services = priced
        segment.intents.add('price')
      }
    }
  }
}
