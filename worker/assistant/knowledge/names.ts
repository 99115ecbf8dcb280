import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept, findConcepts, findJapaneseConcepts, findTrades } from './concepts.ts'
import { EXCLUSIVE_MEANINGS, findJapaneseMeanings, findMeanings, isWeakMeaning, type Meaning } from './glossary.ts'
import { TRADE_CONCEPTS } from './phrase-tables.ts'
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

/** A word of a name, or a meaning within a German compound or within a Japanese name. */
interface NameWord {
  /** Folded; null for a meaning without a word of its own. */
  word: string | null
  meanings: Set<Meaning>
  /** By which of these words of other names are the same. */
  keys: string[]
  isStrong: boolean
  isHead: boolean
}

interface NamedThing {
  name: string
  compact: string
  words: NameWord[]
  meanings: Set<Meaning>
  pairs: string[]
}

/** A trade that a message names, by which of its words (or Japanese characters). */
interface SaidTrade {
  trade: Concept
  words: readonly string[]
  /** Those of the words that say what is meant. */
  important: string[]
  start: number
  end: number
}

/** A message, prepared for the look-up of names. */
interface SaidMessage {
  language: AssistantLanguage
  words: SaidWords
  compact: string
  pairs: Set<string>
  /** Its meanings with the words that have them. */
  meanings: Map<Meaning, string>
  trades: SaidTrade[]
  /** Important words that ask for no price or appointment. */
  subjects: Set<string>
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
const NAMED_TRADES = new Set(TRADE_CONCEPTS.filter((trade) => trade !== 'lessons'))
/** Of the weak words those that name a thing, which the words before them only describe: "teeth cleaning". */
const GENERIC_NOUNS = new Set(
  'law change changes repair repairs cleaning design management consulting consultation treatment treatments lesson visit support return returns behandlung beratung tratamiento consulta prestation consultation soin soins tratamento'.split(
    ' ',
  ),
)
const GENERIC_MEANINGS = new Set<Meaning>([
  'cleaning',
  'repair',
  'installation',
  'replacement',
  'maintenance',
  'inspection',
  'treatment',
  'consulting',
  'design',
  'training',
])
/** Concepts of what people ask of a service, which name none. */
const ASKING_CONCEPTS = new Set<Concept>([
  'priceInfo',
  'booking',
  'quotes',
  'freeOfCharge',
  'duration',
  'advanceNotice',
  'consultation',
  'discounts',
])
const ASKING_WORDS = new Set(
  'price prices prise pricing cost costs pay charge roughly approximately approx ballpark precio precios cuesta valor preco custa prix coute tarif preis kosten kostet ungefahr environ aproximadamente help helps ayuda ayudan ayudar ayudas hilfe helfen helft aide aider aidez ajuda ajudam ajudar deal handle encargan ocupan kummern occupez cuidam need needed brauche necesito besoin preciso interested interesa interessiert interesse type kind art tipo genre book booking schedule'.split(
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

/** Trades of each of several texts, in any language. */
const tradesIn = (texts: string[]) =>
  findTrades(texts.map((text) => readWords(text, 'en'))).map(
    (found, index) =>
      new Set(
        [...found, ...findJapaneseConcepts(texts[index]!, 'owner')].map(({ label }) => label).filter((label) => NAMED_TRADES.has(label)),
      ),
  )

/** Names of what a business offers or asks a price for, looked up in what visitors write. */
export class NameIndex {
  readonly #things: NamedThing[]
  /** Language of the names, as far as they tell. */
  readonly #language: AssistantLanguage
  /** Number of names that each word stands in. */
  readonly #frequency = new Map<string, number>()
  readonly #ownStems = new Set<string>()
  /** Trades of each name, read when they are first needed, in all languages, because a few names do not tell theirs. */
  #trades: Set<Concept>[] | null = null

  constructor(names: string[]) {
    const guessed = guessLanguage(names.join('\n'))
    this.#language = guessed === 'ja' ? 'en' : guessed
    const languages = [...new Set([this.#language, ...ASSISTANT_LANGUAGES])]
    this.#things = names.map((name) => {
      const compact = toCompactText(name)
      const words = this.#readNameWords(name, languages)
      for (const { meaning } of findJapaneseMeanings(compact)) words.push(this.#toMeaningWord(meaning))
      return { name, compact, words, meanings: new Set(words.flatMap(({ meanings }) => [...meanings])), pairs: readJapanesePairs(name) }
    })
    const seen = new Set<string>()
    for (const { words } of this.#things) {
      const keys = new Set(words.flatMap((word) => word.keys))
      // The same thing under services and prices counts once.
      const whole = [...keys].toSorted().join()
      if (seen.has(whole)) continue
      seen.add(whole)
      for (const key of keys) this.#frequency.set(key, (this.#frequency.get(key) ?? 0) + 1)
      for (const { word } of words) if (word) this.#ownStems.add(this.#stem(word))
    }
  }

  #toMeaningWord(meaning: Meaning): NameWord {
    return { word: null, meanings: new Set([meaning]), keys: [`~${meaning}`], isStrong: !isWeakMeaning(meaning), isHead: false }
  }

  /** Important words of a name; of a compound its parts. */
  #readNameWords(name: string, languages: readonly AssistantLanguage[]): NameWord[] {
    const all = readWords(name, this.#language)
    const found = findMeanings(all, languages)
    const words = new Map<string, NameWord[]>()
    for (const [position, word] of all.entries()) {
      const own = found.filter(({ start, end }) => start <= position && position < end)
      const meanings = new Set(own.map(({ meaning }) => meaning))
      const isUnimportant =
        isUnimportantWord(word, this.#language) && !EXCLUSIVE_MEANINGS.some((group) => [...meanings].some((meaning) => group.has(meaning)))
      if (words.has(word) || hasJapanese(word) || isUnimportant || /^\d+$/.test(word)) continue
      const isCompound = this.#language === 'de' && meanings.size > 1 && own.every(({ start, end }) => end === start + 1) && word.length > 8
      const isStrong =
        !WEAK_WORDS.has(word) && word.length > 2 && ![...meanings].every((meaning) => meanings.size > 0 && isWeakMeaning(meaning))
      if (isCompound)
        words.set(
          word,
          Array.from(meanings, (meaning) => ({ ...this.#toMeaningWord(meaning), word })),
        )
      else
        words.set(word, [
          {
            word,
            meanings,
            keys: [this.#stem(word), ...Array.from(meanings, (meaning) => `~${meaning}`)],
            isStrong: isStrong || (meanings.size === 0 && !WEAK_WORDS.has(word) && word.length > 2),
            isHead: false,
          },
        ])
    }
    const list = [...words.values()].flat()
    const nouns = list.filter(
      ({ word, isStrong, meanings }) =>
        isStrong || GENERIC_NOUNS.has(word ?? '') || [...meanings].some((meaning) => GENERIC_MEANINGS.has(meaning)),
    )
    const head = FIRST_WORD_IS_HEAD.has(this.#language) ? nouns[0] : nouns.at(-1)
    return list.map((one) => ({ ...one, isHead: one === head }))
  }

  #stem(word: string): string {
    return stemWord(word, this.#language)
  }

  #tradesByName(): Set<Concept>[] {
    this.#trades ??= tradesIn(this.#things.map(({ name }) => name))
    return this.#trades
  }

  /** Names whose words are all among those of another name, or the other way round: "Whitening" and "Teeth whitening". */
  findSame(other: string): string[] {
    const otherCompact = toCompactText(other)
    const stems = new Set(readWords(other, this.#language).map((word) => this.#stem(word)))
    const important = new Set([...stems].filter((stem) => !isUnimportantWord(stem, this.#language)))
    return this.#things
      .filter(({ words, compact }) => {
        const own = new Set(words.flatMap(({ word }) => (word ? [this.#stem(word)] : [])))
        return (
          compact === otherCompact ||
          (hasJapanese(compact) && (compact.startsWith(otherCompact) || otherCompact.startsWith(compact))) ||
          (own.size > 0 && important.size > 0 && (isSubset(own, stems) || isSubset(important, own)))
        )
      })
      .map(({ name }) => name)
  }

  /** Names that a text says or clearly means, best first, and only those that fit its words best. */
  find(text: string, language: AssistantLanguage): string[] {
    const message = boundMessage(text)
    const said = this.#readMessage(message, language)
    const named = this.#things.map((thing) => this.#match(thing, said, new Set())).filter((candidate) => candidate !== null)
    const saidByNamed = new Set(named.flatMap(({ used }) => [...used]))
    const tradesByName = said.trades.length > 0 ? this.#tradesByName() : []
    const isOffered = (trade: Concept) => tradesByName.some((offered) => offered.has(trade))
    // Of two phrases, one within the other, the longer one counts: "nail extensions".
    const spoken = said.trades.filter(
      (one) => !said.trades.some((other) => other.trade !== one.trade && isWithin(one, other) && isOffered(other.trade)),
    )
    // A trade finds what no name says, or what a phrase says of which names have but a word: "teeth cleaned" is not "tooth whitening".
    const found = spoken.filter(
      ({ words, important }) =>
        !words.some((word) => saidByNamed.has(word)) || (important.length > 1 && important.some((word) => !saidByNamed.has(word))),
    )
    const trades = new Set(found.map(({ trade }) => trade))
    const means = (candidate: Candidate, index: number) =>
      !spoken.some(
        ({ trade, important }) =>
          !tradesByName[index]!.has(trade) &&
          isSubset(candidate.used, new Set(important)) &&
          important.length > candidate.used.size &&
          (isOffered(trade) || (candidate.matched === 1 && candidate.length > 1)),
      )
    const candidates = this.#things
      .map((thing, index) => {
        const offered = new Set([...trades].filter((trade) => tradesByName[index]!.has(trade)))
        const candidate = this.#match(thing, said, offered)
        return candidate && means(candidate, index) ? candidate : null
      })
      .filter((candidate) => candidate !== null)
    const wholes = candidates.filter(({ score }) => score === WHOLE_SCORE)
    const saidByWholes = new Set(wholes.flatMap(({ used }) => [...used]))
    return candidates
      .filter((one) => one.score === WHOLE_SCORE || !isSubset(one.used, saidByWholes))
      .filter((one) => !candidates.some((other) => isBetter(other, one)))
      .toSorted((a, b) => b.score - a.score || b.matched - a.matched || a.length - b.length)
      .map(({ name }) => name)
  }

  #readMessage(message: string, language: AssistantLanguage): SaidMessage {
    const all = readWords(message, language)
    const compact = toCompactText(message)
    const languages = [...new Set([language, this.#language, 'en' as const])]
    const mayBeMisspelt = (word: string) => !isUnimportantWord(word, language) && !this.#ownStems.has(this.#stem(word))
    const meanings = new Map<Meaning, string>()
    for (const { meaning, start, end } of findMeanings(all, languages, mayBeMisspelt)) {
      if (!meanings.has(meaning)) meanings.set(meaning, all.slice(start, end).join(' '))
    }
    for (const { meaning, start, end } of findJapaneseMeanings(compact)) meanings.set(meaning, compact.slice(start, end))
    const concepts = findConcepts(all, [language, 'en'], 'visitor')
    const asking = concepts.filter(({ label }) => ASKING_CONCEPTS.has(label))
    const trades = [
      ...concepts.map(({ label, start, end }) => ({ trade: label, words: all.slice(start, end), start, end })),
      ...findJapaneseConcepts(message, 'visitor').map(({ label, start, end }) => ({
        trade: label,
        words: [compact.slice(start, end)],
        start,
        end,
      })),
    ]
      .map((one) => ({ ...one, important: one.words.filter((word) => !isUnimportantWord(word, language)) }))
      .filter(({ trade }) => NAMED_TRADES.has(trade))
    const weak = new Set([...meanings].filter(([meaning]) => isWeakMeaning(meaning)).map(([, word]) => word))
    const subjects = all.filter(
      (word, position) =>
        !weak.has(word) &&
        word.length > 2 &&
        !isUnimportantWord(word, language) &&
        !ASKING_WORDS.has(word) &&
        !asking.some(({ start, end }) => start <= position && position < end),
    )
    return {
      language,
      words: new SaidWords(message, language, this.#language),
      compact,
      pairs: new Set(hasJapanese(message) ? readJapanesePairs(message) : []),
      meanings,
      trades,
      subjects: new Set(subjects),
    }
  }

  /** The part of a message that says a word of a name; null if there is none. */
  #sourceOf({ word, meanings }: NameWord, said: SaidMessage): { source: string; isSame: boolean } | null {
    const same = word && said.words.sourceOf(word, (other) => this.#ownStems.has(this.#stem(other)))
    if (same) return { source: same, isSame: true }
    for (const meaning of meanings) {
      const other = said.meanings.get(meaning)
      if (other !== undefined) return { source: other, isSame: false }
    }
    return null
  }

  #match(thing: NamedThing, said: SaidMessage, trades: Set<Concept>): Candidate | null {
    if (excludes(said.meanings, thing.meanings)) return null
    const used = new Set<string>()
    let matched = 0
    let isMeant = false
    let hasHead = false
    let isNamed = false
    for (const one of thing.words) {
      const found = this.#sourceOf(one, said)
      if (found === null) continue
      const { source, isSame } = found
      for (const part of source.split(' ')) used.add(part)
      matched++
      const isUnique = one.keys.every((key) => this.#frequency.get(key) === 1)
      // What several names share says which one is meant only where it is the thing itself: "teeth" is not "teeth whitening".
      if (one.isStrong && (one.isHead || isUnique)) isMeant = true
      if (one.isStrong) isNamed = true
      // "A cleaning" without another word is the one cleaning that there is.
      if (one.isHead && isUnique && (isSame || said.language !== this.#language) && isSubset(said.subjects, new Set(source.split(' '))))
        hasHead = true
    }
    const sharedPairs = thing.pairs.filter((pair) => said.pairs.has(pair))
    for (const pair of sharedPairs) used.add(pair)
    for (const trade of trades) used.add(`#${trade}`)
    // "Help with taxes" without another word means everything that has to do with taxes.
    const isGeneral = isNamed && isSubset(said.subjects, used)
    const length = thing.words.length + thing.pairs.length
    const isWhole =
      said.pairs.size > 0 && thing.pairs.length > 0 ? said.compact.includes(thing.compact) : matched > 0 && matched === thing.words.length
    let score = trades.size > 0 ? 1.5 + matched * 0.1 : matched > 1 || hasHead ? 1.2 : isGeneral ? 1.1 : 0
    if (isMeant || sharedPairs.length * 2 > thing.pairs.length) score = Math.max(score, 1 + (matched + sharedPairs.length) / (length + 1))
    if (trades.size > 0 && isMeant) score += 0.2 + (0.5 * matched) / (thing.words.length + 1)
    if (isWhole) score = WHOLE_SCORE
    return score > 0 ? { name: thing.name, score, matched, length, used } : null
  }
}

const isWithin = (one: SaidTrade, other: SaidTrade) =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start

/** True if a message asks for the opposite of a name: "a man's cut" is none for women. */
function excludes(said: Map<Meaning, string>, name: Set<Meaning>): boolean {
  return EXCLUSIVE_MEANINGS.some((group) => {
    const wanted = [...group].filter((meaning) => said.has(meaning))
    const offered = [...group].filter((meaning) => name.has(meaning))
    return wanted.length > 0 && offered.length > 0 && !wanted.some((meaning) => offered.includes(meaning))
  })
}

/** True if one name says all that another one says, and more: "teeth" means whitening where the visitor writes "teeth whitening". */
function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.score === WHOLE_SCORE && other.score === WHOLE_SCORE) return one.used.size > other.used.size && isSubset(other.used, one.used)
  return one.score > other.score + 0.001 && isSubset(other.used, one.used)
}
