import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { findClosedDay } from './closed-days.ts'
import { FIRST_PERSON_PATTERN, isMention, isNounQuestion, isOwnStory, type SegmentContext } from './guessed-questions.ts'
import { isNamedInFull, sharesOwnWord } from './exact-names.ts'
import { findSibling } from './follow-up.ts'
import { isQuestion, readIntents, type Intent } from './knowledge/intents.ts'
import type { Concept } from './knowledge/concepts.ts'
import { hasTime, readDays } from './knowledge/days.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { isUnimportantWord, readWords } from './knowledge/text.ts'
import { readNamedServices } from './named-services.ts'
import { asksForCircumstance, asksForTime, hasAskingClause, tellsOfPast } from './question-shape.ts'
import { readBudget } from './reading/budget.ts'
import { readContact } from './reading/contact.ts'
import { splitMessage } from './reading/segments.ts'
import { readTime } from './reading/time.ts'
import type { AssistantState, AskedTopic } from './state.ts'
import { isReaction, withoutJustLooking } from './statements.ts'
import { asksOpenly, countSubjectWords, readTopics } from './subject.ts'
import type { AssistantContext } from './turn.ts'

/** Most segments of one message that are looked at. */
const SEGMENTS_MAX = 12

/** Intents that ask for something that the card or the configuration may answer. */
const ASKING_INTENTS: Intent[] = ['services', 'price', 'hours', 'place', 'contact', 'about', 'identity', 'discount']
/** Intents of a question that goes on from the one before. */
const GOES_ON: Intent[] = ['price', 'yes', 'thanks', 'services']
const HOSTILE_INTENTS: Intent[] = ['injection', 'otherVisitors', 'offTopic']
const WISH_INTENTS: Intent[] = ['appointment', 'quote', 'callback', 'buy']

/** A question or a clause of a visitor's message. */
export interface Segment {
  text: string
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

/** Matches questions for what the business does on a day, which is not the visitor's own: "are you there on Friday". */
const BUSINESS_PATTERN =
  /(?<!\p{L})(?:you|u|ya|your|open|closed|sie|ihr|euch|offen|geöffnet|zu|vous|ouvert\w*|ferm[eé]\w*|ouvrez|ustedes|abr\w+|atiend\w+|trabaj\w+|est[aá]n|cerrad\w+|voc[eê]s|atend\w+|funcion\w+|trabalh\w+|fechad\w+)(?!\p{L})|営業|診療|開い|やって|休み|対応|受付/iu

/** Words of booking and coming, with which a question that names a time is no question for the opening hours. */
const BOOKING_PATTERN =
  /book|reserv|schedul|appoint|agend|\bmarcar|\bcitas?\b|turno|termin|buchen|rendez|\brdv|réserv|予約|\bcome\b|\b(?:drop|stop|come) by|\bpop in|vorbei|\bkommen\b|\bvenir\b|\bpasser\b|\bpasar\b|\bir\b|\bvir\b|\bpassar\b|伺|行って/iu
/** Words with which it is one all the same. */
const HOURS_PATTERN =
  /what time|when\b|until|\btill\b|hours|\bwann\b|\bquand\b|heures d|horario|hor[aá]rio|a qu[eé] hora|cu[aá]ndo|\bquando\b|que horas|何時|いつ|営業|開い/iu
const DATE_PATTERN =
  /\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}[./]\d{1,2}|\d月|(?<!\p{L})(?:jan|feb|mar|apr|abr|may|mai|jun|jul|aug|sep|set|oct|okt|out|nov|dec|dez|d[eé]c|dic|ene|janv|f[eé]v|avr|juin|juil|ao[uû]t|ago)\p{L}{0,7}(?!\p{L})/iu
/** Coverage of a passage from which on a question belongs here, whatever it sounds like. */
const FITTING_COVERAGE_MIN = 0.95
/** Words beside its day that a question for the visitor's own plan may have, because they may be misspelt. */
const OWN_PLAN_WORDS_MAX = 1
/** Words beside those of buying that a statement with a wish to buy may have: "I want people to order online" is none. */
const BUY_SUBJECT_WORDS_MAX = 3

/** Words before what somebody wants who refuses something else. */
const INSTEAD_PATTERN =
  /(?<!\p{L})(?:but|rather|instead|aber|sondern|lieber|stattdessen|pero|sino|mejor|mais|plut[oô]t|mas|melhor)(?!\p{L})|けど|ですが|代わり/iu
const REQUIREMENT_PATTERN =
  /(?<!\p{L})(?:(?:can|may|could|should|shall) (?:i|we) (?:bring|take)|for (?:hire|rent)|to (?:rent|borrow)|mitbringen|mitnehmen|ausleihen|mieten|puedo (?:llevar|traer)|podemos (?:llevar|traer)|alquil\w+|(?:puis-je|peut-on|je peux|on peut) (?:apporter|amener|emmener|venir avec)|louer|posso (?:levar|trazer)|podemos (?:levar|trazer)|alug\w+|do (?:i|we) (?:need|have to)|(?:i|we) need (?:to show|for)|required?|necessary|brauch\w* (?:ich|man|wir)|muss (?:ich|man)|müssen wir|nötig|erforderlich|necesit(?:o|amos)|hace falta|hay que|tengo que|se requiere|faut-il|il faut|ai-je besoin|besoin d[e'’]|dois-je|é preciso|preciso (?:de|levar|ter)|tenho que|precisa)(?!\p{L})|必要/iu
const OUTSIDE_HOURS_PATTERN =
  /(?<!\p{L})(?:outside (?:of )?(?:your |the |opening |office |normal |business )*hours|when you(?:'re| are) closed|außerhalb (?:der|ihrer|eurer) (?:öffnungs|geschäfts|sprech|büro)zeiten|fuera de(?:l)? (?:su |el )?horario|en dehors d(?:e vos|es) (?:heures|horaires)|fora do hor[aá]rio)(?!\p{L})|(?:営業|診療)時間外/iu
/** Subjects with terms of their own, whose dates are no opening hours. */
const TOPICS_WITH_TERMS = new Set<Concept>(['cancellation', 'refund', 'delivery', 'deposit', 'guarantee', 'giftCards', 'advanceNotice', 'paymentMethods'])
const OPENING_PATTERN =
  /open|close|hours|geöffnet|offen|öffn|zeiten|schlie(?:ß|ss)|ouvr|ouvert|ferm|horaire|abiert|abr[eií]|cierr|cerrad|horario|abert|fech|hor[aá]rio|営業|開|閉/iu
/** Beginnings of questions for the visitor's own plan. */
const OWN_QUESTION_PATTERN =
  /(?<!\p{L})(?:can|could|may|shall|should) (?:i|we)(?!\p{L})|(?<!\p{L})(?:kann|könnte|können|könnten|dürfte) (?:ich|wir)(?!\p{L})|(?<!\p{L})(?:puedo|podemos|podr[ií]a(?:mos)?|puis-je|pourrais-je|peut-on|pourrait-on|est-ce que je (?:peux|pourrais)|posso|podemos|poderia(?:mos)?)(?!\p{L})/iu
const DURATION_PATTERN =
  /(?<!\p{L})(?:how long|how much time|how many (?:hours|days|weeks|months|minutes)|wie lange|wie viele? (?:zeit|stunden|tage|wochen|monate|minuten)|cu[aá]nt[oa]s? (?:tiempo|horas|d[ií]as|semanas|meses|minutos)|combien (?:de temps|d['’]heures|de jours|de semaines|de mois|de minutes)|quant[oa]s? (?:tempo|horas|dias|semanas|meses|minutos))(?!\p{L})|所要時間|どのくらいの(?:時間|期間)|何(?:分|時間|日|週間|か月)/iu
/** Matches units of time. */
const SPAN_PATTERN =
  /(?<!\p{L})(?:minutes?|mins?|hours?|days?|weeks?|months?|minuten|stunden?|tage?n?|wochen?|monate?n?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|heures?|jours?|semaines?|mois|m[eê]s)(?!\p{L})|\d\s?(?:min|h)\b|分|時間|日間|週間/iu
const PRICE_WORD_PATTERN = /pri[cx]|preis|pre[cç]|cost|kost|co[uû]t|cuest|cust|tarif|charge|rate|fee|valor|how much|cu[aá]nto|combien|quanto|料金|価格|いくら/iu
/** Matches e-mail addresses and phone numbers. */
const CONTACT_WORDS_PATTERN = /\S+@\S+|\+?\d(?:[\s./()-]*\d){6,}/gu
const ADVANCE_PATTERN =
  /(?<!\p{L})(?:(?:how (?:far|long|many days|many weeks|much) )[^?]{0,20}(?:advance|ahead|before|notice)|combien de (?:temps|jours|semaines)|wie (?:lange|viele tage|früh|weit) [^?]{0,20}(?:voraus|vorher|vorab)|(?:cu[aá]nt[oa]s? (?:tiempo|d[ií]as|anticipaci[oó]n|antelaci[oó]n))|quant[oa]s? (?:tempo|dias|anteced[eê]ncia))(?!\p{L})|何日前|どのくらい前|いつまでに予約/iu
/** Times that are no day of the visitor's own. */
const GENERAL_TIME_PATTERN =
  /(?<!\p{L})(?:at night|nights|(?:on |at )?(?:the )?weekends?|(?:in the )?evenings|after hours|(?:on |over )?(?:public |bank )?holidays|24.?7|around the clock|nachts|am wochenende|abends|an feiertagen|rund um die uhr|de noche|por la noche|(?:los )?fin(?:es)? de semana|(?:los )?festivos|feriados|la nuit|le week-?end|le soir|les jours fériés|à noite|de madrugada|(?:no )?fi(?:m|ns) de semana|aos? domingos?|aos? sábados?)(?!\p{L})|夜間|深夜|週末|祝日/iu

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
  const intents = readIntents(text, language, knowledge.ownWords)
  const asksForAll = intents.has('services') && asksOpenly(text) && countSubjectWords(text, language) === 0
  const named = asksForAll ? [] : readNamedServices(text, knowledge, names, language)
  const isWish = WISH_INTENTS.some((intent) => intents.has(intent))
  // "Not the haircut, rather the colour": what was named before is given up.
  const replacesService = intents.has('cancelFact') && named.some((service) => !knownServices.includes(service))
  const segment: Segment = {
    text,
    intents,
    isQuestion: isQuestion(text, language),
    isAsking: false,
    isWish: false,
    services: replacesService ? named.filter((service) => !knownServices.includes(service)) : named,
    topics: readTopics(text, language),
    subjectWords: countSubjectWords(text, language, isWish ? [...named, readTime(text, language, now, false)?.text ?? ''] : named),
    passage: knowledge.findPassage(text, language),
    closedDay: null,
    isGuessedQuestion: false,
    isJustLooking: false,
  }
  preferPassageOfService(segment, context)
  const beside = withoutJustLooking(text)
  if (beside !== null && !segment.isQuestion) {
    segment.isJustLooking = true
    if (!readIntents(beside, language).has('notInterested')) intents.delete('notInterested')
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
  const isOwnDay = wantsAppointment || (topic === 'time' && (isWish || !BUSINESS_PATTERN.test(text)))
  const isAboutDay = isOwnDay && (readTime(text, language, now, topic === 'time')?.isAppointment ?? false)
  // "Would Thursday do?" of somebody who wants an appointment is about that; "are you open on Saturday?" of others is not.
  // "I twisted my knee playing football, do you treat that?" is about what is offered here.
  const fits = (segment.passage?.coverage ?? 0) >= FITTING_COVERAGE_MIN || segment.services.length > 0
  if (fits && !intents.has('injection')) intents.delete('offTopic')
  if (segment.isQuestion && isAboutDay && !intents.has('hours')) intents.add('appointment')
  const isBooking = intents.has('appointment') && BOOKING_PATTERN.test(text) && !HOURS_PATTERN.test(text)
  if (segment.isQuestion && intents.has('hours')) intents.delete(isAboutDay || isBooking ? 'hours' : 'appointment')
  // "Can we start on Monday?" is about the visitor's own plan.
  const plan = segment.isQuestion && intents.size === 0 && FIRST_PERSON_PATTERN.test(text) ? readTime(text, language, now, false) : null
  if (plan?.isAppointment && countSubjectWords(text, language, [...named, plan.text]) <= OWN_PLAN_WORDS_MAX) intents.add('appointment')
  // "Combien de temps pour la coupe" asks for no price.
  if (segment.isQuestion && DURATION_PATTERN.test(text) && !PRICE_WORD_PATTERN.test(text.replace(DURATION_PATTERN, ' '))) intents.delete('price')
  // "Do I need a licence to hire a bike?" asks for something else.
  if (segment.isQuestion && (REQUIREMENT_PATTERN.test(text) || asksForCircumstance(text))) intents.delete('buy')
  // "Do I have to pay something to book?" and "how long in advance do I book?" are no requests for an appointment yet.
  segment.isQuestion ||= ADVANCE_PATTERN.test(text)
  // "Who helps me outside your opening hours?", and "until when can I cancel?"
  const isAboutOther = [...segment.topics].some((topic) => TOPICS_WITH_TERMS.has(topic)) && !OPENING_PATTERN.test(text)
  if (OUTSIDE_HOURS_PATTERN.test(text) || isAboutOther) intents.delete('hours')
  if (segment.isQuestion && (REQUIREMENT_PATTERN.test(text) || ADVANCE_PATTERN.test(text))) intents.delete('appointment')
  // "Can I buy a voucher?" asks whether there are any.
  const isAboutBuying = segment.isQuestion ? segment.subjectWords === 0 : segment.subjectWords <= BUY_SUBJECT_WORDS_MAX
  if (named.length === 0 && !isAboutBuying) intents.delete('buy')
  // What tries to steer the assistant tells nothing about the visitor.
  if (HOSTILE_INTENTS.some((intent) => intents.has(intent))) return { ...segment, isAsking: true, services: [] }
  segment.isAsking = segment.isQuestion || ASKING_INTENTS.some((intent) => intents.has(intent))
  segment.isWish = WISH_INTENTS.some((intent) => intents.has(intent))
  if ((intents.has('appointment') || topic === 'time') && !DATE_PATTERN.test(text))
    segment.closedDay = findClosedDay(text, () => knowledge.passagesAbout('hours', language))
  return segment
}

const PRONOUN_PATTERN = /(?<!\p{L})(?:it|that|this|they|es|das|ça|cela|elle|il|eso|esto|ella|isso|ela|ele)(?!\p{L})|それ/iu

/** True for "how long does it take", which is about what was named before. */
const isAboutLast = ({ text, subjectWords }: Segment) => subjectWords === 0 || (subjectWords <= 2 && PRONOUN_PATTERN.test(text))

/** True for "at what time is it", which may be about what was named before. */
const isOnlyAboutHoursOf = ({ text, intents, subjectWords }: Segment) =>
  subjectWords === 0 && PRONOUN_PATTERN.test(text) && [...intents].every((intent) => intent === 'hours' || intent === 'offTopic')

/** Share of the coverage of a passage from which one about the service that was talked about is preferred. */
const SERVICE_COVERAGE_SHARE = 0.8

/** A single word that means something else, such as "gladly", is nobody's name. */
function withoutWordAsName(contact: ReturnType<typeof readContact>, language: AssistantLanguage): ReturnType<typeof readContact> {
  const { name } = contact
  if (name === null || /[\s・]/.test(name)) return contact
  const isWord = readIntents(name, language).size > 0 || readWords(name, language).every((word) => isUnimportantWord(word, language))
  return isWord ? { ...contact, name: null } : contact
}

/**
 * Reads the visitor's own time. Who changes a day often names the old one too: "I cannot make it on Tuesday, let us take Thursday".
 */
function readOwnTime(words: string, state: AssistantState, language: AssistantLanguage, now: number): ReturnType<typeof readTime> {
  const time = readTime(words, language, now, pendingTopicOf(state) === 'time')
  if (!time || !state.time || readDays(time.text, true).size === 0) return time
  const knownDays = [...readDays(state.time.text, true)]
  if (knownDays.join() !== [...readDays(time.text, true)].join()) return time
  const later = readTime(words.slice(words.indexOf(time.text) + time.text.length), language, now, false)
  return later && readDays(later.text, true).size > 0 ? later : time
}

/** Matches what holds an e-mail address or a phone number. */
const CONTACT_PATTERN = /@|\d(?:[\s./()-]*\d){6}/

/** Reads everything that a message says, in the light of what the assistant asked before. */
export function understandMessage(
  message: string,
  state: AssistantState,
  knowledge: Knowledge,
  { config, country, now }: AssistantContext,
  language: AssistantLanguage,
): Understood {
  const told = readContact(message, { country, language, asked: null })
  const gaveContact = told.email !== null || told.phone !== null
  const topic = pendingTopicOf(state)
  const wantsAppointment = state.wishes.includes('appointment')
  const hasTalked = state.messages > 0
  const question = state.pending !== null && state.pending !== 'passOn' ? state.pending.question : null
  const names = { offered: config.services, priced: Object.keys(config.priceRanges) }
  const context = { knowledge, names, language, topic, question, gaveContact, wantsAppointment, hasTalked, now, knownServices: state.services }
  const segments = splitMessage(message, language)
    .slice(0, SEGMENTS_MAX)
    .map((text) => readSegment(text, context))
  const asked = contactAskedBy(state, message, segments)
  const contact = withoutWordAsName(asked ? readContact(message, { country, language, asked }) : told, language)
  // Beside other things that a message says, a few words without the signs of a question are none, unless something answers them.
  const isAlone = segments.every(
    ({ isGuessedQuestion, intents }) => isGuessedQuestion || [...intents].every((intent) => intent === 'greeting'),
  )
  for (const [index, segment] of segments.entries()) {
    if (segment.isGuessedQuestion && !isAlone && segment.passage === null && segment.services.length === 0)
      Object.assign(segment, { isQuestion: false, isAsking: hasIntent(segment, ASKING_INTENTS) })
    // "What is an engagement shoot, and how long does it take?"
    const last =
      segments
        .slice(0, index)
        .findLast(({ services }) => services.length > 0)
        ?.services[0] ?? state.services.at(-1)
    // "The insurance wants papers about the damage. Do you do that?"
    const before = segments[index - 1]
    const isPointing = segment.isQuestion && !segment.passage && segment.services.length === 0 && segment.intents.size === 0 && isAboutLast(segment)
    if (isPointing && before && !before.isAsking && before.text.split(/\s+/).length > 2) {
      segment.passage = before.passage ?? knowledge.findPassage(`${before.text} ${segment.text}`, language)
      segment.services = before.services
      segment.topics = before.topics
    }
    // "And for men?" after a price.
    const mayAsk = segment.isQuestion || (state.hasJustNamedPrice && !segment.isWish)
    const isOpen = mayAsk && segment.services.length === 0 && !segment.passage
    const sibling = isOpen && last && [...segment.intents].every((intent) => GOES_ON.includes(intent)) && findSibling(segment.text, last, knowledge, language)
    if (sibling) {
      Object.assign(segment, { services: [sibling], isQuestion: true, isAsking: true })
      if (state.hasJustNamedPrice || segments[index - 1]?.intents.has('price')) segment.intents.add('price')
    }
    const asksKnown = hasIntent(segment, ASKING_INTENTS)
    if (last && segment.isQuestion && segment.services.length === 0 && isAboutLast(segment) && (!asksKnown || isOnlyAboutHoursOf(segment))) {
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
    // "What do you charge for a logo? And for a website?" asks for two prices.
    const continues = segment.isQuestion && segment.services.length > 0 && segment.intents.size === 0 && !asksForTime(segment.text)
    if (continues && segments[index - 1]?.intents.has('price')) segment.intents.add('price')
  }
  // "Are you open on Saturday?" names a day that is not the visitor's own plan.
  const ownWords = segments
    .filter(({ closedDay, intents }) => closedDay === null && !intents.has('goodbye'))
    .filter(({ text, isWish }) => isWish || !tellsOfPast(text))
    .filter(({ isJustLooking }) => !isJustLooking || topic === 'time')
    .filter(({ text, isAsking, isWish, isQuestion, intents }) => {
      if (!isAsking || isWish) return true
      // "Could I get a crown done this week?"
      return FIRST_PERSON_PATTERN.test(text) && (intents.has('price') || (isQuestion && OWN_QUESTION_PATTERN.test(text)))
    })
    .map(({ text }) => text)
    .join(' ')
  return {
    segments,
    contact,
    time: readOwnTime(ownWords, state, language, now),
    budget: readBudget(ownWords, { language, currency: config.currency, asked: topic === 'budget' }),
    isEmpty: !/[\p{L}\p{N}]/u.test(message),
  }
}
