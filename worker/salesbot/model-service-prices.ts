import { foldCharacters } from './model-fold.ts'

/** A number of a sentence, as far as it matters here. */
export interface PricedNumber {
  start: number
  value: number
  /** True if the sentence says that what it names is this number. */
  isEquated: boolean
}

/** First letters that stand for all forms of a word. */
const STEM_LENGTH = 4
/** A sentence about what the sentence before it named. */
const PRONOUN_PATTERN =
  /^\s*(?:it|that|this|they|es|das|der|die|er|sie|ese|esa|eso|cuesta|ce|c['’]est|ça|cela|elle|il|isso|ele|ela|custa|é|それ|こちら)(?![a-zß-öø-ɏ])/iu

interface NamedService {
  price: number
  name: string
  index: number
}

/**
 * Returns a function that finds a price beside the name of another service. `previous` is the sentence before. A sentence with
 * several services counts only if services and amounts alternate, because the names in a list may be translated.
 */
export function createWrongPriceFinder(
  priceRanges: Record<string, number>,
): (sentence: string, priced: PricedNumber[], previous: string) => boolean {
  const prices = new Set(Object.values(priceRanges))
  const services = Object.entries(priceRanges)
    .map(([name, price]) => ({ name: foldCharacters(name).toLowerCase(), price }))
    .toSorted((a, b) => b.name.length - a.name.length)
  const stemsOf = (name: string) => (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_LENGTH))

  const readNames = (sentence: string) => {
    let rest = sentence.toLowerCase()
    const named: NamedService[] = []
    for (const { name, price } of services) {
      const index = rest.indexOf(name)
      if (index === -1) continue
      named.push({ name, price, index })
      rest = rest.replaceAll(name, ' '.repeat(name.length))
    }
    return { named: named.toSorted((a, b) => a.index - b.index), rest }
  }
  /** True if other words of the sentence name a service that has this price. */
  const meansAnother = (own: NamedService, value: number, rest: string) => {
    const ownStems = new Set(stemsOf(own.name))
    return services.some(({ name, price }) => price === value && stemsOf(name).some((stem) => !ownStems.has(stem) && rest.includes(stem)))
  }
  const isAlternating = (named: NamedService[], priced: PricedNumber[]) => {
    const places = [
      ...named.map(({ index }) => ({ at: index, isName: true })),
      ...priced.map(({ start }) => ({ at: start, isName: false })),
    ]
    return places.toSorted((a, b) => a.at - b.at).every(({ isName }, place, all) => place === 0 || isName !== all[place - 1]!.isName)
  }

  return (sentence, numbers, previous) => {
    const { named, rest } = readNames(sentence)
    if (named.length === 0 && PRONOUN_PATTERN.test(sentence)) named.push(...readNames(previous).named)
    const priced = numbers.filter(({ value, isEquated }) => prices.has(value) || (isEquated && named.length === 1))
    if (priced.length === 0 || named.length !== priced.length || (named.length > 1 && !isAlternating(named, priced))) return false
    return named.some((service, place) => {
      const { value } = priced[place]!
      return service.price !== value && !meansAnother(service, value, rest)
    })
  }
}
