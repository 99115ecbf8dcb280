import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { isNamedInFull, preferFullNames } from './exact-names.ts'
import type { Knowledge } from './knowledge/knowledge.ts'

/** Matches what is given up in favour of something else: "the colour instead of the cut". */
const REPLACED_PATTERN =
  /(?:instead of|rather than|en vez del?|en lugar del?|anstatt|anstelle|statt|au lieu (?:du|de)|plut[oô]t que|em vez d[eoa]|ao invés d[eoa])\s[^,.;:?!¿]{0,80}|[^、。]{1,40}(?:の代わりに|じゃなくて|ではなくて?)/giu
/** Matches the words after which the better choice is named: "no cut, rather the colour". */
const CHOICE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:rather|but|actually|lieber|sondern|doch|mejor|prefiero|quiero|sino|plut[oô]t|mais|pr[eé]f[eè]re|finalement|prefiro|melhor|quero)(?![a-zß-öø-ɏ])|やっぱり|やはり/giu

/** Offered services, else names of prices, that a part of a message names; of two of which one replaces the other, the one that stays. */
export function readNamedServices(
  text: string,
  knowledge: Knowledge,
  { offered, priced }: { offered: string[]; priced: string[] },
  language: AssistantLanguage,
): string[] {
  const findIn = (part: string) => {
    const named = preferFullNames(knowledge.findServices(part, language), [...offered, ...priced], part, language)
    // The price of a service that is named often has the same name, or a longer one.
    const isService = (name: string) => offered.includes(name)
    const services = named.filter(
      (name) => isService(name) || !named.some((other) => isService(other) && isNamedInFull(other, name, language)),
    )
    return services.length > 0 ? services : knowledge.findPrices(part, language).map(({ name }) => name)
  }
  const named = findIn(text)
  if (named.length < 2) return named
  const kept = text.replace(REPLACED_PATTERN, ' ')
  const keptServices = kept === text ? named : findIn(kept)
  if (keptServices.length === 0) return named
  const choice = [...kept.matchAll(CHOICE_PATTERN)].at(-1)
  const chosen =
    choice && /(?<![a-zß-öø-ɏ])(?:not?|nicht|kein\w*|pas|n[aã]o)(?![a-zß-öø-ɏ])/iu.test(kept.slice(0, choice.index))
      ? findIn(kept.slice(choice.index))
      : []
  return chosen.length > 0 ? chosen : keptServices
}
