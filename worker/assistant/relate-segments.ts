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

/** A segment of a message, and what was said before it. */
interface Place {
  segment: Segment
  /** The segment before it in the same message. */
  before: Segment | undefined
  /** The service that was talked about last. */
  last: string | undefined
  /** No segment before it asks anything. */
  isFirst: boolean
  state: AssistantState
  knowledge: Knowledge
  language: AssistantLanguage
}

/** "The insurance wants papers about the damage. Do you do that?" Returns true if the sentence before says all of it. */
function pointBack({ segment, before, knowledge, language }: Place): boolean {
  const mayPoint =
    segment.isQuestion && !segment.passage && segment.services.length === 0 && asksAtMost(segment, ['services']) && isAboutLast(segment)
  if (!mayPoint || !before || before.isAsking || before.text.split(/\s+/).length <= 2) return false
  const { services, topics } = before
  const question = `${before.text} ${segment.text}`
  const passage = before.passage ?? knowledge.findPassage(question, language)
  const namesTopic = [...topics].some((topic) => !BESIDE_TOPICS.includes(topic))
  // "I would like a gift card from you. Do you have those?" asks for no list of services.
  const isAboutTopic = services.length === 0 && (passage !== null || namesTopic)
  if (segment.intents.size === 0 || isAboutTopic) Object.assign(segment, { passage, services, topics, question, intents: new Set() })
  return isAboutTopic
}

/** "We are out at Gawler. Is that too far for a delivery?" */
function addNamesBefore({ segment, before, knowledge, language }: Place): void {
  const mayTell = before && !before.isAsking && segment.isQuestion && segment.intents.size === 0 && segment.services.length === 0
  if (!mayTell) return
  const told = knowledge.namesIn(before.text, language)
  if (told.length === 0 || told.some((name) => says(segment.passage?.text ?? '', name, language))) return
  const passage = knowledge.findPassage(`${before.text} ${segment.text}`, language)
  if (passage && told.some((name) => says(passage.text, name, language))) segment.passage = passage
}

/** "And for men?" after a price. */
function takeSibling({ segment, before, last, state, knowledge, language }: Place): void {
  const mayAsk = segment.isQuestion || (state.hasJustNamedPrice && !segment.isWish)
  const isAfterPrice = before ? before.intents.has('price') : state.hasJustNamedPrice
  const isOpen = mayAsk && segment.services.length === 0 && (!segment.passage || isAfterPrice)
  if (!isOpen || !last || !asksAtMost(segment, GOES_ON)) return
  const sibling = findSibling(segment.text, last, knowledge, language, segment.passage !== null)
  if (!sibling) return
  Object.assign(segment, { services: [sibling], isQuestion: true, isAsking: true })
  if (state.hasJustNamedPrice || before?.intents.has('price')) segment.intents.add('price')
}

/** "How long will the treatment take?" is about the one that was talked about. Returns true if its length is told. */
function askForLength({ segment, last, knowledge, language }: Place): boolean {
  const asksForLength = segment.isQuestion && segment.services.length === 0 && readAskedKind(segment.text) === 'length'
  if (!last || !asksForLength || segment.subjectWords > LENGTH_SUBJECT_WORDS_MAX) return false
  if ([...segment.topics].some((topic) => topic !== 'duration')) return false
  const own = knowledge.findPassage(last, language)
  if (!own || !SPAN_PATTERN.test(own.text) || !isNamedInFull(last, own.text, language)) return false
  segment.passage = own
  segment.intents.delete('hours')
  return true
}

/** "At what time is it?" is about what was named last. Returns true if nothing else is to be read out of the segment. */
function askAboutLast({ segment, last, knowledge, language }: Place): boolean {
  const asksKnown = asksForKnown(segment)
  const mayAsk = segment.isQuestion && segment.services.length === 0 && !segment.isWish && isAboutLast(segment)
  if (!last || !mayAsk || (asksKnown && !isOnlyAboutHoursOf(segment))) return false
  const passage = knowledge.findPassage(`${segment.text.replace(/[?？!.。]+\s*$/u, '')} ${last}`, language)
  // "How much is the evening course, and at what time is it?"
  if (asksKnown && passage && isNamedInFull(last, passage.text, language)) segment.intents = new Set()
  else if (asksKnown) return true
  // "At what time is it?" is answered by what says when that is.
  const isDuration = DURATION_PATTERN.test(segment.text)
  const own = isDuration || asksForTime(segment.text) ? knowledge.findPassage(last, language) : null
  const saysWhen = own !== null && (isDuration ? SPAN_PATTERN.test(own.text) : hasTime(own.text))
  if (own && saysWhen && isNamedInFull(last, own.text, language)) {
    segment.passage = own
    segment.intents.delete('hours')
    segment.intents.delete('offTopic')
    return true
  }
  // "Do I need a prescription?" says itself what it is about.
  const saysSubject = segment.passage !== null && segment.subjectWords > 0 && !asksForTime(segment.text)
  if (saysSubject && readAskedKind(segment.text) !== 'length') return true
  const isBetter = passage && isNamedInFull(last, passage.text, language) && !isNamedInFull(last, segment.passage?.text ?? '', language)
  if (isBetter || (passage && passage.coverage >= (segment.passage?.coverage ?? 0) * SERVICE_COVERAGE_SHARE)) segment.passage = passage
  return false
}

/** "What do you charge for a logo? And for a website?" asks for two prices. */
function askForFurtherPrices({ segment, before, isFirst, state, knowledge, language }: Place): void {
  const mayContinue = segment.isQuestion || isFollowUp(segment.text, language)
  const continues = mayContinue && segment.services.length > 0 && segment.intents.size === 0 && !asksForTime(segment.text)
  if ((continues && before?.intents.has('price')) || (isFirst && state.hasJustNamedPrice && asksForOneMorePrice(segment, language))) {
    Object.assign(segment, { isQuestion: true, isAsking: true })
    segment.intents.add('price')
  }
  // "What does the hedge cost and what the lawn?"
  const goesOn = segment.isQuestion && before?.intents.has('price') && segment.services.length + segment.intents.size === 0
  if (!segment.intents.has('price') && !(goesOn && !segment.passage && !asksForCircumstance(segment.text))) return
  const priced = findPricedServices(segment, before, knowledge, language)
  if (priced.length <= segment.services.length) return
  segment.services = priced
  segment.intents.add('price')
}

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
    const earlier = segments.slice(0, index)
    const before = earlier.at(-1)
    // "What is an engagement shoot, and how long does it take?"
    const last = earlier.findLast(({ services }) => services.length > 0)?.services[0] ?? state.services.at(-1)
    const place = { segment, before, last, isFirst: !earlier.some(({ isAsking }) => isAsking), state, knowledge, language }
    if (pointBack(place)) continue
    addNamesBefore(place)
    // "The peonies that I love, when do you have them?"
    if (segment.isQuestion && segment.subjectWords === 0 && !segment.passage && segment.intents.size === 0 && before?.isAsking)
      segment.passage = before.passage
    takeSibling(place)
    if (askForLength(place) || askAboutLast(place)) continue
    askForFurtherPrices(place)
  }
}
