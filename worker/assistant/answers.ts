import { answerWith, NO_ANSWER_NEEDED, quote, UNKNOWN, type Answer, type AnswerSource } from './answer.ts'
import { sharesWord } from './exact-names.ts'
import { answerContact, answerHours, answerPlace, findPassagesOnTopic, HOURS_TOPICS } from './info-answers.ts'
import type { Intent } from './knowledge/intents.ts'
import { isSmallTalk } from './remarks.ts'
import { answerDiscount, answerPrice, isInOtherLanguage, sayPrices } from './price-answers.ts'
import { asksForCircumstance } from './question-shape.ts'
import { readTime } from './reading/time.ts'
import { answerAbout, answerServices, describeServices } from './service-answers.ts'
import { WHERE_PATTERN } from './segment-patterns.ts'
import { ASSISTANT_STATE_LIMITS } from './state.ts'
import { countSubjectWords } from './subject.ts'
import { hasIntent, type Segment } from './understand.ts'

/** Most questions of one message that are answered. */
const QUESTIONS_MAX = 8
/** Share of a statement that a passage must cover to be told unasked. */
const TELLING_COVERAGE_MIN = 0.9
/** Words beside a service that a question for it may have, because they may be misspelt. */
const OTHER_WORDS_MAX = 1
/** The same where services are named in another language, so that the visitor's words for them count as others. */
const FOREIGN_WORDS_MAX = 3
/** Words that say what a short question is about, at most. */
const SHORT_SUBJECT_WORDS_MAX = 3
/** Words from which on a question says what it is about, even if they are all common ones. */
const WHOLE_QUESTION_WORDS_MIN = 5

/** Intents that the dialogue reacts to without an answer. */
const REACTED_TO: Intent[] = ['human', 'complaint', 'howAreYou', 'repeat']
const REACTED_TO_IN_STATEMENTS: Intent[] = ['notInterested', 'decline', 'cancelFact', 'goodbye']
/** What a statement asks for even if it is no question: "I need the price of a crown". */
const ASKED_IN_STATEMENTS: Intent[] = ['price', 'services', 'discount']

/** What the assistant answers to the questions of one message. */
export interface Answers {
  texts: string[]
  /** Questions that nothing answers, in the visitor's words. */
  unanswered: string[]
  /** The texts say already of each of them that it is not known. */
  explainsUnanswered: boolean
  hasNamedPrice: boolean
  hasRefused: boolean
  hasOfferedDiscountPassOn: boolean
  /** Of each question, in their order, whether it was answered. */
  order: boolean[]
}

const EXPENSIVE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:expensive|dear|pricey|steep|too much|a lot|overpriced|caro|cara|car[íi]simo|teuer|cher|chère)(?![a-zß-öø-ɏ])|高い|高すぎ/iu
const DISCOUNT_PATTERN =
  /discount|deal|cheaper|less|off\b|half|lower|reduc|negoti|haggl|rabatt|nachlass|billiger|günstiger|prozent|descuent|rebaj|menos|barat|remise|r[eé]duction|moins|desconto|abat|mais em conta|値引|割引|安く|まけ|%/iu

/** True for "that is too expensive", which asks for no discount. */
const isAboutCost = ({ text, isQuestion }: Segment) => !isQuestion && EXPENSIVE_PATTERN.test(text) && !DISCOUNT_PATTERN.test(text)

/** "Great!" asks nothing. */
const isExclamation = ({ text, subjectWords }: Segment) => /!\s*$/.test(text) && !/[?？]/.test(text) && subjectWords <= 2

/** Questions without a known intent, and short mentions such as "parking?". */
function answerAnythingElse(source: AnswerSource, segment: Segment, hasNamedService: boolean): Answer {
  const { passage, topics, isQuestion, services, subjectWords } = segment
  const { knowledge, recent, context, voice } = source
  const { language } = voice
  if (isSmallTalk(segment) || hasIntent(segment, REACTED_TO)) return NO_ANSWER_NEEDED
  if (!isQuestion && (hasIntent(segment, REACTED_TO_IN_STATEMENTS) || segment.isWish)) return NO_ANSWER_NEEDED
  // "I have a dog" is no question, yet what is known about dogs is worth telling.
  const isWorthTelling = passage !== null && topics.size > 0 && passage.coverage >= TELLING_COVERAGE_MIN
  const isShortQuestion = isQuestion && services.length === 0 && subjectWords <= SHORT_SUBJECT_WORDS_MAX
  const isAboutPlace = topics.has('place') || (topics.size === 0 && WHERE_PATTERN.test(segment.text))
  if (isShortQuestion && isAboutPlace && topics.size <= 1) return answerPlace(source, segment)
  // "Do you help with the taxes of a small company?"
  const isPassageOfService = passage !== null && services.some((service) => sharesWord(service, passage.text, language))
  const otherWordsMax = passage !== null && !isPassageOfService ? OTHER_WORDS_MAX : 0
  const isForService = subjectWords <= otherWordsMax || segment.intents.has('need')
  const asksWhetherOffered = isQuestion && services.length > 0 && topics.size === 0 && isForService
  if (asksWhetherOffered && !asksForCircumstance(segment.text)) return describeServices(source, segment)
  const onTopic = isQuestion ? findPassagesOnTopic(source, segment) : []
  if (onTopic.length > 0) return answerWith(onTopic)
  if (passage && (isQuestion || isWorthTelling)) return answerWith([quote(source, passage.text)])
  if (segment.isWish) {
    const hours = HOURS_TOPICS.some((topic) => topics.has(topic)) ? answerHours(source, segment) : UNKNOWN
    return hours.isUnknown ? NO_ANSWER_NEEDED : hours
  }
  const isPolite = segment.intents.has('thanks') && subjectWords <= 1
  if (!isQuestion || isPolite) return NO_ANSWER_NEEDED
  // "Friday till when?" asks for the hours of that day; "live jazz on Friday?" asks for something else.
  const day = isShortQuestion ? readTime(segment.text, language, context.now, true) : null
  const isAboutDay =
    day?.isAppointment && countSubjectWords(segment.text, language, [day.text]) <= (topics.size === 0 ? OTHER_WORDS_MAX : 0)
  if (isAboutDay) return answerHours(source, segment)
  const isForCircumstance = asksForCircumstance(segment.text)
  const isForeign = isInOtherLanguage(context.config.services, language)
  const otherWords = isForeign ? FOREIGN_WORDS_MAX : OTHER_WORDS_MAX
  const isAboutServiceAlone = services.length > 0 && topics.size === 0 && subjectWords <= otherWords && !isForCircumstance
  if (isAboutServiceAlone) return describeServices(source, segment)
  const [last] = recent
  // "I would rather have the full day. What would that be?"
  if (subjectWords === 0 && last && hasNamedService && !isForCircumstance) {
    const priced = sayPrices(source, knowledge.findPrices(last, language).slice(0, 1))
    return priced.isUnknown ? NO_ANSWER_NEEDED : priced
  }
  const isWholeQuestion = !segment.isGuessedQuestion && segment.text.split(/\s+/).length >= WHOLE_QUESTION_WORDS_MIN
  const saysWhat = isWholeQuestion || subjectWords > 0 || topics.size > 0 || services.length > 0 || /[?？]/.test(segment.text)
  return saysWhat ? UNKNOWN : NO_ANSWER_NEEDED
}

/** Answers the questions of one message. */
export class Answerer {
  readonly #source: AnswerSource
  #hasNamedService = false
  readonly #answers: Answers = {
    texts: [],
    unanswered: [],
    explainsUnanswered: true,
    hasNamedPrice: false,
    hasRefused: false,
    hasOfferedDiscountPassOn: false,
    order: [],
  }

  constructor(source: Omit<AnswerSource, 'toldPrices' | 'recent'>) {
    this.#source = { ...source, toldPrices: new Set(), recent: [] }
  }

  /** Adds a text to the answers, without what they say already. */
  #tell(text: string) {
    const { texts } = this.#answers
    const isTold = (line: string) => !/[:：]$/.test(line) && texts.some((told) => told.includes(line))
    const rest = text
      .split('\n')
      .filter((line) => !isTold(line))
      .join('\n')
    this.#answers.texts = [...texts.filter((told) => !rest.includes(told)), ...(rest === '' ? [] : [rest])]
  }

  answer(segments: Segment[]): Answers {
    this.#hasNamedService = segments.some(({ services }) => services.length > 0)
    for (const [index, segment] of segments.entries()) {
      if (this.#answers.order.length >= QUESTIONS_MAX) break
      this.#source.recent = this.#readRecent(segments, index)
      const { texts, isUnknown, namesPrice } = this.#answerSegment(segment)
      for (const text of texts) this.#tell(text)
      if (namesPrice) this.#answers.hasNamedPrice = true
      if (isUnknown) {
        this.#answers.unanswered.push(segment.question.slice(0, ASSISTANT_STATE_LIMITS.unanswered))
        if (texts.length === 0) this.#answers.explainsUnanswered = false
      }
      if (isUnknown || texts.length > 0) this.#answers.order.push(!isUnknown)
    }
    return this.#answers
  }

  /** Services of the message up to a segment, else of the messages before, else of what follows. */
  #readRecent(segments: Segment[], index: number): string[] {
    const named = segments.map(({ services }) => services)
    const isKnown = (list: string[]) => list.length > 0
    const upTo = named.slice(0, index + 1).findLast(isKnown)
    const before = this.#source.state.services.findLast((service) => !named.flat().includes(service))
    return upTo ?? (before ? [before] : (named.find(isKnown) ?? this.#source.state.services.slice(-1)))
  }

  #answerSegment(segment: Segment): Answer {
    const { texts } = this.#source.voice
    if (segment.intents.has('otherVisitors')) return this.#refuse(texts.refuseOtherVisitors)
    if (hasIntent(segment, ['injection', 'offTopic'])) return this.#refuse(texts.refuse)
    if (segment.intents.has('notInterested') && !segment.isQuestion) return NO_ANSWER_NEEDED
    const answers = this.#answerIntents(segment)
    if (answers.length === 0) {
      const answer = answerAnythingElse(this.#source, segment, this.#hasNamedService)
      return answer.isUnknown && isExclamation(segment) ? NO_ANSWER_NEEDED : answer
    }
    const said = answers.flatMap((answer) => answer.texts)
    const isUnknown = answers.every((answer) => answer.isUnknown)
    if (isUnknown && !segment.isQuestion && !hasIntent(segment, ASKED_IN_STATEMENTS)) return NO_ANSWER_NEEDED
    // What the answer quotes already says nothing about the other subjects of the segment.
    const { passage } = segment
    const isQuoted = passage !== null && said.some((text) => text.includes(passage.text))
    const onTopic =
      segment.isQuestion && !isUnknown ? findPassagesOnTopic(this.#source, { ...segment, passage: isQuoted ? null : passage }) : []
    const further = onTopic.filter((text) => !said.some((answer) => text.includes(answer) || answer.includes(text)))
    return { texts: [...said, ...further], isUnknown, namesPrice: answers.some(({ namesPrice }) => namesPrice) }
  }

  /** One answer for each intent of a segment that asks for something known. */
  #answerIntents(segment: Segment): Answer[] {
    const source = this.#source
    const { intents } = segment
    const answers: Answer[] = []
    if (segment.closedDay) answers.push(answerWith([quote(source, segment.closedDay)]))
    if (intents.has('identity')) answers.push(answerWith([source.voice.say(source.voice.texts.identity)]))
    if (intents.has('discount') && !isAboutCost(segment)) {
      const answer = answerDiscount(source, segment)
      if (answer.offersPassOn) this.#answers.hasOfferedDiscountPassOn = true
      answers.push(answer)
    } else if (intents.has('price') && !this.#isYesToPrice(segment)) answers.push(answerPrice(source, segment))
    if (intents.has('hours') && !segment.closedDay) answers.push(answerHours(source, segment))
    if (intents.has('place')) answers.push(answerPlace(source, segment))
    if (intents.has('contact')) answers.push(answerContact(source))
    if (intents.has('services') && !hasIntent(segment, ['price', 'discount'])) answers.push(answerServices(source, segment))
    if (intents.has('about') && !intents.has('identity')) answers.push(answerAbout(source, segment))
    return answers
  }

  #refuse(template: Parameters<AnswerSource['voice']['say']>[0]): Answer {
    if (this.#answers.hasRefused) return NO_ANSWER_NEEDED
    this.#answers.hasRefused = true
    return answerWith([this.#source.voice.say(template)])
  }

  #isYesToPrice(segment: Segment) {
    return !segment.isQuestion && this.#source.state.hasJustNamedPrice && segment.intents.has('yes')
  }
}
