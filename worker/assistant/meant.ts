import type { SegmentContext } from './guessed-questions.ts'
import type { Intent } from './knowledge/intents.ts'
import { questionTopicOf } from './knowledge/questions.ts'
import { asksForCircumstance } from './question-shape.ts'
import { readTime } from './reading/time.ts'
import { ASKING_TO_COME_PATTERN, BOOKING_PATTERN, BUDGET_OR_QUOTE_PATTERN, HOURS_PATTERN, QUOTE_VERB_PATTERN } from './segment-patterns.ts'
import { countSubjectWords } from './subject.ts'
import type { Segment } from './understand.ts'

/** True for a request to come or to book on a day. */
export const isAskedToCome = (text: string, intents: Set<Intent>, { language, now }: SegmentContext) =>
  [...intents].every((intent) => intent === 'greeting') &&
  ASKING_TO_COME_PATTERN.test(text) &&
  BOOKING_PATTERN.test(text) &&
  !HOURS_PATTERN.test(text) &&
  !asksForCircumstance(text) &&
  (readTime(text, language, now, false)?.isAppointment ?? false)

/** Drops what only looks like a wish, a refusal or a subject: words of booking in a price question, a period that suits, "my budget". */
export function dropWhatIsNotMeant(segment: Segment, { language, topic, now, hasTalked }: SegmentContext): void {
  const { text, intents, isQuestion, subjectWords } = segment
  const isBooking = BOOKING_PATTERN.test(text)
  if (isQuestion && intents.has('price') && !isBooking) intents.delete('appointment')
  const isBudget = BUDGET_OR_QUOTE_PATTERN.test(text) && !QUOTE_VERB_PATTERN.test(text)
  if (!isQuestion && isBudget && intents.has('quote') && text.split(/\s+/).length > 2) intents.delete('quote')
  // "I have no time before spring" asks nothing.
  const time = isQuestion ? null : readTime(text, language, now, true)
  if (!isBooking && time?.isAppointment === false) intents.delete('appointment')
  if (time && countSubjectWords(text, language, [time.text]) === 0) segment.passage = null
  // "I have no idea of flowers" refuses nothing as long as nothing was asked.
  if (topic === null && questionTopicOf(text) === 'other') intents.delete('decline')
  if (!hasTalked && subjectWords > 0) intents.delete('cancelFact')
}
