import { getTableName } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { EVENT_TABLES } from '../../schema/tables/events.ts'
import { env, queryRows } from '../test/client.ts'
import { listSchemaNames } from '../test/schema-names.ts'
import {
  createClickEvent,
  createTestCardWithOwner,
  deliverToQueueConsumer,
  createViewEvent,
  expectRollUpsMatchEvents,
  createSaveEvent,
} from '../test/events.ts'
import { ROLL_UP_CHECK_QUERIES } from './rollup-queries.ts'

/** All triggers that update the stored event totals (roll-ups). A migration that rebuilds a table drops its triggers silently. */
const ROLL_UP_TRIGGER_NAMES = [
  ...Object.values(EVENT_TABLES).flatMap((table) => [
    `${getTableName(table)}_counted`,
    ...('excluded' in table ? [`${getTableName(table)}_excluded`] : []),
  ]),
  'card_clicks_played',
  'card_views_source',
  'card_views_visitor',
  'card_visitors_counted',
]

async function listDifferingRollUps(): Promise<string[]> {
  const names: string[] = []
  for (const { name, sql } of ROLL_UP_CHECK_QUERIES) if ((await queryRows(sql)).length > 0) names.push(name)
  return names
}

it('finds all roll-up triggers in place after the migrations', async () => {
  const names = await listSchemaNames(env.DB, 'trigger')
  expect(names.filter((name) => !/^(?:users|sessions|salesbot)_/.test(name))).toEqual(ROLL_UP_TRIGGER_NAMES.toSorted())
})

it('computes roll-ups that agree with the events for all kinds, days, exclusions and a late source', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const late = createViewEvent(id)
  await deliverToQueueConsumer([
    late,
    createClickEvent(id),
    createSaveEvent(id),
    createViewEvent(id, { at: Date.UTC(2024, 1, 29) }),
    createViewEvent(id, { exclusion: 'bot' }),
    createSaveEvent(id, { exclusion: 'flood' }),
    createSaveEvent(id, { userId: owner.id }),
    createClickEvent(id, { linkType: 'social' }),
    createClickEvent(id, { linkType: 'video', linkId: 'video' }),
    createClickEvent(id, { linkType: 'video', linkId: 'video', userId: owner.id }),
  ])
  await deliverToQueueConsumer([{ ...late, source: 'qr' }])
  await queryRows(`INSERT INTO form_submissions (card_id, submission_id, form_data, timestamp) VALUES (?, 'a', '{}', 0)`, id)
  await expectRollUpsMatchEvents()
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
])('notices roll-ups damaged by %s', async (damage, names) => {
  const { id } = await createTestCardWithOwner()
  await deliverToQueueConsumer([createViewEvent(id, { at: Date.now(), visitor: 'a' }), createClickEvent(id), createSaveEvent(id)])
  const tables = ['card_totals', 'card_days', 'card_breakdowns']
  const before = await Promise.all(tables.map((table) => queryRows(`SELECT * FROM ${table}`)))
  await queryRows(damage)
  expect(await listDifferingRollUps()).toEqual(names)
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

it('detects a missing roll-up trigger', async () => {
  const { id } = await createTestCardWithOwner()
  const trigger = await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE name = 'card_views_counted'`).first<string>('sql')
  await env.DB.prepare('DROP TRIGGER card_views_counted').run()
  // The test creates the dropped trigger again at its end, because all test files share one database.
  onTestFinished(async () => void (await env.DB.prepare(trigger!).run()))
  await deliverToQueueConsumer([createViewEvent(id)])
  expect(await listDifferingRollUps()).toEqual(['card_totals', 'card_days', 'quarters', 'device', 'location', 'source'])
})
