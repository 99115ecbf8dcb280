import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '../../../schema/salesbot.ts'
import { BoundedCache } from '../reading/bounded-cache.ts'
import { isWithinEdits } from '../reading/edit-distance.ts'
import { type Concept, findJapaneseConcepts, findTrades } from './concepts.ts'
import { EXCLUSIVE_MEANINGS, findJapaneseMeanings, isWeakMeaning, type Meaning } from './glossary.ts'
import { type NamedThing, type NameWord, readNameWords, toMeaningWord } from './named-things.ts'
import { NAMED_TRADES, readSaidMessage, type SaidMessage, type SaidTrade } from './said-message.ts'
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
import { GENERIC_NOUNS } from './weak-words.ts'

/** Texts whose names are remembered, because a message is looked at in several ways. */
const REMEMBERED_TEXTS_MAX = 50

/** How well a name fits a message. */
interface Candidate {
  name: string
  score: number
  matched: number
  length: number
  /** The message's words, pairs of characters and concepts by which it was found. */
  used: Set<string>
  /** All of its words that say it, with those of whole phrases: "hair" of "cut hair". */
  words: Set<string>
  /** The part of the message that says each of the name's words. */
  sources: Map<NameWord, string>
  /** The message says a word of it, not only words with the same meaning. */
  isLiteral: boolean
}

/** Letters by which a word may differ from one of a name that a message does not say, which it may be, misspelt. */
const KIND_EDITS_MAX = 2
/** Matches names of several things beside each other. */
const COORDINATION_PATTERN = /[&+/,]| (?:and|or|und|oder|y|e|o|et|ou) /iu

/** Runs of characters that a Japanese name may have a part of. */
const JAPANESE_PART_PATTERN = /[\p{Script=Katakana}ー]{2,}|\p{Script=Han}{2,}/gu
const JAPANESE_ASKING_PATTERN = /料金|価格|値段|費用|金額|税込|全部|一回|一人/u

/** Score of a name that the message says in full. */
const WHOLE_SCORE = 3

const isSubset = (small: ReadonlySet<string>, large: ReadonlySet<string>) =>
  small.size <= large.size && [...small].every((term) => large.has(term))

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
  readonly #remembered = new BoundedCache<Candidate[]>(REMEMBERED_TEXTS_MAX)
  /** Trades of each name, read when they are first needed, in all languages, because a few names do not tell theirs. */
  #trades: Set<Concept>[] | null = null

  constructor(names: string[]) {
    const guessed = guessLanguage(names.join('\n'))
    this.#language = guessed === 'ja' ? 'en' : guessed
    const languages = [...new Set([this.#language, ...ASSISTANT_LANGUAGES])]
    this.#things = names.map((name) => {
      const compact = toCompactText(name)
      const words = readNameWords(name, this.#language, languages)
      for (const { meaning } of findJapaneseMeanings(compact)) words.push(toMeaningWord(meaning))
      const stems = new Set(readWords(name, this.#language).map((word) => this.#stem(word)))
      const meanings = new Set(words.flatMap((word) => [...word.meanings]))
      return { name, compact, words, stems, meanings, pairs: readJapanesePairs(name) }
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
    return this.#candidatesOf(text, language).map(({ name }) => name)
  }

  /** The words of a text, or the characters of a Japanese one, by which `find` found names. */
  findWords(text: string, language: AssistantLanguage): string[] {
    return [...new Set(this.#candidatesOf(text, language).flatMap(({ words }) => [...words]))]
  }

  /**
   * Names of which a text that asks for a price says only a part, which alone would name none: "the large one", "a lesson". None if it
   * asks for something else too. All that fit equally well. `subjects` are the words that say what it is about.
   */
  findPartly(text: string, language: AssistantLanguage, subjects: ReadonlySet<string>): string[] {
    const message = boundMessage(text)
    if (hasJapanese(message)) return this.#findJapaneseParts(message)
    const said = readSaidMessage(message, language, this.#language, (word) => this.#ownStems.has(this.#stem(word)))
    const asked = new Set([...subjects].filter((word) => said.subjects.has(word)))
    const phrases = said.trades.filter(({ words }) => words.length > 1)
    // "To have a tooth out" is no "tooth whitening".
    const isOtherTrade = (used: Set<string>, index: number) =>
      phrases.some(({ trade, important }) => isSubset(used, new Set(important)) && !this.#tradesByName()[index]!.has(trade))
    const found = this.#things.flatMap((thing, index) => {
      if (excludes(said.meanings, thing.meanings)) return []
      const sources = thing.words.map((one) => this.#sourceOf(one, said)).filter((source) => source !== null)
      const words = new Set(sources.flatMap(({ source }) => source.split(' ')))
      // What has one of the words in its name fits better than what has others with the same meaning.
      const fit = sources.length + (sources.some(({ isSame }) => isSame) ? 1 : 0)
      return words.size > 0 && isSubset(asked, words) && !isOtherTrade(words, index) ? [{ name: thing.name, fit }] : []
    })
    const best = Math.max(...found.map(({ fit }) => fit))
    return found.filter(({ fit }) => fit === best).map(({ name }) => name)
  }

  /** Names with a run of the characters of a Japanese message: "グループ" of "グループレッスン". */
  #findJapaneseParts(message: string): string[] {
    const runs = [...message.normalize('NFKC').matchAll(JAPANESE_PART_PATTERN)]
      .map(([run]) => run)
      .filter((run) => !JAPANESE_ASKING_PATTERN.test(run))
    const namesByRun = runs.map((run) => this.#things.filter(({ compact }) => compact.includes(run)).map(({ name }) => name))
    return namesByRun.every((names) => names.length > 0) ? [...new Set(namesByRun.flat())] : []
  }

  #candidatesOf(text: string, language: AssistantLanguage): Candidate[] {
    return this.#remembered.get(`${language} ${text}`, () => this.#findCandidates(text, language))
  }

  #findCandidates(text: string, language: AssistantLanguage): Candidate[] {
    const message = boundMessage(text)
    const said = readSaidMessage(message, language, this.#language, (word) => this.#ownStems.has(this.#stem(word)))
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
        !words.some((word) => saidByNamed.has(word)) ||
        (important.length > 1 && !named.some(({ used }) => isSubset(new Set(important), used))),
    )
    const trades = new Set(found.map(({ trade }) => trade))
    const means = (candidate: Candidate, index: number) =>
      !spoken.some(
        ({ trade, words, important }) =>
          !tradesByName[index]!.has(trade) &&
          isSubset(candidate.used, new Set(important)) &&
          words.length > candidate.used.size &&
          (isOffered(trade) || (candidate.matched === 1 && candidate.length > 1 && !COORDINATION_PATTERN.test(candidate.name))),
      )
    const candidates = this.#things
      .map((thing, index) => {
        const offered = new Set([...trades].filter((trade) => tradesByName[index]!.has(trade)))
        const alone = offered.size > 0 ? this.#match(thing, said, new Set()) : null
        // "Solar panels and a battery": what is said in full needs no trade that other words say.
        if (alone?.score === WHOLE_SCORE)
          for (const trade of offered)
            if (!found.some((one) => one.trade === trade && one.words.some((word) => alone.used.has(word)))) offered.delete(trade)
        const candidate = this.#match(thing, said, offered)
        if (!candidate || !means(candidate, index)) return null
        const phrases = spoken.filter(({ trade }) => tradesByName[index]?.has(trade))
        for (const word of phrases.flatMap(({ words }) => words)) candidate.words.add(word)
        // "My boy needs a cut, what do you charge for kids?"
        for (const [word, meanings] of said.meaningsByWord)
          if ([...meanings].some((meaning) => thing.meanings.has(meaning))) candidate.words.add(word)
        return candidate.score < WHOLE_SCORE && this.#isOtherKind(thing, candidate.sources, candidate.words, said) ? null : candidate
      })
      .filter((candidate) => candidate !== null)
      // "Gâteau" is the cake that has this word in its name, where others only mean cakes too.
      .filter(
        (one, _, all) =>
          one.isLiteral ||
          one.sources.size === 0 ||
          language !== this.#language ||
          !all.some((other) => other.isLiteral && isSubset(one.used, other.used)),
      )
    const wholes = candidates.filter(({ score }) => score === WHOLE_SCORE)
    const saidByWholes = new Set(wholes.flatMap(({ used }) => [...used]))
    return candidates
      .filter((one) => one.score === WHOLE_SCORE || !isSubset(one.used, saidByWholes))
      .filter((one) => !candidates.some((other) => isBetter(other, one)))
      .toSorted((a, b) => b.score - a.score || b.matched - a.matched || a.length - b.length)
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

  /** True if a message names another kind of a thing: "nose piercing" is no "ear piercing". */
  #isOtherKind(thing: NamedThing, sources: Map<NameWord, string>, words: Set<string>, said: SaidMessage): boolean {
    const missing = thing.words.filter((one) => !sources.has(one) && !one.isHead && one.isStrong && !GENERIC_NOUNS.has(one.word ?? ''))
    const head = thing.words.find((one) => one.isHead && sources.has(one))
    if (!head || missing.length === 0 || COORDINATION_PATTERN.test(thing.name)) return false
    // "Unblock a sink" says all of "Drain unblocking".
    const headTrades = said.trades.filter(({ words }) => words.includes(sources.get(head)!)).map(({ trade }) => trade)
    const tradesOfMissing = headTrades.length > 0 ? tradesIn(missing.map(({ word }) => word ?? '')) : []
    if (tradesOfMissing.some((trades) => headTrades.some((trade) => trades.has(trade)))) return false
    const mayBeMissing = (word: string) => missing.some((one) => one.word && isWithinEdits(word, one.word, KIND_EDITS_MAX))
    return sources
      .get(head)!
      .split(' ')
      .flatMap((word) => [...(said.kinds.get(word) ?? [])])
      .some((word) => {
        if (words.has(word) || mayBeMissing(word)) return false
        const meanings = [...(said.meaningsByWord.get(word) ?? [])]
        // A word of another language may be the same in other words.
        return said.language === this.#language || meanings.some((meaning) => !isWeakMeaning(meaning) && !thing.meanings.has(meaning))
      })
  }

  #match(thing: NamedThing, said: SaidMessage, trades: Set<Concept>): Candidate | null {
    if (excludes(said.meanings, thing.meanings)) return null
    const used = new Set<string>()
    const sources = new Map<NameWord, string>()
    let matched = 0
    let isMeant = false
    let isLiteral = false
    let hasHead = false
    let isNamed = false
    for (const one of thing.words) {
      const found = this.#sourceOf(one, said)
      if (found === null) continue
      const { source, isSame } = found
      sources.set(one, source)
      if (isSame || source.split(' ').some((part) => thing.stems.has(this.#stem(part)))) isLiteral = true
      for (const part of source.split(' ')) used.add(part)
      matched++
      // "Diagnosis" says one name, even if "check" of another one means the same.
      const isUnique = (isSame ? one.keys.slice(0, 1) : one.keys).every((key) => this.#frequency.get(key) === 1)
      // What several names share says which one is meant only where it is the thing itself: "teeth" is not "teeth whitening".
      if (one.isStrong && (one.isHead || isUnique)) isMeant = true
      if (one.isStrong) isNamed = true
      // "A cleaning" without another word is the one cleaning that there is.
      if (one.isHead && isUnique && (isSame || said.language !== this.#language) && isSubset(said.subjects, new Set(source.split(' '))))
        hasHead = true
    }
    const sharedPairs = thing.pairs.filter((pair) => said.pairs.has(pair))
    for (const pair of sharedPairs) used.add(pair)
    const words = new Set(used)
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
    return score > 0 ? { name: thing.name, score, matched, length, used, words, sources, isLiteral } : null
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
