import MiniSearch from 'minisearch'
import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { readFacts } from './answer-kinds.ts'
import { type Concept } from './concepts.ts'
import { readNeeds } from './needs.ts'
import { type Best, type IndexedPassage } from './indexed-passage.ts'
import { COVERAGE_MIN, PassageSearch } from './passage-search.ts'
import { splitPassages } from './passages.ts'
import { readProperNames } from './proper-names.ts'
import { conceptTerm, readPassageTerms } from './terms.ts'
import { guessLanguage, readWords } from './text.ts'

/** Longest line with a label that is told as a whole, in characters. */
const LABELLED_LENGTH_MAX = 400
/** Lines of opening hours that are shown together, one for each day. */
const HOURS_LINES_MAX = 7
const PASSAGES_MAX = 400
const EVERYWHERE_MIN = 4
/** Longest sentence that is told with the one after it, in characters. */
const SHORT_SENTENCE_MAX = 32
/** Matches a sentence that says what there is not; the next one often says what there is instead. */
const NEGATION =
  /^(?:there (?:is|are) no|we (?:have|do not have|don't have) no|no (?!longer)|we have no|no hay|no tenemos|no contamos|wir haben kein|es gibt kein|kein|il n'y a pas|nous n'avons pas|pas de|não há|não temos)(?![a-zß-öø-ɏ])|(?:はありません|はございません|ありませんが)/iu
const NEXT_SENTENCE_MAX = 200

/** The owner's texts, split into passages that are found by what they are about. */
export class PassageIndex {
  readonly #passages: IndexedPassage[] = []
  readonly #search = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  })
  readonly #frequency = new Map<string, number>()
  readonly #names = new Set<string>()
  readonly language: AssistantLanguage

  /** `texts`: first the one that tells the most. `people`: folded names of those whom the texts may name as the ones who do the work. */
  constructor(texts: string[], people: readonly string[] = []) {
    this.language = guessLanguage(texts.join('\n'))
    for (const [index, text] of texts.entries()) {
      for (const name of readProperNames(text, this.language)) this.#names.add(name)
      const firstLine = (this.#passages.at(-1)?.line ?? -1) + 1
      const firstParagraph = (this.#passages.at(-1)?.paragraph ?? -1) + 1
      for (const passage of splitPassages(text, firstParagraph).slice(0, PASSAGES_MAX - this.#passages.length)) {
        const terms = readPassageTerms(`${passage.context}\n${passage.text}`, this.language)
        const names = readWords(passage.text, this.language).filter((word) => this.#names.has(word)).length
        if (readWords(passage.text, this.language).some((word) => people.includes(word))) terms.push(conceptTerm('team'))
        const facts = readFacts(passage.text)
        const labelTerms = new Set(readPassageTerms(passage.label, this.language))
        this.#passages.push({
          ...passage,
          names,
          facts: names > 0 || terms.includes(conceptTerm('team')) ? facts.add('who') : facts,
          isAbout: index > 0,
          labelTerms,
          line: firstLine + passage.line,
          id: this.#passages.length,
          terms: new Set(terms),
        })
        for (const term of new Set(terms)) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
      }
    }
    this.#search.addAll(this.#passages.map(({ id, terms }) => ({ id, terms: [...terms].join(' ') })))
  }

  /** A subject of most passages is what the business is about, such as dogs, and answers no question. */
  #isEverywhere(term: string): boolean {
    const frequency = this.#frequency.get(term) ?? 0
    return frequency >= EVERYWHERE_MIN && frequency * 4 > this.#passages.length
  }

  #searchFor(question: string, language: AssistantLanguage, reads: 'questions' | 'everything'): PassageSearch {
    const searched = {
      language: this.language,
      isName: (word: string) => this.#names.has(word),
      hasStem: (stem: string) => this.#frequency.has(stem),
    }
    const index = {
      passages: this.#passages,
      frequency: this.#frequency,
      search: this.#search,
      isEverywhere: (term: string) => this.#isEverywhere(term),
      areNeighbours: (id: number, other: number) => this.#areNeighbours(id, other),
    }
    return new PassageSearch(index, question, readNeeds(question, language, searched, reads))
  }

  /** The passage that covers the most of a question, with its neighbours if they cover more, whatever it covers. */
  #findBest(question: string, language: AssistantLanguage): Best | null {
    if (this.#passages.length === 0) return null
    const asked = this.#searchFor(question, language, 'questions')
    const best = asked.best()
    if (best && best.coverage >= COVERAGE_MIN) return best
    // "I am in a wheelchair, would I get in?"
    const said = this.#searchFor(question, language, 'everything')
    return (
      asked.onFact() ??
      asked.besideNames() ??
      asked.onTopic() ??
      said.onTopic() ??
      asked.onSpecificWord() ??
      (asked.saysSubject ? null : said.onSpecificWord()) ??
      best
    )
  }

  /** True for a question such as "how long does it take". */
  asksForTime(question: string, language: AssistantLanguage): boolean {
    return this.#searchFor(question, language, 'questions').asksForLength
  }

  /** Proper names of the texts that a text says, folded. */
  namesIn(text: string, language: AssistantLanguage): string[] {
    return readWords(text, language).filter((word) => this.#names.has(word))
  }

  /** The share of a question that its best passage covers, from 0 to 1. */
  coverageOf(question: string, language: AssistantLanguage): number {
    return this.#findBest(question, language)?.coverage ?? 0
  }

  /** The passage that answers a question; null if none covers COVERAGE_MIN of it. */
  find(question: string, language: AssistantLanguage): { text: string; coverage: number } | null {
    const best = this.#findBest(question, language)
    if (!best || best.coverage < COVERAGE_MIN || this.#searchFor(question, language, 'questions').lacksTopic(best)) return null
    const asksForHours = best.needs.length === 1 && best.needs[0]!.alternatives[0]!.terms[0] === conceptTerm('hours')
    const ids = asksForHours ? this.#withNeighboursOn('hours', best.ids) : this.#withLabelledLine(best.ids)
    return { text: this.#textOf(this.#withNextSentence(ids)), coverage: best.coverage }
  }

  /** "Our fees are fixed. You get a quote in writing." belongs together too, and "There is no parking. Please use …". */
  #withNextSentence(ids: number[]): number[] {
    const [last, next] = [this.#passages[ids.at(-1)!]!, this.#passages[ids.at(-1)! + 1]]
    const isShort = last.text.length <= SHORT_SENTENCE_MAX && !/\d/.test(last.text)
    return ids.length === 1 && (isShort || NEGATION.test(last.text)) && next?.line === last.line && next.text.length <= NEXT_SENTENCE_MAX
      ? [...ids, next.id]
      : ids
  }

  /** "Payment: … We take no cash." belongs together: all sentences of a line with a label, if they are not long. */
  #withLabelledLine(ids: number[]): number[] {
    const all = ids.flatMap((id) => {
      const { line, isLabelled } = this.#passages[id]!
      if (!isLabelled) return [id]
      const ofLine = this.#passages.filter((passage) => passage.line === line)
      const isLong = ofLine.reduce((length, { text }) => length + text.length + 1, 0) > LABELLED_LENGTH_MAX
      return isLong ? [id] : ofLine.map((passage) => passage.id)
    })
    return [...new Set(all)].toSorted((a, b) => a - b)
  }

  #areNeighbours(id: number, other: number): boolean {
    const [a, b] = [this.#passages[id], this.#passages[other]]
    return a !== undefined && b !== undefined && a.paragraph === b.paragraph
  }

  /** Passages before and after that have the same subject: each day's hours stand on a line of their own. */
  #withNeighboursOn(concept: Concept, ids: number[]): number[] {
    const all = [...ids]
    const continues = (id: number) =>
      all.length < HOURS_LINES_MAX && this.#areNeighbours(id, ids[0]!) && this.#passages[id]!.terms.has(conceptTerm(concept))
    while (continues(all.at(-1)! + 1)) all.push(all.at(-1)! + 1)
    while (continues(all[0]! - 1)) all.unshift(all[0]! - 1)
    return all
  }

  #textOf(ids: number[]): string {
    const texts = ids.map((id) => this.#passages[id]!.text)
    return texts.join(texts.every((text) => /[.!?。！？]$/.test(text)) ? ' ' : '\n')
  }

  /** True if some passage is on one of `concepts`. */
  speaksOf(concepts: readonly Concept[]): boolean {
    return concepts.some((concept) => this.#frequency.has(conceptTerm(concept)))
  }

  /** All passages on one of `concepts`, each verbatim, in the owner's order; with `language`, those in it first. */
  on(concepts: readonly Concept[], language?: AssistantLanguage): string[] {
    const found = this.#passages.filter(({ terms }) => concepts.some((concept) => terms.has(conceptTerm(concept)))).map(({ text }) => text)
    if (!concepts.includes('hours') && concepts.some((concept) => this.#isEverywhere(conceptTerm(concept)))) return []
    if (!language) return found
    const isForeign = (text: string) => (guessLanguage(text) === language ? 0 : 1)
    return found.toSorted((a, b) => isForeign(a) - isForeign(b))
  }
}
