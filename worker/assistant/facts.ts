/** Kinds of facts, which are also the kinds of choices that lead to them. */
export type FactKind = 'service' | 'price' | 'hours' | 'place' | 'contact' | 'question' | 'passage'

/** One thing that the owner wrote, by which a question can be answered. */
export interface Fact {
  /** Unique within a configuration, short: `s1`, `p2`, `h1`, `q3`, `t4`, `place`, `phone`, `email`, `website`. */
  id: string
  kind: FactKind
  /** What a choice calls it, in the owner's words: a service, a question, the heading or the beginning of a passage. */
  label: string
  /** What a reply says of it: the owner's words, with prices formatted. */
  text: string
  /** What is searched beside the text: a visitor's wording of a question. */
  searched: string
}
