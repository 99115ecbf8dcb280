import { foldCharacters } from './model-fold.ts'

/** A number of a sentence, as far as it matters here. */
interface Amount {
  value: number
  codes: string[] | null
}

/** First letters that stand for all forms of a word. */
const STEM_LENGTH = 4

/**
 * Returns a function that finds a configured price beside the name of another service. It judges sentences with one service and one
 * amount; a sentence about more of them is a list, in which the names may be translated.
 */
export function createWrongPriceFinder(
  priceRanges: Record<string, number>,
): (sentence: string, amounts: Amount[], isAboutPrice: boolean) => boolean {
  const prices = new Set(Object.values(priceRanges))
  const services = Object.entries(priceRanges)
    .map(([name, price]) => ({ name: foldCharacters(name).toLowerCase(), price }))
    .toSorted((a, b) => b.name.length - a.name.length)
  const stemsOf = (name: string) => (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_LENGTH))

  return (sentence, amounts, isAboutPrice) => {
    const priced = amounts.filter(({ value, codes }) => prices.has(value) && (codes !== null || isAboutPrice))
    if (priced.length !== 1) return false
    let rest = sentence.toLowerCase()
    const named = services.filter(({ name }) => {
      if (!rest.includes(name)) return false
      rest = rest.replaceAll(name, ' ')
      return true
    })
    if (named.length !== 1 || named[0]!.price === priced[0]!.value) return false
    const ownStems = new Set(stemsOf(named[0]!.name))
    const meansAnother = services.some(
      ({ name, price }) => price === priced[0]!.value && stemsOf(name).some((stem) => !ownStems.has(stem) && rest.includes(stem)),
    )
    return !meansAnother
  }
}
