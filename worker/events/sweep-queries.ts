import { getTableColumns, getTableName } from 'drizzle-orm'
import { EVENT_KINDS, KINDS } from '../../schema/event-kinds.ts'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import type { Env } from '../platform/env.ts'

const DAY = 86_400_000
const ADDRESS_DAYS = 90
const CONVERSATION_DAYS = 365
const VISITOR_DAYS = 2
/** Rows a statement changes at most, so that it does not hold up the database. */
const CHUNK = 1000
/** Statements of all rules in one run; an invocation may run 1,000. What is left waits for the next day. */
const STATEMENTS_MAX = 900

interface Rule {
  name: string
  /** Changes up to `CHUNK` rows by its one parameter, a time. */
  sql: string
  before: (now: number) => number | string
}

function eraseColumn(table: string, column: string, days: number, time = 'timestamp'): Rule {
  return {
    name: `${table}.${column}`,
    sql: `UPDATE ${table} SET ${column} = NULL WHERE id IN (SELECT id FROM ${table} WHERE ${column} IS NOT NULL AND ${time} < ?1 LIMIT ${CHUNK})`,
    before: (now) => now - days * DAY,
  }
}

function addressColumn(kind: (typeof KINDS)[number]): string {
  const columns: Record<string, { name: string }> = getTableColumns(EVENT_TABLES[kind])
  return columns[`${EVENT_KINDS[kind].actor}Ip`]!.name
}

const RULES: Rule[] = [
  ...KINDS.map((kind) => eraseColumn(getTableName(EVENT_TABLES[kind]), addressColumn(kind), ADDRESS_DAYS)),
  eraseColumn('salesbot_conversations', 'visitor_ip', ADDRESS_DAYS, 'created_at'),
  eraseColumn('form_submissions', 'submitter_network', 1),
  {
    name: 'salesbot_conversations',
    sql: `DELETE FROM salesbot_conversations WHERE id IN (SELECT id FROM salesbot_conversations WHERE created_at < ?1 LIMIT ${CHUNK})`,
    before: (now) => now - CONVERSATION_DAYS * DAY,
  },
  {
    name: 'card_visitors',
    sql: `DELETE FROM card_visitors WHERE rowid IN (SELECT rowid FROM card_visitors WHERE day < ?1 LIMIT ${CHUNK})`,
    before: (now) => new Date(now - VISITOR_DAYS * DAY).toISOString().slice(0, 10),
  },
]

/** The statements of the sweep, for the check of their plans. */
export const SWEEP_SQL = RULES.map(({ sql }) => sql)

/**
 * Applies the retention rules, daily: addresses are erased after 90 days, conversations after 365, visitors' keys after two,
 * the networks of form senders after one. `now` in ms. Returns how many rows each rule changed.
 */
export async function sweepEvents(env: Pick<Env, 'DB'>, now: number): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const { name, sql, before } of RULES) {
    erased[name] = 0
    for (let i = 0; i < STATEMENTS_MAX / RULES.length; i++) {
      const { meta } = await env.DB.prepare(sql).bind(before(now)).run()
      erased[name] += meta.changes
      if (meta.changes < CHUNK) break
    }
  }
  return erased
}
