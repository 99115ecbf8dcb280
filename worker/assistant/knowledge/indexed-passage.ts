import type MiniSearch from 'minisearch'
import { type Fact } from './answer-kinds.ts'
import { type Need } from './needs.ts'
import { type Passage } from './passages.ts'

export interface IndexedPassage extends Passage {
  id: number
  terms: Set<string>
  /** Terms of its label or heading. */
  labelTerms: Set<string>
  /** Number of proper names in it. */
  names: number
  facts: Set<Fact>
  /** It is of the lines by which the business introduces itself. */
  isAbout: boolean
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
