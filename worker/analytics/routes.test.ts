import { expect, it } from 'vitest'
import {
  type Analytics,
  type HistoryPage,
  HISTORY_KINDS,
  LIST_MAX,
  OTHER,
  type Records,
  type Share,
  SHARES_MAX,
  SHARES_PAGE,
} from '../../schema/analytics.ts'
import { OTHER_CLICK } from '../../schema/event.ts'
import { formSubmissions } from '../../schema/tables/events.ts'
import { call, createUser, db, planOf, query } from '../test/client.ts'
import { clickOf, createOwnedCard, deliver, messageOf, saveOf, viewOf } from '../test/events.ts'
import { SWEEP_SQL } from '../events/sweep-queries.ts'
import { getForm } from '../forms/queries.ts'
import { listRecords, listRollUps } from './queries.ts'

async function read<T = Analytics>(cardId: number, cookie: string, query = ''): Promise<T> {
  const res = await call(`/api/analytics/${cardId}${query}`, { cookie })
  expect(res.status).toBe(200)
  return res.json<T>()
}

/** The items of all pages; `cursor` is the parameter that says where one begins. */
async function readAll<T>(cardId: number, cookie: string, list: string, cursor: string, next = ''): Promise<T[]> {
  const page = await read<HistoryPage<T>>(cardId, cookie, list + (next && `&${cursor}=${encodeURIComponent(next)}`))
  return page.next === null ? page.items : [...page.items, ...(await readAll<T>(cardId, cookie, list, cursor, page.next))]
}

it('answers what was counted, newest first, without addresses or what was left out', async () => {
  const { id, owner } = await createOwnedCard()
  const noon = Date.UTC(2026, 4, 31, 12)
  await deliver([
    viewOf(id, { at: noon - 1000, source: 'qr', city: null, country: null, ua: null }),
    viewOf(id, { at: noon, referrer: 'example.com', visitor: undefined }),
    clickOf(id, { at: noon, linkType: 'phone', linkId: 'phone' }),
    saveOf(id, { at: noon }),
    viewOf(id, { exclusion: 'preview' }),
    viewOf(id, { exclusion: 'bot' }),
    saveOf(id, { userId: owner.id }),
    viewOf(id, { exclusion: 'flood' }),
    clickOf(id, { exclusion: 'flood' }),
    messageOf('chat', id, { at: noon }),
    messageOf('lead', id, { at: noon, leadScore: 80 }),
  ])
  const submission = { formData: { name: 'Ann' }, submitterIp: '203.0.113.0', timestamp: noon }
  await db.insert(formSubmissions).values({ cardId: id, submissionId: 'a', ...submission })
  const today = () => new Date().toISOString().slice(0, 10)
  const asked = today()
  const answer = await read(id, owner.cookie)
  expect(answer).toMatchObject({
    views: [
      { timestamp: '2026-05-31T12:00:00.000Z', viewerLocation: 'Hanoi, Vietnam', viewerDevice: 'Desktop · Linux · Chrome' },
      { timestamp: '2026-05-31T11:59:59.000Z', viewerLocation: 'Unknown', viewerDevice: 'Unknown' },
    ],
    clicks: [{ linkType: 'phone', linkId: 'phone', clickerDevice: 'Desktop · Linux · Chrome' }],
    saves: [{ saverLocation: 'Hanoi, Vietnam' }],
    submissions: [{ timestamp: '2026-05-31T12:00:00.000Z', formData: { name: 'Ann' } }],
    chats: [{ timestamp: '2026-05-31T12:00:00.000Z', visitorLocation: 'Hanoi, Vietnam', visitorDevice: 'Desktop · Linux · Chrome' }],
    leads: [{ leadScore: 80, visitorLocation: 'Hanoi, Vietnam' }],
    summary: {
      totalViews: 2,
      totalClicks: 1,
      totalSaves: 1,
      totalPlays: 0,
      totalSubmissions: 1,
      totalChats: 1,
      totalLeads: 2,
      excluded: 5,
    },
    excluded: { bots: 1, previews: 1, ownVisits: 1, floods: 2 },
    breakdowns: {
      devices: [
        { value: 'Desktop · Linux · Chrome', views: 1, clicks: 1, saves: 1 },
        { value: 'Unknown', views: 1, clicks: 0, saves: 0 },
      ],
      sources: [
        { value: 'ref:example.com', views: 1 },
        { value: 'tag:qr', views: 1 },
      ],
      linkTypes: [{ value: 'phone', clicks: 1 }],
    },
  })
  expect(answer.breakdowns.timing).toEqual([
    { weekday: 0, hour: 11, views: 1, clicks: 0, saves: 0 },
    { weekday: 0, hour: 12, views: 1, clicks: 1, saves: 1 },
  ])
  const counts = { views: 2, clicks: 1, saves: 1, plays: 0, submissions: 1, chats: 1, leads: 1 }
  expect(answer.series[0]).toEqual({ start: '2026-05-31', ...counts, visitors: 0 })
  expect([asked, today()]).toContain(answer.series.at(-1)!.start)
  expect(JSON.stringify(answer)).not.toContain('203.0.113')
  const yearly = await read(id, owner.cookie, '?range=yearly')
  expect(yearly.series[0]).toEqual({ start: '2026-01-01', ...counts })
})

it('keeps plays of the video out of clicks, rates and breakdowns, and lists them by their kind', async () => {
  const { id, owner } = await createOwnedCard()
  const play = { linkType: 'video', linkId: 'video' } as const
  await deliver([viewOf(id), clickOf(id), clickOf(id, play), clickOf(id, play), clickOf(id, { ...play, userId: owner.id })])
  const { summary, breakdowns, series, clicks, excluded } = await read(id, owner.cookie)
  expect(summary).toMatchObject({ totalViews: 1, totalClicks: 1, totalPlays: 2 })
  expect(excluded.ownVisits).toBe(1)
  expect(series[0]).toMatchObject({ clicks: 1, plays: 2 })
  for (const shares of [breakdowns.linkTypes, breakdowns.devices, breakdowns.timing, breakdowns.locations])
    expect(shares.reduce((sum, share) => sum + share.clicks, 0)).toBe(1)
  expect(clicks.map(({ linkType }) => linkType).sort()).toEqual(['video', 'video', 'website'])
})

it.each([
  ['Asia/Kathmandu', '2026-06-01', 1, 0],
  ['America/Sao_Paulo', '2026-05-31', 0, 15],
  ['Nowhere/Such', '2026-05-31', 0, 18],
  ['', '2026-05-31', 0, 18],
])('begins days at midnight of tz=%s', async (tz, start, weekday, hour) => {
  const { id, owner } = await createOwnedCard()
  await deliver([viewOf(id, { at: Date.UTC(2026, 4, 31, 18, 15) })])
  const answer = await read(id, owner.cookie, `?tz=${tz}`)
  expect(answer.timeZone).toBe(weekday === 0 && hour === 18 ? 'UTC' : tz)
  expect(answer.series[0]).toMatchObject({ start, views: 1 })
  expect(answer.breakdowns.timing).toEqual([{ weekday, hour, views: 1, clicks: 0, saves: 0 }])
  expect((await read(id, owner.cookie, `?tz=${tz}&range=monthly`)).series[0]!.start).toBe(`${start.slice(0, 7)}-01`)
})

it('pages through every record once, also those of one instant, with truncated addresses', async () => {
  const { id, owner } = await createOwnedCard()
  const ids = Array.from({ length: LIST_MAX * 2 + 7 }, (_, i) => i)
  for (let i = 0; i < ids.length; i += 100)
    await deliver(ids.slice(i, i + 100).map((n) => viewOf(id, { at: 1_000_000 + Math.floor(n / 300) })))
  const seen = await readAll<Records['views']>(id, owner.cookie, '?kind=views', 'before')
  expect(seen).toHaveLength(ids.length)
  // A client that has the newest 500 continues from the time of the last one.
  const from = seen[LIST_MAX - 1]!.timestamp
  const older: HistoryPage<Records['views']> = await read(id, owner.cookie, `?kind=views&before=${from}`)
  expect(older.items[0]).toEqual(seen.find(({ timestamp }) => timestamp < from))
  expect(seen[0]).toEqual({
    timestamp: '1970-01-01T00:16:40.003Z',
    viewerIp: '203.0.113.0',
    viewerLocation: 'Hanoi, Vietnam',
    viewerDevice: 'Desktop · Linux · Chrome',
  })
  const times = seen.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await read(id, owner.cookie)).views).toHaveLength(LIST_MAX)
})

it.each(['clicks', 'saves', 'submissions'])('pages %s too, with Unknown for what is not known', async (kind) => {
  const { id, owner } = await createOwnedCard()
  const unknown = { ip: null, ua: null, city: null, country: null }
  await deliver([clickOf(id, unknown), saveOf(id, unknown)])
  await db.insert(formSubmissions).values({ cardId: id, submissionId: 'a', formData: {}, timestamp: 1 })
  const page = await read<HistoryPage<object>>(id, owner.cookie, `?kind=${kind}`)
  expect(page.next).toBeNull()
  expect(Object.values(page.items[0]!).filter((value) => value === 'Unknown')).toHaveLength(3)
})

it('pages through every value of a breakdown once, as the card has counted it', async () => {
  const { id, owner } = await createOwnedCard()
  const other = await createOwnedCard()
  const values = Array.from({ length: SHARES_PAGE + 3 }, (_, i) => `Ü "${i}" & co`)
  const insert = `INSERT INTO card_breakdowns (card_id, dimension, value, views) SELECT ?1, ?2, value, key + 1 FROM json_each(?3)`
  await query(insert, id, 'location', JSON.stringify(values))
  await query(insert, id, 'device', '["Desktop"]')
  await query(insert, other.id, 'location', '["elsewhere"]')
  const seen = await readAll<Share>(id, owner.cookie, '?kind=locations', 'after')
  expect(seen.map(({ value }) => value)).toEqual([...values].sort())
  expect(seen).toContainEqual({ value: values[7], views: 8, clicks: 0, saves: 0 })
  const devices = [{ value: 'Desktop', views: 1, clicks: 0, saves: 0 }]
  expect(await read(id, owner.cookie, '?kind=devices')).toEqual({ items: devices, next: null })
})

it('lists the largest values of a dimension and adds up the rest', async () => {
  const { id, owner } = await createOwnedCard()
  const hosts = Array.from({ length: SHARES_MAX + 50 }, (_, i) => `host-${i}.example`)
  const views = [...hosts, ...hosts.slice(40)].map((referrer) => viewOf(id, { referrer, city: referrer }))
  // Only link types cannot be invented by visitors.
  const clicks = hosts.map((linkType) => ({ ...clickOf(id), linkType }))
  for (const batch of [views, clicks]) await deliver(batch)
  const { summary, breakdowns } = await read(id, owner.cookie)
  const { sources, locations, linkTypes, devices } = breakdowns
  expect(sources).toHaveLength(SHARES_MAX + 1)
  expect(sources.slice(0, SHARES_MAX).every((share) => share.views === 2)).toBe(true)
  expect(sources.at(-1)).toEqual({ value: OTHER, views: 60, clicks: 0, saves: 0 })
  expect(linkTypes).toEqual([{ value: OTHER_CLICK, views: 0, clicks: hosts.length, saves: 0 }])
  expect(locations.reduce((sum, share) => sum + share.views, 0)).toBe(summary.totalViews)
  expect(locations.reduce((sum, share) => sum + share.clicks, 0)).toBe(summary.totalClicks)
  expect(devices).toHaveLength(1)
})

it('belongs to the owner and to level 4 and above', async () => {
  const { id } = await createOwnedCard()
  const stranger = await createUser({ accessLevel: 3 })
  const editor = await createUser({ accessLevel: 4 })
  expect((await call(`/api/analytics/${id}`)).status).toBe(401)
  expect((await call(`/api/analytics/${id}`, { cookie: stranger.cookie })).status).toBe(403)
  expect((await call(`/api/analytics/999999`, { cookie: stranger.cookie })).status).toBe(404)
  expect((await read(id, editor.cookie)).summary.totalViews).toBe(0)
})

it.each([
  `tz=${'x'.repeat(65)}`,
  'range=hourly',
  'kind=plays',
  'kind=views&before=x',
  'kind=views&before=1.2.3',
  'kind=views&before=2026-13-01T00:00:00Z',
])('refuses ?%s', async (query) => {
  const { id, owner } = await createOwnedCard()
  expect((await call(`/api/analytics/${id}?${query}`, { cookie: owner.cookie })).status).toBe(400)
})

const before = { timestamp: 1, id: 1 }
const queries: [string, { toSQL(): { sql: string; params: unknown[] } }][] = [
  ...HISTORY_KINDS.map((list): [string, ReturnType<typeof listRecords>] => [list, listRecords(db, 1, list, before)]),
  ['the first views', listRecords(db, 1, 'views')],
  ['totals', listRollUps.totals(db, 1)],
  ['days', listRollUps.days(db, 1)],
  ['shares', listRollUps.sources(db, 1)],
]

it.each(queries)('reads %s through an index, already in order', async (_, query) => {
  const { sql, params } = query.toSQL()
  const detail = (await planOf(sql, params)).join('\n')
  expect(detail).toContain('SEARCH')
  expect(detail).not.toMatch(/SCAN|TEMP B-TREE/)
})

it.each(SWEEP_SQL)('finds what the sweep erases through an index: %s', async (sql) => {
  const detail = (await planOf(sql, [1])).join('\n')
  expect(detail).toContain('SEARCH')
  expect(detail).not.toMatch(/SCAN (?!CONSTANT)/)
})

it('finds a form by the key of its card', async () => {
  expect(await getForm(db, 999_999)).toBeNull()
})
