import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isUnimportantWord, readWords, stemWord } from './knowledge/text.ts'
import { detectLanguage } from './reading/language.ts'
import { readTime } from './reading/time.ts'
import type { Intent } from './knowledge/intents.ts'
import type { Concept } from './knowledge/concepts.ts'
import type { Knowledge, PassageTopic } from './knowledge/knowledge.ts'
import { isSmallTalk } from './note.ts'
import { ASSISTANT_STATE_LIMITS, type AssistantState } from './state.ts'
import { asksForEverything, countSubjectWords } from './subject.ts'
import type { AssistantContext } from './turn.ts'
import { hasIntent, type Segment } from './understand.ts'
import type { Voice } from './voice.ts'

/** Longest list of services in one sentence, in characters. */
const SERVICES_LENGTH_MAX = 350
/** Most prices that one answer lists. */
const PRICES_LISTED_MAX = 20
/** Most services whose names are compared with those of prices. */
const SERVICES_COMPARED_MAX = 5
/** Most questions of one message that are answered. */
const QUESTIONS_MAX = 8

/** Share of a statement that a passage must cover to be told unasked. */
const TELLING_COVERAGE_MIN = 0.9
/** Words beside a service that a question for it may have, because they may be misspelt. */
const OTHER_WORDS_MAX = 1

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

/** Words that say what a short question is about, at most. */
const SHORT_SUBJECT_WORDS_MAX = 3
const WHERE_PATTERN = /(?<!\p{L})(?:where|wo|d[oó]nde|o[uù] (?:est|se|[eê]tes)|onde)(?!\p{L})|どこ|どちら/iu
/** Topics of a question for a free date that the opening hours answer. */
const HOURS_TOPICS: Concept[] = ['hours', 'weekend', 'evening']

/** What the assistant answers to the questions of one message. */
export interface Answers {
  texts: string[]
  /** Questions that nothing answers, in the visitor's words. */
  unanswered: string[]
  hasNamedPrice: boolean
  hasRefused: boolean
  hasOfferedDiscountPassOn: boolean
  /** Of each question, in their order, whether it was answered. */
  order: boolean[]
}

/** The answer to one question: what to say, null if nothing is known, or an empty list if the question needs no answer. */
type Answer = string[] | null

export class Answerer {
  readonly #context: AssistantContext
  readonly #knowledge: Knowledge
  readonly #voice: Voice
  /** The state before this message, with the services that the message names. */
  readonly #state: AssistantState
  #hasNamedService = false
  readonly #answers: Answers = {
    texts: [],
    unanswered: [],
    hasNamedPrice: false,
    hasRefused: false,
    hasOfferedDiscountPassOn: false,
    order: [],
  }

  constructor(context: AssistantContext, knowledge: Knowledge, voice: Voice, state: AssistantState) {
    this.#context = context
    this.#knowledge = knowledge
    this.#voice = voice
    this.#state = state
  }

  answer(segments: Segment[]): Answers {
    this.#hasNamedService = segments.some(({ services }) => services.length > 0)
    for (const segment of segments) {
      if (this.#answers.order.length >= QUESTIONS_MAX) break
      const answer = this.#answerSegment(segment)
      if (answer === null) this.#answers.unanswered.push(segment.text.slice(0, ASSISTANT_STATE_LIMITS.unanswered))
      else for (const text of answer) if (!this.#answers.texts.includes(text)) this.#answers.texts.push(text)
      if (answer === null || answer.length > 0) this.#answers.order.push(answer !== null)
    }
    return this.#answers
  }

  #say(...args: Parameters<Voice['say']>) {
    return this.#voice.say(...args)
  }

  #answerSegment(segment: Segment): Answer {
    const { texts } = this.#voice
    if (segment.intents.has('otherVisitors')) return this.#refuse(texts.refuseOtherVisitors)
    if (hasIntent(segment, ['injection', 'offTopic'])) return this.#refuse(texts.refuse)
    if (segment.intents.has('notInterested') && !segment.isQuestion) return []
    const answers: string[] = []
    let isUnknown = false
    const add = (answer: Answer) => {
      if (answer === null) isUnknown = true
      else answers.push(...answer)
    }
    if (segment.intents.has('identity')) add([this.#say(texts.identity)])
    if (segment.intents.has('discount')) add(this.#answerDiscount(segment))
    else if (segment.intents.has('price') && !this.#isYesToPrice(segment)) add(this.#answerPrice(segment))
    if (segment.intents.has('hours')) add(this.#answerFromInfo(segment, 'hours'))
    if (segment.intents.has('place')) add(this.#answerPlace(segment))
    if (segment.intents.has('contact')) add(this.#answerContact())
    if (segment.intents.has('services') && !hasIntent(segment, ['price', 'discount'])) add(this.#answerServices(segment))
    if (segment.intents.has('about') && !segment.intents.has('identity')) add(this.#answerAbout(segment))
    const isAnsweredByIntent = answers.length > 0 || isUnknown
    if (!isAnsweredByIntent) add(this.#answerAnythingElse(segment))
    else if (segment.isQuestion && answers.length > 0)
      add(this.#findPassagesOnTopic(segment).filter((text) => !answers.some((answer) => text.includes(answer) || answer.includes(text))))
    return answers.length === 0 && isUnknown ? null : answers
  }

  #refuse(template: Parameters<Voice['say']>[0]): string[] {
    if (this.#answers.hasRefused) return []
    this.#answers.hasRefused = true
    return [this.#say(template)]
  }

  #isYesToPrice(segment: Segment) {
    return !segment.isQuestion && this.#state.hasJustNamedPrice && segment.intents.has('yes')
  }

  /** A passage of the company information as the owner wrote it. */
  #quote(passage: string): string {
    const { language, texts } = this.#voice
    const isOtherLanguage = detectLanguage(passage, language) !== language
    return isOtherLanguage ? this.#say(texts.passageInOtherLanguage, { passage }) : passage
  }

  #findPassage(segment: Segment): string[] | null {
    return segment.passage && [this.#quote(segment.passage.text)]
  }

  #answerFromInfo(segment: Segment, topic: 'hours' | 'place'): Answer {
    const found = segment.passage
    const passages = this.#knowledge.passagesAbout(topic, this.#voice.language)
    if (passages.length === 0) return found && [this.#quote(found.text)]
    // The passage that fits the question best comes first; it is often one of those about the topic.
    const best =
      found && passages.some((passage) => passage.includes(found.text) || found.text.includes(passage))
        ? [found.text]
        : passages.slice(0, 2)
    return [this.#quote(best.join('\n'))]
  }

  #answerPlace(segment: Segment): Answer {
    const { address } = this.#context.card
    const { passage, topics } = segment
    if (topics.has('parking') && !topics.has('place')) return passage && [this.#quote(passage.text)]
    const about = passage ? [passage.text] : address ? [] : this.#knowledge.passagesAbout('place', this.#voice.language).slice(0, 1)
    const answers = about.map((text) => this.#quote(text))
    if (address && !about.some((text) => text.includes(address)))
      answers.unshift(this.#say(this.#voice.texts.address, { address: toOneLine(address) }))
    return answers.length > 0 ? answers : null
  }

  #answerContact(): Answer {
    const { texts } = this.#voice
    const { phone, email, website } = this.#context.card
    const answers: string[] = []
    if (phone && email) answers.push(this.#say(texts.contactPhoneAndEmail, { phone, email }))
    else if (phone) answers.push(this.#say(texts.contactPhone, { phone }))
    else if (email) answers.push(this.#say(texts.contactEmail, { email }))
    if (website) answers.push(this.#say(texts.website, { website }))
    if (answers.length > 0) return [this.#voice.join(answers)]
    const passages = this.#knowledge.passagesAbout('contact', this.#voice.language).slice(0, 1)
    return passages.length > 0 ? passages.map((passage) => this.#quote(passage)) : null
  }

  #answerDiscount(segment: Segment): Answer {
    const { texts } = this.#voice
    const passage = segment.isQuestion ? this.#findPassage(segment) : null
    if (passage) return passage
    this.#answers.hasOfferedDiscountPassOn = true
    const hasPrices = Object.keys(this.#context.config.priceRanges).length > 0
    return [this.#say(hasPrices ? texts.discount : texts.discountWithoutPrices)]
  }

  #priceLines(prices: { name: string; amount: number }[]): string[] {
    if (prices.length === 0) return []
    const { texts, money } = this.#voice
    this.#answers.hasNamedPrice = true
    const slots = prices.map(({ name, amount }) => ({ service: name, price: money(amount) }))
    if (slots.length === 1) return [this.#say(texts.price, slots[0])]
    return [[this.#say(texts.pricesIntro), ...slots.map((slot) => `• ${this.#say(texts.priceLine, slot)}`)].join('\n')]
  }

  /** Prices of what a segment names. That of "probate valuation" is none of the service "home valuation". */
  #findPrices({ text, services }: Segment): { name: string; amount: number }[] {
    const { language } = this.#voice
    const prices = this.#knowledge.findPrices(text, language)
    if (services.length === 0) return prices
    return prices
      .slice(0, PRICES_LISTED_MAX)
      .filter(({ name }) =>
        services.slice(0, SERVICES_COMPARED_MAX).some((service) => isPartOf(name, service, language) || isPartOf(service, name, language)),
      )
  }

  /** The configuration is written in another language than the visitor's, so that names can hardly be compared. */
  #isConfiguredInOtherLanguage(names: string[]): boolean {
    const { language } = this.#voice
    return names.length > 0 && detectLanguage(names.join('. '), null) !== language
  }

  #answerPrice(segment: Segment): Answer {
    const { language, texts } = this.#voice
    const all = Object.entries(this.#context.config.priceRanges).map(([name, amount]) => ({ name, amount }))
    const prices = this.#findPrices(segment)
    const passage = this.#findPassage(segment)
    if (prices.length > 0) {
      // What has no price of its own may be free, or depend on something.
      const hasAllPrices = prices.length >= segment.services.length
      return [...this.#priceLines(prices.slice(0, PRICES_LISTED_MAX)), ...(hasAllPrices ? [] : (passage ?? []))]
    }
    if (segment.services.length > 0) {
      if (passage) return passage
      this.#answers.texts.push(this.#say(texts.priceNotListed, { service: segment.services[0]! }))
      return null
    }
    const isAboutSomethingElse = segment.subjectWords > 0
    // "How much is it?" asks about what was talked about last.
    const last = this.#state.services.at(-1)
    if (last && !isAboutSomethingElse && !asksForEverything(segment.text, language)) {
      const known = this.#knowledge.findPrices(last, language)
      if (known.length > 0) return this.#priceLines(known)
    }
    if (isAboutSomethingElse && passage) return passage
    if (isAboutSomethingElse && !this.#isConfiguredInOtherLanguage(all.map(({ name }) => name))) return null
    if (all.length > 0) return this.#priceLines(all.slice(0, PRICES_LISTED_MAX))
    if (passage) return passage
    this.#answers.texts.push(this.#say(texts.noPrices))
    return null
  }

  #listServices(): string {
    const { services } = this.#context.config
    let length = 0
    const named = services.filter((service) => (length += service.length + 2) <= SERVICES_LENGTH_MAX)
    return this.#voice.list(services.length > named.length ? [...named, this.#voice.texts.more] : named)
  }

  #answerServices(segment: Segment): Answer {
    const { texts } = this.#voice
    const { services, businessType } = this.#context.config
    if (segment.services.length > 0) return this.#describeServices(segment)
    const passage = this.#findPassage(segment)
    if (segment.subjectWords > 0) {
      if (passage) return passage
      if (services.length > 0) this.#answers.texts.push(this.#say(texts.serviceNotListed, { services: this.#listServices() }))
      return null
    }
    if (services.length > 0) return [this.#say(texts.services, { services: this.#listServices() })]
    if (passage) return passage
    const { business } = this.#voice
    return businessType && business ? [this.#say(texts.aboutType, { type: businessType })] : this.#answerAbout(segment)
  }

  /** "Do you offer haircuts?": yes, with its price and what else is known about it. */
  #describeServices(segment: Segment): string[] {
    const { texts, list } = this.#voice
    const answers = [this.#say(texts.serviceYes, { service: list(segment.services) })]
    const prices = this.#findPrices(segment)
    const passage = this.#findPassage(segment)
    if (prices.length === 1) answers.push(...this.#priceLines(prices))
    if (passage) answers.push(...passage)
    return answers
  }

  #answerAbout(segment: Segment): Answer {
    const { texts, business } = this.#voice
    const { card, config } = this.#context
    const passage = this.#findPassage(segment)
    if (passage) return passage
    if (card.about) return [this.#quote(card.about)]
    const [about] = this.#knowledge.passagesAbout('team', this.#voice.language)
    if (about) return [this.#quote(about)]
    if (business && config.businessType) return [this.#say(texts.aboutType, { type: config.businessType })]
    return card.name && card.title ? [this.#say(texts.aboutPerson, { title: card.title })] : null
  }

  /** All that is known about the one topic that a question names, such as every line about ways to pay, if that is not much. */
  #findPassagesOnTopic({ topics, passage }: Segment): string[] {
    const known = [...topics].flatMap((topic) => TOPIC_PASSAGES[topic] ?? [])
    if (known.length !== 1) return []
    const passages = this.#knowledge.passagesAbout(known[0]!, this.#voice.language)
    const isElsewhere =
      passage !== null && (passage.text.length > passages.join(' ').length || !passages.some((text) => text.includes(passage.text)))
    if (isElsewhere || passages.join(' ').length > TOPIC_LENGTH_MAX) return []
    return passages.length > 0 ? [this.#quote(this.#voice.join(passages))] : []
  }

  /** Questions without a known intent, and short mentions such as "parking?". */
  #answerAnythingElse(segment: Segment): Answer {
    if (isSmallTalk(segment) || hasIntent(segment, REACTED_TO)) return []
    if (!segment.isQuestion && hasIntent(segment, REACTED_TO_IN_STATEMENTS)) return []
    if (segment.isWish && !segment.isQuestion) return []
    const { passage, topics, isQuestion, services, subjectWords } = segment
    // "I have a dog" is no question, yet what is known about dogs is worth telling.
    const isWorthTelling = passage !== null && topics.size > 0 && passage.coverage >= TELLING_COVERAGE_MIN
    const isShortQuestion = isQuestion && services.length === 0 && subjectWords <= SHORT_SUBJECT_WORDS_MAX
    const isAboutPlace = topics.has('place') || (topics.size === 0 && WHERE_PATTERN.test(segment.text))
    if (isShortQuestion && isAboutPlace && topics.size <= 1) return this.#answerPlace(segment)
    const onTopic = isQuestion ? this.#findPassagesOnTopic(segment) : []
    if (onTopic.length > 0) return onTopic
    if (passage && (isQuestion || isWorthTelling)) return [this.#quote(passage.text)]
    if (segment.isWish && isQuestion && HOURS_TOPICS.some((topic) => topics.has(topic))) return this.#answerFromInfo(segment, 'hours') ?? []
    if (segment.isWish || !isQuestion) return []
    // "Friday till when?" asks for the hours of that day; "live jazz on Friday?" asks for something else.
    const { language } = this.#voice
    const day = isShortQuestion ? readTime(segment.text, language, this.#context.now, true) : null
    const isAboutDay =
      day?.isAppointment && countSubjectWords(segment.text, language, [day.text]) <= (topics.size === 0 ? OTHER_WORDS_MAX : 0)
    if (isAboutDay) return this.#answerFromInfo(segment, 'hours')
    const isAboutServiceAlone = services.length > 0 && topics.size === 0 && subjectWords <= OTHER_WORDS_MAX
    if (isAboutServiceAlone) return this.#describeServices(segment)
    const last = this.#state.services.at(-1)
    // "I would rather have the full day. What would that be?"
    if (subjectWords === 0 && last && this.#hasNamedService)
      return this.#priceLines(this.#knowledge.findPrices(last, this.#voice.language).slice(0, 1))
    const saysWhat = subjectWords > 0 || topics.size > 0 || services.length > 0 || /[?？]/.test(segment.text)
    return saysWhat ? null : []
  }
}

/** True if all words of a name are in another one. */
function isPartOf(name: string, whole: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return whole.includes(name)
  const words = readWords(whole, language).map((word) => stemWord(word, language))
  return readWords(name, language).every((word) => isUnimportantWord(word, language) || words.includes(stemWord(word, language)))
}

/** Intents that the dialogue reacts to without an answer. */
const REACTED_TO: Intent[] = ['human', 'complaint', 'howAreYou', 'repeat']
const REACTED_TO_IN_STATEMENTS: Intent[] = ['notInterested', 'decline', 'cancelFact', 'goodbye']

const toOneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ')
