import MiniSearch from 'minisearch'
import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type Concept } from './concepts.ts'
import { type Need, readNeeds } from './needs.ts'
import { type Passage, splitPassages } from './passages.ts'
import { readProperNames } from './proper-names.ts'
import { conceptTerm, readPassageTerms } from './terms.ts'
import { guessLanguage, readWords } from './text.ts'

/** Share of a question that a passage must cover to be its answer. Chosen by the table of knowledge.test.ts. */
export const COVERAGE_MIN = 0.65
/** How much more a proper name weighs than another word. */
const NAME_WEIGHT = 2.5
/** Longest line with a label that is told as a whole, in characters. */
const LABELLED_LENGTH_MAX = 400
const SENTENCES_MAX = 3
/** Lines of opening hours that are shown together, one for each day. */
const HOURS_LINES_MAX = 7
const PASSAGES_MAX = 400
const EVERYWHERE_MIN = 4
/** Longest sentence that is told with the one after it, in characters. */
const SHORT_SENTENCE_MAX = 32

interface IndexedPassage extends Passage {
  id: number
  terms: Set<string>
  /** Terms of its label or heading. */
  labelTerms: Set<string>
  /** Number of proper names in it. */
  names: number
}

interface Best {
  /** Neighbouring passages, in their order. */
  ids: number[]
  matched: Set<string>
  needs: Need[]
  coverage: number
}

/** How much less another word weighs in a question for the hours of a day. */
const BESIDE_DAY_WEIGHT = 0.3
const HOURS_TERMS = /^#(?:hours|timeOfDay)$/
const DAY_TERMS = /^@/
const isAbout = (pattern: RegExp) => (need: Need) => pattern.test(need.alternatives[0]?.terms[0] ?? '')
const CONJUNCTION = /(?<!\p{L})(?:and|also|y|tambi[eé]n|und|auch|et|aussi|e|tamb[eé]m)(?!\p{L})|[、,&+]|それと|あと/iu
/** Share of a question that a second passage must add. */
const OTHER_SUBJECT_MIN = 0.3
const COUNT_QUESTION = /how many|how much|cu[aá]nt|wie ?viel|combien|quant[oa]s?\b|何[枚個名人回点]/iu
/**
 * Topics that are asked about for their own sake: what is known about them is an answer whatever else a question says, as in "my
 * grandmother uses a wheelchair, would she manage to visit you?".
 */
const TELLING_CONCEPTS: readonly Concept[] = [
  'parking',
  'transport',
  'paymentMethods',
  'installments',
  'deposit',
  'giftCards',
  'delivery',
  'pickup',
  'cancellation',
  'refund',
  'guarantee',
  'insurance',
  'credentials',
  'languages',
  'area',
  'online',
  'emergency',
  'pets',
  'accessibility',
  'vegetarian',
  'vegan',
  'outdoor',
  'wifi',
  'ecoFriendly',
  'hygiene',
  'privacy',
  'reviews',
  'jobs',
  'membership',
  'revisions',
  'safety',
  'toilets',
  'smoking',
  'checkIn',
  'commission',
  'taxIncluded',
  'travelCosts',
  'ownership',
  'membershipBodies',
  'documents',
  'materials',
  'beginners',
  'children',
  'drinks',
  'atHome',
  'substitute',
  'arrival',
  'surcharge',
  'weather',
  'validity',
  'ageLimit',
  'minimumOrder',
  'technology',
  'damageCover',
  'startDates',
  'companion',
]
/** Share of a question that a passage on such a topic must cover at least. */
const TOPIC_COVERAGE_MIN = 0.2
const isWordTerm = (term: string) => /^[\p{L}\p{N}]/u.test(term)
const isConceptTerm = (term: string) => /^[#@]/.test(term)

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

  constructor(texts: string[]) {
    this.language = guessLanguage(texts.join('\n'))
    for (const text of texts) {
      for (const name of readProperNames(text, this.language)) this.#names.add(name)
      const firstLine = (this.#passages.at(-1)?.line ?? -1) + 1
      const firstParagraph = (this.#passages.at(-1)?.paragraph ?? -1) + 1
      for (const passage of splitPassages(text, firstParagraph).slice(0, PASSAGES_MAX - this.#passages.length)) {
        const terms = readPassageTerms(`${passage.context}\n${passage.text}`, this.language)
        const names = readWords(passage.text, this.language).filter((word) => this.#names.has(word)).length
        const labelTerms = new Set(readPassageTerms(passage.label, this.language))
        this.#passages.push({
          ...passage,
          names,
          labelTerms,
          line: firstLine + passage.line,
          id: this.#passages.length,
          terms: new Set(terms),
        })
        for (const term of terms) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
      }
    }
    this.#search.addAll(this.#passages.map(({ id, terms }) => ({ id, terms: [...terms].join(' ') })))
  }

  /** Inverse document frequency of a term's rarest form, as BM25 has it, at least 0.5 so that no need counts as nothing. */
  #weightOf({ alternatives, isName }: Need): number {
    const frequency = Math.max(...alternatives[0]!.terms.map((term) => this.#frequency.get(term) ?? 0))
    const weight = Math.max(Math.log(1 + (this.#passages.length - frequency + 0.5) / (frequency + 0.5)), 0.5)
    return isName ? weight * NAME_WEIGHT : weight
  }

  /** The passage that covers the most of a question, with its neighbours if they cover more, whatever it covers. */
  #findBest(question: string, language: AssistantLanguage): Best | null {
    const said = readNeeds(question, language, {
      language: this.language,
      isName: (word) => this.#names.has(word),
      hasStem: (stem) => this.#frequency.has(stem),
    })
    const needs = said.map((need) => this.#withoutWordsOfKnownConcepts(need))
    const terms = new Set(needs.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.terms)))
    if (terms.size === 0 || this.#passages.length === 0) return null
    const asksForDay = needs.some(isAbout(HOURS_TERMS)) && needs.some(isAbout(DAY_TERMS))
    // "Can we have dinner on Sunday or are you closed?" is answered by the hours.
    const isBesideDay = (need: Need) => asksForDay && !need.isName && !isAbout(HOURS_TERMS)(need) && !isAbout(DAY_TERMS)(need)
    const weights = needs.map((need) => this.#weightOf(need) * (isBesideDay(need) ? BESIDE_DAY_WEIGHT : 1))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    // A word that stands nowhere may be misspelt. Stems that the texts have are never taken for others.
    const mayBeMisspelt = (term: string) => isWordTerm(term) && term.length >= 6 && !this.#frequency.has(term)
    const results = this.#search.search([...terms].join(' '), {
      combineWith: 'OR',
      fuzzy: (term) => (mayBeMisspelt(term) ? 1 : false),
      prefix: (term) => mayBeMisspelt(term),
    })
    const found = new Map(results.map(({ id, queryTerms, score }) => [Number(id), { matched: new Set(queryTerms), score }]))
    const coverageOf = (matched: Set<string>) =>
      needs.reduce((sum, need, index) => sum + weights[index]! * coveredShareOf(need, matched), 0) / total
    const literal = new Set(
      said.flatMap(({ alternatives }) => alternatives.flatMap(({ terms: own }) => own.filter((term) => !term.startsWith('#')))),
    )
    const asksForNumber = COUNT_QUESTION.test(question)
    /** Of passages that cover the same, the one that says the visitor's own words, or whose label names the subject, comes first. */
    const preferenceOf = (id: number) => {
      const passage = this.#passages[id]!
      const isOnLabel = needs.some(({ alternatives }) => passage.labelTerms.has(alternatives[0]!.terms[0]!)) ? 1 : 0
      const hasNames = terms.has(conceptTerm('area')) && passage.names > 1 ? 1 : 0
      const hasNumber = asksForNumber && /\d/.test(passage.text) ? 1 : 0
      return [...literal].filter((term) => passage.terms.has(term)).length + isOnLabel + hasNames + hasNumber
    }
    let best: (Best & { score: number; preference: number }) | null = null
    for (const [id, { matched, score }] of found) {
      const coverage = coverageOf(matched)
      if (best && coverage < best.coverage - 0.001) continue
      const preference = preferenceOf(id)
      const isBetter =
        !best || coverage > best.coverage + 0.001 || preference > best.preference || (preference === best.preference && score > best.score)
      if (isBetter) best = { ids: [id], matched, needs, coverage, score, preference }
    }
    if (!best) return null
    if (CONJUNCTION.test(question)) best = { ...best, ...this.#withOtherSubject(best, found, coverageOf, preferenceOf) }
    for (const step of [1, -1]) {
      while (best.ids.length < SENTENCES_MAX) {
        const next: number = (step > 0 ? best.ids.at(-1)! : best.ids[0]!) + step
        const matched: Set<string> = new Set([...best.matched, ...(found.get(next)?.matched ?? [])])
        const coverage = coverageOf(matched)
        if (!this.#areNeighbours(next, best.ids[0]!) || coverage < best.coverage + 0.1) break
        best = { ...best, ids: step > 0 ? [...best.ids, next] : [next, ...best.ids], matched, coverage }
      }
    }
    if (best.coverage >= COVERAGE_MIN) return best
    const onTopic = this.#findOnTopic(needs, found, coverageOf, preferenceOf)
    if (!onTopic) return best
    const both = CONJUNCTION.test(question) ? this.#withOtherSubject(onTopic, found, coverageOf, preferenceOf) : onTopic
    return { ...onTopic, ...both, coverage: Math.max(both.coverage, COVERAGE_MIN) }
  }

  /** The best passage on a telling topic that a question names. The answer to another question of the owner's text is none. */
  #findOnTopic(
    needs: Need[],
    found: Map<number, { matched: Set<string> }>,
    coverageOf: (matched: Set<string>) => number,
    preferenceOf: (id: number) => number,
  ): Best | null {
    const asked = needs.flatMap(({ alternatives }) => alternatives[0]!.terms)
    const topics = TELLING_CONCEPTS.map(conceptTerm).filter((term) => asked.includes(term) && !this.#isEverywhere(term))
    let best: (Best & { preference: number }) | null = null
    for (const [id, { matched }] of found) {
      const { terms, isAnswer } = this.#passages[id]!
      const coverage = coverageOf(matched)
      if (isAnswer || coverage < TOPIC_COVERAGE_MIN || !topics.some((term) => terms.has(term))) continue
      const preference = preferenceOf(id)
      const isBetter = !best || coverage > best.coverage + 0.001 || (coverage > best.coverage - 0.001 && preference > best.preference)
      if (isBetter) best = { ids: [id], matched, needs, coverage, preference }
    }
    return best
  }

  /** A subject of most passages is what the business is about, such as dogs, and answers no question. */
  #isEverywhere(term: string): boolean {
    const frequency = this.#frequency.get(term) ?? 0
    return frequency > EVERYWHERE_MIN && frequency * 3 > this.#passages.length
  }

  /** "Can I pay by card, and is there parking?": with the passage that answers the other half of the question. */
  #withOtherSubject(
    best: Best,
    found: Map<number, { matched: Set<string> }>,
    coverageOf: (matched: Set<string>) => number,
    preferenceOf: (id: number) => number,
  ): Pick<Best, 'ids' | 'matched' | 'coverage'> {
    let other: (Pick<Best, 'ids' | 'matched' | 'coverage'> & { preference: number }) | null = null
    for (const [id, { matched }] of found) {
      const both = new Set([...best.matched, ...matched])
      const coverage = coverageOf(both)
      if (coverage < best.coverage + OTHER_SUBJECT_MIN || coverage < (other?.coverage ?? 0) - 0.001) continue
      const preference = preferenceOf(id)
      if (other && coverage < other.coverage + 0.001 && preference <= other.preference) continue
      other = { ids: [...best.ids, id].toSorted((a, b) => a - b), matched: both, coverage, preference }
    }
    return other ?? best
  }

  /** The share of a question that its best passage covers, from 0 to 1. */
  coverageOf(question: string, language: AssistantLanguage): number {
    return this.#findBest(question, language)?.coverage ?? 0
  }

  /** The passage that answers a question; null if none covers COVERAGE_MIN of it. */
  find(question: string, language: AssistantLanguage): { text: string; coverage: number } | null {
    const best = this.#findBest(question, language)
    if (!best || best.coverage < COVERAGE_MIN) return null
    const asksForHours = best.needs.length === 1 && best.needs[0]!.alternatives[0]!.terms[0] === conceptTerm('hours')
    const ids = asksForHours ? this.#withNeighboursOn('hours', best.ids) : this.#withLabelledLine(best.ids)
    return { text: this.#textOf(this.#withNextSentence(ids)), coverage: best.coverage }
  }

  /** "Our fees are fixed. You get a quote in writing." belongs together too. */
  #withNextSentence(ids: number[]): number[] {
    const [last, next] = [this.#passages[ids.at(-1)!]!, this.#passages[ids.at(-1)! + 1]]
    return ids.length === 1 && last.text.length <= SHORT_SENTENCE_MAX && !/\d/.test(last.text) && next?.line === last.line
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

  /** Where passages are on the concept that a question names, its mere words find nothing: "hours" stands in many a sentence. */
  #withoutWordsOfKnownConcepts(need: Need): Need {
    const known = need.alternatives.filter(({ terms }) => terms.every((term) => isConceptTerm(term) && this.#frequency.has(term)))
    return known.length > 0 && !need.isName ? { alternatives: known } : need
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

  /** All passages on one of `concepts`, each verbatim, in the owner's order; with `language`, those in it first. */
  on(concepts: readonly Concept[], language?: AssistantLanguage): string[] {
    const found = this.#passages.filter(({ terms }) => concepts.some((concept) => terms.has(conceptTerm(concept)))).map(({ text }) => text)
    if (!concepts.includes('hours') && concepts.some((concept) => this.#isEverywhere(conceptTerm(concept)))) return []
    if (!language) return found
    const isForeign = (text: string) => (guessLanguage(text) === language ? 0 : 1)
    return found.toSorted((a, b) => isForeign(a) - isForeign(b))
  }
}

function coveredShareOf({ alternatives }: Need, matched: Set<string>): number {
  return Math.max(
    ...alternatives.map(({ terms, share }) => {
      const part = terms.filter((term) => matched.has(term)).length / terms.length
      return part >= 0.5 ? share * part : 0
    }),
  )
}
