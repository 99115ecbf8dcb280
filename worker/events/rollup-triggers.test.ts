import { expect, it } from 'vitest'
import { ROLL_UP_TRIGGERS, normalizeSqlForComparison } from '../../schema/tables/rollup-triggers.ts'
import { queryRows } from '../test/client.ts'

it('the migrations create the triggers that are generated from the kinds of events', async () => {
  const rows = await queryRows<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND (tbl_name LIKE 'card_%' OR tbl_name = 'form_submissions')`,
  )
  const stored = Object.fromEntries(rows.map(({ name, sql }) => [name, normalizeSqlForComparison(sql)]))
  expect(stored).toEqual(Object.fromEntries(Object.entries(ROLL_UP_TRIGGERS).map(([name, sql]) => [name, normalizeSqlForComparison(sql)])))
})
