import { beforeEach, expect, it } from 'vitest'
import { CARD_REPORTS_MAX, STRANGERS_PER_DAY_MAX } from '../../schema/bounds.ts'
import type { PublicCard } from '../../schema/card.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { REPORT_REASONS } from '../../schema/report.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { putCardFields } from '../test/cards.ts'
import { callApi, db, env, queryRows } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { applyRetentionRules } from '../events/sweep-queries.ts'
import { deleteCard } from '../cards/delete.ts'
import { createCardReport } from './queries.ts'

const DAY_MS = 86_400_000
let lastAddressNumber = 0
let senderAddress: string
beforeEach(() => void (senderAddress = `198.18.${++lastAddressNumber}.1`))

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const sendReport = (slug: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  callApi(`/view/${slug}/report`, { body: String(new URLSearchParams(fields)), address: senderAddress, headers: { ...FORM, ...headers } })
const listReports = (cardId: number) => queryRows('select * from card_reports where card_id = ? order by id', cardId)
const listCopies = (cardId: number) =>
  queryRows<{ id: number; version: number; card: string }>('select * from card_report_copies where card_id = ? order by id', cardId)

it('the card links to a page without a script, which search engines leave out', async () => {
  const { card } = await createPublishedCard({ name: '<b>Mallory</b>' })
  expect(await (await callApi(`/view/${card.slug}`)).text()).toContain(
    `<a href="/view/${card.slug}/report" rel="nofollow">Report this card</a>`,
  )
  const res = await callApi(`/view/${card.slug}/report`)
  const html = await res.text()
  expect(res.status).toBe(200)
  expect(html).not.toMatch(/<script|\sstyle=|<b>Mallory/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const label of Object.values(REPORT_REASONS)) expect(html).toContain(label)
  expect(res.headers.get('content-security-policy')).toMatch(/script-src 'self';.*form-action 'self'.*frame-ancestors 'none'/)
  expect((await callApi('/view/nobody-has-this/report')).status).toBe(404)
})

it('stores a report with the card as it was, and thanks', async () => {
  const { card, owner } = await createPublishedCard({ name: 'Mallory', about: 'Send me money', profilePicture: '/media/1/abc.jpg' })
  const res = await sendReport(card.slug, { reason: 'fraud', text: 'Not her\r\nbank', email: 'ann@example.com' })
  expect([res.status, res.headers.get('location')]).toEqual([303, `/view/${card.slug}/report?sent`])
  expect(await (await callApi(`/view/${card.slug}/report?sent`)).text()).toContain('Your report was sent.')
  expect((await putCardFields(owner, card.id, { name: 'Innocent', about: '' })).status).toBe(200)
  const [copy] = await listCopies(card.id)
  expect(await listReports(card.id)).toMatchObject([
    { reason: 'fraud', text: 'Not her\nbank', email: 'ann@example.com', copy_id: copy!.id, closed_at: null },
  ])
  expect(JSON.parse(copy!.card)).toMatchObject({ name: 'Mallory', about: 'Send me money', profilePicture: '/media/1/abc.jpg' })
})

it('needs only a reason', async () => {
  const { card } = await createPublishedCard()
  expect((await sendReport(card.slug, { reason: 'other' })).status).toBe(303)
  expect(await listReports(card.id)).toMatchObject([{ reason: 'other', text: '', email: '' }])
})

it.each([
  [{}, 'Choose what is wrong'],
  [{ reason: 'boredom' }, 'Choose what is wrong'],
  [{ reason: 'fraud', email: 'nonsense' }, 'Please enter a valid email'],
  [{ reason: 'fraud', text: 'x'.repeat(1001) }, 'Your text must be at most 1000 characters'],
  [{ reason: 'fraud', text: '\0' }, API_ERROR_MESSAGES.unsafeText],
])('answers the wrong report %o with the form, the error and what was typed', async (fields: Record<string, string>, message) => {
  const { card } = await createPublishedCard()
  const res = await sendReport(card.slug, { text: '"><script>', ...fields })
  expect(res.status).toBe(400)
  const html = await res.text()
  expect(html).toContain(message)
  expect(html).not.toContain('<script>')
  if (!fields['text']) expect(html).toContain('&quot;&gt;&lt;script&gt;</textarea>')
  expect(await listReports(card.id)).toEqual([])
})

it('counts the answers to correct above the form, and says what is wrong with each at its field', async () => {
  const { card } = await createPublishedCard()
  const html = await (await sendReport(card.slug, { email: 'nonsense' })).text()
  for (const text of ['Please correct 2 answers', 'Choose what is wrong', 'Please enter a valid email'])
    expect(html.split(text)).toHaveLength(2)
})

it('refuses other sites, and bodies that are too large', async () => {
  const { card } = await createPublishedCard()
  expect((await sendReport(card.slug, { reason: 'fraud' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await sendReport(card.slug, { reason: 'fraud', text: 'x'.repeat(20_000) })).status).toBe(413)
  expect(await listReports(card.id)).toEqual([])
})

it('limits the reports of a network in a minute and in a day', async () => {
  const { card } = await createPublishedCard()
  const FORM_LIMIT = { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith('report ') }) } as RateLimit
  const refused = await callApi(`/view/${card.slug}/report`, { body: 'reason=fraud', headers: FORM, env: { FORM_LIMIT } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  const unlimited = { FORM_LIMIT: { limit: async () => ({ success: true }) } as RateLimit }
  const statuses: number[] = []
  for (let n = 0; n <= STRANGERS_PER_DAY_MAX.reports.network; n++) {
    const { slug } = (await createPublishedCard()).card
    const address = `198.19.7.${n + 1}`
    statuses.push((await callApi(`/view/${slug}/report`, { body: 'reason=fraud', address, headers: FORM, env: unlimited })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: STRANGERS_PER_DAY_MAX.reports.network }, () => 303), 429])
})

const REPORT = { reason: 'fraud', text: '', email: '' } as const
const storeReport = (card: Pick<PublicCard, 'id'> & { name?: string | null }, version: number, now: number) =>
  createCardReport(db, card as PublicCard, version, REPORT, now)

it('stores no more reports of a card than a day may have, also if they come at once, and no more open ones', async () => {
  const { card } = await createPublishedCard()
  const now = Date.now()
  const first = await Promise.all(Array.from({ length: CARD_REPORTS_MAX.perDay + 5 }, () => storeReport(card, 1, now)))
  expect(first.filter(Boolean)).toHaveLength(CARD_REPORTS_MAX.perDay)
  let stored = CARD_REPORTS_MAX.perDay
  for (let day = 1; day < 5; day++)
    for (let n = 0; n < CARD_REPORTS_MAX.perDay; n++) if (await storeReport(card, 1, now + day * (DAY_MS + 1))) stored++
  expect(stored).toBe(CARD_REPORTS_MAX.open)
  expect(await listReports(card.id)).toHaveLength(CARD_REPORTS_MAX.open)
  const res = await sendReport(card.slug, { reason: 'fraud' })
  expect([res.status, await res.text()]).toEqual([429, expect.stringContaining(API_ERROR_MESSAGES.reportsFull)])
})

it('reports about one version share a copy, and a card has only a few copies', async () => {
  const { card } = await createPublishedCard()
  const now = Date.now()
  for (let version = 1; version <= CARD_REPORTS_MAX.copies + 2; version++)
    for (let n = 0; n < 2; n++) expect(await storeReport(card, version, now)).toBe(true)
  const copies = await listCopies(card.id)
  // The newest copy was replaced by each later version.
  const kept = Array.from({ length: CARD_REPORTS_MAX.copies - 1 }, (_, n) => n + 1)
  expect(copies.map(({ version }) => version)).toEqual([...kept, CARD_REPORTS_MAX.copies + 2])
  const used = (await listReports(card.id)).map((report) => report['copy_id'])
  expect(used.slice(0, 4)).toEqual([copies[0]!.id, copies[0]!.id, copies[1]!.id, copies[1]!.id])
  expect(new Set(used.slice(2 * kept.length))).toEqual(new Set([copies.at(-1)!.id]))
})

it('shows the card of the latest report, also after reports of harmless versions, and an old page in memory replaces nothing', async () => {
  const { card } = await createPublishedCard()
  const now = Date.now()
  const last = CARD_REPORTS_MAX.copies + 1
  for (let version = 1; version < last; version++) expect(await storeReport({ ...card, name: 'Harmless' }, version, now)).toBe(true)
  expect(await storeReport({ ...card, name: 'Fraud' }, last, now)).toBe(true)
  expect(await storeReport({ ...card, name: 'Harmless' }, last - 1, now)).toBe(true)
  const newest = (await listCopies(card.id)).at(-1)!
  expect([newest.version, JSON.parse(newest.card)]).toMatchObject([last, { name: 'Fraud' }])
  expect((await listReports(card.id)).slice(-2).map((report) => report['copy_id'])).toEqual([newest.id, newest.id])
})

it('a network cannot use up the reports of a card', async () => {
  const [{ card }, { card: other }] = [await createPublishedCard(), await createPublishedCard()]
  const FORM_LIMIT = { limit: async () => ({ success: true }) } as RateLimit
  const report = (slug: string, address: string) =>
    callApi(`/view/${slug}/report`, { body: 'reason=fraud', address, headers: FORM, env: { FORM_LIMIT } })
  for (let n = 1; n <= CARD_REPORTS_MAX.perNetworkAndDay; n++) expect((await report(card.slug, `198.19.8.${n}`)).status).toBe(303)
  const refused = await report(card.slug, '198.19.8.200')
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining(API_ERROR_MESSAGES.reportsOfDayFull)])
  expect((await report(other.slug, '198.19.8.200')).status).toBe(303)
  expect((await report(card.slug, '198.19.9.1')).status).toBe(303)
})

it('stores nothing about a card that was deleted meanwhile, and a deletion deletes its reports', async () => {
  const { card, owner } = await createPublishedCard()
  expect(await storeReport(card, 1, Date.now())).toBe(true)
  await deleteCard(env, card.id, owner.id)
  expect(await storeReport(card, 1, Date.now())).toBe(false)
  expect([await listReports(card.id), await listCopies(card.id)]).toEqual([[], []])
})

it('deletes closed reports with their copies after their time, and keeps open ones', async () => {
  const now = Date.now()
  const before = now - (RETENTION_DAYS.closedReport + 2) * DAY_MS
  const [closed, open] = [(await createPublishedCard()).card, (await createPublishedCard()).card]
  for (const card of [closed, open]) expect(await storeReport(card, 1, before)).toBe(true)
  await queryRows('update card_reports set closed_at = ? where card_id = ?', before, closed.id)
  await applyRetentionRules(env, now)
  expect([await listReports(closed.id), await listCopies(closed.id)]).toEqual([[], []])
  expect([await listReports(open.id), await listCopies(open.id)].map(({ length }) => length)).toEqual([1, 1])
})
