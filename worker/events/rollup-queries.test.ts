import { getTableName } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { env, query } from '../test/client.ts'
import { schemaNames } from '../test/schema-names.ts'
import { clickOf, createOwnedCard, deliver, viewOf, expectRollUpsAgree, saveOf } from '../test/events.ts'
import { ROLLUP_CHECKS } from './rollup-queries.ts'

/** Every trigger that updates the roll-ups. Rebuilding a table drops its triggers silently. */
const TRIGGERS = [
  ...Object.values(EVENT_TABLES).flatMap((table) => [
    `${getTableName(table)}_counted`,
    ...('excluded' in table ? [`${getTableName(table)}_excluded`] : []),
  ]),
  'card_clicks_played',
  'card_views_source',
  'card_views_visitor',
  'card_visitors_counted',
]

async function differingRollUps(): Promise<string[]> {
  const names: string[] = []
  for (const { name, sql } of ROLLUP_CHECKS) if ((await query(sql)).length > 0) names.push(name)
  return names
}

it('finds all triggers in place after the migrations', async () => {
  expect(await schemaNames(env.DB, 'trigger')).toEqual(TRIGGERS.toSorted())
})

it('agrees with the events for all kinds, days, exclusions and a late source', async () => {
  const { id, owner } = await createOwnedCard()
  const late = viewOf(id)
  await deliver([
    late,
    clickOf(id),
    saveOf(id),
    viewOf(id, { at: Date.UTC(2024, 1, 29) }),
    viewOf(id, { exclusion: 'bot' }),
    saveOf(id, { exclusion: 'flood' }),
    saveOf(id, { userId: owner.id }),
    clickOf(id, { linkType: 'social' }),
    clickOf(id, { linkType: 'video', linkId: 'video' }),
    clickOf(id, { linkType: 'video', linkId: 'video', userId: owner.id }),
  ])
  await deliver([{ ...late, source: 'qr' }])
  await query(`INSERT INTO form_submissions (card_id, submission_id, form_data, timestamp) VALUES (?, 'a', '{}', 0)`, id)
  await expectRollUpsAgree()
})

it.each([
  ['UPDATE card_totals SET views = views + 1', ['card_totals']],
  ['UPDATE card_totals SET floods = floods + 1', ['card_totals']],
  ['UPDATE card_days SET saves = 0', ['card_days']],
  ['UPDATE card_days SET visitors = visitors + 1', ['quarters of visitors', 'visitors']],
  ['UPDATE card_totals SET plays = plays + 1', ['card_totals']],
  ['UPDATE card_totals SET leads = leads + 1', ['card_totals']],
  ['UPDATE card_days SET chats = 5', ['card_days']],
  [`UPDATE card_days SET save_quarters = json_set(save_quarters, '$[0]', 9)`, ['quarters']],
  ['UPDATE card_days SET visitor_quarters = NULL', ['quarters of visitors']],
  [`UPDATE card_breakdowns SET views = 7 WHERE dimension = 'source'`, ['source']],
  [`INSERT INTO card_breakdowns (card_id, dimension, value, clicks) VALUES (424242, 'linkType', 'website', 1)`, ['linkType']],
])('notices %s', async (damage, names) => {
  const { id } = await createOwnedCard()
  await deliver([viewOf(id, { at: Date.now(), visitor: 'a' }), clickOf(id), saveOf(id)])
  const tables = ['card_totals', 'card_days', 'card_breakdowns']
  const before = await Promise.all(tables.map((table) => query(`SELECT * FROM ${table}`)))
  await query(damage)
  expect(await differingRollUps()).toEqual(names)
  // Restores the tables for the next case.
  await env.DB.batch(
    tables.flatMap((table, i) => [
      env.DB.prepare(`DELETE FROM ${table}`),
      ...before[i]!.map((row) => {
        const columns = Object.keys(row)
        const marks = columns.map(() => '?')
        return env.DB.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${marks.join()})`).bind(...Object.values(row))
      }),
    ]),
  )
})

it('detects a missing trigger', async () => {
  const { id } = await createOwnedCard()
  const trigger = await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE name = 'card_views_counted'`).first<string>('sql')
  await env.DB.prepare('DROP TRIGGER card_views_counted').run()
  // Test files share a database.
  onTestFinished(async () => void (await env.DB.prepare(trigger!).run()))
  await deliver([viewOf(id)])
  expect(await differingRollUps()).toEqual(['card_totals', 'card_days', 'quarters', 'device', 'location', 'source'])
})
