import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept, findConcepts, findJapaneseConcepts } from './concepts.ts'
import { TRADES } from './lexicon/trades.ts'
import { SaidWords } from './said-words.ts'
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
}

/** Words that name nothing by themselves: they count only beside another word of the name. */
const WEAK_WORDS = new Set(
  `service services session sessions package packages plan plans basic premium standard deluxe full half small medium large big mini extra special general complete professional custom personal
  private group family home house office car auto phone email mail online web business company time hour hours day days night week month year new first one two three men man mens women woman womens ladies
  law change changes kids kid children child adult adults senior junior initial quick express free advanced class online single double per person people work support help consulting consultation consultations treatment treatments visit
  visits call calls appointment appointments lesson repair repairs cleaning design management return returns and or servicio servicios sesion sesiones paquete plan basico completo hombre hombres mujer mujeres nino ninos casa empresa
  hora horas dia consulta consultas tratamiento visita servizio dienst dienste paket herren damen kinder haus auto firma stunde stunden tag beratung behandlung termin service prestation prestations forfait
  homme hommes femme femmes enfant enfants maison entreprise heure heures jour seance seances consultation soin soins homem homens mulher mulheres crianca criancas empresa carro coche voiture sessao sessoes pacote
  tratamento`.split(/\s+/),
)
/** Trades that a name may be found by. Lessons are not among them: somebody who teaches maths need not teach chemistry. */
const TRADE_CONCEPTS = new Set(Object.keys(TRADES).filter((trade) => trade !== 'lessons'))
/** Of the weak words those that name a thing, which the words before them only describe: "teeth cleaning". */
const GENERIC_NOUNS = new Set(
  'law change changes repair repairs cleaning design management consulting consultation treatment treatments lesson visit support return returns behandlung beratung tratamiento consulta prestation consultation soin soins tratamento'.split(
    ' ',
  ),
)
/** Languages whose names begin with the thing itself: "corte de pelo". */
const FIRST_WORD_IS_HEAD = new Set<AssistantLanguage>(['es', 'fr', 'pt'])

/** How well a name fits a message. */
interface Candidate {
  name: string
  score: number
  matched: number
  length: number
  /** The message's words, pairs of characters and concepts by which it was found. */
  used: Set<string>
}

/** Score of a name that the message says in full. */
const WHOLE_SCORE = 3

const isSubset = (small: Set<string>, large: Set<string>) => small.size <= large.size && [...small].every((term) => large.has(term))

const tradesIn = (text: string, languages: readonly AssistantLanguage[], mayBeMisspelt: boolean) =>
  new Set(
    [...findConcepts(readWords(text, languages[0]!), languages, mayBeMisspelt), ...findJapaneseConcepts(text)]
      .map(({ label }) => label)
      .filter((label) => TRADE_CONCEPTS.has(label)),
  )

/** Names of what a business offers or asks a price for, looked up in what visitors write. */
export class NameIndex {
  readonly #things: NamedThing[]
  /** Language of the names, as far as they tell. */
  readonly #language: AssistantLanguage
  /** Number of names that each stem stands in. */
  readonly #frequency = new Map<string, number>()
  /** Trades of each name, read when they are first needed, in all languages, because a few names do not tell theirs. */
  #trades: Set<Concept>[] | null = null

  constructor(names: string[]) {
    const guessed = guessLanguage(names.join('\n'))
    this.#language = guessed === 'ja' ? 'en' : guessed
    this.#things = names.map((name) => {
      const words = [...new Set(readWords(name, this.#language))]
        .filter((word) => !hasJapanese(word) && !isUnimportantWord(word, this.#language) && !/^\d+$/.test(word))
        .map((word) => ({ word, isStrong: !WEAK_WORDS.has(word) && word.length > 2 }))
      const nouns = words.filter(({ word, isStrong }) => isStrong || GENERIC_NOUNS.has(word))
      const head = FIRST_WORD_IS_HEAD.has(this.#language) ? nouns[0] : nouns.at(-1)
      return {
        name,
        compact: toCompactText(name),
        words: words.map((one) => ({ ...one, isHead: one === head })),
        pairs: readJapanesePairs(name),
      }
    })
    for (const { words } of this.#things) {
      for (const stem of new Set(words.map(({ word }) => this.#stem(word)))) {
        this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1)
      }
    }
  }

  #stem(word: string): string {
    return stemWord(word, this.#language)
  }

  #tradesByName(): Set<Concept>[] {
    this.#trades ??= this.#things.map(({ name }) => tradesIn(name, ASSISTANT_LANGUAGES, false))
    return this.#trades
  }

  /** Names whose words are all among those of another name, or the other way round: "Whitening" and "Teeth whitening". */
  findSame(other: string): string[] {
    const stems = new Set(readWords(other, this.#language).map((word) => this.#stem(word)))
    const important = new Set([...stems].filter((stem) => !isUnimportantWord(stem, this.#language)))
    return this.#things
      .filter(({ words, compact }) => {
        const own = new Set(words.map(({ word }) => this.#stem(word)))
        return (
          compact === toCompactText(other) || (own.size > 0 && important.size > 0 && (isSubset(own, stems) || isSubset(important, own)))
        )
      })
      .map(({ name }) => name)
  }

  /** Names that a text says or clearly means, best first, and only those that fit its words best. */
  find(text: string, language: AssistantLanguage): string[] {
    const message = boundMessage(text)
    const said = new SaidWords(message, language, this.#language)
    const compact = toCompactText(message)
    const pairs = new Set(hasJapanese(message) ? readJapanesePairs(message) : [])
    const trades = tradesIn(message, [language, 'en'], true)
    const tradesByName = this.#tradesByName()
    const candidates = this.#things
      .map((thing, index) =>
        this.#match(thing, said, compact, pairs, new Set([...trades].filter((trade) => tradesByName[index]!.has(trade)))),
      )
      .filter((candidate) => candidate !== null)
    const wholes = candidates.filter(({ score }) => score === WHOLE_SCORE)
    const saidByWholes = new Set(wholes.flatMap(({ used }) => [...used]))
    return candidates
      .filter((one) => one.score === WHOLE_SCORE || !isSubset(one.used, saidByWholes))
      .filter((one) => !candidates.some((other) => isBetter(other, one)))
      .toSorted((a, b) => b.score - a.score || b.matched - a.matched || a.length - b.length)
      .map(({ name }) => name)
  }

  #match(thing: NamedThing, said: SaidWords, compact: string, pairs: Set<string>, trades: Set<Concept>): Candidate | null {
    const used = new Set<string>()
    let matched = 0
    let isMeant = false
    for (const { word, isStrong, isHead } of thing.words) {
      const source = said.sourceOf(word, (other) => this.#frequency.has(this.#stem(other)))
      if (source === null) continue
      used.add(source)
      matched++
      // What several names share says which one is meant only where it is the thing itself: "teeth" is not "teeth whitening".
      if (isStrong && (isHead || this.#frequency.get(this.#stem(word)) === 1)) isMeant = true
    }
    const sharedPairs = thing.pairs.filter((pair) => pairs.has(pair))
    for (const pair of sharedPairs) used.add(pair)
    for (const trade of trades) used.add(`#${trade}`)
    const length = thing.words.length + thing.pairs.length
    const isWhole = thing.pairs.length > 0 ? compact.includes(thing.compact) : matched > 0 && matched === thing.words.length
    let score = trades.size > 0 ? 1.5 + matched * 0.1 : matched > 1 ? 1.2 : 0
    if (isMeant || sharedPairs.length * 2 > thing.pairs.length) score = Math.max(score, 1 + (matched + sharedPairs.length) / (length + 1))
    if (isWhole) score = WHOLE_SCORE
    return score > 0 ? { name: thing.name, score, matched, length, used } : null
  }
}

/** True if one name says all that another one says, and more: "teeth" means whitening where the visitor writes "teeth whitening". */
function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.score === WHOLE_SCORE && other.score === WHOLE_SCORE) return one.used.size > other.used.size && isSubset(other.used, one.used)
  return one.score > other.score + 0.001 && isSubset(other.used, one.used)
}
