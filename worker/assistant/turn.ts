import type { AssistantLanguage, ChatChoice, ChatVisitor, ConversationOutcome, SalesbotConfig } from '../../schema/salesbot.ts'

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
  /** A WhatsApp number in E.164, if the card has one. */
  whatsapp?: string | null
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
  | 'questionsAndAnswers'
  | 'pinnedLines'
>

/** Everything that a reply may depend on beside the conversation itself. */
export interface AssistantContext {
  card: AssistantCard
  config: AssistantConfig
  /** Current time, in ms. */
  now: number
  /** ISO 3166 code of the visitor's country, to read phone numbers without a country code; null if unknown. */
  country: string | null
  /** The language that the visitor's browser prefers; null if it is none of the assistant's. */
  browserLanguage: AssistantLanguage | null
}

/** What a visitor sent: typed text, or a tapped choice of the last reply with its label as the text. */
export interface VisitorMessage {
  text: string
  /** Id of a tapped choice. */
  choice?: string | undefined
}

/** The assistant's answer to one message of a visitor, with all that is stored of the conversation afterwards. */
export interface AssistantTurn<State> {
  /** Text for the visitor. It may contain markers of action buttons (schema/salesbot.ts). */
  reply: string
  /** What the visitor may tap next, at most CHAT_LIMITS.choices. */
  choices: ChatChoice[]
  /** What could be tapped after a reply that is not the guided assistant's. */
  usualChoices: ChatChoice[]
  /** The visitor tapped a choice that still means what its label says. */
  isChosen: boolean
  /** Ids of the facts that the reply states (facts.ts). */
  stated: string[]
  /** What the assistant remembers. It goes into the next turn. */
  state: State
  language: AssistantLanguage
  /** From 0 to 100. */
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** A person has to answer from now on. It never becomes false again. */
  handedOver: boolean
  /** What any reply to this message begins with, and what it says at its end of who will answer; blank for nothing. */
  linesInSight: string[]
  whoAnswers: string
  /** This message asked for a person, was angry, or told of distress. */
  asksForPerson: boolean
  /** Questions of this message, in the visitor's words, that card and configuration do not answer. */
  unanswered: string[]
}
