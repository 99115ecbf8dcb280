import type MiniSearch from 'minisearch'
import { type Concept } from './concepts.ts'
import { type Need } from './needs.ts'
import { type Passage } from './passages.ts'
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

/**
 * Topics that are asked about for their own sake: what is known about them is an answer whatever else a question says, as in "my
 * grandmother uses a wheelchair, would she manage to visit you?".
 */
const toTerms = (concepts: string) =>
  concepts
    .trim()
    .split(/\s+/)
    .map((concept) => conceptTerm(concept as Concept))
const TELLING_TERMS = toTerms(
  `parking transport paymentMethods installments deposit giftCards delivery pickup cancellation refund guarantee insurance credentials languages
  area online emergency accessibility vegetarian vegan allergies halal outdoor wifi ecoFriendly hygiene privacy reviews jobs membership revisions
  safety toilets smoking checkIn commission taxIncluded travelCosts ownership membershipBodies documents atHome substitute arrival weather
  validity minimumOrder technology damageCover startDates advanceNotice tasting lending cleanliness`,
)
/** Topics that are also named beside another subject: "my dog has ruined the carpet, what does cleaning it cost?" */
const TELLING_ALONE_TERMS = toTerms('pets children team experience materials beginners groups drinks companion ageLimit surcharge')
/** Topics of which a number tells the most. */
const NUMBERED_TERMS = toTerms('cancellation groups ageLimit advanceNotice minimumOrder validity guarantee')
/** Concepts of passages that say when something is done. */
const TIME_TERMS = toTerms('duration readiness arrival advanceNotice timeOfDay startDates delivery')
/** Share of a question that a passage on such a topic must cover with what else it says. */
const ALONE_COVERAGE_MIN = 0.3
/** How much less a passage without a length of time covers of a question for one. */
const WITHOUT_LENGTH_SHARE = 0.6
/** Concepts that say little of what a question is about. */
const GENERAL_TERMS = toTerms(
  'lessons duration readiness discounts booking business priceInfo contact place hours timeOfDay consultation quotes newClients process',
)
/** Of these the ones that weigh little beside any other word. */
const LIGHT_TERMS = toTerms('lessons booking business contact place consultation newClients process')
/** Topics beside which those of TELLING_ALONE_TERMS are no answer. */
const OTHER_SUBJECT_TERMS = [...TELLING_TERMS, ...toTerms('priceInfo duration readiness quotes discounts')]

export interface IndexedPassage extends Passage {
  id: number
  terms: Set<string>
  /** Terms of its label or heading. */
  labelTerms: Set<string>
  /** Number of proper names in it. */
  names: number
  /** It says how long something takes. */
  hasLength: boolean
}

/** The passages that are searched. */
export interface SearchedPassages {
  passages: readonly IndexedPassage[]
  /** Number of passages that have each term. */
  frequency: ReadonlyMap<string, number>
  search: MiniSearch<{ id: number; terms: string }>
  /** True for a subject of most passages, which is what the business is about. */
  isEverywhere(term: string): boolean
  areNeighbours(id: number, other: number): boolean
}

/** What answers a question best. */
export interface Best {
  /** Neighbouring passages, in their order. */
  ids: number[]
  matched: Set<string>
  needs: Need[]
  coverage: number
}

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
  readonly #hasConjunction: boolean

  constructor(index: SearchedPassages, question: string, said: Need[]) {
    this.#index = index
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
    const { text, hasLength } = this.#index.passages[ids[0]!]!
    if (this.#asksForLength) {
      const isAbout = ({ alternatives }: Need) => !GENERAL_TERMS.includes(alternatives[0]!.terms[0]!)
      return hasLength && this.#needs.some((need) => isAbout(need) && !need.isDescribing && coveredShareOf(need, matched) > 0)
    }
    if (this.#asksForNumber && !/\d/.test(text)) return false
    const isUnsaid = (need: Need) => !need.isPlain && !this.#isKnown(need) && !LIGHT_TERMS.includes(need.alternatives[0]!.terms[0]!)
    if (this.#needs.some(isUnsaid)) return false
    const known = this.#needs.filter((need) => this.#isKnown(need) && !LIGHT_TERMS.includes(need.alternatives[0]!.terms[0]!))
    const rarest = known.toSorted((a, b) => this.#weightOf(b) - this.#weightOf(a))[0]
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

  /** True for a passage that says nothing of time, for a question such as "how long does it take". */
  #lacksLength(id: number): boolean {
    const { hasLength, terms } = this.#index.passages[id]!
    return this.#asksForLength && !hasLength && !TIME_TERMS.some((term) => terms.has(term))
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
    const hasTerm = NUMBERED_TERMS.some((term) => this.#terms.has(term)) && /\d/.test(passage.text) ? 1 : 0
    const hasLength = this.#terms.has(conceptTerm('duration')) && passage.hasLength ? 1 : 0
    return [...this.#literal].filter((term) => passage.terms.has(term)).length + isOnLabel + hasNames + hasNumber + hasLength + hasTerm
  }

  #bestOf(ids: number[], weights: number[]): Best | null {
    let best: (Best & { score: number; preference: number }) | null = null
    for (const id of ids) {
      const { matched, score } = this.#found.get(id)!
      const coverage = this.#coverageOf(matched, weights) * (this.#lacksLength(id) ? WITHOUT_LENGTH_SHARE : 1)
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
