// `npm run bench:events`: measures the cost of accepting, storing and reading events, on the built worker and the local runtime.
//
// - Accepting: requests a second of the view call beside a bare worker that only sends to a queue, in turns, with the
//   consumers off in both, past the local proxy. The call may cost 1.3 times the bare route.
// - Storing: events a second through the consumer, in batches of 100.
// - Reading: rows and time of the analytics of a card with 1,000, 100,000 and 1,000,000 events of one year. The largest
//   may cost 1.5 times the smallest, roll-ups and lists each; lists by the row, as the smallest card's are not full.
//
// Each figure is the best of many alternating rounds, because other load on the machine can only make a round slower.
// Exits with 1 if a bound is missed.
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { drizzle } from 'drizzle-orm/d1'
import { type Analytics, HISTORY_KINDS } from '../schema/analytics.ts'
import type { EventMessage } from '../schema/queue-message.ts'
import { listRecords, listRollUps } from '../worker/analytics/queries.ts'
import type { Db } from '../worker/platform/db.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { type LoadRequest, requestsPerSecond } from './local/load-generator.ts'
import { type LocalDatabase, applyMigrations } from './local/migrations.ts'
import { startRuntime } from './local/runtime.ts'
import { seed } from './local/seed.ts'

const ACCEPT_MAX = 1.3
const READ_MAX = 1.5
const ROUNDS = 9
const CONNECTIONS = 16
const READS = 60
const SIZES = [1_000, 100_000, 1_000_000]
const STORED = 20_000

const BARE = `export default {
  async fetch(request, env) {
    await env.QUEUE.send({ kind: 'view', id: 'bare', cardId: 1, at: Date.now(), ip: null, ua: request.headers.get('user-agent'), city: null, country: null, userId: null })
    return new Response(null, { status: 202 })
  },
}`

const table = (rows: Record<string, string | number>[]) => console.table(rows)
const missed: string[] = []

const bindings = { SESSION_SECRET: 'a signing secret for measurements alone', DEMO: 'yes' }

async function viewCallTarget(mf: Miniflare, path: string): Promise<LoadRequest> {
  const body = JSON.stringify({ cardId: 1, viewId: 'a-view-of-the-bench', source: 'qr', referrer: 'example.com' })
  return { url: new URL(path, await mf.unsafeGetDirectURL()), body, headers: { 'cf-connecting-ip': '203.0.113.7' }, status: 202 }
}

async function benchAcceptedEvents() {
  const app = await startRuntime({ port: 0, bindings, assets: false, direct: true, consumers: false })
  const bare = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      workers: [
        {
          name: 'bare',
          modules: true,
          script: BARE,
          compatibilityDate: '2026-10-01',
          queueProducers: { QUEUE: 'bare' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  const targets = { bare: await viewCallTarget(bare, '/'), event: await viewCallTarget(app, '/api/card-views') }
  const rates: Record<keyof typeof targets, number[]> = { bare: [], event: [] }
  for (const name of ['bare', 'event'] as const) await requestsPerSecond(targets[name], CONNECTIONS, 2)
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['bare', 'event'] as const) rates[name].push(await requestsPerSecond(targets[name], CONNECTIONS, 1))
  await Promise.all([app.dispose(), bare.dispose()])
  const [bareBest, eventBest] = [Math.max(...rates.bare), Math.max(...rates.event)]
  const cost = bareBest / eventBest
  table([
    {
      'bare queue route, accepted/s': Math.round(bareBest),
      'view call, accepted/s': Math.round(eventBest),
      'cost of the call': `${cost.toFixed(2)}x`,
      'at most': `${ACCEPT_MAX}x`,
    },
  ])
  if (cost > ACCEPT_MAX) missed.push(`accepting costs ${cost.toFixed(2)} times the bare route`)
}

function eventMessages(from: number, count: number, cardId: number) {
  return Array.from({ length: count }, (_, i) => {
    const n = from + i
    const kind = (['view', 'click', 'save'] as const)[n % 3]!
    const body = {
      kind,
      id: `stored-${n}`,
      cardId,
      at: Date.now() - (n % 365) * 86_400_000,
      ip: '203.0.113.0',
      ua: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      city: 'Hanoi',
      country: 'VN',
      userId: null,
      ...(kind === 'click' && { linkType: 'social', linkId: 'linkedin' }),
    } as EventMessage
    return { id: String(n), timestamp: new Date(), attempts: 1, body }
  })
}

async function benchStoredEvents(mf: Miniflare) {
  const worker = await mf.getWorker()
  const started = performance.now()
  for (let n = 0; n < STORED; n += 100) {
    const result = await worker.queue('veebu-events', eventMessages(n, 100, 1))
    if (result.retryMessages.length > 0) throw new Error('The consumer wants a batch again')
  }
  table([{ 'stored/s': Math.round(STORED / ((performance.now() - started) / 1000)), batch: 100 }])
}

/**
 * Stores `size` events of one year, a third each of views, clicks and saves, from more places and sites than an answer
 * lists. The triggers count them.
 */
async function insertEvents(db: LocalDatabase, cardId: number, size: number) {
  const end = Date.now()
  const devices = `'Desktop · Linux · Chrome', 'Mobile · iOS · Safari', 'Mobile · Android · Chrome', 'Desktop · Windows · Microsoft Edge'`
  const pick = (values: string) => `json_extract(json_array(${values}), '$[' || (CAST(n AS INTEGER) / 3 % 4) || ']')`
  const numbers = `WITH RECURSIVE s(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM s WHERE n + 1 < ?2)`
  const place = `'City ' || (n % 3001) || ', Vietnam'`
  const sources = [`'direct'`, `'tag:qr'`, `'tag:nfc'`, `'ref:site-' || (n % 3001) || '.example'`].join(', ')
  const at = `CAST(?4 AS INTEGER) - (n % 365) * 86400000 - n % 86399 * 1000`
  const statements = [
    `${numbers} INSERT INTO card_views (card_id, view_id, viewer_ip, viewer_location, viewer_device, source, timestamp)
      SELECT ?3, 'f' || n, '203.0.113.0', ${place}, ${pick(devices)}, ${pick(sources)}, ${at} FROM s WHERE n % 3 = 0`,
    `${numbers} INSERT INTO card_clicks (card_id, event_id, link_type, link_id, clicker_ip, clicker_location, clicker_device, timestamp)
      SELECT ?3, 'f' || n, ${pick(`'phone', 'email', 'website', 'social'`)}, 'x', '203.0.113.0', ${place}, ${pick(devices)}, ${at} FROM s WHERE n % 3 = 1`,
    `${numbers} INSERT INTO card_saves (card_id, event_id, saver_ip, saver_location, saver_device, timestamp)
      SELECT ?3, 'f' || n, '203.0.113.0', ${place}, ${pick(devices)}, ${at} FROM s WHERE n % 3 = 2`,
  ]
  for (let from = 0; from < size; from += 20_000)
    await db.batch(statements.map((sql) => db.prepare(sql).bind(from, Math.min(size, from + 20_000), cardId, end)))
}

/** Runs queries as one batch. Returns the rows read and the time in ms. */
async function measureQueries(d1: LocalDatabase, queries: { toSQL(): { sql: string; params: unknown[] } }[]) {
  const statements = queries.map((query) => query.toSQL()).map(({ sql, params }) => d1.prepare(sql).bind(...params))
  const started = performance.now()
  const results = await d1.batch(statements)
  return { time: performance.now() - started, rows: results.reduce((sum, { meta }) => sum + Number(meta['rows_read']), 0) }
}

async function signIn(origin: string): Promise<string> {
  const res = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_OWNERS[0]!.username, password: DEMO_PASSWORD }),
  })
  return res.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function call(origin: string, cookie: string, cardId: number, events: number): Promise<number> {
  const started = performance.now()
  const res = await fetch(`${origin}/api/analytics/${cardId}`, { headers: { cookie } })
  const { summary } = (await res.json()) as Pick<Analytics, 'summary'>
  const time = performance.now() - started
  const counted = summary.totalViews + summary.totalClicks + summary.totalSaves
  if (counted !== events) throw new Error(`The answer counts ${counted} events instead of ${events}`)
  return time
}

const perRow = ({ rows, time }: { rows: number; time: number }) => (time / rows) * 1000

async function benchAnalytics(mf: Miniflare, d1: LocalDatabase) {
  const db = drizzle(d1 as unknown as Parameters<typeof drizzle>[0]) as unknown as Db
  const { origin } = await mf.ready
  const cookie = await signIn(origin)
  const best = () => ({ rows: 0, time: Infinity })
  // Card 1 already has the consumer's events, so these are cards 2 and up of the seed.
  const rows = SIZES.map((events, index) => ({ events, cardId: index + 2, rollUps: best(), lists: best(), call: Infinity }))
  for (const { cardId, events } of rows) await insertEvents(d1, cardId, events)
  const keep = (kept: { rows: number; time: number }, now: { rows: number; time: number }) =>
    Object.assign(kept, { rows: now.rows, time: Math.min(kept.time, now.time) })
  for (let round = 0; round < READS; round++)
    for (const row of rows) {
      const { cardId } = row
      keep(
        row.rollUps,
        await measureQueries(
          d1,
          Object.values(listRollUps).map((query) => query(db, cardId)),
        ),
      )
      keep(
        row.lists,
        await measureQueries(
          d1,
          HISTORY_KINDS.map((list) => listRecords(db, cardId, list)),
        ),
      )
      row.call = Math.min(row.call, await call(origin, cookie, cardId, row.events))
    }
  table(
    rows.map(({ events, rollUps, lists, call }) => ({
      events,
      'roll-ups, rows': rollUps.rows,
      'roll-ups, ms': Number(rollUps.time.toFixed(1)),
      'lists, rows': lists.rows,
      'lists, ms': Number(lists.time.toFixed(1)),
      'lists, µs a row': Number(perRow(lists).toFixed(1)),
      'whole call, ms': Number(call.toFixed(1)),
    })),
  )
  const [small, large] = [rows[0]!, rows.at(-1)!]
  const judge = (what: string, ratio: number) => {
    if (ratio > READ_MAX) missed.push(`${what}: ${ratio.toFixed(2)} times with ${large.events} events what it is with ${small.events}`)
  }
  judge('rows of the roll-ups', large.rollUps.rows / small.rollUps.rows)
  judge('time of the roll-ups', large.rollUps.time / small.rollUps.time)
  judge('rows of the lists', large.lists.rows / small.lists.rows)
  judge('time a row of the lists', perRow(large.lists) / perRow(small.lists))
}

await benchAcceptedEvents()
const mf = await startRuntime({ port: 0, bindings })
const d1 = await mf.getD1Database('DB')
await applyMigrations(d1)
await seed(d1)
await benchStoredEvents(mf)
await benchAnalytics(mf, d1)
await mf.dispose()
for (const reason of missed) console.error(`Missed: ${reason}`)
process.exit(missed.length > 0 ? 1 : 0)
