import type { AssistantLanguage, ChatVisitor, ConversationOutcome, SalesbotConfig } from '../../schema/salesbot.ts'

/** What the assistant knows of the card. */
export interface AssistantCard {
  name: string | null
  title: string | null
  company: string | null
  phone: string | null
  email: string | null
  website: string | null
  address: string | null
  about: string | null
}

/** What the assistant knows of its configuration. */
export type AssistantConfig = Pick<
  SalesbotConfig,
  | 'botName'
  | 'businessType'
  | 'primaryGoal'
  | 'salesPersonality'
  | 'services'
  | 'priceRanges'
  | 'currency'
  | 'companyInfo'
  | 'leadQualificationQuestions'
  | 'actionButtons'
>

/** Everything that a reply may depend on beside the conversation itself. */
export interface AssistantContext {
  card: AssistantCard
  config: AssistantConfig
  /** Current time, in ms. */
  now: number
  /** ISO 3166 code of the visitor's country, to read phone numbers without a country code; null if unknown. */
  country: string | null
}

/** The assistant's answer to one message of a visitor, with all that is stored of the conversation afterwards. */
export interface AssistantTurn<State> {
  /** Text for the visitor. It may contain markers of action buttons (schema/salesbot.ts). */
  reply: string
  /** What the assistant remembers. It goes into the next turn. */
  state: State
  language: AssistantLanguage
  /** From 0 to 100. */
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** A person has to answer from now on. It never becomes false again. */
  handedOver: boolean
  /** Questions of this message, in the visitor's words, that card and configuration do not answer. */
  unanswered: string[]
}
