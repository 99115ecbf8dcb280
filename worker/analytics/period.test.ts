import { expect, it } from 'vitest'
import { BREAKDOWN_ROWS_MAX, type CardAnalytics, CHAT_LEADS_MAX, OTHER_BREAKDOWN_VALUE } from '../../schema/analytics.ts'
import { ANALYTICS_PERIOD_DAYS_MAX, addDays, BEST_DAY_VIEWS_READ_MAX } from '../../schema/analytics-period.ts'
import { ZERO_EVENT_COUNTS } from '../../schema/event-kinds.ts'
import { salesbotConversationsTable } from '../../schema/tables/salesbot.ts'
import { callApi, createTestUser, db, explainQueryPlan, queryRows } from '../test/client.ts'
import { createClickEvent, createSaveEvent, createTestCardWithOwner, createViewEvent, deliverToQueueConsumer } from '../test/events.ts'
import { toPeriodOrigins } from './origins.ts'
import { listChatLeads, listPeriodViewOrigins, listViewOrigins } from './queries.ts'
import { createZoneOffsetLookup, startOfLocalDay, toLocalDate } from './zone.ts'

type PeriodAnswer = CardAnalytics & Required<Pick<CardAnalytics, 'period' | 'chatLeads'>>

async function fetchPeriod(cardId: number, cookie: string, query: string): Promise<PeriodAnswer> {
  const res = await callApi(`/api/analytics/${cardId}?${query}`, { cookie })
  expect(res.status).toBe(200)
  return res.json<PeriodAnswer>()
}

const summarizeSeries = (series: { start: string; views: number }[]) =>
  series
    .filter(({ views }) => views > 0)
    .map(({ start, views }) => `${start}: ${views}`)
    .join(', ')

async function createCardViewedAt(times: string[]) {
  const card = await createTestCardWithOwner()
  await deliverToQueueConsumer(times.map((time) => createViewEvent(card.id, { at: Date.parse(time) })))
  return card
}

it('counts the days of a period and as many days before it, and leaves the rest of the answer as it is', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const noon = Date.UTC(2026, 4, 31, 12)
  const day = 86_400_000
  await deliverToQueueConsumer([
    createViewEvent(id, { at: noon }),
    createViewEvent(id, { at: noon - 6 * day, source: 'qr' }),
    createViewEvent(id, { at: noon - 6 * day }),
    createClickEvent(id, { at: noon - 6 * day }),
    createSaveEvent(id, { at: noon - 2 * day }),
    createViewEvent(id, { at: noon - 7 * day }),
    createViewEvent(id, { at: noon - 13 * day }),
    createViewEvent(id, { at: noon - 13 * day }),
    createViewEvent(id, { at: noon - 14 * day }),
    createViewEvent(id, { at: noon + day }),
    createViewEvent(id, { at: noon, exclusion: 'bot' }),
  ])
  const { period, chatLeads, ...rest } = await fetchPeriod(id, owner.cookie, 'from=2026-05-25&to=2026-05-31')
  expect(period).toMatchObject({ from: '2026-05-25', to: '2026-05-31', range: 'daily', totals: { views: 3, clicks: 1, saves: 1 } })
  expect(period.series).toHaveLength(7)
  expect(period.series[0]).toMatchObject({ start: '2026-05-25', views: 2, clicks: 1, visitors: 0 })
  expect(period.before).toMatchObject({ from: '2026-05-18', to: '2026-05-24', totals: { views: 3, clicks: 0 } })
  expect(summarizeSeries(period.before!.series)).toBe('2026-05-18: 2, 2026-05-24: 1')
  expect(period.timing).toEqual([
    { weekday: 0, hour: 12, views: 1, clicks: 0, saves: 0 },
    { weekday: 1, hour: 12, views: 2, clicks: 1, saves: 0 },
    { weekday: 5, hour: 12, views: 0, clicks: 0, saves: 1 },
  ])
  expect(chatLeads).toEqual([])
  const res = await callApi(`/api/analytics/${id}`, { cookie: owner.cookie })
  expect(await res.json()).toEqual(rest)
})

it('splits a period at the borders of weeks and months, and compares parts of the same length', async () => {
  const { id, owner } = await createCardViewedAt([
    '2026-01-20T08:00:00Z',
    '2026-02-01T08:00:00Z',
    '2026-02-28T08:00:00Z',
    '2026-03-05T08:00:00Z',
  ])
  const { period } = await fetchPeriod(id, owner.cookie, 'from=2026-01-28&to=2026-03-08&range=monthly')
  expect(period.series.map(({ start, views }) => [start, views])).toEqual([
    ['2026-01-28', 0],
    ['2026-02-01', 2],
    ['2026-03-01', 1],
  ])
  expect(period.before!.series.map(({ start, views }) => [start, views])).toEqual([
    ['2025-12-19', 0],
    ['2025-12-23', 0],
    ['2026-01-20', 1],
  ])
  expect(period.series[0]).not.toHaveProperty('visitors')
  const weeks = await fetchPeriod(id, owner.cookie, 'from=2026-01-28&to=2026-03-08&range=weekly')
  expect(weeks.period.series.map(({ start }) => start)).toEqual([
    '2026-01-28',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
    '2026-03-02',
  ])
  const years = await fetchPeriod(id, owner.cookie, 'from=2025-12-30&to=2026-03-08&range=yearly')
  expect(summarizeSeries(years.period.series)).toBe('2026-01-01: 4')
})

it.each([
  // On 29 March 2026 the clocks of Zurich go from 02:00 to 03:00, so the day has 23 hours; on 25 October it has 25.
  ['Europe/Zurich', '2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'], ['2026-03-28T22:59:59Z'], '2026-03-29T22:00:00Z'],
  ['Europe/Zurich', '2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'], ['2026-10-24T21:59:59Z'], '2026-10-25T23:00:00Z'],
  // Midnight of 4 November 2018 does not exist in São Paulo; on 16 February 2019 the hour from 23:00 comes twice.
  ['America/Sao_Paulo', '2018-11-04', ['2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z'], ['2018-11-04T02:59:59Z'], '2018-11-05T02:00:00Z'],
  ['America/Sao_Paulo', '2019-02-16', ['2019-02-16T02:00:00Z', '2019-02-17T02:59:59Z'], ['2019-02-16T01:59:59Z'], '2019-02-17T03:00:00Z'],
  ['Asia/Kathmandu', '2026-12-31', ['2026-12-30T18:15:00Z', '2026-12-31T18:14:59Z'], ['2026-12-30T18:14:59Z'], '2026-12-31T18:15:00Z'],
  ['Pacific/Kiritimati', '2026-01-01', ['2025-12-31T10:00:00Z', '2026-01-01T09:59:59Z'], ['2025-12-31T09:59:59Z'], '2026-01-01T10:00:00Z'],
])('counts the day in %s of %s exactly, and reads the origins of its views alone', async (tz, day, inside, before, after) => {
  const { id, owner } = await createCardViewedAt([...inside, ...before, after])
  const { period } = await fetchPeriod(id, owner.cookie, `from=${day}&to=${day}&tz=${tz}`)
  expect(period.totals.views).toBe(inside.length)
  expect(period.before!.totals.views).toBe(before.length)
  expect(period.bestDay).toMatchObject({ day, views: inside.length, read: inside.length })
})

it('finds the first quarter of an hour of each local day', () => {
  for (const zone of ['America/Sao_Paulo', 'Pacific/Apia', 'Etc/GMT+12', 'Australia/Lord_Howe', 'UTC']) {
    const offsetAt = createZoneOffsetLookup(zone)
    for (const day of ['2018-11-04', '2019-02-17', '2026-04-05', '2026-10-04']) {
      const start = startOfLocalDay(day, offsetAt)
      expect([toLocalDate(start, offsetAt(start)), toLocalDate(start - 1, offsetAt(start - 1))]).toEqual([day, addDays(day, -1)])
    }
  }
})

it('begins all time with the first counted day, ends it today, and has no days before', async () => {
  const { id, owner } = await createCardViewedAt(['2024-02-28T12:00:00Z', '2026-05-31T12:00:00Z'])
  const { period } = await fetchPeriod(id, owner.cookie, 'to=2099-12-31&range=yearly')
  expect(period).toMatchObject({ from: '2024-02-28', to: new Date().toISOString().slice(0, 10), totals: { views: 2 }, before: null })
  expect(period.bestDay).toBeNull()
  expect((await fetchPeriod(id, owner.cookie, 'to=2024-03-01')).period).toMatchObject({ to: '2024-03-01', totals: { views: 1 } })
})

it('ends a period today, and compares it with as many days before', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const today = new Date().toISOString().slice(0, 10)
  const { period } = await fetchPeriod(id, owner.cookie, `from=${addDays(today, -1)}&to=${addDays(today, 30)}`)
  expect(period).toMatchObject({ from: addDays(today, -1), to: today, before: { from: addDays(today, -3), to: addDays(today, -2) } })
})

it('answers a card without events with zeros', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const { period } = await fetchPeriod(id, owner.cookie, 'from=2028-02-28&to=2028-03-01')
  expect(period.series.map(({ start, views }) => [start, views])).toEqual([
    ['2028-02-28', 0],
    ['2028-02-29', 0],
    ['2028-03-01', 0],
  ])
  expect(period).toMatchObject({ totals: { views: 0, leads: 0 }, before: { totals: { views: 0 } }, timing: [], bestDay: null })
  for (const range of ['daily', 'weekly', 'monthly', 'yearly']) {
    const old = await fetchPeriod(id, owner.cookie, `from=1000-01-01&to=1009-12-31&range=${range}&tz=America/New_York`)
    expect(old.period).toMatchObject({ from: '1000-01-01', to: '1009-12-31', totals: { views: 0 } })
  }
  const all = await fetchPeriod(id, owner.cookie, 'to=2026-05-31')
  expect(all.period).toMatchObject({ from: '2026-05-31', to: '2026-05-31', before: null })
})

it('says where the views of the best day came from', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const at = Date.UTC(2026, 4, 26, 12)
  const milan = { at, source: 'qr', city: 'Milan', country: 'IT' }
  await deliverToQueueConsumer([
    ...[1, 2, 3].map(() => createViewEvent(id, milan)),
    createViewEvent(id, { at, source: 'qr', city: null, country: null }),
    createViewEvent(id, { at, city: 'Milan', country: 'IT', ua: null }),
    createViewEvent(id, { ...milan, exclusion: 'bot' }),
    createSaveEvent(id, { at }),
    createViewEvent(id, { at: at - 86_400_000 }),
  ])
  const { period } = await fetchPeriod(id, owner.cookie, 'from=2026-05-25&to=2026-05-31')
  expect(period.bestDay).toEqual({
    day: '2026-05-26',
    views: 5,
    saves: 1,
    read: 5,
    source: { value: 'tag:qr', views: 4 },
    location: { value: 'Milan, Italy', views: 4 },
    device: { value: 'Desktop · Linux · Chrome', views: 4 },
    sourceAndLocation: 3,
  })
})

it('reads the origins of a limited number of views', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const views = Array.from({ length: BEST_DAY_VIEWS_READ_MAX + 10 }, () => createViewEvent(id))
  for (let i = 0; i < views.length; i += 100) await deliverToQueueConsumer(views.slice(i, i + 100))
  const { period } = await fetchPeriod(id, owner.cookie, 'from=2026-05-31&to=2026-05-31')
  expect(period.bestDay).toMatchObject({ views: BEST_DAY_VIEWS_READ_MAX + 10, read: BEST_DAY_VIEWS_READ_MAX })
})

it('names the leads of the assistant to owners of level 2 and above', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const other = await createTestCardWithOwner()
  const conversation = { cardId: id, createdAt: 1000, updatedAt: 1000 }
  await db.insert(salesbotConversationsTable).values([
    { ...conversation, sessionId: 'a', visitorName: 'Ana', visitorEmail: 'ana@example.com', leadScore: 80, leadAt: 1000 },
    { ...conversation, sessionId: 'b', visitorPhone: '+41 44 668 18 00', leadScore: 20, leadAt: 3000, createdAt: 2000 },
    { ...conversation, sessionId: 'c', visitorName: 'Nobody', leadScore: 10 },
    { ...conversation, sessionId: 'd', cardId: other.id, leadScore: 90, leadAt: 1 },
  ])
  const editor = await createTestUser({ accessLevel: 4 })
  const { chatLeads } = await fetchPeriod(id, editor.cookie, 'to=2026-05-31')
  expect(chatLeads).toEqual([
    {
      conversationId: expect.any(Number),
      name: null,
      email: null,
      phone: '+41 44 668 18 00',
      leadScore: 20,
      timestamp: '1970-01-01T00:00:03.000Z',
    },
    {
      conversationId: expect.any(Number),
      name: 'Ana',
      email: 'ana@example.com',
      phone: null,
      leadScore: 80,
      timestamp: '1970-01-01T00:00:01.000Z',
    },
  ])
  expect(owner.accessLevel).toBeLessThan(2)
  expect((await fetchPeriod(id, owner.cookie, 'to=2026-05-31')).chatLeads).toEqual([])
})

it('lists the newest leads of the assistant, however long ago their conversations began', async () => {
  const { id } = await createTestCardWithOwner()
  const leads = Array.from({ length: CHAT_LEADS_MAX + 1 }, (_, n) => ({
    cardId: id,
    sessionId: `lead ${n}`,
    createdAt: 100 - n,
    updatedAt: 100,
    leadAt: 1000 + n,
    visitorName: String(n),
  }))
  for (const lead of leads) await db.insert(salesbotConversationsTable).values(lead)
  await queryRows(
    `with recursive n (i) as (select 0 union all select i + 1 from n where i < 549)
     insert into salesbot_conversations (card_id, session_id, created_at, updated_at) select ?, 'chat ' || i, 5000 + i, 5000 from n`,
    id,
  )
  const editor = await createTestUser({ accessLevel: 4 })
  const { chatLeads } = await fetchPeriod(id, editor.cookie, 'to=2026-05-31')
  expect(chatLeads.map(({ name }) => name)).toEqual(Array.from({ length: CHAT_LEADS_MAX }, (_, n) => String(CHAT_LEADS_MAX - n)))
})

it.each([
  'from=2026-05-31',
  'from=2026-06-01&to=2026-05-31',
  'from=2026-02-29&to=2026-03-01',
  'to=2026-13-01',
  'to=0026-12-31',
  'to=2026-5-1',
  'to=today',
  'to=2026-05-31T00:00:00Z',
  `to=${'2'.repeat(5000)}`,
  `from=${addDays('2030-01-01', -ANALYTICS_PERIOD_DAYS_MAX)}&to=2030-01-01`,
])('refuses the period ?%.60s', async (query) => {
  const { id, owner } = await createTestCardWithOwner()
  expect((await callApi(`/api/analytics/${id}?${query}`, { cookie: owner.cookie })).status).toBe(400)
})

it('accepts a period of the greatest length', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const { period } = await fetchPeriod(id, owner.cookie, `from=${addDays('2026-01-01', 1 - ANALYTICS_PERIOD_DAYS_MAX)}&to=2026-01-01`)
  expect(period.series).toHaveLength(ANALYTICS_PERIOD_DAYS_MAX)
})

it('counts where the views of a period and of the one before came from, by local days', async () => {
  const { id, owner } = await createTestCardWithOwner()
  const at = (time: string) => Date.parse(time)
  await deliverToQueueConsumer([
    // In Kabul, 4.5 hours ahead of UTC, this is the first minute of 30 May, and the one after it the last of 29 May.
    createViewEvent(id, { at: at('2026-05-29T19:30:00Z'), source: 'qr' }),
    createViewEvent(id, { at: at('2026-05-29T19:29:00Z'), source: 'qr' }),
    createViewEvent(id, { at: at('2026-05-31T12:00:00Z'), referrer: 'example.com', city: 'Milan', country: 'IT' }),
    createViewEvent(id, { at: at('2026-05-31T12:00:00Z'), city: null, country: null }),
    createViewEvent(id, { at: at('2026-05-28T12:00:00Z') }),
    createViewEvent(id, { at: at('2026-05-31T12:00:00Z'), source: 'qr', exclusion: 'bot' }),
    // Before and after both periods.
    createViewEvent(id, { at: at('2026-05-27T12:00:00Z'), source: 'nfc' }),
    createViewEvent(id, { at: at('2026-05-31T19:30:00Z'), source: 'nfc' }),
  ])
  const { period } = await fetchPeriod(id, owner.cookie, 'from=2026-05-30&to=2026-05-31&tz=Asia/Kabul')
  expect(period.totals.views).toBe(3)
  expect(period.origins).toEqual({
    sources: [
      { value: 'direct', views: 1, viewsBefore: 1 },
      { value: 'tag:qr', views: 1, viewsBefore: 1 },
      { value: 'ref:example.com', views: 1, viewsBefore: 0 },
    ],
    locations: [
      { value: 'Hanoi, Vietnam', views: 1, viewsBefore: 2 },
      { value: 'Milan, Italy', views: 1, viewsBefore: 0 },
      { value: 'Unknown', views: 1, viewsBefore: 0 },
    ],
  })
  expect((await fetchPeriod(id, owner.cookie, 'to=2026-05-31')).period.origins).toBeUndefined()
})

it('reads a limited number of views, and tells no origins if some were not read', async () => {
  const { id } = await createCardViewedAt(['2026-05-31T12:00:00Z', '2026-05-31T12:00:01Z', '2026-05-30T12:00:00Z'])
  const times = { before: Date.UTC(2026, 4, 30), start: Date.UTC(2026, 4, 31), end: Date.UTC(2026, 5, 1) }
  const all = await listPeriodViewOrigins(db, id, times, 3)
  expect(all.map(({ views, viewsBefore }) => [views, viewsBefore])).toEqual([[2, 1]])
  const newest = await listPeriodViewOrigins(db, id, times, 2)
  expect(newest.map(({ views, viewsBefore }) => [views, viewsBefore])).toEqual([[2, 0]])
  const counted = {
    totals: { ...ZERO_EVENT_COUNTS, views: 2 },
    before: { from: '', to: '', series: [], totals: { ...ZERO_EVENT_COUNTS, views: 1 } },
  }
  expect(toPeriodOrigins(counted, all).origins?.sources).toEqual([{ value: 'direct', views: 2, viewsBefore: 1 }])
  expect(toPeriodOrigins(counted, newest)).toEqual({})
  const many = Array.from({ length: BREAKDOWN_ROWS_MAX + 5 }, (_, n) => ({
    source: `ref:${n}.example`,
    location: null,
    views: 1,
    viewsBefore: 0,
  }))
  const { origins } = toPeriodOrigins(
    { ...counted, totals: { ...ZERO_EVENT_COUNTS, views: many.length }, before: { ...counted.before, totals: ZERO_EVENT_COUNTS } },
    many,
  )
  expect(origins!.sources).toHaveLength(BREAKDOWN_ROWS_MAX + 1)
  expect(origins!.sources.at(-1)).toEqual({ value: OTHER_BREAKDOWN_VALUE, views: 5, viewsBefore: 0 })
})

it('reads the views of a period through an index', async () => {
  const { sql, params } = listPeriodViewOrigins(db, 1, { before: 0, start: 1, end: 2 }, 9).toSQL()
  expect((await explainQueryPlan(sql, params)).join('\n')).toContain('card_views_newest')
})

it.each([
  ['origins of views', listViewOrigins(db, 1, 0, 1)],
  ['leads of chats', listChatLeads(db, 1)],
])('reads %s through an index', async (_, query) => {
  const { sql, params } = query.toSQL()
  const detail = (await explainQueryPlan(sql, params)).join('\n')
  expect(detail).toContain('SEARCH')
  expect(detail).not.toMatch(/SCAN|TEMP B-TREE/)
})
