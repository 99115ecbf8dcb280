import type { CardLanguage } from '../../schema/card-language.ts'
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
   * The owner's texts contain the answer. `answers` are excerpts; a reply is right if it contains any of them. `of` is the exact name of
   * the service or price, or the exact question.
   */
  | { about: 'service' | 'price' | 'hours' | 'place' | 'contact' | 'other'; of?: string; answers: [string, ...string[]] }
  | { about: 'unknown' }
  /** The message contains this name or contact data; phone numbers are E.164. */
  | { about: 'contact-left'; name?: string; email?: string; phone?: string }
  | { about: 'person' }
  | { about: 'small-talk' }

export interface SuiteMessage {
  says: [string, string, ...string[]]
  wish: Wish
}

export interface SuiteConversation {
  id: string
  business: string
  language: CardLanguage
  /** The visitor types in a hurry on a phone: typos, abbreviations, no accents, no punctuation. */
  isBadlyTyped: boolean
  turns: [SuiteMessage, ...SuiteMessage[]]
}

export interface ConversationSuite {
  businesses: SuiteBusiness[]
  conversations: SuiteConversation[]
}
