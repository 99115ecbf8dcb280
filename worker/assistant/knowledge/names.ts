import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept, findConcepts, findJapaneseConcepts } from './concepts.ts'
import { TRADES } from './concepts/trades.ts'
import { isWithinEdits } from './edit-distance.ts'
import {
  boundMessage,
  guessLanguage,
  hasJapanese,
  isUnimportantWord,
  readJapanesePairs,
  readWords,
  stemWord,
  toCompactText,
} from './text.ts'

interface NamedThing {
  name: string
  compact: string
  words: { word: string; isStrong: boolean; isHead: boolean }[]
  pairs: string[]
  concepts: Set<Concept>
  language: AssistantLanguage
}

/** Words that name nothing by themselves: they count only beside another word of the name. */
const WEAK_WORDS = new Set(
  `service services session sessions package packages plan plans basic premium standard deluxe full half small medium large big mini extra special general complete professional custom personal
  private group family home house office car auto phone email mail online web business company time hour hours day days night week month year new first one two three men man mens women woman womens ladies
  kids kid children child adult adults senior junior initial quick express free advanced class online single double per person people work support help consulting consultation consultations treatment treatments visit
  visits call calls appointment appointments lesson repair repairs cleaning design management return returns and or servicio servicios sesion sesiones paquete plan basico completo hombre hombres mujer mujeres nino ninos casa empresa
  hora horas dia consulta consultas tratamiento visita servizio dienst dienste paket herren damen kinder haus auto firma stunde stunden tag beratung behandlung termin service prestation prestations forfait
  homme hommes femme femmes enfant enfants maison entreprise heure heures jour seance seances consultation soin soins homem homens mulher mulheres crianca criancas empresa carro coche voiture sessao sessoes pacote
  tratamento`.split(/\s+/),
)
/** Words that a longer word may begin or end with, beside which the rest of it is a word too: "haircut", "housekeeping". */
const COMPOUND_PARTS = new Set(
  'cut cuts care wash work keeping hair nail foot back tooth teeth skin sun eye brow book house wall floor paint carpet'.split(' '),
)
const TRADE_CONCEPTS = new Set(Object.keys(TRADES))
/** Of the weak words those that name a thing, which the words before them only describe: "teeth cleaning". */
const GENERIC_NOUNS = new Set(
  'repair repairs cleaning design management consulting consultation treatment treatments lesson visit support return returns behandlung beratung tratamiento consulta prestation consultation soin soins tratamento'.split(
    ' ',
  ),
)
/** Languages whose names begin with the thing itself: "corte de pelo". */
const FIRST_WORD_IS_HEAD = new Set<AssistantLanguage>(['es', 'fr', 'pt'])
const MISSPELT_WORDS_MAX = 80

const isSubset = (small: Set<string>, large: Set<string>) => [...small].every((term) => large.has(term))

function isPartOfCompound(part: string, whole: string, language: AssistantLanguage): boolean {
  if (part.length < 3 || whole.length < part.length + 3) return false
  const rest = whole.startsWith(part) ? whole.slice(part.length) : whole.endsWith(part) ? whole.slice(0, -part.length) : null
  if (rest === null) return false
  return language === 'de' ? part.length >= 4 : COMPOUND_PARTS.has(rest) || COMPOUND_PARTS.has(part)
}

const conceptsOf = (text: string, languages: readonly AssistantLanguage[], mayBeMisspelt: boolean) =>
  new Set(
    [...findConcepts(readWords(text, languages[0]!), languages, mayBeMisspelt), ...findJapaneseConcepts(text)]
      .map(({ label }) => label)
      .filter((label) => TRADE_CONCEPTS.has(label)),
  )

/** Names of what a business offers or asks a price for, looked up in what visitors write. */
export class NameIndex {
  readonly #things: NamedThing[]
  /** Number of names that each stem stands in. */
  readonly #frequency = new Map<string, number>()

  constructor(names: string[]) {
    const language = guessLanguage(names.join('\n'))
    this.#things = names.map((name) => {
      const own = hasJapanese(name) ? 'ja' : language === 'ja' ? 'en' : language
      const words = [...new Set(readWords(name, own))]
        .filter((word) => !hasJapanese(word) && !isUnimportantWord(word, own) && !/^\d+$/.test(word))
        .map((word) => ({ word, isStrong: !WEAK_WORDS.has(word) && word.length > 2 }))
      const nouns = words.filter(({ word, isStrong }) => isStrong || GENERIC_NOUNS.has(word))
      const head = FIRST_WORD_IS_HEAD.has(own) ? nouns[0] : nouns.at(-1)
      return {
        name,
        compact: toCompactText(name),
        words: words.map((one) => ({ ...one, isHead: one === head })),
        pairs: readJapanesePairs(name),
        concepts: conceptsOf(name, [own, ...ASSISTANT_LANGUAGES], false),
        language: own,
      }
    })
    for (const { words, language: own } of this.#things) {
      for (const stem of new Set(words.map(({ word }) => stemWord(word, own))))
        this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1)
    }
  }

  /** Names that a text says or clearly means, best first, and only those that fit its words best. */
  find(text: string, language: AssistantLanguage): string[] {
    const bounded = boundMessage(text)
    const words = [...new Set(readWords(bounded, language))].filter((word) => !hasJapanese(word))
    const meant = words.filter((word) => !isUnimportantWord(word, language) || word.length > 3)
    const compact = toCompactText(bounded)
    const pairs = new Set(hasJapanese(bounded) ? readJapanesePairs(bounded) : [])
    const concepts = conceptsOf(bounded, [language, 'en'], true)
    const stems = new Map<AssistantLanguage, Map<string, string>>()
    const stemsIn = (own: AssistantLanguage) => {
      let list = stems.get(own)
      if (!list) stems.set(own, (list = new Map(meant.map((word) => [stemWord(word, own), word]))))
      return list
    }
    const candidates = this.#things.flatMap((thing) => {
      const used = new Set<string>()
      const own = stemsIn(thing.language)
      let strong = 0
      let matched = 0
      for (const { word, isStrong, isHead } of thing.words) {
        // A few names do not tell their language, so that the visitor's is tried too.
        const source = this.#sourceOf(word, thing.language, own, meant) ?? this.#sourceOf(word, language, stemsIn(language), meant)
        if (source === null) continue
        used.add(source)
        matched++
        // What several names share says which one is meant only where it is the thing itself: "teeth" is not "teeth whitening".
        if (isStrong && (isHead || this.#frequency.get(stemWord(word, thing.language)) === 1)) strong++
      }
      const isWhole = thing.words.length > 0 && matched === thing.words.length && thing.pairs.length === 0
      const isWholeJapanese = thing.pairs.length > 0 && compact.includes(thing.compact)
      const sharedPairs = thing.pairs.filter((pair) => pairs.has(pair))
      const shared = [...thing.concepts].filter((concept) => concepts.has(concept))
      const score =
        isWhole || isWholeJapanese
          ? 3
          : strong > 0 || sharedPairs.length * 2 > thing.pairs.length
            ? 1 + (matched + sharedPairs.length) / (thing.words.length + thing.pairs.length + 1)
            : matched > 1
              ? 1.2
              : 0
      for (const pair of sharedPairs) used.add(pair)
      for (const concept of shared) used.add(`#${concept}`)
      if (score === 0 && shared.length === 0) return []
      return [
        {
          name: thing.name,
          score: Math.max(score, shared.length > 0 ? 1.5 + matched * 0.1 : 0),
          matched,
          length: thing.words.length,
          used,
        },
      ]
    })
    // A name is dropped if a better one says all that it says: "teeth" means whitening where the visitor writes "teeth whitening".
    const kept = candidates.filter(
      (one) =>
        !candidates.some((other) => other.score > one.score + 0.001 && isSubset(one.used, other.used)) &&
        !this.#isCoveredByWholes(one, candidates),
    )
    return kept.toSorted((a, b) => b.score - a.score || b.matched - a.matched || a.length - b.length).map(({ name }) => name)
  }

  #isCoveredByWholes(one: { score: number; used: Set<string> }, all: { score: number; used: Set<string> }[]): boolean {
    if (one.score >= 3) {
      return all.some((other) => other.score >= 3 && other.used.size > one.used.size && isSubset(one.used, other.used))
    }
    const said = all.filter((other) => other.score >= 3).reduce((union, { used }) => new Set([...union, ...used]), new Set<string>())
    const words = [...one.used].filter((term) => !term.startsWith('#'))
    return words.length > 0 && words.every((term) => said.has(term))
  }

  /** The visitor's word that says a word of a name, or null. */
  #sourceOf(word: string, language: AssistantLanguage, stems: Map<string, string>, words: string[]): string | null {
    const exact = stems.get(stemWord(word, language))
    if (exact !== undefined) return exact
    if (word.length < 4 && !COMPOUND_PARTS.has(word)) return null
    const compound = words.find((other) => isPartOfCompound(other, word, language) || isPartOfCompound(word, other, language))
    if (compound !== undefined) return compound
    if (word.length < 5) return null
    return (
      words
        .slice(0, MISSPELT_WORDS_MAX)
        .find(
          (other) =>
            other.length >= 5 &&
            other[0] === word[0] &&
            !this.#frequency.has(stemWord(other, language)) &&
            [word, stemWord(word, language)].some((form) => isWithinEdits(other, form, Math.min(other.length, form.length) < 9 ? 1 : 2)),
        ) ?? null
    )
  }
}
