import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PRODUCT_NAMES } from '../product.ts'

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
  companyInfo: text('company_info'),
  salesPersonality: text('sales_personality').notNull().default('professional'),
  customInstructions: text('custom_instructions'),
  leadQualificationQuestions: text('lead_qualification_questions', { mode: 'json' }).$type<string[]>().notNull().default([]),
  actionButtons: text('action_buttons', { mode: 'json' }).$type<{ id: string; description: string; url: string }[]>().notNull().default([]),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const salesbotConversationsTable = sqliteTable(
  'salesbot_conversations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    sessionId: text('session_id').notNull(),
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    visitorPhone: text('visitor_phone'),
    conversationData: text('conversation_data', { mode: 'json' })
      .$type<{ role: 'user' | 'assistant'; content: string; timestamp: string }[]>()
      .notNull()
      .default([]),
    buttonInteractions: text('button_interactions', { mode: 'json' })
      .$type<{ description: string; timestamp: string }[]>()
      .notNull()
      .default([]),
    leadScore: integer('lead_score').notNull().default(0),
    outcome: text(),
    visitorIp: text('visitor_ip'),
    visitorLocation: text('visitor_location'),
    visitorDevice: text('visitor_device'),
    totalMessages: integer('total_messages').notNull().default(0),
    conversationDuration: integer('conversation_duration').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('salesbot_conversations_session').on(t.cardId, t.sessionId),
    index('salesbot_conversations_newest').on(t.cardId, t.createdAt),
    index('salesbot_conversations_time').on(t.createdAt),
    index('salesbot_conversations_address')
      .on(t.createdAt)
      .where(sql`visitor_ip IS NOT NULL`),
  ],
)
