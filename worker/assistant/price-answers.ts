import { detectLanguage } from './reading/language.ts'
import { withoutUnit } from './knowledge/knowledge.ts'
import { isUnimportantWord, readWords, stemWord } from './knowledge/text.ts'
import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isNamedInFull, preferFullNames } from './exact-names.ts'
import { answerWith, quote, quotePassage, UNKNOWN, type Answer, type AnswerSource } from './answer.ts'
import { findFeePassages, saysPriceOf } from './fee-passages.ts'
import { asksForAllPrices, asksForEverything, asksForPrices } from './subject.ts'
import type { Segment } from './understand.ts'

interface Price {
  name: string
  amount: number
}

/** Most prices that one answer lists. */
const PRICES_LISTED_MAX = 20
const FREE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:free|gratis|kostenlos\w*|kostenfrei|gratuit\w*|gr[aá]tis|sin co(?:ste|sto)|sem custos?)(?![a-zß-öø-ɏ])|無料/iu
/** Most services whose names are compared with those of prices. */
const SERVICES_COMPARED_MAX = 5

/** True if all words of a name are in another one, apart from what its price counts. */
function isPartOf(part: string, whole: string, language: AssistantLanguage): boolean {
  const name = withoutUnit(part)
  if (language === 'ja') return whole.includes(name)
  const words = readWords(whole, language).map((word) => stemWord(word, language))
  return readWords(name, language).every((word) => isUnimportantWord(word, language) || words.includes(stemWord(word, language)))
}

/** True if a text has a word of the name of a price that is not in the name of a service. */
function saysMore(name: string, service: string, text: string, language: AssistantLanguage): boolean {
  const [own, known, said] = [name, service, text].map((part) =>
    readWords(part, language).flatMap((word) => (isUnimportantWord(word, language) ? [] : [stemWord(word, language)])),
  )
  return own!.some((stem) => said!.includes(stem) && !known!.includes(stem))
}

/** Names prices: one in a sentence, several in a list. Those that the reply has told already are left out. */
export function sayPrices({ voice, toldPrices }: AnswerSource, prices: Price[]): Answer {
  const { texts, money, say } = voice
  if (prices.length === 0) return UNKNOWN
  const untold = prices.filter(({ name }) => !toldPrices.has(name)).slice(0, PRICES_LISTED_MAX)
  for (const { name } of untold) toldPrices.add(name)
  const slots = untold.map(({ name, amount }) => ({ service: name, price: money(amount) }))
  if (slots.length === 0) return { texts: [], isUnknown: false, namesPrice: true }
  const lines = slots.map((slot) => `• ${say(texts.priceLine, slot)}`)
  const text = slots.length === 1 ? say(texts.price, slots[0]) : [say(texts.pricesIntro), ...lines].join('\n')
  return { texts: [text], isUnknown: false, namesPrice: true }
}

/** Prices of what a segment names. That of "probate valuation" is none of the service "home valuation". */
export function findPrices({ context, knowledge, voice }: AnswerSource, { text, services }: Segment): Price[] {
  const { language } = voice
  const { priceRanges } = context.config
  const found = knowledge.findPrices(text, language).map(({ name }) => name)
  const names = preferFullNames(found, Object.keys(priceRanges), text, language).slice(0, PRICES_LISTED_MAX)
  const compared = services.slice(0, SERVICES_COMPARED_MAX)
  const isOfService = (name: string) =>
    compared.some(
      (service) => isPartOf(name, service, language) || isPartOf(service, name, language) || saysMore(name, service, text, language),
    )
  // "The cut instead of the colour": a service that is named and was not meant has no price here.
  const isGivenUp = (name: string) => services.length > 0 && context.config.services.includes(name) && !services.includes(name)
  return names
    .filter((name) => !isGivenUp(name))
    .filter((name) => services.length === 0 || isNamedInFull(name, text, language) || isOfService(name))
    .map((name) => ({ name, amount: priceRanges[name]! }))
}

/** Prices of a service that was named in other words. */
const findPricesOf = ({ knowledge, voice: { language } }: AnswerSource, service: string): Price[] =>
  knowledge.findPrices(service, language).filter(({ name }) => isPartOf(name, service, language) || isPartOf(service, name, language))

/** The configuration is written in another language than the visitor's, so that names can hardly be compared. */
export const isInOtherLanguage = (names: string[], language: AssistantLanguage) =>
  names.length > 0 && detectLanguage(names.join('. '), null) !== language

/** Says that a service has no price of its own, and what is known about fees; or that it is free. */
function sayNoPrice(source: AnswerSource, service: string): Answer {
  const { say, texts, language } = source.voice
  const free = source.knowledge
    .passagesAbout('prices', language)
    .find((passage) => FREE_PATTERN.test(passage) && isNamedInFull(service, passage, detectLanguage(passage, language)))
  if (free) return answerWith([quote(source, free)])
  const fees = findFeePassages(source, service)
  return { texts: [say(texts.priceNotListed, { service }), ...fees], isUnknown: true }
}

/** Answers a question for a price: of what it names, of what was talked about last, or all of them. */
export function answerPrice(source: AnswerSource, segment: Segment): Answer {
  const { context, knowledge, recent, voice } = source
  const { language, texts, say } = voice
  const all = Object.entries(context.config.priceRanges).map(([name, amount]) => ({ name, amount }))
  const said = findPrices(source, segment)
  const namesOne = said.some(({ name }) => isNamedInFull(name, segment.text, language))
  if (all.length > 0 && !namesOne && asksForAllPrices(segment.text)) return sayPrices(source, all)
  const isToldBy = (service: string) => said.some(({ name }) => isPartOf(name, service, language) || isPartOf(service, name, language))
  const others = segment.services.slice(0, SERVICES_COMPARED_MAX).filter((service) => !isToldBy(service))
  const prices = [...said, ...others.flatMap((service) => findPricesOf(source, service))]
  const passage = quotePassage(source, segment)
  if (prices.length > 0) {
    const priced = sayPrices(source, prices)
    const unpriced = others.find((service) => findPricesOf(source, service).length === 0 && isNamedInFull(service, segment.text, language))
    if (unpriced) {
      const { texts: also, isUnknown } = sayNoPrice(source, unpriced)
      return { ...priced, texts: [...priced.texts, ...also], isUnknown }
    }
    // What has no price of its own may be free, or depend on something.
    const isNamed = prices.some(({ name }) => isNamedInFull(name, segment.text, language))
    return isNamed || prices.length >= segment.services.length ? priced : { ...priced, texts: [...priced.texts, ...(passage ?? [])] }
  }
  const [service] = segment.services
  if (service) return passage && saysPriceOf(service, segment.passage!.text, language) ? answerWith(passage) : sayNoPrice(source, service)
  const isAboutSomethingElse = segment.subjectWords > 0
  // "How much is it?" asks about what was talked about last.
  const [last] = recent
  if (last && !isAboutSomethingElse && !asksForEverything(segment.text, language)) {
    const pricesOf = (service: string) =>
      preferFullNames(
        knowledge.findPrices(service, language).map(({ name }) => name),
        all.map(({ name }) => name),
        service,
        language,
      )
    const known = recent.slice(0, SERVICES_COMPARED_MAX).flatMap(pricesOf)
    if (known.length > 0)
      return sayPrices(
        source,
        all.filter(({ name }) => known.includes(name)),
      )
    if (passage && saysPriceOf(last, segment.passage!.text, language)) return answerWith(passage)
    // "Valuations are free" is the price of them.
    const about = knowledge.findPassage(last, language)
    const isFree = about !== null && isNamedInFull(last, about.text, language) && saysPriceOf(last, about.text, language)
    return isFree ? answerWith([quote(source, about.text)]) : sayNoPrice(source, last)
  }
  if (all.length > 0 && segment.subjectWords <= 1 && asksForPrices(segment.text)) return sayPrices(source, all)
  if (isAboutSomethingElse && passage) return answerWith(passage)
  const isComparable = !isInOtherLanguage(
    all.map(({ name }) => name),
    language,
  )
  if (isAboutSomethingElse && isComparable) return UNKNOWN
  if (all.length > 0) return sayPrices(source, all)
  const fees = findFeePassages(source, '')
  if (fees.length > 0) return answerWith(fees)
  const [about] = knowledge.passagesAbout('prices', language)
  if (about) return answerWith([quote(source, about)])
  return passage ? answerWith(passage) : { texts: [say(texts.noPrices)], isUnknown: true }
}

/** A wish for a discount: what the company information says about discounts, else that none can be agreed. */
export function answerDiscount(source: AnswerSource, segment: Segment): Answer & { offersPassOn?: boolean } {
  const { context, voice } = source
  const passage = segment.isQuestion ? quotePassage(source, segment) : null
  if (passage) return answerWith(passage)
  const hasPrices = Object.keys(context.config.priceRanges).length > 0
  const text = voice.say(hasPrices ? voice.texts.discount : voice.texts.discountWithoutPrices)
  return { texts: [text], isUnknown: false, offersPassOn: true }
}
