import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PRODUCT_NAMES } from '../product.ts'
import { CONVERSATION_NOTICES } from '../salesbot.ts'

export const salesbotConfigsTable = sqliteTable('salesbot_configs', {
  id: integer().primaryKey({ autoIncrement: true }),
  cardId: integer('card_id').notNull().unique('salesbot_configs_card'),
  isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull().default(false),
  botName: text('bot_name').notNull().default(PRODUCT_NAMES.assistant),
  avatarUrl: text('avatar_url'),
  businessType: text('business_type'),
  primaryGoal: text('primary_goal').notNull().default('schedule_appointment'),
  services: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  priceRanges: text('price_ranges', { mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  currency: text().notNull().default('USD'),
  companyInfo: text('company_info'),
  salesPersonality: text('sales_personality').notNull().default('professional'),
  customInstructions: text('custom_instructions'),
  leadQualificationQuestions: text('lead_qualification_questions', { mode: 'json' }).$type<string[]>().notNull().default([]),
  actionButtons: text('action_buttons', { mode: 'json' }).$type<{ id: string; description: string; url: string }[]>().notNull().default([]),
  questionsAndAnswers: text('questions_and_answers', { mode: 'json' })
    .$type<{ question: string; answer: string; isVisitors: boolean }[]>()
    .notNull()
    .default([]),
  pinnedLines: text('pinned_lines', { mode: 'json' }).$type<string[]>().notNull().default([]),
  leadMails: integer('lead_mails', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** The visitor's client chooses the message id, which identifies a repeated request. */
export interface StoredChatMessage {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  id?: string
  choices?: { id: string; label: string; url?: string }[]
}

export const salesbotConversationsTable = sqliteTable(
  'salesbot_conversations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    sessionId: text('session_id').notNull(),
    /**
     * Keyed hash of the first message, its id and its sender. If the first request is repeated, the server finds its conversation by this
     * hash.
     */
    firstMessageKey: text('first_message_key'),
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    visitorPhone: text('visitor_phone'),
    conversationData: text('conversation_data', { mode: 'json' }).$type<StoredChatMessage[]>().notNull().default([]),
    buttonInteractions: text('button_interactions', { mode: 'json' })
      .$type<{ description: string; timestamp: string }[]>()
      .notNull()
      .default([]),
    leadScore: integer('lead_score').notNull().default(0),
    outcome: text(),
    visitorIp: text('visitor_ip'),
    visitorLocation: text('visitor_location'),
    visitorDevice: text('visitor_device'),
    assistantState: text('assistant_state', { mode: 'json' }).$type<unknown>(),
    language: text().notNull().default('en'),
    /** True if the card's owner or somebody who may act for owners began the conversation. It is never listed, counted or mailed. */
    isOwn: integer('is_own', { mode: 'boolean' }).notNull().default(false),
    handedOverAt: integer('handed_over_at'),
    leadAt: integer('lead_at'),
    /** Time when the lead score first reached `LEAD_SCORE_THRESHOLD`. */
    qualifiedAt: integer('qualified_at'),
    /** What a pending mail is about, least important first. `handover`: a person has to answer, for example a question passed on. */
    pendingNotice: text('pending_notice', { enum: CONVERSATION_NOTICES }),
    /** Time when a job began to send the pending mail. If the job broke off, a later job sends the mail. */
    noticeClaimedAt: integer('notice_claimed_at'),
    totalMessages: integer('total_messages').notNull().default(0),
    conversationDuration: integer('conversation_duration').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('salesbot_conversations_session').on(t.cardId, t.sessionId),
    uniqueIndex('salesbot_conversations_first').on(t.cardId, t.firstMessageKey),
    index('salesbot_conversations_newest').on(t.cardId, t.createdAt),
    index('salesbot_conversations_leads')
      .on(t.cardId, t.leadAt)
      .where(sql`lead_at IS NOT NULL`),
    index('salesbot_conversations_time').on(t.createdAt),
    index('salesbot_conversations_address')
      .on(t.createdAt)
      .where(sql`visitor_ip IS NOT NULL`),
    index('salesbot_conversations_notice')
      .on(t.updatedAt)
      .where(sql`pending_notice IS NOT NULL`),
  ],
)

export const salesbotQuestionsTable = sqliteTable(
  'salesbot_questions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    conversationId: integer('conversation_id').notNull(),
    question: text().notNull(),
    questionKey: text('question_key').notNull(),
    timesAsked: integer('times_asked').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('salesbot_questions_once').on(t.cardId, t.questionKey),
    index('salesbot_questions_newest').on(t.cardId, t.updatedAt),
    index('salesbot_questions_time').on(t.updatedAt),
  ],
)

/**
 * Conversations in which an unanswered question was asked. Their visitors get the owner's answer. Triggers delete rows with their
 * question and conversation.
 */
export const salesbotQuestionAskersTable = sqliteTable(
  'salesbot_question_askers',
  {
    questionId: integer('question_id').notNull(),
    conversationId: integer('conversation_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.conversationId] }), index('salesbot_question_askers_conversation').on(t.conversationId)],
)
