import { type AnswerKind, KIND_CONCEPTS, readAskedKind } from './answer-kinds.ts'
import { type Best, type IndexedPassage, type SearchedPassages } from './indexed-passage.ts'
import { type Need } from './needs.ts'
import {
  GENERAL_TERMS,
  LIGHT_TERMS,
  NUMBERED_TERMS,
  OTHER_SUBJECT_TERMS,
  TELLING_ALONE_TERMS,
  TELLING_TERMS,
  TIME_TERMS,
} from './telling-topics.ts'
import { conceptTerm } from './terms.ts'

/** Share of a question that a passage must cover to be its answer. Chosen by the table of knowledge.test.ts. */
export const COVERAGE_MIN = 0.65
/** How much more a proper name weighs than another word. */
const NAME_WEIGHT = 2.5
const SENTENCES_MAX = 3
/** How much less another word weighs in a question for the hours of a day. */
const BESIDE_DAY_WEIGHT = 0.3
/** How much less those words weigh that nothing knows, and those that only describe, beside a word that says what it is about. */
const PLAIN_WEIGHT = 0.35
const DESCRIBING_WEIGHT = 0.6
/** Most passages that a word which says what a question is about stands in. */
const SPECIFIC_FREQUENCY_MAX = 3
/** Share of a question that a second passage must add. */
const OTHER_SUBJECT_MIN = 0.3
/** Share of a question from which the passage with its rarest word may be its answer if nothing else is. */
const GUESS_COVERAGE_MIN = 0.4
/** Share of a question that a passage on one of TELLING_CONCEPTS must cover at least. */
const TOPIC_COVERAGE_MIN = 0.15
const CONJUNCTION = /(?<![a-zß-öø-ɏ])(?:and|also|y|tambi[eé]n|und|auch|et|aussi|e|tamb[eé]m)(?![a-zß-öø-ɏ])|[、,&+]|それと|あと/iu
const COUNT_QUESTION =
  /how many|how much|cu[aá]nt|wie ?viel|combien|quant[oa]s?\b|何(?:[枚個名人回点]|キロ|kcal|グラム|センチ|リットル)|カロリー/iu
const HOURS_TERMS = /^#(?:hours|timeOfDay)$/
const DAY_TERMS = /^@/

/** Share of a question that a passage on such a topic must cover with what else it says. */
const ALONE_COVERAGE_MIN = 0.3
/** How much less a passage without the kind of fact that a question asks for covers of it, and one of the lines about the business. */
const WITHOUT_FACT_SHARE = 0.6
const ABOUT_SHARE = 0.6
/** The same of one with another kind of length, such as that of a guarantee. */
const OTHER_FACT_SHARE = 0.9
/** How much of what only the sentences around a fact cover counts. */
const AROUND_SHARE = 0.7
const isAbout = (pattern: RegExp) => (need: Need) => pattern.test(need.alternatives[0]?.terms[0] ?? '')
const isWordTerm = (term: string) => /^[\p{L}\p{N}]/u.test(term)
const isConceptTerm = (term: string) => /^[#@]/.test(term)

function coveredShareOf({ alternatives }: Need, matched: Set<string>): number {
  return Math.max(
    ...alternatives.map(({ terms, share }) => {
      const part = terms.filter((term) => matched.has(term)).length / terms.length
      return part >= 0.5 ? share * part : 0
    }),
  )
}

/** The search for the passages that answer one question. */
export class PassageSearch {
  readonly #index: SearchedPassages
  readonly #needs: Need[]
  readonly #terms: Set<string>
  readonly #weights: number[]
  /** The same where words that nothing knows count little. */
  readonly #relaxedWeights: number[]
  readonly #found: Map<number, { matched: Set<string>; score: number }>
  readonly #literal: Set<string>
  readonly #asksForNumber: boolean
  readonly #asksForLength: boolean
  readonly #kind: AnswerKind | null
  readonly #hasConjunction: boolean

  constructor(index: SearchedPassages, question: string, said: Need[]) {
    this.#index = index
    this.#kind = readAskedKind(question)
    this.#needs = said.map((need) => this.#withoutWordsOfKnownConcepts(need))
    this.#terms = new Set(this.#needs.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))
    const asksForDay = this.#needs.some(isAbout(HOURS_TERMS)) && this.#needs.some(isAbout(DAY_TERMS))
    // "Can we have dinner on Sunday or are you closed?" is answered by the hours.
    const isBesideDay = (need: Need) => asksForDay && !need.isName && !isAbout(HOURS_TERMS)(need) && !isAbout(DAY_TERMS)(need)
    this.#weights = this.#needs.map((need) => this.#weightOf(need) * (isBesideDay(need) ? BESIDE_DAY_WEIGHT : 1))
    const known = this.#weights.filter((_, at) => this.#isKnown(this.#needs[at]!))
    const usual = known.reduce((sum, weight) => sum + weight, 0) / (known.length || 1)
    this.#relaxedWeights = this.#needs.map((need, at) => {
      const weight = this.#weights[at]!
      const isGeneral = LIGHT_TERMS.includes(need.alternatives[0]!.terms[0]!)
      if (isGeneral) return Math.min(weight, usual) * PLAIN_WEIGHT
      if (this.#isKnown(need) || !(need.isPlain || need.isDescribing || need.isTrade)) return weight
      return Math.min(weight, usual) * (need.isPlain ? PLAIN_WEIGHT : DESCRIBING_WEIGHT)
    })
    // A word that stands nowhere may be misspelt. Stems that the texts have are never taken for others.
    const mayBeMisspelt = (term: string) => isWordTerm(term) && term.length >= 6 && !index.frequency.has(term)
    const results = index.search.search([...this.#terms].join(' '), {
      combineWith: 'OR',
      fuzzy: (term) => (mayBeMisspelt(term) ? 1 : false),
      prefix: (term) => mayBeMisspelt(term),
    })
    this.#found = new Map(results.map(({ id, queryTerms, score }) => [Number(id), { matched: new Set(queryTerms), score }]))
    // What has the kind of fact that is asked for is about that kind.
    const [kindConcept] = this.#kind === null ? [] : KIND_CONCEPTS[this.#kind].concepts
    for (const { id, facts } of index.passages) {
      if (!kindConcept || !this.#kind || !facts.has(this.#kind)) continue
      const found = this.#found.get(id) ?? { matched: new Set(), score: 0 }
      found.matched.add(conceptTerm(kindConcept))
      this.#found.set(id, found)
    }
    this.#literal = new Set(
      said.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms.filter((term) => !term.startsWith('#')))),
    )
    this.#asksForNumber = COUNT_QUESTION.test(question)
    this.#asksForLength = [conceptTerm('duration'), conceptTerm('readiness')].some((term) => this.#terms.has(term))
    this.#hasConjunction = CONJUNCTION.test(question)
  }

  get asksForLength(): boolean {
    return this.#asksForLength
  }

  /** True if the question says what it is about: one with words alone that nothing knows does not. */
  get saysSubject(): boolean {
    return this.#needs.some(({ isPlain }) => !isPlain)
  }

  /** The passage that covers the most of the question, with its neighbours if they cover more, whatever it covers. */
  best(): Best | null {
    const best = this.#bestOf([...this.#found.keys()], this.#weights)
    return best && this.#withNeighbours(this.#hasConjunction ? this.#withOtherSubject(best, this.#weights) : best)
  }

  /** The passage that answers all but the proper names: "is a valuation of my flat in Redland free?" */
  besideNames(): Best | null {
    const others = this.#needs.filter(({ isName }) => !isName)
    const asksForArea = this.#terms.has(conceptTerm('area'))
    if (others.length < 2 || others.length === this.#needs.length || asksForArea) return null
    const best = this.#bestOf(
      [...this.#found.keys()],
      this.#relaxedWeights.map((weight, at) => (this.#needs[at]!.isName ? 0 : weight)),
    )
    return best && best.coverage >= COVERAGE_MIN ? best : null
  }

  /** True if the topics that the question names for their own sake stand nowhere in the texts: what else a passage covers is no answer. */
  lacksTopic({ matched, ids }: Best): boolean {
    const topics = this.#needs.filter(({ alternatives }) => TELLING_TERMS.includes(alternatives[0]!.terms[0]!))
    const isStated = ({ terms }: Need['alternatives'][number]) => terms.every((term) => this.#index.frequency.has(term))
    const hasFact = this.#kind !== null && ids.some((id) => this.#index.passages[id]!.facts.has(this.#kind!))
    const coversOther = this.#needs.some((need) => isConceptTerm(need.alternatives[0]!.terms[0]!) && coveredShareOf(need, matched) === 1)
    return (
      !hasFact &&
      !coversOther &&
      topics.length > 0 &&
      topics.every((need) => coveredShareOf(need, matched) === 0 && !need.alternatives.some(isStated))
    )
  }

  /** The passage with the kind of fact that the question asks for, whatever it says beside what only describes. */
  onFact(): Best | null {
    const kind = this.#kind
    if (kind === null || kind === 'when' || kind === 'number') return null
    const ids = [...this.#found.keys()].filter((id) => this.#index.passages[id]!.facts.has(kind))
    const best = this.#bestOf(ids, this.#relaxedWeights)
    if (!best || best.coverage < (kind === 'age' ? GUESS_COVERAGE_MIN : COVERAGE_MIN)) return null
    // "How long is the broadband cable?" is no question for any length of time.
    const others = this.#needs.filter(
      ({ alternatives }) => !KIND_CONCEPTS[kind].concepts.some((concept) => alternatives[0]!.terms[0] === conceptTerm(concept)),
    )
    const saysUnit = [...this.#literal].some((term) => this.#index.passages[best.ids[0]!]!.terms.has(term))
    if (kind !== 'age' && !saysUnit && others.length > 0 && !others.some((need) => coveredShareOf(need, best.matched) > 0)) return null
    return { ...best, coverage: Math.max(best.coverage, COVERAGE_MIN) }
  }

  /** The best passage on a telling topic that the question names. The answer to another question of the owner's text is none. */
  onTopic(): Best | null {
    const asked = this.#needs.flatMap(({ alternatives }) => alternatives[0]!.terms)
    const canBeBeside = (id: number) => this.#coverageOf(this.#found.get(id)!.matched, this.#weights) >= ALONE_COVERAGE_MIN
    const isAlone = !asked.some((term) => OTHER_SUBJECT_TERMS.includes(term))
    const telling = isAlone ? [...TELLING_TERMS, ...TELLING_ALONE_TERMS] : TELLING_TERMS
    const topics = telling.filter((term) => asked.includes(term) && !this.#index.isEverywhere(term))
    const isOnTopic = ({ id, terms, isAnswer }: IndexedPassage) =>
      !isAnswer && topics.some((term) => terms.has(term) && (!TELLING_ALONE_TERMS.includes(term) || canBeBeside(id)))
    const ids = [...this.#found.keys()].filter((id) => isOnTopic(this.#index.passages[id]!))
    const best = this.#bestOf(ids, this.#relaxedWeights)
    if (!best || best.coverage < TOPIC_COVERAGE_MIN) return null
    const both = this.#hasConjunction ? this.#withOtherSubject(best, this.#relaxedWeights) : best
    return { ...both, coverage: Math.max(both.coverage, COVERAGE_MIN) }
  }

  /** The passage with the word that says what the question is about, if the words that nothing covers tell little. */
  onSpecificWord(): Best | null {
    const specific = this.#needs.filter(
      ({ isPlain, isDescribing, alternatives }) =>
        !isPlain &&
        !isDescribing &&
        !GENERAL_TERMS.includes(alternatives[0]!.terms[0]!) &&
        alternatives.some(({ terms }) => terms.some((term) => this.#isRare(term))),
    )
    const ids = [...this.#found].filter(([, { matched }]) => specific.some((need) => coveredShareOf(need, matched) === 1)).map(([id]) => id)
    const best = this.#bestOf(ids, this.#relaxedWeights)
    if (!best || this.#index.passages[best.ids[0]!]!.isAnswer) return null
    // "How many calories has a lunch box?" is not answered by how to order one.
    const isOnTradeAlone = this.#needs.every((need) => need.isTrade || need.isPlain || coveredShareOf(need, best.matched) === 0)
    if (isOnTradeAlone && this.#asksForNumber && this.#needs.some(({ isPlain }) => isPlain)) return null
    if (best.coverage >= COVERAGE_MIN) return best
    return best.coverage >= GUESS_COVERAGE_MIN && this.#fitsQuestion(best) ? { ...best, coverage: COVERAGE_MIN } : null
  }

  /** True for a passage that has what the question asks for, such as a length of time, and its rarest word that stands anywhere. */
  #fitsQuestion({ ids, matched }: Best): boolean {
    const { text, facts } = this.#index.passages[ids[0]!]!
    if (this.#asksForLength) {
      const isAbout = ({ alternatives }: Need) => !GENERAL_TERMS.includes(alternatives[0]!.terms[0]!)
      return facts.has('length') && this.#needs.some((need) => isAbout(need) && !need.isDescribing && coveredShareOf(need, matched) > 0)
    }
    if (this.#asksForNumber && !/\d/.test(text)) return false
    const isUnsaid = (need: Need) => !need.isPlain && !this.#isKnown(need) && !LIGHT_TERMS.includes(need.alternatives[0]!.terms[0]!)
    if (this.#needs.some(isUnsaid)) return false
    const known = this.#needs.filter((need) => this.#isKnown(need) && !LIGHT_TERMS.includes(need.alternatives[0]!.terms[0]!))
    const rarest = known.toSorted(
      (a, b) => Number(a.isDescribing ?? false) - Number(b.isDescribing ?? false) || this.#weightOf(b) - this.#weightOf(a),
    )[0]
    return rarest !== undefined && coveredShareOf(rarest, matched) > 0
  }

  #isKnown({ alternatives }: Need): boolean {
    return alternatives.some(({ terms }) => terms.some((term) => this.#index.frequency.has(term)))
  }

  #isRare(term: string): boolean {
    const frequency = this.#index.frequency.get(term) ?? 0
    return frequency > 0 && frequency <= SPECIFIC_FREQUENCY_MAX
  }

  /** Where passages are on the concept that a question names, its mere words find nothing: "hours" stands in many a sentence. */
  #withoutWordsOfKnownConcepts(need: Need): Need {
    const known = need.alternatives.filter(({ terms }) => terms.every((term) => isConceptTerm(term) && this.#index.frequency.has(term)))
    return known.length > 0 && !need.isName && !need.isTrade ? { ...need, alternatives: known } : need
  }

  /** Inverse document frequency of a need's first form that stands anywhere, as BM25 has it, at least 0.5 so that none counts as nothing. */
  #weightOf({ alternatives, isName }: Need): number {
    const { passages, frequency: frequencies } = this.#index
    const frequencyOf = (terms: string[]) => Math.max(...terms.map((term) => frequencies.get(term) ?? 0))
    const frequency = alternatives.map(({ terms }) => frequencyOf(terms)).find((one) => one > 0) ?? 0
    const weight = Math.max(Math.log(1 + (passages.length - frequency + 0.5) / (frequency + 0.5)), 0.5)
    return isName ? weight * NAME_WEIGHT : weight
  }

  #coverageOf(matched: Set<string>, weights: number[]): number {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return this.#needs.reduce((sum, need, at) => sum + weights[at]! * coveredShareOf(need, matched), 0) / total
  }

  /** How much of what a passage covers counts. */
  #fitOf({ facts, terms, isAbout }: IndexedPassage): number {
    const share = isAbout ? ABOUT_SHARE : 1
    // "How long does it take" is answered by what says something of time.
    if (this.#asksForLength || this.#kind === 'length') {
      if (facts.has('length')) return share
      return share * (facts.has('span') || TIME_TERMS.some((term) => terms.has(term)) ? OTHER_FACT_SHARE : WITHOUT_FACT_SHARE)
    }
    return this.#kind === null || facts.has(this.#kind) ? share : share * WITHOUT_FACT_SHARE
  }

  /** The share of the question that a passage covers; one with the fact that is asked for may say in the sentences around it of what. */
  #shareOf(id: number, weights: number[]): number {
    const passage = this.#index.passages[id]!
    const { matched } = this.#found.get(id)!
    const own = this.#coverageOf(matched, weights)
    if (this.#kind === null || !passage.facts.has(this.#kind)) return own * this.#fitOf(passage)
    const around = new Set(matched)
    for (const other of [id - 2, id - 1, id + 1]) {
      if (this.#index.areNeighbours(id, other)) for (const term of this.#found.get(other)?.matched ?? []) around.add(term)
    }
    return (own + (this.#coverageOf(around, weights) - own) * AROUND_SHARE) * this.#fitOf(passage)
  }

  /**
   * Of passages that cover the same, the one that says the visitor's own words, or whose label names the subject, comes first, and
   * of terms of cancellation the one that says how long before.
   */
  #preferenceOf(id: number): number {
    const passage = this.#index.passages[id]!
    const isOnLabel = this.#needs.some(({ alternatives }) => passage.labelTerms.has(alternatives[0]!.terms[0]!)) ? 1 : 0
    const hasNames = this.#terms.has(conceptTerm('area')) && passage.names > 1 ? 1 : 0
    const hasNumber = this.#asksForNumber && /\d/.test(passage.text) ? 1 : 0
    const hasTerm = NUMBERED_TERMS.some((term) => this.#terms.has(term) && passage.terms.has(term)) && /\d/.test(passage.text) ? 1 : 0
    const isOnTrade = this.#needs.some((need) => need.isTrade && coveredShareOf(need, this.#found.get(id)!.matched) > 0) ? 1 : 0
    const hasFact = this.#kind !== null && passage.facts.has(this.#kind) ? 1 : 0
    return (
      [...this.#literal].filter((term) => passage.terms.has(term)).length + isOnLabel + hasNames + hasNumber + hasFact + hasTerm + isOnTrade
    )
  }

  #bestOf(ids: number[], weights: number[]): Best | null {
    let best: (Best & { score: number; preference: number }) | null = null
    for (const id of ids) {
      const { matched, score } = this.#found.get(id)!
      const coverage = this.#shareOf(id, weights)
      if (best && coverage < best.coverage - 0.001) continue
      const preference = this.#preferenceOf(id)
      const isBetter =
        !best || coverage > best.coverage + 0.001 || preference > best.preference || (preference === best.preference && score > best.score)
      if (isBetter) best = { ids: [id], matched, needs: this.#needs, coverage, score, preference }
    }
    return best
  }

  #withNeighbours(one: Best): Best {
    let best = one
    for (const step of [1, -1]) {
      while (best.ids.length < SENTENCES_MAX) {
        const next: number = (step > 0 ? best.ids.at(-1)! : best.ids[0]!) + step
        const matched: Set<string> = new Set([...best.matched, ...(this.#found.get(next)?.matched ?? [])])
        const coverage = this.#coverageOf(matched, this.#weights)
        if (!this.#index.areNeighbours(next, best.ids[0]!) || coverage < best.coverage + 0.1) break
        best = { ...best, ids: step > 0 ? [...best.ids, next] : [next, ...best.ids], matched, coverage }
      }
    }
    return best
  }

  /** "Can I pay by card, and is there parking?": with the passage that answers the other half of the question. */
  #withOtherSubject(best: Best, weights: number[]): Best {
    let other: (Best & { preference: number }) | null = null
    for (const [id, { matched }] of this.#found) {
      const both = new Set([...best.matched, ...matched])
      const coverage = this.#coverageOf(both, weights)
      if (coverage < best.coverage + OTHER_SUBJECT_MIN || coverage < (other?.coverage ?? 0) - 0.001) continue
      const preference = this.#preferenceOf(id)
      if (other && coverage < other.coverage + 0.001 && preference <= other.preference) continue
      other = { ...best, ids: [...best.ids, id].toSorted((a, b) => a - b), matched: both, coverage, preference }
    }
    return other ?? best
  }
}
