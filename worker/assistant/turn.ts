import type { CardLanguage } from '../../schema/card-language.ts'
import type { ChatChoice, ChatVisitor, ConversationOutcome, SalesbotConfig } from '../../schema/salesbot.ts'

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
  /** How far the visitor's clock is ahead of UTC, if that is known. */
  utcOffsetMinutes?: number | null
  /** ISO 3166 code of the visitor's country, for phone numbers without a country code. */
  country: string | null
  /** The language that the visitor is expected to write; null if only the owner's texts tell it. */
  expectedLanguage: CardLanguage | null
}

/** If the visitor tapped a choice, the text is its label. */
export interface VisitorMessage {
  text: string
  choice?: string | undefined
}

export interface AssistantTurn<State> {
  /** May contain markers of action buttons (schema/salesbot.ts). */
  reply: string
  choices: ChatChoice[]
  usualChoices: ChatChoice[]
  /** True if the visitor tapped a choice that the assistant still offers. */
  isChosen: boolean
  stated: string[]
  state: State
  language: CardLanguage
  leadScore: number
  outcome: ConversationOutcome
  visitor: ChatVisitor
  /** True if a person must answer from now on. It never becomes false again. */
  handedOver: boolean
  /** Lines that the owner pinned for this subject. Every reply to this message begins with them. */
  matchingPinnedLines: string[]
  whoAnswers: string
  /** True if the visitor asked for a person, was angry or was in distress. */
  asksForPerson: boolean
  unanswered: string[]
}
