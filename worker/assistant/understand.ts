import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { findPassageOfChoice } from './choices.ts'
import { findClosedDay } from './closed-days.ts'
import { FIRST_PERSON_PATTERN, isMention, isNounQuestion, isOwnStory, type SegmentContext } from './guessed-questions.ts'
import { isNamedInFull, sharesOwnWord } from './exact-names.ts'
import { besideAskedKind } from './knowledge/answer-kinds.ts'
import { isQuestion, readIntents, type Intent } from './knowledge/intents.ts'
import type { Concept } from './knowledge/concepts.ts'
import { hasTime } from './knowledge/days.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { foldText, isUnimportantWord, readWords } from './knowledge/text.ts'
import { readNamedServices } from './named-services.ts'
import { asksForCircumstance, asksForTime, hasAskingClause, tellsOfPast } from './question-shape.ts'
import { dropWhatIsNotMeant, isAskedToCome } from './meant.ts'
import { readBudget } from './reading/budget.ts'
import { readContact } from './reading/contact.ts'
import { writeKanji } from './reading/kana-words.ts'
import { saysWhatIsAsked } from './passage-evidence.ts'
import { splitMessage } from './reading/segments.ts'
import { readTime } from './reading/time.ts'
import { relateSegments } from './relate-segments.ts'
import {
  ADVANCE_PATTERN,
  BRINGING_IN_PATTERN,
  ASKING_INTENTS,
  BOOKING_PATTERN,
  BUSINESS_PATTERN,
  CONJUNCTION_PATTERN,
  CONTACT_PATTERN,
  CONTACT_WORDS_PATTERN,
  DATE_PATTERN,
  DURATION_PATTERN,
  FITTING_COVERAGE_MIN,
  FULL_NAME_PATTERN,
  GENERAL_TIME_PATTERN,
  HOSTILE_INTENTS,
  HOURS_PATTERN,
  INSTEAD_PATTERN,
  OPENING_PATTERN,
  OUTSIDE_HOURS_PATTERN,
  OWN_QUESTION_PATTERN,
  PAYMENT_METHOD_PATTERN,
  PRICE_WORD_PATTERN,
  REQUIREMENT_PATTERN,
  SPAN_PATTERN,
  TOPICS_WITH_TERMS,
  WHERE_PATTERN,
} from './segment-patterns.ts'
import { selectSegments } from './select-segments.ts'
import { settleSegments } from './settle-segments.ts'
import type { AssistantState, AskedTopic } from './state.ts'
import { isReaction, withoutJustLooking } from './statements.ts'
import { asksOpenly, countSubjectWords, readTopics } from './subject.ts'
import type { AssistantContext } from './turn.ts'
import { readOwnTime } from './visitor-time.ts'

const WISH_INTENTS: Intent[] = ['appointment', 'quote', 'callback', 'buy']

/** A question or a clause of a visitor's message. */
export interface Segment {
  text: string
  /** What it asks, with what it points at: "My brother wants a gift card. Do you have those?" */
  question: string
  intents: Set<Intent>
  isQuestion: boolean
  /** It asks for something that the card or the configuration may answer. */
  isAsking: boolean
  /** It wishes for something that a person has to do. */
  isWish: boolean
  /** Offered services, or names of prices, that it names. */
  services: string[]
  /** Subjects beside services and prices that it names, such as parking. */
  topics: Set<Concept>
  /** Number of words, or of pairs of Japanese characters, that say what it is about, without the names of services. */
  subjectWords: number
  /** The passage of the company information that covers it best; null if none covers it enough. */
  passage: { text: string; coverage: number } | null
  /** The passage that says that the business is closed on the day for which the visitor asks for an appointment. */
  closedDay: string | null
  /** It is taken for a question although it has none of a question's signs, because a few words are often meant as one. */
  isGuessedQuestion: boolean
  /** The visitor says that they only look around, which is no refusal. */
  isJustLooking: boolean
}

/** What a visitor's message says. */
export interface Understood {
  segments: Segment[]
  contact: ReturnType<typeof readContact>
  time: ReturnType<typeof readTime>
  budget: ReturnType<typeof readBudget>
  /** It has neither letters nor digits. */
  isEmpty: boolean
}

export const hasIntent = (segment: Segment, intents: Intent[]) => intents.some((intent) => segment.intents.has(intent))

export const pendingTopicOf = ({ pending }: AssistantState): AskedTopic | 'passOn' | null =>
  pending === null || pending === 'passOn' ? pending : pending.topic

/** What bare words of a message can be, because the assistant asked for it: "Anna" alone is a name only then. */
function contactAskedBy(state: AssistantState, message: string, segments: Segment[]) {
  const topic = pendingTopicOf(state)
  if (topic === 'name') return segments.every(({ isAsking, isWish, intents }) => !isAsking && !isWish && intents.size === 0) ? topic : null
  const hasAsked =
    topic === 'email' || topic === 'phone' || topic === 'contact' || topic === 'passOn' || state.passOn === 'wanted' || state.isHandedOver
  if (!hasAsked || !/@|\d(?:\D{0,3}\d){4}/.test(message)) return null
  return topic === 'email' || topic === 'phone' ? topic : 'contact'
}

/** Words that ask whether something can be done, without saying for whom: "is a haircut possible on Tuesday?" */
const POSSIBLE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:könn(?:en|ten) sie|könn(?:t|tet) ihr|pouvez-vous|pourriez-vous|pueden|podr[ií]an|poderiam|podem)(?![a-zß-öø-ɏ])|d[áa] (?:para|pra|pro)|poss[íi]vel|tem como|se puede|se podr[íi]a|posible|possible|(?<![a-zß-öø-ɏ])(?:geht|ginge|möglich|könnte man|kann man|peut-on|on peut|can you|could you)(?![a-zß-öø-ɏ])/iu
/** Words beside its day that a question for the visitor's own plan may have, because they may be misspelt. */
const OWN_PLAN_WORDS_MAX = 1
/** Words beside those of buying that a statement with a wish to buy may have: "I want people to order online" is none. */
const BUY_SUBJECT_WORDS_MAX = 3

/** A text without some of its words, as they were folded. */
const withoutWords = (text: string, words: string[]) => {
  const folded = new Set(words.flatMap((word) => foldText(word).split(/\P{L}+/u)))
  return text.replace(/\p{L}+/gu, (word) => (folded.has(foldText(word)) ? ' ' : word))
}

/** Prefers the passage about the service whose time is asked for to one about another service. */
function preferPassageOfService(segment: Segment, { knowledge, names, language }: SegmentContext): void {
  const { text, services, passage } = segment
  const [service] = services
  const isDuration = DURATION_PATTERN.test(text)
  if (!service || !(isDuration || asksForTime(text))) return
  const others = names.offered.filter((name) => !services.includes(name))
  const isOfOther =
    passage !== null &&
    !services.some((name) => sharesOwnWord(name, others, passage.text, language)) &&
    others.some((name) => isNamedInFull(name, passage.text, language))
  if (passage && !isOfOther) return
  const own = knowledge.findPassage(service, language)
  const saysWhen = own !== null && (isDuration ? SPAN_PATTERN.test(own.text) : hasTime(own.text))
  if (!own || !saysWhen || !isNamedInFull(service, own.text, language)) return
  segment.passage = own
  segment.intents.delete('hours')
}

function readSegment(text: string, context: SegmentContext): Segment {
  const { knowledge, names, language, gaveContact, knownServices, wantsAppointment, topic, now } = context
  // "Patrick Dunne" is no misspelt "dunno".
  const intents = topic === 'name' && FULL_NAME_PATTERN.test(text) ? new Set<Intent>() : readIntents(text, language, knowledge.ownWords)
  const asksForAll =
    intents.has('services') &&
    asksOpenly(text) &&
    countSubjectWords(text, language) === 0 &&
    !names.offered.some((name) => isNamedInFull(name, text, language))
  const named = asksForAll ? [] : readNamedServices(text, knowledge, names, language)
  // "Good morning, are dogs allowed", "and does anybody speak English"
  const asked = text.replace(intents.has('greeting') ? /^[^,]{2,20},\s+/ : CONJUNCTION_PATTERN, '')
  const isAsked = isQuestion(text, language) || (asked !== text && isQuestion(asked, language))
  // The other words of a question by which a service was found ask for nothing else; those of a statement tell of the visitor.
  const said = named.length > 0 && isAsked ? [...named, ...knowledge.findServiceWords(text, language)] : named
  const isWish = WISH_INTENTS.some((intent) => intents.has(intent))
  // "Not the haircut, rather the colour": what was named before is given up.
  const replacesService = intents.has('cancelFact') && named.some((service) => !knownServices.includes(service))
  const segment: Segment = {
    text,
    question: text,
    intents,
    isQuestion: isAsked,
    isAsking: false,
    isWish: false,
    services: replacesService ? named.filter((service) => !knownServices.includes(service)) : named,
    topics: readTopics(text, language),
    subjectWords: countSubjectWords(
      text.replace(CONTACT_WORDS_PATTERN, ' '),
      language,
      isWish ? [...said, readTime(text, language, now, false)?.text ?? ''] : said,
    ),
    passage: knowledge.findPassage(text, language) ?? findPassageOfChoice(text, context),
    closedDay: null,
    isGuessedQuestion: false,
    isJustLooking: false,
  }
  // "Do you remove tattoos?" wants no passage that only says what kind of business it is.
  const asksForThing = isAsked && (intents.has('price') || !(asksForCircumstance(text) || asksOpenly(text)))
  if (
    segment.passage &&
    asksForThing &&
    language !== 'ja' &&
    !saysWhatIsAsked(text, segment.passage.text, context.business, language, intents.has('price'))
  )
    segment.passage = null
  // "What would I pay for a cut?" asks for no way to pay.
  if (intents.has('price') && !PAYMENT_METHOD_PATTERN.test(text)) segment.topics.delete('paymentMethods')
  preferPassageOfService(segment, context)
  const besideLooking = withoutJustLooking(text)
  if (besideLooking !== null && !segment.isQuestion) {
    segment.isJustLooking = true
    if (!readIntents(besideLooking, language).has('notInterested')) intents.delete('notInterested')
  }
  // "I run a bakery, and people ask if they can order" tells something.
  if (isReaction(text)) segment.isQuestion = false
  else if (!/[?？]/.test(text)) segment.isQuestion = hasAskingClause(text, language) || (segment.isQuestion && !isOwnStory(text))
  // "We hired somebody else, so we are not interested any more": who refuses wishes for nothing.
  if (intents.has('notInterested') && !segment.isQuestion && !INSTEAD_PATTERN.test(text))
    for (const intent of [...WISH_INTENTS, 'otherVisitors', 'about'] as const) intents.delete(intent)
  // "Can you come out at night too?" asks what the business does in general.
  const generalTime = segment.isQuestion && !FIRST_PERSON_PATTERN.test(text) ? GENERAL_TIME_PATTERN.exec(text) : null
  if (generalTime && intents.has('appointment')) {
    intents.delete('appointment')
    segment.passage ??= knowledge.findPassage(generalTime[0], language)
  }
  segment.isGuessedQuestion = !segment.isQuestion && !isReaction(text) && (isMention(segment, context) || isNounQuestion(segment, context))
  segment.isQuestion ||= segment.isGuessedQuestion
  // "It is anna@example.com" asks nothing.
  if (gaveContact && !/[?？]/.test(text) && CONTACT_PATTERN.test(text)) {
    segment.isQuestion = false
    segment.passage = null
    // "No, the right one is anna@example.com": "is" with a number asks for no price.
    const rest = text.replace(CONTACT_WORDS_PATTERN, ' ')
    if (!isQuestion(rest, language) && !PRICE_WORD_PATTERN.test(rest)) for (const intent of ASKING_INTENTS) intents.delete(intent)
  }
  // "My phone number is …" is about contact data, and asks for none.
  if (gaveContact && !segment.isQuestion) for (const intent of ['contact', 'place', 'identity', 'about'] as const) intents.delete(intent)
  // "A business website" is a service here.
  if (named.length > 0) intents.delete('contact')
  // "Emplacement camping-car" is a service, and asks for no address.
  if (
    named.length > 0 &&
    intents.has('place') &&
    !WHERE_PATTERN.test(text) &&
    !readIntents(withoutWords(text, said), language).has('place')
  )
    intents.delete('place')
  const isOwnDay = wantsAppointment || (topic === 'time' && !HOURS_PATTERN.test(text) && (isWish || !BUSINESS_PATTERN.test(text)))
  const isAboutDay = isOwnDay && (readTime(text, language, now, topic === 'time')?.isAppointment ?? false)
  // "Would Thursday do?" of somebody who wants an appointment is about that; "are you open on Saturday?" of others is not.
  // "I twisted my knee playing football, do you treat that?" is about what is offered here.
  const fits = (segment.passage?.coverage ?? 0) >= FITTING_COVERAGE_MIN || segment.services.length > 0
  if (fits && !intents.has('injection')) intents.delete('offTopic')
  if (segment.isQuestion && isAboutDay && !intents.has('hours')) intents.add('appointment')
  const isBooking = intents.has('appointment') && BOOKING_PATTERN.test(text) && !HOURS_PATTERN.test(text)
  if (segment.isQuestion && intents.has('hours')) intents.delete(isAboutDay || isBooking ? 'hours' : 'appointment')
  // "Can we start on Monday?" is about the visitor's own plan.
  // So is "brake repair on Thursday at 10 am please".
  const asksPossible = named.length > 0 && (POSSIBLE_PATTERN.test(text) || segment.isGuessedQuestion)
  const mayPlan =
    segment.isQuestion && [...intents].every((intent) => intent === 'greeting') && (asksPossible || FIRST_PERSON_PATTERN.test(text))
  const plan = mayPlan ? readTime(text, language, now, false) : null
  const wordsMax = OWN_PLAN_WORDS_MAX + (asksPossible ? 1 : 0)
  if (plan?.isAppointment && countSubjectWords(text, language, [...named, plan.text]) <= wordsMax) intents.add('appointment')
  // "Combien de temps pour la coupe" asks for no price, nor does "when do I pay".
  const beside = segment.isQuestion && intents.has('price') ? besideAskedKind(text) : null
  if (beside !== null && !PRICE_WORD_PATTERN.test(beside)) intents.delete('price')
  // "Do I need a licence to hire a bike?" asks for something else.
  if (segment.isQuestion && (REQUIREMENT_PATTERN.test(text) || asksForCircumstance(text))) intents.delete('buy')
  // "Do I have to pay something to book?" and "how long in advance do I book?" are no requests for an appointment yet.
  segment.isQuestion ||= ADVANCE_PATTERN.test(text)
  // "Who helps me outside your opening hours?", and "until when can I cancel?"
  const isAboutOther = [...segment.topics].some((topic) => TOPICS_WITH_TERMS.has(topic)) && !OPENING_PATTERN.test(text)
  if (OUTSIDE_HOURS_PATTERN.test(text) || isAboutOther) intents.delete('hours')
  const isRequirement = REQUIREMENT_PATTERN.test(text.replace(BRINGING_IN_PATTERN, 'come'))
  if (segment.isQuestion && (isRequirement || ADVANCE_PATTERN.test(text))) intents.delete('appointment')
  // "Can I buy a voucher?" asks whether there are any.
  const isAboutBuying = segment.isQuestion ? segment.subjectWords === 0 : segment.subjectWords <= BUY_SUBJECT_WORDS_MAX
  if (named.length === 0 && !isAboutBuying) intents.delete('buy')
  // "Could you drop by on Wednesday?"
  if (segment.isQuestion && isAskedToCome(text, intents, context)) intents.add('appointment')
  dropWhatIsNotMeant(segment, context)
  // What tries to steer the assistant tells nothing about the visitor.
  if (HOSTILE_INTENTS.some((intent) => intents.has(intent))) return { ...segment, isAsking: true, isWish: false, services: [] }
  segment.isAsking = segment.isQuestion || ASKING_INTENTS.some((intent) => intents.has(intent))
  segment.isWish = WISH_INTENTS.some((intent) => intents.has(intent))
  if ((intents.has('appointment') || topic === 'time') && !DATE_PATTERN.test(text))
    segment.closedDay = findClosedDay(text, () => knowledge.passagesAbout('hours', language))
  return segment
}

/** A single word that means something else, such as "gladly", is nobody's name. */
function withoutWordAsName(contact: ReturnType<typeof readContact>, language: AssistantLanguage): ReturnType<typeof readContact> {
  const { name } = contact
  if (name === null || /[\s・]/.test(name)) return contact
  const isWord = readIntents(name, language).size > 0 || readWords(name, language).every((word) => isUnimportantWord(word, language))
  return isWord ? { ...contact, name: null } : contact
}

/** Reads everything that a message says, in the light of what the assistant asked before. */
export function understandMessage(
  message: string,
  state: AssistantState,
  knowledge: Knowledge,
  business: AssistantContext,
  language: AssistantLanguage,
): Understood {
  const { card, config, country, now } = business
  const told = readContact(message, { country, language, asked: null })
  const gaveContact = told.email !== null || told.phone !== null
  const topic = pendingTopicOf(state)
  const wantsAppointment = state.wishes.includes('appointment')
  const hasTalked = state.messages > 0
  const question = state.pending !== null && state.pending !== 'passOn' ? state.pending.question : null
  const names = { offered: config.services, priced: Object.keys(config.priceRanges) }
  const context = {
    business,
    knowledge,
    names,
    language,
    topic,
    question,
    gaveContact,
    wantsAppointment,
    hasTalked,
    now,
    knownServices: state.services,
  }
  const written = writeKanji(message)
  const segments: Segment[] = []
  for (const text of selectSegments(splitMessage(written.text, language))) {
    // "I would like an appointment. Tomorrow morning, would that do?"
    const hasWished = segments.some(({ isWish, intents }) => isWish && intents.has('appointment'))
    segments.push(readSegment(text, { ...context, wantsAppointment: wantsAppointment || hasWished }))
  }
  const asked = contactAskedBy(state, message, segments)
  const contact = withoutWordAsName(asked ? readContact(message, { country, language, asked }) : told, language)
  settleSegments(segments, { owner: card.name, asked: state.unansweredQuestions.length > 0, knowledge }, language)
  relateSegments(segments, state, knowledge, language)
  const [isSteered, isAngry] = (['injection', 'complaint'] as const).map((intent) => segments.some(({ intents }) => intents.has(intent)))
  // "Are you open on Saturday?" names a day that is not the visitor's own plan.
  const ownWords = segments
    .filter(({ closedDay, intents }) => closedDay === null && !intents.has('goodbye'))
    .filter((segment) => !isSteered && !hasIntent(segment, HOSTILE_INTENTS))
    .filter(({ isWish }) => isWish || !isAngry)
    .filter(({ text, isWish }) => isWish || !tellsOfPast(text))
    .filter(({ isJustLooking }) => !isJustLooking || topic === 'time')
    .filter(({ text, isAsking, isWish, isQuestion, intents }) => {
      if (!isAsking || isWish) return true
      // "Could I get a crown done this week?"
      return FIRST_PERSON_PATTERN.test(text) && (intents.has('price') || (isQuestion && OWN_QUESTION_PATTERN.test(text)))
    })
    .map(({ text }) => text)
    .join(' ')
  // "Now all is well, bye!"
  const isLeaving = segments.some(({ intents }) => intents.has('goodbye'))
  const time = readOwnTime(ownWords, state.time, topic === 'time', language, now)
  return {
    segments,
    contact,
    time: time && (time.isAppointment || !isLeaving) ? { ...time, text: written.original(time.text) } : null,
    budget: readBudget(ownWords, { language, currency: config.currency, asked: topic === 'budget' }),
    isEmpty: !/[\p{L}\p{N}]/u.test(message),
  }
}
