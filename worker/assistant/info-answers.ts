import { findClosedDay, saysClosed } from './closed-days.ts'
import type { Concept } from './knowledge/concepts.ts'
import { readFacts } from './knowledge/answer-kinds.ts'
import { hasTime, readDays } from './knowledge/days.ts'
import { hasJapanese } from './knowledge/text.ts'
import type { PassageTopic } from './knowledge/knowledge.ts'
import { answerWith, quote, quotePassage, UNKNOWN, type Answer, type AnswerSource } from './answer.ts'
import type { Segment } from './understand.ts'

/** Longest text about a topic that is told as a whole, in characters. */
const TOPIC_LENGTH_MAX = 500
/** Topics of questions that have passages of their own. */
const TOPIC_PASSAGES: Partial<Record<Concept, PassageTopic>> = {
  paymentMethods: 'payment',
  parking: 'parking',
  languages: 'languages',
  insurance: 'insurance',
  guarantee: 'guarantee',
  giftCards: 'giftCards',
  cancellation: 'cancellation',
  accessibility: 'accessibility',
  pets: 'pets',
  delivery: 'delivery',
  area: 'area',
}

/** Share of a question for a time that a passage must cover to be told instead of the opening hours. */
const OTHER_TIME_COVERAGE_MIN = 0.9

/** Topics of questions that the opening hours answer. */
export const HOURS_TOPICS: Concept[] = ['hours', 'weekend', 'evening', 'timeOfDay', 'holiday']
/** Matches questions for the days on which a business is closed, not for the time at which it closes. */
const CLOSING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:which|what) days?.{0,30}closed|(?:closing|closed) days?|days? off|ruhetage?|schließtage?|(?:welche[nm]?|an welche[nm]) tage?n? .{0,20}(?:geschlossen|zu)|qu[eé] d[ií]as? .{0,20}(?:cierra|cerrad)\w*|d[ií]as? de cierre|quels? jours? .{0,20}ferm\w+|jours? de fermeture|(?:que|quais) dias? .{0,20}fech\w+)|定休|休み|休業/iu

const toOneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ')

/** Opening hours, or the one passage about them that fits the question best. */
export function answerHours(source: AnswerSource, { text, passage: found, topics }: Segment): Answer {
  const { knowledge, voice } = source
  const passages = knowledge.passagesAbout('hours', voice.language)
  if (passages.length === 0) return answerWith(found && [quote(source, found.text)])
  const closed = findClosedDay(text, () => passages)
  if (closed) return answerWith([quote(source, closed)])
  // "Do you work on Saturdays?" where only the passage about emergencies speaks of Saturdays.
  const days = [...readDays(text, true)]
  const names = (passage: string) => days.some((day) => readDays(passage).has(day))
  const elsewhere = days.length > 0 && !passages.some(names) ? knowledge.findPassage(text, voice.language) : null
  if (elsewhere && names(elsewhere.text)) return answerWith([quote(source, elsewhere.text), quote(source, passages[0]!)])
  // "Which day are you closed?"
  const closing = CLOSING_PATTERN.test(text) ? passages.filter(saysClosed) : []
  if (closing.length > 0) return answerWith([quote(source, closing.slice(0, 2).join('\n'))])
  const opening = passages.filter((passage) => readFacts(passage).has('opening') && (days.length === 0 || names(passage)))
  const isPart = (passage: string) => found !== null && (passage.includes(found.text) || found.text.includes(passage))
  // "At what time can we arrive?" is not answered by the opening hours, nor "until when are you open on Friday?" by a class on that day.
  const isAboutOther = [...topics].some((topic) => !HOURS_TOPICS.includes(topic))
  const isOther = isAboutOther && found !== null && found.coverage >= OTHER_TIME_COVERAGE_MIN && hasTime(found.text)
  // The passage that fits the question best comes first; it is often one of those about the topic.
  const isAmong = (opening.length > 0 && !isAboutOther ? opening : passages).some(isPart)
  const told = found && (isAmong || isOther) ? [found.text] : (days.length > 0 && opening.length > 0 ? opening : passages).slice(0, 2)
  return answerWith([quote(source, told.join('\n'))])
}

/** The address, and what the company information says about the way there. */
export function answerPlace(source: AnswerSource, segment: Segment): Answer {
  const { knowledge, voice, context } = source
  const { address } = context.card
  const { passage, topics } = segment
  if (topics.has('parking') && !topics.has('place')) return answerWith(quotePassage(source, segment))
  const about = passage ? [passage.text] : address ? [] : knowledge.passagesAbout('place', voice.language).slice(0, 1)
  const answers = about.map((text) => quote(source, text))
  if (address && !about.some((text) => text.includes(address)))
    answers.unshift(voice.say(voice.texts.address, { address: toOneLine(address) }))
  return answerWith(answers)
}

/** Phone number, e-mail address and website of the card. */
export function answerContact(source: AnswerSource): Answer {
  const { texts, say, join, language } = source.voice
  const { phone, email, website } = source.context.card
  const answers: string[] = []
  if (phone && email) answers.push(say(texts.contactPhoneAndEmail, { phone, email }))
  else if (phone) answers.push(say(texts.contactPhone, { phone }))
  else if (email) answers.push(say(texts.contactEmail, { email }))
  if (website) answers.push(say(texts.website, { website }))
  if (answers.length > 0) return answerWith([join(answers)])
  const [passage] = source.knowledge.passagesAbout('contact', language)
  return passage ? answerWith([quote(source, passage)]) : UNKNOWN
}

/** All that is known about the one topic that a question names, such as every line about ways to pay, if that is not much. */
export function findPassagesOnTopic(source: AnswerSource, { topics, passage }: Segment): string[] {
  const known = [...topics].flatMap((topic) => TOPIC_PASSAGES[topic] ?? [])
  if (known.length !== 1) return []
  const passages = source.knowledge.passagesAbout(known[0]!, source.voice.language)
  const isElsewhere =
    passage !== null && (passage.text.length > passages.join(' ').length || !passages.some((text) => text.includes(passage.text)))
  if (isElsewhere || passages.join(' ').length > TOPIC_LENGTH_MAX) return []
  return passages.length > 0 ? [quote(source, passages.join(hasJapanese(passages.join('')) ? '' : ' '))] : []
}
