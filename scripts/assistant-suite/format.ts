import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { AssistantCard, AssistantConfig } from '../../worker/assistant/turn.ts'

/** A business that the conversations of the suite are held with. */
export interface SuiteBusiness {
  key: string
  /** ISO 3166 code of the visitors' country; null if their browsers ask not to be tracked. */
  country: string | null
  card: AssistantCard
  config: AssistantConfig
}

/** What a visitor wants with one message, and how to tell that they got it. */
export type Wish =
  /**
   * Something that the owner wrote. `answers` are parts of the owner's texts, as short as they can be told apart by (`£35`, `Tuesday to
   * Saturday`); a reply with any of them answers. `of` is the name of the service or price, or the question of `questionsAndAnswers`,
   * letter by letter, if it is one.
   */
  | { about: 'service' | 'price' | 'hours' | 'place' | 'contact' | 'other'; of?: string; answers: [string, ...string[]] }
  /** Something that the owner wrote nothing about: the assistant has to say honestly that it does not know. */
  | { about: 'unknown' }
  /** The message leaves what is given here. Phone numbers as E.164. */
  | { about: 'contact-left'; name?: string; email?: string; phone?: string }
  /** A person is wanted, or somebody is angry, complains or is in distress. */
  | { about: 'person' }
  /** A greeting, thanks, an answer to what was asked, or anything else that needs no answer of the owner's. */
  | { about: 'small-talk' }

export interface SuiteTurn {
  /** Wordings of one message, two at least. A seed picks one. */
  says: [string, string, ...string[]]
  wish: Wish
}

/** A conversation: what one visitor types, message after message. */
export interface SuiteConversation {
  id: string
  /** Key of its business. */
  business: string
  language: AssistantLanguage
  /** Typed as badly as life is: on a phone, in a hurry, with slips, abbreviations, missing accents, no punctuation. */
  isBadlyTyped: boolean
  turns: [SuiteTurn, ...SuiteTurn[]]
}

export interface SuiteFile {
  businesses: SuiteBusiness[]
  conversations: SuiteConversation[]
}
