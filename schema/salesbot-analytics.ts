import type { AssistantLanguage, ChatMessage, ConversationOutcome, OwnedSalesbotConfig } from './salesbot.ts'

export interface ButtonClick {
  description: string
  /** ISO 8601. */
  timestamp: string
}

export interface ConversationSummary {
  id: number
  visitorName: string | null
  visitorEmail: string | null
  visitorPhone: string | null
  createdAt: string
  leadScore: number
  outcome: ConversationOutcome
  /** Number of messages of both sides. */
  messageCount: number
  /** Time from the first to the last message, in seconds. */
  conversationDuration: number
  buttonInteractions: ButtonClick[]
  handedOver: boolean
  language: AssistantLanguage
}

export interface Conversation extends ConversationSummary {
  messages: ChatMessage[]
  visitorLocation: string | null
  visitorDevice: string | null
}

export interface SalesbotTotals {
  totalConversations: number
  /** Mean of all lead scores, from 0 to 100. */
  averageLeadScore: number
  /** Share of the conversations that are leads, in percent. */
  conversionRate: number
  totalButtonClicks: number
  /** Mean duration of a conversation, in seconds. */
  averageSessionDuration: number
  outcomeBreakdown: Partial<Record<ConversationOutcome, number>>
  /** Conversations of each of the last 30 days (UTC), oldest first, days without any included. */
  dailyConversations: { date: string; conversations: number }[]
}

/** A question that the assistant could not answer. Equal questions are one, with the number of times that it was asked. */
export interface UnansweredQuestion {
  id: number
  question: string
  timesAsked: number
  /** ISO 8601 time when it was last asked. */
  lastAskedAt: string
  /** Number of visitors who left an e-mail address and get the answer by mail. */
  reachableVisitors: number
}

/** What became of the owner's answer: the configuration that now holds it, and the number of visitors to whom it was mailed or not. */
export interface AnsweredQuestion {
  config: OwnedSalesbotConfig
  mailedVisitors: number
  /** Visitors who left an address, but whose mailbox had too many mails, or whose mail was refused. */
  unmailedVisitors: number
}

export interface SalesbotAnalytics {
  conversations: ConversationSummary[]
  /** Cursor of the next page of conversations; null at the end. */
  next: string | null
  analytics: SalesbotTotals
  unansweredQuestions: UnansweredQuestion[]
}
