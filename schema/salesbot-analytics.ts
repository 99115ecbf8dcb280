import type { CardLanguage } from './card-language.ts'
import type { ChatMessage, ConversationOutcome, OwnerSalesbotConfig } from './salesbot.ts'

export interface ButtonClick {
  description: string
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
  messageCount: number
  conversationDuration: number
  buttonInteractions: ButtonClick[]
  handedOver: boolean
  language: CardLanguage
}

export interface Conversation extends ConversationSummary {
  messages: ChatMessage[]
  visitorLocation: string | null
  visitorDevice: string | null
}

export interface SalesbotTotals {
  totalConversations: number
  averageLeadScore: number
  conversionRate: number
  totalButtonClicks: number
  averageSessionDuration: number
  outcomeBreakdown: Partial<Record<ConversationOutcome, number>>
  /** Conversations on each of the last 30 days (UTC), oldest first. */
  dailyConversations: { date: string; conversations: number }[]
}

/** A question that the assistant could not answer. Equal questions are counted together. */
export interface UnansweredQuestion {
  id: number
  question: string
  timesAsked: number
  lastAskedAt: string
  reachableVisitors: number
}

export interface AnsweredQuestion {
  config: OwnerSalesbotConfig
  mailedVisitors: number
  unmailedVisitors: number
}

export interface SalesbotAnalytics {
  conversations: ConversationSummary[]
  next: string | null
  analytics: SalesbotTotals
  unansweredQuestions: UnansweredQuestion[]
}
