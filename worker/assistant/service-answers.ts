import { answerWith, quote, quotePassage, UNKNOWN, type Answer, type AnswerSource } from './answer.ts'
import type { Concept } from './knowledge/concepts.ts'
import { findPrices, sayPrices } from './price-answers.ts'
import { asksForCircumstance } from './question-shape.ts'
import { asksOpenly } from './subject.ts'
import type { Segment } from './understand.ts'

/** Subjects of questions for the business itself. */
const ABOUT_TOPICS: Concept[] = ['team', 'experience', 'credentials', 'reviews']
/** Longest list of services in one sentence, in characters. */
const SERVICES_LENGTH_MAX = 350

/** Most prices that are told of what is only asked whether it is offered. */
const PRICES_TOLD_MAX = 3

function listServices({ context, voice }: AnswerSource): string {
  const { services } = context.config
  let length = 0
  const named = services.filter((service) => (length += service.length + 2) <= SERVICES_LENGTH_MAX)
  return voice.list(services.length > named.length ? [...named, voice.texts.more] : named)
}

/** "Do you offer haircuts?": yes, with its price and what else is known about it. */
export function describeServices(source: AnswerSource, segment: Segment): Answer {
  const { voice } = source
  // "Yes, we offer eye tests" says nothing about what to bring.
  if (asksForCircumstance(segment.text)) return answerWith(quotePassage(source, segment))
  const prices = findPrices(source, segment)
  const priced = prices.length > 0 && prices.length <= PRICES_TOLD_MAX ? sayPrices(source, prices) : null
  const yes = voice.say(voice.texts.serviceYes, { service: voice.list(segment.services) })
  return { texts: [yes, ...(priced?.texts ?? []), ...(quotePassage(source, segment) ?? [])], isUnknown: false, namesPrice: priced !== null }
}

/** Answers a question for what is offered: about one thing, or in general. */
export function answerServices(source: AnswerSource, segment: Segment): Answer {
  const { texts, say, business } = source.voice
  const { services, businessType } = source.context.config
  const asksForAll = asksOpenly(segment.text)
  // "What kind of dental work do you do?" is answered by all services, even if one of them has a word of the question.
  if (segment.services.length > (asksForAll ? 1 : 0)) return describeServices(source, segment)
  const passage = quotePassage(source, segment)
  const isAboutOneThing = segment.subjectWords > 0 && !asksForAll
  if (isAboutOneThing) {
    if (passage) return answerWith(passage)
    return services.length > 0 ? { texts: [say(texts.serviceNotListed, { services: listServices(source) })], isUnknown: true } : UNKNOWN
  }
  if (services.length > 0) return answerWith([say(texts.services, { services: listServices(source) })])
  if (passage) return answerWith(passage)
  return businessType && business ? answerWith([say(texts.aboutType, { type: businessType })]) : answerAbout(source, segment)
}

/** Matches a question for a number. */
const NUMBER_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:how (?:many|often|big|old)|rate|percent\w*|wie ?viele?|quote|prozent\w*|cu[aá]nt[oa]s|tasa|porcentaje|combien|taux|pourcentage|quant[oa]s|taxa|percentagem|porcentagem)(?![a-zß-öø-ɏ])|何(?:人|名|件|年)|率/iu

/** Answers a question about the business and the people behind it. */
export function answerAbout(source: AnswerSource, segment: Segment): Answer {
  const { texts, business, say, language } = source.voice
  const { card, config } = source.context
  const passage = quotePassage(source, segment)
  if (passage) return answerWith(passage)
  // "Are you insured?" is not answered by who the people are.
  if ([...segment.topics].some((topic) => !ABOUT_TOPICS.includes(topic))) return UNKNOWN
  const about = card.about ?? source.knowledge.passagesAbout('team', language)[0]
  // "What is your success rate?" is no question for who you are.
  if (NUMBER_PATTERN.test(segment.text) && !(about && /\d/.test(about))) return UNKNOWN
  if (about) return answerWith([quote(source, about)])
  if (business && config.businessType) return answerWith([say(texts.aboutType, { type: config.businessType })])
  return card.name && card.title ? answerWith([say(texts.aboutPerson, { title: card.title })]) : UNKNOWN
}
