import type { AssistantLanguage, ChatChoice, ChatVisitor, ConversationOutcome, SalesbotConfig } from '../../schema/salesbot.ts'

export interface AssistantCard {
  name: string | null
  title: string | null
  company: string | null
  phone: string | null
  email: string | null
  website: string | null
  address: string | null
  about: string | null
  whatsapp?: string | null
}

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

export interface AssistantContext {
  card: AssistantCard
  config: AssistantConfig
  now: number
  /** ISO 3166 code of the visitor's country, for phone numbers without a country code. */
  country: string | null
  /** The browser's language; null if the assistant does not speak it. */
  browserLanguage: AssistantLanguage | null
}

/** The text of a tapped choice is its label. */
export interface VisitorMessage {
  text: string
  choice?: string | undefined
}

export interface AssistantTurn<State> {
  /** A reply may contain markers of action buttons (schema/salesbot.ts). */
  reply: string
  choices: ChatChoice[]
  usualChoices: ChatChoice[]
  /** The visitor tapped a choice that is still offered. */
  isChosen: boolean
  stated: string[]
  state: State
  language: AssistantLanguage
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** A person has to answer from now on. This stays true. */
  handedOver: boolean
  /** Pinned lines of the owner that every reply to this message begins with. */
  matchingPinnedLines: string[]
  whoAnswers: string
  /** The visitor asked for a person, was angry or in distress. */
  asksForPerson: boolean
  unanswered: string[]
}
