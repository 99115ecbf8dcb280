import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_KINDS, EVENT_KIND_NAMES } from '../../schema/event-kinds.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import type { Env } from '../platform/env.ts'
import { applySweepRules, createDeletionRule, createErasureRule, type SweepRule } from '../platform/sweep-queries.ts'
import { utcDayOf } from '../platform/usage.ts'

const DAY_MS = 86_400_000
const USAGE_RETENTION_DAYS = 2

const daysBefore = (days: number) => (now: number) => now - days * DAY_MS
const utcDaysBefore = (days: number) => (now: number) => utcDayOf(now - days * DAY_MS)

function ipAddressColumnOf(kind: (typeof EVENT_KIND_NAMES)[number]): string {
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  return columns[`${EVENT_KINDS[kind].actor}Ip`]!.name
}

const RETENTION_RULES: SweepRule[] = [
  ...EVENT_KIND_NAMES.map((kind) =>
    createErasureRule(getTableName(EVENT_TABLES[kind]), ipAddressColumnOf(kind), 'timestamp', daysBefore(RETENTION_DAYS.address)),
  ),
  createErasureRule('salesbot_conversations', 'visitor_ip', 'created_at', daysBefore(RETENTION_DAYS.address)),
  createErasureRule('form_submissions', 'submitter_network', 'timestamp', daysBefore(RETENTION_DAYS.formNetwork)),
  createDeletionRule('salesbot_conversations', 'created_at < ?1', daysBefore(RETENTION_DAYS.conversation)),
  createDeletionRule('salesbot_questions', 'updated_at < ?1', daysBefore(RETENTION_DAYS.conversation)),
  createDeletionRule('usage_counts', 'period < ?1', utcDaysBefore(USAGE_RETENTION_DAYS)),
  createDeletionRule('card_reports', 'closed_at < ?1', daysBefore(RETENTION_DAYS.closedReport)),
  createDeletionRule(
    'card_report_copies',
    'created_at < ?1 AND NOT EXISTS (SELECT 1 FROM card_reports r WHERE r.copy_id = card_report_copies.id)',
    daysBefore(1),
  ),
  createDeletionRule('audit_log', 'at < ?1', daysBefore(RETENTION_DAYS.auditEntry)),
  createDeletionRule('card_visitors', 'day < ?1', utcDaysBefore(RETENTION_DAYS.visitorKey)),
]

export const RETENTION_SQL_STATEMENTS = RETENTION_RULES.map(({ sql }) => sql)

/** Erases old data of visitors, a piece of the daily sweep. */
export const applyRetentionRules = (env: Pick<Env, 'DB'>, now: number) => applySweepRules(env, RETENTION_RULES, now)
