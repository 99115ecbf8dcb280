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
  /** ISO 3166 code, for phone numbers without a country code. */
  country: string | null
  /** Null if the assistant does not speak it. */
  browserLanguage: AssistantLanguage | null
}

/** For a tapped choice, the text is its label. */
export interface VisitorMessage {
  text: string
  choice?: string | undefined
}

export interface AssistantTurn<State> {
  /** May contain markers of action buttons (schema/salesbot.ts). */
  reply: string
  choices: ChatChoice[]
  /** Choices after a reply of the model. */
  usualChoices: ChatChoice[]
  /** The visitor tapped a choice that is still offered. */
  isChosen: boolean
  stated: string[]
  state: State
  language: AssistantLanguage
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** A person has to answer from now on. Stays true. */
  handedOver: boolean
  /** Texts that every reply to this message begins with and ends with. */
  matchingPinnedLines: string[]
  whoAnswers: string
  /** The visitor asked for a person, was angry or in distress. */
  asksForPerson: boolean
  unanswered: string[]
}
