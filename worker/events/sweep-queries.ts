import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_KINDS, EVENT_KIND_NAMES } from '../../schema/event-kinds.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import type { Env } from '../platform/env.ts'

const DAY_MS = 86_400_000
const USAGE_RETENTION_DAYS = 2
/** One SQL statement changes at most this many rows, because a long statement blocks the whole database. */
const ROWS_PER_STATEMENT_MAX = 1000
/**
 * Maximum number of SQL statements for the retention rules in a day, because one invocation may run only 1,000. The remaining rows wait for
 * the next day.
 */
const STATEMENTS_PER_RUN_MAX = 900

interface RetentionRule {
  name: string
  /** SQL that changes up to `ROWS_PER_STATEMENT_MAX` rows older than its parameter. */
  sql: string
  before: (now: number) => number | string
}

function createColumnErasureRule(table: string, column: string, days: number, time = 'timestamp'): RetentionRule {
  return {
    name: `${table}.${column}`,
    sql: `UPDATE ${table} SET ${column} = NULL WHERE id IN (SELECT id FROM ${table} WHERE ${column} IS NOT NULL AND ${time} < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
    before: (now) => now - days * DAY_MS,
  }
}

function ipAddressColumnOf(kind: (typeof EVENT_KIND_NAMES)[number]): string {
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  return columns[`${EVENT_KINDS[kind].actor}Ip`]!.name
}

const RETENTION_RULES: RetentionRule[] = [
  ...EVENT_KIND_NAMES.map((kind) =>
    createColumnErasureRule(getTableName(EVENT_TABLES[kind]), ipAddressColumnOf(kind), RETENTION_DAYS.address),
  ),
  createColumnErasureRule('salesbot_conversations', 'visitor_ip', RETENTION_DAYS.address, 'created_at'),
  createColumnErasureRule('form_submissions', 'submitter_network', RETENTION_DAYS.formNetwork),
  {
    name: 'salesbot_conversations',
    sql: `DELETE FROM salesbot_conversations WHERE id IN (SELECT id FROM salesbot_conversations WHERE created_at < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
    before: (now) => now - RETENTION_DAYS.conversation * DAY_MS,
  },
  {
    name: 'salesbot_questions',
    sql: `DELETE FROM salesbot_questions WHERE id IN (SELECT id FROM salesbot_questions WHERE updated_at < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
    before: (now) => now - RETENTION_DAYS.conversation * DAY_MS,
  },
  {
    name: 'usage_counts',
    sql: `DELETE FROM usage_counts WHERE rowid IN (SELECT rowid FROM usage_counts WHERE period < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
    before: (now) => new Date(now - USAGE_RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10),
  },
  {
    name: 'card_visitors',
    sql: `DELETE FROM card_visitors WHERE rowid IN (SELECT rowid FROM card_visitors WHERE day < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
    before: (now) => new Date(now - RETENTION_DAYS.visitorKey * DAY_MS).toISOString().slice(0, 10),
  },
]

export const RETENTION_SQL_STATEMENTS = RETENTION_RULES.map(({ sql }) => sql)

/** Erases old data of visitors by the rules in `RETENTION_RULES`, daily. Returns how many rows each rule changed. */
export async function applyRetentionRules(env: Pick<Env, 'DB'>, now: number): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const { name, sql, before } of RETENTION_RULES) {
    erased[name] = 0
    for (let i = 0; i < STATEMENTS_PER_RUN_MAX / RETENTION_RULES.length; i++) {
      const { meta } = await env.DB.prepare(sql).bind(before(now)).run()
      erased[name] += meta.changes
      if (meta.changes < ROWS_PER_STATEMENT_MAX) break
    }
  }
  return erased
}
