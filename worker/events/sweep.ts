import type { Env } from '../platform/env.ts'
import { sweepDeadLetters } from './dead-letters.ts'

const DAY = 86_400_000
const ADDRESS_DAYS = 90
const CONVERSATION_DAYS = 365
const VISITOR_DAYS = 2
/** Rows a statement touches: a bulk change must not keep the database from everyone else. */
const CHUNK = 1000
/** Statements a rule may take in one run; the next day goes on. All rules together stay below the 1,000 of an invocation. */
const CHUNKS_MAX = 100

/** What is erased: rows of `pick` (by the one bound parameter, a time in ms) in chunks. */
const RULES: { name: string; sql: string; before: (now: number) => number | string }[] = [
  ...[
    ['card_views', 'viewer_ip', 'timestamp'],
    ['card_clicks', 'clicker_ip', 'timestamp'],
    ['card_saves', 'saver_ip', 'timestamp'],
    ['form_submissions', 'submitter_ip', 'timestamp'],
    ['salesbot_conversations', 'visitor_ip', 'created_at'],
  ].map(([table, ip, time]) => ({
    name: `${table}.${ip}`,
    sql: `UPDATE ${table} SET ${ip} = NULL WHERE id IN (SELECT id FROM ${table} WHERE ${ip} IS NOT NULL AND ${time} < ?1 LIMIT ${CHUNK})`,
    before: (now: number) => now - ADDRESS_DAYS * DAY,
  })),
  {
    name: 'form_submissions.submitter_network',
    sql: `UPDATE form_submissions SET submitter_network = NULL
      WHERE id IN (SELECT id FROM form_submissions WHERE submitter_network IS NOT NULL AND timestamp < ?1 LIMIT ${CHUNK})`,
    before: (now) => now - DAY,
  },
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
 * Keeps what the retention rules promise: addresses go after 90 days, conversations after 365, visitors' keys after two,
 * the networks of form senders after one, dead letters after 90. Runs daily; `now` in ms. Returns how many rows each rule changed.
 */
export async function sweepEvents(env: Pick<Env, 'DB' | 'LETTERS'>, now: number): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  for (const { name, sql, before } of RULES) {
    erased[name] = 0
    for (let i = 0; i < CHUNKS_MAX; i++) {
      const { meta } = await env.DB.prepare(sql).bind(before(now)).run()
      erased[name] += meta.changes
      if (meta.changes < CHUNK) break
    }
  }
  const waiting = await sweepDeadLetters(env, now)
  if (waiting > 0) console.error(JSON.stringify({ deadLettersWaiting: waiting }))
  return erased
}
