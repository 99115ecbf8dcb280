import { type ConceptNames } from './topics.ts'

/** What only visitors say of a topic. */
export const VISITOR_PHRASES = {} as const satisfies Record<string, ConceptNames>
