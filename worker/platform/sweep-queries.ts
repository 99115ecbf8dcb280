import type { Env } from './env.ts'

/** One SQL statement changes at most this many rows, because a long statement blocks the whole database. */
const ROWS_PER_STATEMENT_MAX = 1000
/** All sweeps may meet in one batch of the queue, and one invocation may run 1,000 SQL statements. */
const STATEMENTS_PER_PIECE_MAX = 100

export interface SweepRule {
  name: string
  /** SQL that changes up to `ROWS_PER_STATEMENT_MAX` rows older than its parameter. */
  sql: string
  before: (now: number) => number | string
}

/** What is left of a sweep. Its next piece begins after the key `after`. */
export interface SweepRest {
  after?: string
}

type RuleTime = SweepRule['before']

/** `due` is an SQL condition whose parameter `?1` is the time. */
export const createDeletionRule = (table: string, due: string, before: RuleTime): SweepRule => ({
  name: table,
  sql: `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${due} LIMIT ${ROWS_PER_STATEMENT_MAX})`,
  before,
})

export const createErasureRule = (table: string, column: string, time: string, before: RuleTime): SweepRule => ({
  name: `${table}.${column}`,
  sql: `UPDATE ${table} SET ${column} = NULL WHERE id IN (SELECT id FROM ${table} WHERE ${column} IS NOT NULL AND ${time} < ?1 LIMIT ${ROWS_PER_STATEMENT_MAX})`,
  before,
})

/**
 * Applies the rules, one after another, until nothing is due or the statements of one piece are used up. A failing rule does not stop the
 * others; its error is thrown at the end.
 */
export async function applySweepRules(
  env: Pick<Env, 'DB'>,
  rules: SweepRule[],
  now: number,
): Promise<{ changed: Record<string, number>; rest: SweepRest | null }> {
  const changed: Record<string, number> = {}
  const errors: unknown[] = []
  let statements = 0
  let isLeft = false
  for (const { name, sql, before } of rules) {
    changed[name] = 0
    try {
      for (let rows = ROWS_PER_STATEMENT_MAX; rows >= ROWS_PER_STATEMENT_MAX; changed[name] += rows) {
        if (statements++ >= STATEMENTS_PER_PIECE_MAX) {
          isLeft = true
          break
        }
        rows = (await env.DB.prepare(sql).bind(before(now)).run()).meta.changes
      }
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return { changed, rest: isLeft ? {} : null }
}
