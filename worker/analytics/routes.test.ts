import { ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { expect, it } from 'vitest'
import {
  type CardAnalytics,
  type CursorPage,
  EVENT_LIST_NAMES,
  EVENT_RECORDS_PER_PAGE,
  OTHER_BREAKDOWN_VALUE,
  type EventRecordByListName,
  type BreakdownRow,
  BREAKDOWN_ROWS_MAX,
  BREAKDOWN_PAGE_SIZE,
} from '../../schema/analytics.ts'
import { OTHER_CLICKED_LINK_TYPE } from '../../schema/event.ts'
import { formSubmissionsTable } from '../../schema/tables/events.ts'
import { callApi, createTestUser, db, explainQueryPlan, queryRows } from '../test/client.ts'
import {
  createClickEvent,
  createTestCardWithOwner,
  deliverToQueueConsumer,
  createEventMessage,
  createSaveEvent,
  createViewEvent,
} from '../test/events.ts'
import { RETENTION_SQL_STATEMENTS } from '../events/sweep-queries.ts'
import { getLeadForm } from '../forms/queries.ts'
import { listEventRecords, cardRollUpQueries } from './queries.ts'

async function fetchAnalytics<T = CardAnalytics>(cardId: number, cookie: string, query = ''): Promise<T> {
  const res = await callApi(`/api/analytics/${cardId}${query}`, { cookie })
  expect(res.status).toBe(200)
  return res.json<T>()
}

/** Fetches all pages of a list and returns their items. `cursor` is the name of the query parameter for the cursor. */
async function fetchAllListPages<T>(cardId: number, cookie: string, list: string, cursor: string, next = ''): Promise<T[]> {
  const page = await fetchAnalytics<CursorPage<T>>(cardId, cookie, list + (next && `&${cursor}=${encodeURIComponent(next)}`))
  return page.next === null ? page.items : [...page.items, ...(await fetchAllListPages<T>(cardId, cookie, list, cursor, page.next))]
}

it('returns the counted events, newest first, without IP addresses and excluded events', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const noon = Date.UTC(2026, 4, 31, 12)
  await deliverToQueueConsumer([
    createViewEvent(id, { at: noon - 1000, source: 'qr', city: null, country: null, ua: null }),
    createViewEvent(id, { at: noon, referrer: 'example.com', visitor: undefined }),
    createClickEvent(id, { at: noon, linkType: 'phone', linkId: 'phone' }),
    createSaveEvent(id, { at: noon }),
    createViewEvent(id, { exclusion: 'preview' }),
    createViewEvent(id, { exclusion: 'bot' }),
    createSaveEvent(id, { userId: owner.id }),
    createViewEvent(id, { exclusion: 'flood' }),
    createClickEvent(id, { exclusion: 'flood' }),
    createEventMessage('chat', id, { at: noon }),
    createEventMessage('lead', id, { at: noon, leadScore: 80 }),
  ])
  const submission = { formData: { name: 'Ann' }, submitterIp: '203.0.113.0', timestamp: noon }
  await db.insert(formSubmissionsTable).values({ cardId: id, submissionId: 'a', ...submission })
  const today = () => new Date().toISOString().slice(0, 10)
  const asked = today()
  const answer = await fetchAnalytics(id, owner.cookie)
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
  const counts = { ...ZERO_EVENT_COUNTS, views: 2, clicks: 1, saves: 1, submissions: 1, chats: 1, leads: 1 }
  expect(answer.series[0]).toEqual({ start: '2026-05-31', ...counts, visitors: 0 })
  expect([asked, today()]).toContain(answer.series.at(-1)!.start)
  expect(JSON.stringify(answer)).not.toContain('203.0.113')
  const yearly = await fetchAnalytics(id, owner.cookie, '?range=yearly')
  expect(yearly.series[0]).toEqual({ start: '2026-01-01', ...counts })
})

it('counts video plays apart from clicks, rates and breakdowns, and lists them by their kind', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const play = { linkType: 'video', linkId: 'video' } as const
  await deliverToQueueConsumer([
    createViewEvent(id),
    createClickEvent(id),
    createClickEvent(id, play),
    createClickEvent(id, play),
    createClickEvent(id, { ...play, userId: owner.id }),
  ])
  const { summary, breakdowns, series, clicks, excluded } = await fetchAnalytics(id, owner.cookie)
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
])('begins days at local midnight of the time zone %s', async (tz, start, weekday, hour) => {
  const { id, owner } = await createTestCardWithOwner()
  await deliverToQueueConsumer([createViewEvent(id, { at: Date.UTC(2026, 4, 31, 18, 15) })])
  const answer = await fetchAnalytics(id, owner.cookie, `?tz=${tz}`)
  expect(answer.timeZone).toBe(weekday === 0 && hour === 18 ? 'UTC' : tz)
  expect(answer.series[0]).toMatchObject({ start, views: 1 })
  expect(answer.breakdowns.timing).toEqual([{ weekday, hour, views: 1, clicks: 0, saves: 0 }])
  expect((await fetchAnalytics(id, owner.cookie, `?tz=${tz}&range=monthly`)).series[0]!.start).toBe(`${start.slice(0, 7)}-01`)
})

it('pages through every event record once, also records of the same instant, with truncated addresses', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const ids = Array.from({ length: EVENT_RECORDS_PER_PAGE * 2 + 7 }, (_, i) => i)
  for (let i = 0; i < ids.length; i += 100)
    await deliverToQueueConsumer(ids.slice(i, i + 100).map((n) => createViewEvent(id, { at: 1_000_000 + Math.floor(n / 300) })))
  const seen = await fetchAllListPages<EventRecordByListName['views']>(id, owner.cookie, '?kind=views', 'before')
  expect(seen).toHaveLength(ids.length)
  // A client that has the newest 500 records can use the time of the oldest of these as the cursor for older records.
  const from = seen[EVENT_RECORDS_PER_PAGE - 1]!.timestamp
  const older: CursorPage<EventRecordByListName['views']> = await fetchAnalytics(id, owner.cookie, `?kind=views&before=${from}`)
  expect(older.items[0]).toEqual(seen.find(({ timestamp }) => timestamp < from))
  expect(seen[0]).toEqual({
    timestamp: '1970-01-01T00:16:40.003Z',
    viewerIp: '203.0.113.0',
    viewerLocation: 'Hanoi, Vietnam',
    viewerDevice: 'Desktop · Linux · Chrome',
  })
  const times = seen.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await fetchAnalytics(id, owner.cookie)).views).toHaveLength(EVENT_RECORDS_PER_PAGE)
})

it.each(['clicks', 'saves', 'submissions'])('pages through %s too, with Unknown for unknown values', async (kind) => {
  const { id, owner } = await createTestCardWithOwner()
  const unknown = { ip: null, ua: null, city: null, country: null }
  await deliverToQueueConsumer([createClickEvent(id, unknown), createSaveEvent(id, unknown)])
  await db.insert(formSubmissionsTable).values({ cardId: id, submissionId: 'a', formData: {}, timestamp: 1 })
  const page = await fetchAnalytics<CursorPage<object>>(id, owner.cookie, `?kind=${kind}`)
  expect(page.next).toBeNull()
  expect(Object.values(page.items[0]!).filter((value) => value === 'Unknown')).toHaveLength(3)
})

it('pages through every value of a breakdown once, with the card’s counts', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const other = await createTestCardWithOwner()
  const values = Array.from({ length: BREAKDOWN_PAGE_SIZE + 3 }, (_, i) => `Ü "${i}" & co`)
  const insert = `INSERT INTO card_breakdowns (card_id, dimension, value, views) SELECT ?1, ?2, value, key + 1 FROM json_each(?3)`
  await queryRows(insert, id, 'location', JSON.stringify(values))
  await queryRows(insert, id, 'device', '["Desktop"]')
  await queryRows(insert, other.id, 'location', '["elsewhere"]')
  const seen = await fetchAllListPages<BreakdownRow>(id, owner.cookie, '?kind=locations', 'after')
  expect(seen.map(({ value }) => value)).toEqual([...values].sort())
  expect(seen).toContainEqual({ value: values[7], views: 8, clicks: 0, saves: 0 })
  const devices = [{ value: 'Desktop', views: 1, clicks: 0, saves: 0 }]
  expect(await fetchAnalytics(id, owner.cookie, '?kind=devices')).toEqual({ items: devices, next: null })
})

it('lists the largest values of a breakdown and adds up the rest', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const hosts = Array.from({ length: BREAKDOWN_ROWS_MAX + 50 }, (_, i) => `host-${i}.example`)
  const views = [...hosts, ...hosts.slice(40)].map((referrer) => createViewEvent(id, { referrer, city: referrer }))
  // Visitors can invent values of every breakdown except link types, which come from a fixed list.
  const clicks = hosts.map((linkType) => ({ ...createClickEvent(id), linkType }))
  for (const batch of [views, clicks]) await deliverToQueueConsumer(batch)
  const { summary, breakdowns } = await fetchAnalytics(id, owner.cookie)
  const { sources, locations, linkTypes, devices } = breakdowns
  expect(sources).toHaveLength(BREAKDOWN_ROWS_MAX + 1)
  expect(sources.slice(0, BREAKDOWN_ROWS_MAX).every((share) => share.views === 2)).toBe(true)
  expect(sources.at(-1)).toEqual({ value: OTHER_BREAKDOWN_VALUE, views: 60, clicks: 0, saves: 0 })
  expect(linkTypes).toEqual([{ value: OTHER_CLICKED_LINK_TYPE, views: 0, clicks: hosts.length, saves: 0 }])
  expect(locations.reduce((sum, share) => sum + share.views, 0)).toBe(summary.totalViews)
  expect(locations.reduce((sum, share) => sum + share.clicks, 0)).toBe(summary.totalClicks)
  expect(devices).toHaveLength(1)
})

it('shows analytics only to the card’s owner and to users of level 4 and above', async () => {
  const { id } = await createTestCardWithOwner()
  const stranger = await createTestUser({ accessLevel: 3 })
  const editor = await createTestUser({ accessLevel: 4 })
  expect((await callApi(`/api/analytics/${id}`)).status).toBe(401)
  expect((await callApi(`/api/analytics/${id}`, { cookie: stranger.cookie })).status).toBe(403)
  expect((await callApi(`/api/analytics/999999`, { cookie: stranger.cookie })).status).toBe(404)
  expect((await fetchAnalytics(id, editor.cookie)).summary.totalViews).toBe(0)
})

it.each([
  `tz=${'x'.repeat(65)}`,
  'range=hourly',
  'kind=plays',
  'kind=views&before=x',
  'kind=views&before=1.2.3',
  'kind=views&before=2026-13-01T00:00:00Z',
])('refuses the analytics query ?%s', async (query) => {
  const { id, owner } = await createTestCardWithOwner()
  expect((await callApi(`/api/analytics/${id}?${query}`, { cookie: owner.cookie })).status).toBe(400)
})

const TEST_CURSOR = { timestamp: 1, id: 1 }
const ANALYTICS_QUERY_CASES: [string, { toSQL(): { sql: string; params: unknown[] } }][] = [
  ...EVENT_LIST_NAMES.map((list): [string, ReturnType<typeof listEventRecords>] => [list, listEventRecords(db, 1, list, TEST_CURSOR)]),
  ['the first views', listEventRecords(db, 1, 'views')],
  ['totals', cardRollUpQueries.totals(db, 1)],
  ['days', cardRollUpQueries.days(db, 1)],
  ['shares', cardRollUpQueries.sources(db, 1)],
]

it.each(ANALYTICS_QUERY_CASES)('reads %s through an index, already in order', async (_, query) => {
  const { sql, params } = query.toSQL()
  const detail = (await explainQueryPlan(sql, params)).join('\n')
  expect(detail).toContain('SEARCH')
  expect(detail).not.toMatch(/SCAN|TEMP B-TREE/)
})

it.each(RETENTION_SQL_STATEMENTS)('finds expired data through an index: %s', async (sql) => {
  const detail = (await explainQueryPlan(sql, [1])).join('\n')
  expect(detail).toContain('SEARCH')
  expect(detail).not.toMatch(/SCAN (?!CONSTANT)/)
})

it('finds a card’s form through the primary key of the card', async () => {
  expect(await getLeadForm(db, 999_999)).toBeNull()
})
