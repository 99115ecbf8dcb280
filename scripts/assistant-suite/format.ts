import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { AssistantCard, AssistantConfig } from '../../worker/assistant/turn.ts'

export interface SuiteBusiness {
  key: string
  /** ISO 3166 code of the visitors' country; null if their browsers ask not to be tracked. */
  country: string | null
  card: AssistantCard
  config: AssistantConfig
}

export type Wish =
  /**
   * The owner wrote the answer. `answers` are parts of the owner's texts; a reply with any of them answers. `of` is the exact name of the
   * service or price, or the exact question.
   */
  | { about: 'service' | 'price' | 'hours' | 'place' | 'contact' | 'other'; of?: string; answers: [string, ...string[]] }
  | { about: 'unknown' }
  /** The message contains these details; phone numbers are E.164. */
  | { about: 'contact-left'; name?: string; email?: string; phone?: string }
  | { about: 'person' }
  | { about: 'small-talk' }

export interface SuiteTurn {
  says: [string, string, ...string[]]
  wish: Wish
}

export interface SuiteConversation {
  id: string
  business: string
  language: AssistantLanguage
  /** Typed on a phone in a hurry: slips, abbreviations, no accents, no punctuation. */
  isBadlyTyped: boolean
  turns: [SuiteTurn, ...SuiteTurn[]]
}

export interface ConversationSuite {
  businesses: SuiteBusiness[]
  conversations: SuiteConversation[]
}
