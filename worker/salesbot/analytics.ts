import type { CardLanguage } from '../../schema/card-language.ts'
import type { ConversationOutcome } from '../../schema/salesbot.ts'
import type { Conversation, ConversationSummary, SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { AppError } from '../platform/errors.ts'
import { toIsoTime } from '../platform/time.ts'
import {
  CONVERSATIONS_PER_PAGE,
  type ConversationCursor,
  type ConversationSummaryRow,
  type StoredSalesbotAnalytics,
} from './analytics-queries.ts'
import type { ConversationRow } from './conversation-queries.ts'

const DAY_MS = 86_400_000
const DAILY_CONVERSATIONS_DAYS = 30

const toOutcome = (stored: string | null) => (stored ?? 'browsing') as ConversationOutcome

function toConversationSummary(row: ConversationSummaryRow): ConversationSummary {
  const { id, visitorName, visitorEmail, visitorPhone, leadScore, conversationDuration, buttonInteractions } = row
  const unchanged = { id, visitorName, visitorEmail, visitorPhone, leadScore, conversationDuration, buttonInteractions }
  return {
    ...unchanged,
    createdAt: toIsoTime(row.createdAt),
    outcome: toOutcome(row.outcome),
    messageCount: row.totalMessages,
    handedOver: row.handedOverAt !== null,
    language: row.language as CardLanguage,
  }
}

export const toConversation = (row: ConversationRow): Conversation => ({
  ...toConversationSummary(row),
  messages: row.conversationData.map(({ id: _id, ...message }) => message),
  visitorLocation: row.visitorLocation,
  visitorDevice: row.visitorDevice,
})

/** Parses the cursor of a list of conversations; null for the first page. Throws 400 for an invalid cursor. */
export function parseConversationCursor(text: string | undefined): ConversationCursor | null {
  if (text === undefined) return null
  const [, createdAt, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? []
  if (createdAt === undefined) throw new AppError(400, 'Invalid cursor')
  return { createdAt: Number(createdAt), id: Number(id) }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
const ratioOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10) / 10)

export function toSalesbotAnalytics({ list, outcomes, days, questions }: StoredSalesbotAnalytics, now: number): SalesbotAnalytics {
  const shown = list.slice(0, CONVERSATIONS_PER_PAGE)
  const last = shown.at(-1)
  const total = sum(outcomes.map((row) => row.conversations))
  const outcomeBreakdown: Partial<Record<ConversationOutcome, number>> = {}
  for (const row of outcomes) outcomeBreakdown[toOutcome(row.outcome)] = (outcomeBreakdown[toOutcome(row.outcome)] ?? 0) + row.conversations
  const countOfDay = new Map(days.map(({ day, conversations }) => [day, conversations]))
  return {
    conversations: shown.map(toConversationSummary),
    next: list.length > shown.length && last ? `${last.createdAt}.${last.id}` : null,
    analytics: {
      totalConversations: total,
      averageLeadScore: ratioOf(sum(outcomes.map((row) => row.leadScores)), total),
      conversionRate: ratioOf(sum(outcomes.map((row) => row.leads)) * 100, total),
      totalButtonClicks: sum(outcomes.map((row) => row.clicks)),
      averageSessionDuration: Math.round(ratioOf(sum(outcomes.map((row) => row.seconds)), total)),
      outcomeBreakdown,
      dailyConversations: Array.from({ length: DAILY_CONVERSATIONS_DAYS }, (_, i) => {
        const date = toIsoTime(now - (DAILY_CONVERSATIONS_DAYS - 1 - i) * DAY_MS).slice(0, 10)
        return { date, conversations: countOfDay.get(date) ?? 0 }
      }),
    },
    unansweredQuestions: questions.map(({ lastAskedAt, ...question }) => ({ ...question, lastAskedAt: toIsoTime(lastAskedAt) })),
  }
}
