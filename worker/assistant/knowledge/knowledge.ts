import { type AssistantLanguage, type SalesbotConfig } from '../../../schema/salesbot.ts'
import { type Concept } from './concepts.ts'
import { NameIndex } from './names.ts'
import { PassageIndex } from './passage-index.ts'
import { boundMessage, foldText } from './text.ts'

/** Subjects of `passagesAbout`, with the concepts that belong to each. */
const PASSAGE_TOPICS = {
  hours: ['hours'],
  place: ['place'],
  parking: ['parking'],
  contact: ['contact'],
  payment: ['paymentMethods', 'installments', 'deposit'],
  prices: ['priceInfo', 'freeOfCharge'],
  delivery: ['delivery', 'pickup'],
  booking: ['booking'],
  cancellation: ['cancellation'],
  refund: ['refund'],
  guarantee: ['guarantee'],
  insurance: ['insurance'],
  credentials: ['credentials'],
  languages: ['languages'],
  team: ['team'],
  experience: ['experience'],
  area: ['area'],
  emergency: ['emergency'],
  pets: ['pets'],
  children: ['children'],
  accessibility: ['accessibility'],
  food: ['vegetarian', 'vegan', 'allergies', 'halal', 'foodMenu'],
  discounts: ['discounts'],
  giftCards: ['giftCards'],
  duration: ['duration'],
  quotes: ['quotes'],
  consultation: ['consultation'],
  online: ['online'],
  privacy: ['privacy'],
  reviews: ['reviews'],
  jobs: ['jobs'],
} as const satisfies Record<string, readonly Concept[]>
export type PassageTopic = keyof typeof PASSAGE_TOPICS

interface Price {
  name: string
  /** In units of the configured currency. */
  amount: number
}

/** What card and configuration say, to be looked up in a visitor's words. Texts are cut to the longest message of the chat. */
export interface Knowledge {
  /** Configured services that a text names or clearly means, best first. */
  findServices(text: string, language: AssistantLanguage): string[]
  /** Configured services and prices of which a question for a price says only a part: "the large one". `subjects`: its words that say what it is about. */
  findPartly(text: string, language: AssistantLanguage, subjects: ReadonlySet<string>): string[]
  /** The words of a text, or the characters of a Japanese one, by which services and prices were found in it. */
  findServiceWords(text: string, language: AssistantLanguage): string[]
  /** Configured prices of what a text names, also by the service that they belong to; all that fit equally well. */
  findPrices(text: string, language: AssistantLanguage): Price[]
  /**
   * The passage of the company information or of the card's text about it that answers a question, verbatim, with the share of the
   * question that it covers (0 to 1). Null if none covers enough of it.
   */
  findPassage(question: string, language: AssistantLanguage): { text: string; coverage: number } | null
  /** Folded words of services, prices and passages: a visitor who writes one of them means it, and did not misspell another. */
  ownWords: ReadonlySet<string>
  /** Folded proper names of the company information, such as places, that a text says. */
  namesIn(text: string, language: AssistantLanguage): string[]
  /** All passages on a subject, verbatim, in the owner's order; with `language`, those in it come first. */
  passagesAbout(topic: PassageTopic, language?: AssistantLanguage): string[]
  /** True if any passage is on a subject, also if that is what the business is about. */
  speaksOf(topic: PassageTopic): boolean
}

const UNIT_PATTERN =
  /\s*[(（]\s*(?:(?:per|an?|each|every|pro|je|jede[rsnm]?|por|al?|la|le|par|chaque|cada|ao?|à|from|ab|desde|dès)\s|l['’]|[1１一])[^()（）]{1,40}[)）]\s*$/iu

/** The name of a price without what it counts: "Boarding (per night)". */
export const withoutUnit = (name: string) => name.replace(UNIT_PATTERN, '')

/** Shortest part of a person's name that counts, in letters: titles are shorter. */
const NAME_LENGTH_MIN = 3

/** Most characters of indexed texts that are kept between messages. */
const CACHED_CHARACTERS_MAX = 100_000

/** Keeps what was built from texts for the next messages, the last used first, within CACHED_CHARACTERS_MAX. */
class BuiltCache<Value> {
  readonly #entries = new Map<string, Value>()
  #characters = 0

  get(key: string, build: () => Value): Value {
    const value = this.#entries.get(key) ?? build()
    if (!this.#entries.delete(key)) this.#characters += key.length
    this.#entries.set(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= CACHED_CHARACTERS_MAX) break
      this.#entries.delete(oldest)
      this.#characters -= oldest.length
    }
    return value
  }
}

const passageIndexes = new BuiltCache<PassageIndex>()
const nameIndexes = new BuiltCache<NameIndex>()
const wordSets = new BuiltCache<ReadonlySet<string>>()
const nameIndexOf = (names: string[]) => nameIndexes.get(JSON.stringify(names), () => new NameIndex(names))

/** Reads card and configuration for look-ups. What was built from a text is kept for the next message. */
export function createKnowledge(
  card: { about: string | null; name?: string | null },
  config: Pick<SalesbotConfig, 'services' | 'priceRanges' | 'companyInfo'>,
): Knowledge {
  const texts = [config.companyInfo, card.about].filter((text): text is string => text !== null && text.trim() !== '')
  const people = foldText(card.name ?? '')
    .split(/[^\p{L}]+/u)
    .filter((name) => name.length >= NAME_LENGTH_MIN)
  const passages = passageIndexes.get(JSON.stringify([texts, people]), () => new PassageIndex(texts, people))
  const services = nameIndexOf(config.services)
  const priceNames = Object.keys(config.priceRanges)
  const pricesByName = Map.groupBy(priceNames, (name) => foldText(withoutUnit(name)))
  const pricesOf = (name: string) => pricesByName.get(foldText(name)) ?? []
  const servicesAndPrices = nameIndexOf([...new Set([...config.services, ...priceNames.map(withoutUnit)])])
  const toPrices = (names: string[]) => names.map((name) => ({ name, amount: config.priceRanges[name]! }))

  const written = [...config.services, ...priceNames, ...texts].join(' ')

  return {
    ownWords: wordSets.get(written, () => new Set(foldText(written).match(/\p{L}{4,}/gu))),
    findServices: (text, language) => services.find(text, language),
    findPartly: (text, language, subjects) => {
      const found = services.findPartly(text, language, subjects)
      return found.length > 0 ? found : servicesAndPrices.findPartly(text, language, subjects).flatMap(pricesOf)
    },
    findServiceWords: (text, language) => [...services.findWords(text, language), ...servicesAndPrices.findWords(text, language)],
    findPrices(text, language) {
      // Services are looked up beside prices, so that what has no price of its own is not answered by the price of something like it.
      const found = servicesAndPrices.find(text, language)
      const named = found.flatMap(pricesOf)
      const belonging = found
        .filter((name) => pricesOf(name).length === 0)
        .slice(0, 3)
        .flatMap((service) => servicesAndPrices.findSame(service).flatMap(pricesOf))
      return toPrices([...new Set([...named, ...belonging])])
    },
    findPassage(text, language) {
      const question = boundMessage(text)
      const found = passages.find(question, language)
      if (found) return found
      // "How long does a repair take?" is about the one repair that is offered.
      const [service, ...others] = services.find(question, language)
      const about = service !== undefined && others.length === 0 ? passages.find(`${question} ${service}`, language) : null
      return about && passages.asksForTime(question, language) ? about : null
    },
    namesIn: (text, language) => passages.namesIn(text, language),
    passagesAbout: (topic, language) => passages.on(PASSAGE_TOPICS[topic], language),
    speaksOf: (topic) => passages.speaksOf(PASSAGE_TOPICS[topic]),
  }
}
