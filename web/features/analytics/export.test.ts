import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import {
  type Analytics,
  HISTORY_KINDS,
  type HistoryPage,
  type Lists,
  ORIGIN,
  type Records,
  SHARES_MAX,
  toTotals,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS, NO_COUNTS } from '../../../schema/event-kinds.ts'
import { ApiError } from '../../lib/api.ts'
import { EXPORT_KINDS, type ExportKind, exportName, exportsOf } from './export-kinds.ts'
import { exportParts, withRetries, type ReadPage, type ReadSharePage, recordCount } from './export-run.ts'
import { BOM, escapeFormula } from './export-sheet.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString()
const MANY = 1203
/** No record of any kind. */
const NO_RECORDS = Object.fromEntries(HISTORY_KINDS.map((list) => [list, []])) as unknown as Lists
const RECORDS: Lists = {
  ...NO_RECORDS,
  views: Array.from({ length: MANY }, (_, i) => ({
    timestamp: at(MANY - i),
    viewerIp: '203.0.113.0',
    viewerLocation: i === 0 ? '' : 'Zürich, Switzerland',
    viewerDevice: 'Mobile · iOS · Safari',
  })),
  clicks: [
    {
      timestamp: at(9),
      linkType: 'custom',
      linkId: '=HYPERLINK("http://x.example","a")',
      clickerIp: '203.0.113.0',
      clickerLocation: 'Bern',
      clickerDevice: 'Desktop',
    },
    { timestamp: at(8), linkType: 'phone', linkId: '+41 44 1', clickerDevice: 'Desktop' },
  ],
  saves: [{ timestamp: at(7), saverLocation: 'Bern, Switzerland', saverDevice: 'Mobile "X"' }],
  submissions: [{ timestamp: at(6), formData: { name: '@Ana, "A"\nB', email: 'ana@example.com' }, submitterDevice: 'Desktop' }],
  chats: [
    { timestamp: at(5), visitorLocation: 'Bern', visitorDevice: 'Desktop' },
    { timestamp: at(4), visitorIp: '203.0.113.0', visitorLocation: '', visitorDevice: 'Mobile' },
  ],
  leads: [{ timestamp: at(3), leadScore: 85, visitorLocation: 'Bern', visitorDevice: 'Desktop' }],
}
const share = (value: string, views: number, clicks: number, saves: number) => ({ value, views, clicks, saves })
const DATA: Analytics = {
  timeZone: 'Asia/Kathmandu',
  ...NO_RECORDS,
  summary: { ...toTotals({ ...NO_COUNTS, views: MANY, clicks: 2, saves: 1, submissions: 1, chats: 2, leads: 2 }), excluded: 0 },
  excluded: { bots: 0, previews: 0, ownVisits: 0, floods: 0 },
  series: [],
  breakdowns: {
    devices: [share('Mobile', 1203, 0, 1), share('Desktop', 0, 2, 0)],
    locations: [share('Zürich, Switzerland', 1202, 0, 0), share('Unknown', 1, 2, 1)],
    sources: [],
    linkTypes: [share('custom', 0, 1, 0), share('phone', 0, 1, 0)],
    timing: [
      { weekday: 6, hour: 12, views: 1203, clicks: 1, saves: 1 },
      { weekday: 0, hour: 12, views: 0, clicks: 1, saves: 0 },
    ],
  },
}
const NOTHING: Analytics = {
  ...DATA,
  summary: { ...toTotals(NO_COUNTS), excluded: 0 },
  breakdowns: { devices: [], locations: [], sources: [], linkTypes: [], timing: [] },
}

/** Serves 500 records a page. */
const from =
  (records: Lists): ReadPage =>
  async (kind, before) => {
    const start = Number(before ?? 0)
    const next = start + 500 < records[kind].length ? String(start + 500) : null
    return { items: records[kind].slice(start, start + 500), next } as HistoryPage<Records[typeof kind]>
  }
const read = from(RECORDS)
const signal = new AbortController().signal
const readShares: ReadSharePage = () => expect.fail('the page names every value')

async function parsed(kind: ExportKind, source = DATA, shares = readShares) {
  const text = (await exportParts(kind, source, { read, readShares: shares, signal }))!.join('')
  expect(text.startsWith(BOM)).toBe(true)
  expect(text.indexOf(BOM, 1)).toBe(-1)
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return { rows: data, fields: meta.fields }
}

describe('records', () => {
  it('holds every view over all pages', async () => {
    const { rows, fields } = await parsed('views')
    expect(fields).toEqual(['timestamp', 'viewerIp', 'viewerLocation', 'viewerDevice', 'timeZone'])
    expect(rows).toHaveLength(MANY)
    expect(new Set(rows.map((row) => row['timestamp'])).size).toBe(MANY)
    expect(rows[0]!['viewerLocation']).toBe('Unknown')
    expect(rows[1202]).toEqual({ ...RECORDS.views[1202], timestamp: '2026-11-21T17:45:01.000+05:45', timeZone: 'Asia/Kathmandu' })
  })

  it('escapes formulas and writes Unknown', async () => {
    const { rows, fields } = await parsed('clicks')
    expect(fields).toEqual(['timestamp', 'linkType', 'linkId', 'clickerIp', 'clickerLocation', 'clickerDevice', 'timeZone'])
    expect(rows[0]!['linkId']).toBe(`'=HYPERLINK("http://x.example","a")`)
    expect(rows[1]).toMatchObject({ linkId: "'+41 44 1", clickerIp: 'Unknown', clickerLocation: 'Unknown' })
  })

  it('keeps commas and quotes of a save in their cells', async () => {
    const { rows, fields } = await parsed('saves')
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

  it('contains the answers of a form', async () => {
    const { rows, fields } = await parsed('submissions')
    expect(fields).toEqual(['timestamp', 'formData', 'submitterIp', 'submitterLocation', 'submitterDevice', 'timeZone'])
    expect(JSON.parse(rows[0]!['formData']!)).toEqual(RECORDS.submissions[0]!.formData)
    expect(rows[0]!['submitterIp']).toBe('Unknown')
  })

  it('contains the score of a lead, and only the origin of a chat', async () => {
    const chats = await parsed('chats')
    expect(chats.fields).toEqual(['timestamp', 'visitorIp', 'visitorLocation', 'visitorDevice', 'timeZone'])
    expect(chats.rows[1]).toMatchObject({ visitorIp: '203.0.113.0', visitorLocation: 'Unknown', visitorDevice: 'Mobile' })
    const leads = await parsed('leads')
    expect(leads.fields).toEqual(['timestamp', 'leadScore', 'visitorIp', 'visitorLocation', 'visitorDevice', 'timeZone'])
    expect(leads.rows).toMatchObject([{ leadScore: '85', visitorLocation: 'Bern' }])
  })

  it('combines all kinds', async () => {
    const { rows, fields } = await parsed('all')
    const own = Object.values(EVENT_KINDS).flatMap(({ listed }) => listed.filter((name) => !(ORIGIN as readonly string[]).includes(name)))
    expect(own).toEqual(expect.arrayContaining(['linkType', 'linkId', 'formData', 'leadScore']))
    expect(fields).toEqual(['type', 'timestamp', ...own, 'ip', 'location', 'device', 'timeZone'])
    expect(Object.entries(Object.groupBy(rows, (row) => row['type']!)).map(([type, of]) => [type, of!.length])).toEqual([
      ['View', MANY],
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

describe('totals', () => {
  it('writes rates with two decimals', async () => {
    const { rows } = await parsed('overview')
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

  it('counts clicks by link type', async () => {
    expect((await parsed('engagement')).rows).toEqual([
      { linkType: 'custom', clicks: '1', share: '50.00%' },
      { linkType: 'phone', clicks: '1', share: '50.00%' },
    ])
  })

  it('counts by the 24 hours and the 7 weekdays', async () => {
    const { rows } = await parsed('timing')
    expect(rows).toHaveLength(31)
    expect(rows[12]).toEqual({ period: 'Hour (Asia/Kathmandu)', value: '12', views: '1203', clicks: '2', saves: '1', interactions: '1206' })
    expect(rows[0]).toMatchObject({ value: '0', interactions: '0' })
    expect(rows[24]).toMatchObject({ period: 'Weekday (Asia/Kathmandu)', value: 'Sunday', clicks: '1', interactions: '1' })
    expect(rows[30]).toMatchObject({ value: 'Saturday', interactions: '1205' })
  })

  it.each([
    ['devices', 'device', 'Mobile', '1204', '99.83%'],
    ['geographic', 'location', 'Zürich, Switzerland', '1202', '99.67%'],
  ] as const)('%s: the share of interactions', async (kind, field, value, interactions, part) => {
    const { rows, fields } = await parsed(kind)
    expect(fields).toEqual([field, 'views', 'clicks', 'saves', 'interactions', 'share'])
    expect(rows[0]).toMatchObject({ [field]: value, interactions, share: part })
  })
})

it.each([
  ['engagement', 'linkTypes', 'linkType'],
  ['devices', 'devices', 'device'],
  ['geographic', 'locations', 'location'],
] as const)('%s: every value, largest first, also those that the page tells as one', async (kind, of, field) => {
  const values = Array.from({ length: SHARES_MAX + 50 }, (_, i) => share(`v${i}`, 1, i + 1, 0))
  const shown = [...values.slice(-SHARES_MAX), share('Other', 50, 1275, 0)]
  const asked: (string | null)[] = []
  const paged: ReadSharePage = async (asking, after) => {
    expect(asking).toBe(of)
    asked.push(after)
    return after === null ? { items: values.slice(0, 100), next: 'v99' } : { items: values.slice(100), next: null }
  }
  const data = { ...DATA, breakdowns: { ...DATA.breakdowns, [of]: shown } }
  const { rows } = await parsed(kind, data, paged)
  expect(asked).toEqual([null, 'v99'])
  expect(rows.map((row) => row[field])).toEqual(values.map(({ value }) => value).reverse())
  expect(rows.reduce((sum, row) => sum + Number(row['clicks']), 0)).toBe(values.reduce((sum, { clicks }) => sum + clicks, 0))
})

it.each(EXPORT_KINDS)('%s: without counts there is nothing to export', async (kind) => {
  const none = from(NO_RECORDS)
  expect(await exportParts(kind, NOTHING, { read: none, readShares, signal })).toBeNull()
})

it('reports its progress, and stops between pages when it is cancelled', async () => {
  const told: number[] = []
  await exportParts('all', DATA, { read, readShares, signal, onProgress: (done) => told.push(done) })
  expect(told).toEqual([500, 1000, 1203, 1205, 1206, 1207, 1209, 1210])
  expect(recordCount('all', DATA.summary)).toBe(1210)
  expect(recordCount('views', DATA.summary)).toBe(MANY)
  expect(recordCount('devices', DATA.summary)).toBe(0)
  const stop = new AbortController()
  await expect(exportParts('views', DATA, { read, readShares, signal: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow(
    'abort',
  )
})

it('requests a lost page again but not a refused one, and stops when it is cancelled', async () => {
  let calls = 0
  const failing = (status: number, times: number) => async () => {
    if (++calls <= times) throw new ApiError(status, 'failed')
    return 'read'
  }
  const outcome = (status: number, times: number, stop = signal, waits = [0, 0]) => {
    calls = 0
    return withRetries(failing(status, times), stop, waits).catch((error: Error) => error.message)
  }
  for (const status of [0, 429, 503]) expect([await outcome(status, 2), calls]).toEqual(['read', 3])
  expect([await outcome(503, 3), calls]).toEqual(['failed', 3])
  expect([await outcome(403, 1), calls]).toEqual(['failed', 1])
  const stop = new AbortController()
  const waiting = outcome(503, 1, stop.signal, [60_000])
  stop.abort(new Error('cancelled'))
  expect([await waiting, calls]).toEqual(['cancelled', 1])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\n2', '＝1'])('%j does not run', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
})

it.each(['1+1', 'a@b', '', "'x", -5])('%j stays as it is', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
})

it.each([
  [{ name: 'Zoë Müller', slug: 'zoe' }, 'Zoë Müller-analytics-views-2026-03-04.csv'],
  [{ name: null, slug: 'zoe' }, 'zoe-analytics-views-2026-03-04.csv'],
  [{ name: '..', slug: 'zoe' }, 'zoe-analytics-views-2026-03-04.csv'],
  [{ name: 'A/B: "C"', slug: 'zoe' }, 'A B C-analytics-views-2026-03-04.csv'],
])('names the file of %j', (card, name) => {
  expect(exportName(card, 'views', new Date(2026, 2, 4))).toBe(name)
})

it('offers exports of chats and leads only to owners who have some', () => {
  expect(exportsOf(DATA.summary)).toEqual(EXPORT_KINDS)
  expect(EXPORT_KINDS.filter((kind) => !exportsOf(NOTHING.summary).includes(kind))).toEqual(['chats', 'leads'])
})
