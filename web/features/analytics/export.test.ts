import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import {
  type CardAnalytics,
  EVENT_LIST_NAMES,
  type CursorPage,
  type EventRecordLists,
  VISITOR_ORIGIN_PARTS,
  type EventRecordByListName,
  BREAKDOWN_ROWS_MAX,
  toTotalEventCounts,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS, ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import { ApiError } from '../../lib/api.ts'
import { EXPORT_KINDS, type ExportKind, buildExportFileName, countRecordsToExport, listOfferedExportKinds } from './export-kinds.ts'
import { buildCsvParts, retryRequest, type EventRecordPageReader, type BreakdownPageReader } from './export-run.ts'
import { BYTE_ORDER_MARK, escapeCsvFormula } from '../../lib/csv.ts'

const timestampOf = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString()
const SAMPLE_VIEW_COUNT = 1203
const NO_EVENTS = Object.fromEntries(EVENT_LIST_NAMES.map((list) => [list, []])) as unknown as EventRecordLists
const SAMPLE_EVENTS: EventRecordLists = {
  ...NO_EVENTS,
  views: Array.from({ length: SAMPLE_VIEW_COUNT }, (_, i) => ({
    timestamp: timestampOf(SAMPLE_VIEW_COUNT - i),
    viewerIp: '203.0.113.0',
    viewerLocation: i === 0 ? '' : 'Zürich, Switzerland',
    viewerDevice: 'Mobile · iOS · Safari',
  })),
  clicks: [
    {
      timestamp: timestampOf(9),
      linkType: 'custom',
      linkId: '=HYPERLINK("http://x.example","a")',
      clickerIp: '203.0.113.0',
      clickerLocation: 'Bern',
      clickerDevice: 'Desktop',
    },
    { timestamp: timestampOf(8), linkType: 'phone', linkId: '+41 44 1', clickerDevice: 'Desktop' },
  ],
  saves: [{ timestamp: timestampOf(7), saverLocation: 'Bern, Switzerland', saverDevice: 'Mobile "X"' }],
  submissions: [{ timestamp: timestampOf(6), formData: { name: '@Ana, "A"\nB', email: 'ana@example.com' }, submitterDevice: 'Desktop' }],
  chats: [
    { timestamp: timestampOf(5), visitorLocation: 'Bern', visitorDevice: 'Desktop' },
    { timestamp: timestampOf(4), visitorIp: '203.0.113.0', visitorLocation: '', visitorDevice: 'Mobile' },
  ],
  leads: [{ timestamp: timestampOf(3), leadScore: 85, visitorLocation: 'Bern', visitorDevice: 'Desktop' }],
}
const createTestBreakdownRow = (value: string, views: number, clicks: number, saves: number) => ({ value, views, clicks, saves })
const SAMPLE_ANALYTICS: CardAnalytics = {
  timeZone: 'Asia/Kathmandu',
  ...NO_EVENTS,
  summary: {
    ...toTotalEventCounts({ ...ZERO_EVENT_COUNTS, views: SAMPLE_VIEW_COUNT, clicks: 2, saves: 1, submissions: 1, chats: 2, leads: 2 }),
    excluded: 0,
  },
  excluded: { bots: 0, previews: 0, ownVisits: 0, floods: 0 },
  series: [],
  breakdowns: {
    devices: [createTestBreakdownRow('Mobile', 1203, 0, 1), createTestBreakdownRow('Desktop', 0, 2, 0)],
    locations: [createTestBreakdownRow('Zürich, Switzerland', 1202, 0, 0), createTestBreakdownRow('Unknown', 1, 2, 1)],
    sources: [],
    linkTypes: [createTestBreakdownRow('custom', 0, 1, 0), createTestBreakdownRow('phone', 0, 1, 0)],
    timing: [
      { weekday: 6, hour: 12, views: 1203, clicks: 1, saves: 1 },
      { weekday: 0, hour: 12, views: 0, clicks: 1, saves: 0 },
    ],
  },
}
const EMPTY_ANALYTICS: CardAnalytics = {
  ...SAMPLE_ANALYTICS,
  summary: { ...toTotalEventCounts(ZERO_EVENT_COUNTS), excluded: 0 },
  breakdowns: { devices: [], locations: [], sources: [], linkTypes: [], timing: [] },
}

/** Creates a fake of the request for a page of records. Each page has up to 500 of the given records. */
const createFakePageReader =
  (records: EventRecordLists): EventRecordPageReader =>
  async (kind, before) => {
    const start = Number(before ?? 0)
    const next = start + 500 < records[kind].length ? String(start + 500) : null
    return { items: records[kind].slice(start, start + 500), next } as CursorPage<EventRecordByListName[typeof kind]>
  }
const readSampleRecordPage = createFakePageReader(SAMPLE_EVENTS)
const unabortedSignal = new AbortController().signal
const failOnBreakdownRead: BreakdownPageReader = () => expect.fail('the page names every value')

async function exportAndParse(kind: ExportKind, source = SAMPLE_ANALYTICS, shares = failOnBreakdownRead) {
  const text = (await buildCsvParts(kind, source, { read: readSampleRecordPage, readShares: shares, signal: unabortedSignal }))!.join('')
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true)
  expect(text.indexOf(BYTE_ORDER_MARK, 1)).toBe(-1)
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return { rows: data, fields: meta.fields }
}

describe('export of records', () => {
  it('exports the card views of all pages', async () => {
    const { rows, fields } = await exportAndParse('views')
    expect(fields).toEqual(['timestamp', 'viewerIp', 'viewerLocation', 'viewerDevice', 'timeZone'])
    expect(rows).toHaveLength(SAMPLE_VIEW_COUNT)
    expect(new Set(rows.map((row) => row['timestamp'])).size).toBe(SAMPLE_VIEW_COUNT)
    expect(rows[0]!['viewerLocation']).toBe('Unknown')
    expect(rows[1202]).toEqual({ ...SAMPLE_EVENTS.views[1202], timestamp: '2026-11-21T17:45:01.000+05:45', timeZone: 'Asia/Kathmandu' })
  })

  it('escapes formulas in exported clicks and writes Unknown for missing values', async () => {
    const { rows, fields } = await exportAndParse('clicks')
    expect(fields).toEqual(['timestamp', 'linkType', 'linkId', 'clickerIp', 'clickerLocation', 'clickerDevice', 'timeZone'])
    expect(rows[0]!['linkId']).toBe(`'=HYPERLINK("http://x.example","a")`)
    expect(rows[1]).toMatchObject({ linkId: "'+41 44 1", clickerIp: 'Unknown', clickerLocation: 'Unknown' })
  })

  it('keeps commas and quotes of exported saves inside their CSV cells', async () => {
    const { rows, fields } = await exportAndParse('saves')
    expect(fields).toEqual(['timestamp', 'saverIp', 'saverLocation', 'saverDevice', 'timeZone'])
    expect(rows).toEqual([
      {
        timestamp: '2026-11-21T17:45:07.000+05:45',
        saverIp: 'Unknown',
        saverLocation: 'Bern, Switzerland',
        saverDevice: 'Mobile "X"',
        timeZone: 'Asia/Kathmandu',
      },
    ])
  })

  it('exports the answers of a form submission', async () => {
    const { rows, fields } = await exportAndParse('submissions')
    expect(fields).toEqual(['timestamp', 'formData', 'submitterIp', 'submitterLocation', 'submitterDevice', 'timeZone'])
    expect(JSON.parse(rows[0]!['formData']!)).toEqual(SAMPLE_EVENTS.submissions[0]!.formData)
    expect(rows[0]!['submitterIp']).toBe('Unknown')
  })

  it('exports the score of a lead, but only time and visitor data of a chat', async () => {
    const chats = await exportAndParse('chats')
    expect(chats.fields).toEqual(['timestamp', 'visitorIp', 'visitorLocation', 'visitorDevice', 'timeZone'])
    expect(chats.rows[1]).toMatchObject({ visitorIp: '203.0.113.0', visitorLocation: 'Unknown', visitorDevice: 'Mobile' })
    const leads = await exportAndParse('leads')
    expect(leads.fields).toEqual(['timestamp', 'leadScore', 'visitorIp', 'visitorLocation', 'visitorDevice', 'timeZone'])
    expect(leads.rows).toMatchObject([{ leadScore: '85', visitorLocation: 'Bern' }])
  })

  it('combines records of all kinds in one export', async () => {
    const { rows, fields } = await exportAndParse('all')
    const own = Object.values(EVENT_KINDS).flatMap(({ listed }) =>
      listed.filter((name) => !(VISITOR_ORIGIN_PARTS as readonly string[]).includes(name)),
    )
    expect(own).toEqual(expect.arrayContaining(['linkType', 'linkId', 'formData', 'leadScore']))
    expect(fields).toEqual(['type', 'timestamp', ...own, 'ip', 'location', 'device', 'timeZone'])
    expect(Object.entries(Object.groupBy(rows, (row) => row['type']!)).map(([type, of]) => [type, of!.length])).toEqual([
      ['View', SAMPLE_VIEW_COUNT],
      ['Click', 2],
      ['Save', 1],
      ['Form submission', 1],
      ['Chat', 2],
      ['Lead', 1],
    ])
    expect(rows[1]).toMatchObject({ linkType: '', ip: '203.0.113.0', location: 'Zürich, Switzerland', device: 'Mobile · iOS · Safari' })
    const submission = rows.at(-4)!
    expect(submission).toMatchObject({ type: 'Form submission', ip: 'Unknown', device: 'Desktop', leadScore: '' })
    expect(submission['formData']).toContain('ana@example.com')
    expect(rows.at(-1)).toMatchObject({ type: 'Lead', leadScore: '85', ip: 'Unknown', location: 'Bern', formData: '' })
  })
})

describe('export of totals', () => {
  it('exports rates with two decimals', async () => {
    const { rows } = await exportAndParse('overview')
    expect(rows.map((row) => [row['metric'], row['value']])).toEqual([
      ['Total Views', '1203'],
      ['Total Clicks', '2'],
      ['Total Saves', '1'],
      ['Total Submissions', '1'],
      ['Total Chats', '2'],
      ['Total Leads', '2'],
      ['Video Plays', '0'],
      ['Click-Through Rate', '0.17%'],
      ['Save Rate', '0.08%'],
      ['Engagement Rate', '0.25%'],
    ])
  })

  it('exports clicks by link type', async () => {
    expect((await exportAndParse('engagement')).rows).toEqual([
      { linkType: 'custom', clicks: '1', share: '50.00%' },
      { linkType: 'phone', clicks: '1', share: '50.00%' },
    ])
  })

  it('exports counts for the 24 hours and the 7 weekdays', async () => {
    const { rows } = await exportAndParse('timing')
    expect(rows).toHaveLength(31)
    expect(rows[12]).toEqual({ period: 'Hour (Asia/Kathmandu)', value: '12', views: '1203', clicks: '2', saves: '1', interactions: '1206' })
    expect(rows[0]).toMatchObject({ value: '0', interactions: '0' })
    expect(rows[24]).toMatchObject({ period: 'Weekday (Asia/Kathmandu)', value: 'Sunday', clicks: '1', interactions: '1' })
    expect(rows[30]).toMatchObject({ value: 'Saturday', interactions: '1205' })
  })

  it.each([
    ['devices', 'device', 'Mobile', '1204', '99.83%'],
    ['geographic', 'location', 'Zürich, Switzerland', '1202', '99.67%'],
  ] as const)('exports the values of %s with their share of interactions', async (kind, field, value, interactions, part) => {
    const { rows, fields } = await exportAndParse(kind)
    expect(fields).toEqual([field, 'views', 'clicks', 'saves', 'interactions', 'share'])
    expect(rows[0]).toMatchObject({ [field]: value, interactions, share: part })
  })
})

it.each([
  ['engagement', 'linkTypes', 'linkType'],
  ['devices', 'devices', 'device'],
  ['geographic', 'locations', 'location'],
] as const)('exports every value of %s, largest first, also those that the page sums up', async (kind, of, field) => {
  const values = Array.from({ length: BREAKDOWN_ROWS_MAX + 50 }, (_, i) => createTestBreakdownRow(`v${i}`, 1, i + 1, 0))
  const shown = [...values.slice(-BREAKDOWN_ROWS_MAX), createTestBreakdownRow('Other', 50, 1275, 0)]
  const asked: (string | null)[] = []
  const paged: BreakdownPageReader = async (asking, after) => {
    expect(asking).toBe(of)
    asked.push(after)
    return after === null ? { items: values.slice(0, 100), next: 'v99' } : { items: values.slice(100), next: null }
  }
  const data = { ...SAMPLE_ANALYTICS, breakdowns: { ...SAMPLE_ANALYTICS.breakdowns, [of]: shown } }
  const { rows } = await exportAndParse(kind, data, paged)
  expect(asked).toEqual([null, 'v99'])
  expect(rows.map((row) => row[field])).toEqual(values.map(({ value }) => value).reverse())
  expect(rows.reduce((sum, row) => sum + Number(row['clicks']), 0)).toBe(values.reduce((sum, { clicks }) => sum + clicks, 0))
})

it.each(EXPORT_KINDS)('%s: there is nothing to export without counts', async (kind) => {
  const none = createFakePageReader(NO_EVENTS)
  expect(await buildCsvParts(kind, EMPTY_ANALYTICS, { read: none, readShares: failOnBreakdownRead, signal: unabortedSignal })).toBeNull()
})

it('an export reports its progress, and stops between pages when it is cancelled', async () => {
  const reportedCounts = new Set<number>()
  await buildCsvParts('all', SAMPLE_ANALYTICS, {
    read: readSampleRecordPage,
    readShares: failOnBreakdownRead,
    signal: unabortedSignal,
    onProgress: (done) => reportedCounts.add(done),
  })
  expect([...reportedCounts]).toEqual([500, 1000, 1203, 1205, 1206, 1207, 1209, 1210])
  expect(countRecordsToExport('all', SAMPLE_ANALYTICS.summary)).toBe(1210)
  expect(countRecordsToExport('views', SAMPLE_ANALYTICS.summary)).toBe(SAMPLE_VIEW_COUNT)
  expect(countRecordsToExport('devices', SAMPLE_ANALYTICS.summary)).toBe(0)
  const stop = new AbortController()
  await expect(
    buildCsvParts('views', SAMPLE_ANALYTICS, {
      read: readSampleRecordPage,
      readShares: failOnBreakdownRead,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    }),
  ).rejects.toThrow('abort')
})

it('retries a page after a lost or failed response, but not after a refusal, and stops when the export is cancelled', async () => {
  let calls = 0
  const failing = (status: number, times: number) => async () => {
    if (++calls <= times) throw new ApiError(status, 'failed')
    return 'read'
  }
  const outcome = (status: number, times: number, stop = unabortedSignal, waits = [0, 0]) => {
    calls = 0
    return retryRequest(failing(status, times), stop, waits).catch((error: Error) => error.message)
  }
  for (const status of [0, 429, 503]) expect([await outcome(status, 2), calls]).toEqual(['read', 3])
  expect([await outcome(503, 3), calls]).toEqual(['failed', 3])
  expect([await outcome(403, 1), calls]).toEqual(['failed', 1])
  const stop = new AbortController()
  const waiting = outcome(503, 1, stop.signal, [60_000])
  stop.abort(new Error('cancelled'))
  expect([await waiting, calls]).toEqual(['cancelled', 1])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\n2', '＝1'])(
  'escapes %j, so that spreadsheets do not run it as a formula',
  (cell) => {
    expect(escapeCsvFormula(cell)).toBe(`'${cell}`)
  },
)

it.each(['1+1', 'a@b', '', "'x", -5])('does not escape %j, which is no formula', (cell) => {
  expect(escapeCsvFormula(cell)).toBe(cell)
})

it.each([
  [{ name: 'Zoë Müller', slug: 'zoe' }, 'Zoë Müller-analytics-views-2026-03-04.csv'],
  [{ name: null, slug: 'zoe' }, 'zoe-analytics-views-2026-03-04.csv'],
  [{ name: '..', slug: 'zoe' }, 'zoe-analytics-views-2026-03-04.csv'],
  [{ name: 'A/B: "C"', slug: 'zoe' }, 'A B C-analytics-views-2026-03-04.csv'],
])('builds the export file name for %j', (card, name) => {
  expect(buildExportFileName(card, 'views', new Date(2026, 2, 4))).toBe(name)
})

it('offers exports of chats and leads only to owners who have some', () => {
  expect(listOfferedExportKinds(SAMPLE_ANALYTICS.summary)).toEqual(EXPORT_KINDS)
  expect(EXPORT_KINDS.filter((kind) => !listOfferedExportKinds(EMPTY_ANALYTICS.summary).includes(kind))).toEqual(['chats', 'leads'])
})
