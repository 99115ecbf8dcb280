import { detectLanguage } from './reading/language.ts'
import { isUnimportantWord, readWords, stemWord } from './knowledge/text.ts'
import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { answerWith, quote, quotePassage, UNKNOWN, type Answer, type AnswerSource } from './answer.ts'
import { asksForAllPrices, asksForEverything } from './subject.ts'
import type { Segment } from './understand.ts'

interface Price {
  name: string
  amount: number
}

/** Most prices that one answer lists. */
const PRICES_LISTED_MAX = 20
/** Most services whose names are compared with those of prices. */
const SERVICES_COMPARED_MAX = 5

/** True if all words of a name are in another one. */
function isPartOf(name: string, whole: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return whole.includes(name)
  const words = readWords(whole, language).map((word) => stemWord(word, language))
  return readWords(name, language).every((word) => isUnimportantWord(word, language) || words.includes(stemWord(word, language)))
}

/** Names prices: one in a sentence, several in a list. */
export function sayPrices({ voice }: AnswerSource, prices: Price[]): Answer {
  const { texts, money, say } = voice
  const slots = prices.slice(0, PRICES_LISTED_MAX).map(({ name, amount }) => ({ service: name, price: money(amount) }))
  if (slots.length === 0) return UNKNOWN
  const lines = slots.map((slot) => `• ${say(texts.priceLine, slot)}`)
  const text = slots.length === 1 ? say(texts.price, slots[0]) : [say(texts.pricesIntro), ...lines].join('\n')
  return { texts: [text], isUnknown: false, namesPrice: true }
}

/** Prices of what a segment names. That of "probate valuation" is none of the service "home valuation". */
export function findPrices({ knowledge, voice }: AnswerSource, { text, services }: Segment): Price[] {
  const { language } = voice
  const prices = knowledge.findPrices(text, language)
  if (services.length === 0) return prices
  const compared = services.slice(0, SERVICES_COMPARED_MAX)
  return prices
    .slice(0, PRICES_LISTED_MAX)
    .filter(({ name }) => compared.some((service) => isPartOf(name, service, language) || isPartOf(service, name, language)))
}

/** The configuration is written in another language than the visitor's, so that names can hardly be compared. */
const isInOtherLanguage = (names: string[], language: AssistantLanguage) =>
  names.length > 0 && detectLanguage(names.join('. '), null) !== language

/** Answers a question for a price: of what it names, of what was talked about last, or all of them. */
export function answerPrice(source: AnswerSource, segment: Segment): Answer {
  const { context, knowledge, state, voice } = source
  const { language, texts, say } = voice
  const all = Object.entries(context.config.priceRanges).map(([name, amount]) => ({ name, amount }))
  const prices = findPrices(source, segment)
  const passage = quotePassage(source, segment)
  if (prices.length > 0) {
    const priced = sayPrices(source, prices)
    // What has no price of its own may be free, or depend on something.
    return prices.length >= segment.services.length ? priced : { ...priced, texts: [...priced.texts, ...(passage ?? [])] }
  }
  if (segment.services.length > 0)
    return passage ? answerWith(passage) : { texts: [say(texts.priceNotListed, { service: segment.services[0]! })], isUnknown: true }
  if (all.length > 0 && asksForAllPrices(segment.text)) return sayPrices(source, all)
  const isAboutSomethingElse = segment.subjectWords > 0
  // "How much is it?" asks about what was talked about last.
  const last = state.services.at(-1)
  if (last && !isAboutSomethingElse && !asksForEverything(segment.text, language)) {
    const known = knowledge.findPrices(last, language)
    if (known.length > 0) return sayPrices(source, known)
    return passage ? answerWith(passage) : { texts: [say(texts.priceNotListed, { service: last })], isUnknown: true }
  }
  if (isAboutSomethingElse && passage) return answerWith(passage)
  const isComparable = !isInOtherLanguage(
    all.map(({ name }) => name),
    language,
  )
  if (isAboutSomethingElse && isComparable) return UNKNOWN
  if (all.length > 0) return sayPrices(source, all)
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
