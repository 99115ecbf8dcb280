import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { expect, it, vi } from 'vitest'
import type { CardAnalytics } from '../../../schema/analytics.ts'
import { ANALYTICS_PERIOD_DAYS_MAX } from '../../../schema/analytics-period.ts'
import { ZERO_EVENT_COUNTS } from '../../../schema/event-kinds.ts'
import type { Card } from '../../../schema/card.ts'
import { callApi, createTestCard, createUniqueTestId, openVisitorBrowser, signInAsLevel } from '../../test/accounts.ts'
import { recordDownloads } from '../../test/browser.ts'
import { findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers, failWithoutNetwork, holdCalls } from '../../test/server-faults.ts'

/** The card owner's time zone. Its UTC offset is not a whole hour, and it has no daylight saving time. */
const { OWNER_TIME_ZONE } = vi.hoisted(() => {
  const zone = 'Asia/Kabul'
  process.env['TZ'] = zone
  return { OWNER_TIME_ZONE: zone }
})
const OWNER_UTC_OFFSET_MS = 4.5 * 3_600_000

/** Near midnight in the owner's time zone, waits until midnight has passed, so that a test's events fall on one day. */
async function waitIfNearMidnight() {
  const left = 86_400_000 - ((Date.now() + OWNER_UTC_OFFSET_MS) % 86_400_000)
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left))
}

const pagePathOf = ({ id }: Card) => `/analytics/${id}`
const callPathOf = ({ id }: Card) => `/api/analytics/${id}?`

function createCard(fields: Partial<Card> = {}): Promise<Card> {
  signInAsLevel(5)
  return createTestCard(fields)
}

async function openNewCard() {
  const card = await createCard()
  return { card, user: await openPage(pagePathOf(card)) }
}

const waitForSummary = ({ id }: Card, expected: object) =>
  waitFor(async () => expect(await callApi<CardAnalytics>('GET', `/api/analytics/${id}`)).toMatchObject(expected), { interval: 200 })

const tab = (name: string | RegExp) => screen.getByRole('tab', { name })
const tileOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!
const findTexts = async (list: string) => {
  const items = await within(await screen.findByRole('list', { name: list })).findAllByRole('listitem')
  return items.map(({ textContent }) => textContent)
}
const findRows = async (table: string) => within(await screen.findByRole('region', { name: table })).findAllByRole('row')
const readerOf = (title: string) => screen.getByRole('slider', { name: `${title}: read one point` })

async function startExport(user: UserEvent, name: string) {
  await user.click(await findButton('Export Data'))
  await user.click(await screen.findByRole('menuitem', { name }))
}

it('a new card says that there are no views, clicks, saves or submissions yet', async () => {
  const { user } = await openNewCard()
  await screen.findByText('FULL ACCESS')
  await screen.findByText('No view data available yet')
  tab('Card Views').focus()
  for (const message of ['No click data available yet', 'No save data available yet', 'No submission data available yet']) {
    await user.keyboard('{ArrowRight}')
    await screen.findByText(message)
  }
  screen.getByText('Insights appear with the first view.')
  screen.getByText('The chart starts with the first view.')
  expect(screen.queryByText(/Left out so far/)).toBeNull()
  for (const label of ['Total Views', 'Total Clicks', 'Total Saves']) expect(tileOf(label)).toHaveTextContent(/^0$/)
  expect(tileOf('CTR')).toHaveTextContent(/^0%$/)
  await user.click(await screen.findByRole('button', { name: 'Show QR code' }))
  await screen.findByRole('img', { name: /^QR code of/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await startExport(user, 'All data')
  await findNotice('No data available to export')
})

it('two views, three clicks and a visit by a bot are shown in charts, a funnel, sources and a history', async () => {
  await waitIfNearMidnight()
  const card = await createCard()
  const visit = { cardId: card.id }
  const person = openVisitorBrowser()
  await person('/api/card-clicks', { ...visit, linkType: 'video', linkId: 'video', eventId: createUniqueTestId() })
  for (const linkId of ['primary', 'button-3']) {
    await person('/api/card-views', { ...visit, viewId: createUniqueTestId() })
    await person('/api/card-clicks', { ...visit, linkType: 'custom', linkId, eventId: createUniqueTestId() })
  }
  const bot = openVisitorBrowser('Googlebot/2.1 (+http://www.google.com/bot.html)')
  await bot('/api/card-views', { ...visit, viewId: createUniqueTestId() })
  await waitForSummary(card, { summary: { totalViews: 2, totalClicks: 2 }, excluded: { bots: 1 } })

  const user = await openPage(pagePathOf(card))
  await screen.findByText('Left out of every number: 1 by bots.')
  expect(tileOf('Total Views')).toHaveTextContent(/^2$/)
  expect(tileOf('Total Clicks')).toHaveTextContent(/^2$/)
  expect(tileOf('CTR')).toHaveTextContent(/^100%$/)
  expect(screen.getByRole('status')).toHaveTextContent(/^2 views in the last 30 days$/)
  screen.getByText(/^With fewer than 20 views/)
  screen.getByText('Show your code to the next people you meet.')
  expect(screen.queryByText(/before/i)).toBeNull()
  screen.getByText(/^Anyone who sends your card's form/)
  screen.getByText('Video plays')
  await user.click(screen.getAllByText('Show as a table')[0]!)
  const table = await findRows('Views, clicks and saves, in numbers')
  expect(table).toHaveLength(31)
  expect(table[1]).toHaveTextContent(/\d{4}22001$/)
  await user.click(tab('Clicks'))
  expect(await findTexts('Clicks by link type')).toEqual(['Buttons2'])

  await user.click(tab('Engagement'))
  screen.getByText(/Rates appear with 20 views a day\.$/)
  expect(readerOf('Clicks and saves')).toHaveAttribute('aria-valuetext', expect.stringMatching(/Together 2, Clicks 2, Saves 0$/))
  for (const sentence of ['Your card is performing steadily', 'High engagement rate', 'Trends appear with 10 views. 8 to go.'])
    screen.getByText(sentence)
  expect(await findTexts('From view to lead')).toEqual(['Views2', 'Clicks2', 'Saves0', 'Leads0'])
  expect(await findTexts('Where visits come from')).toEqual(['Direct: link or QR code2'])
  await user.selectOptions(getField('Time range'), 'Yearly')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 views in all'))
  expect(location.search).toBe('?range=yearly')
  expect(getField('Period')).toHaveValue('all')
  await user.click(tab('Overview'))
  expect(readerOf('Views, clicks and saves')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^\d{4}: Views 2, Clicks 2, Saves 0$/),
  )

  // The history lists clicks newest first, in the owner's time zone, with video plays among them.
  await user.click(tab('Link Clicks'))
  const rows = await findRows('Link clicks')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toHaveTextContent('Desktop')
  expect(rows.filter(({ textContent }) => textContent.includes('video'))).toHaveLength(1)
  screen.getByText(/With 1 of the video, which are not counted as clicks\./)
  screen.getByText(`Times are in ${OWNER_TIME_ZONE}.`)
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: OWNER_TIME_ZONE }).format(new Date())
  expect(rows[1]).toHaveTextContent(today)
})

/** Sends events of a card as its visitor: views, three clicks, two saves and a form. Waits until all are counted. */
async function sendVisitorEvents(card: Card, views: number) {
  const person = openVisitorBrowser()
  let sent = 0
  // The visitor's IP address changes after every hundred events: more events from one address would count as a flood.
  const post = (path: string, fields: object) => person(path, { cardId: card.id, ...fields }, `198.51.100.${Math.floor(sent++ / 100)}`)
  for (let done = 0; done < views; done += 20)
    await Promise.all(Array.from({ length: Math.min(20, views - done) }, () => post('/api/card-views', { viewId: createUniqueTestId() })))
  for (const linkType of ['phone', 'email', 'phone'])
    await post('/api/card-clicks', { linkType, linkId: '=1+1', eventId: createUniqueTestId() })
  for (const eventId of [createUniqueTestId(), createUniqueTestId()]) await post('/api/card-saves', { eventId })
  await post('/api/card-forms', { formData: { name: 'Ana' } })
  await waitForSummary(card, { summary: { totalViews: views, totalClicks: 3, totalSaves: 2, totalSubmissions: 1 } })
}

/** Timeout of tests that send hundreds of events and draw hundreds of rows. */
const LONG_TEST_TIMEOUT_MS = 180_000

it(
  'more views than one page of records are listed to the first one, and exported in files of the same numbers',
  async () => {
    const AMOUNT = 530
    const card = await createCard({
      name: 'Zoë Müller',
      formConfig: { enabled: true, fields: [{ name: 'name', label: 'Name', type: 'text', required: true }] },
    })
    await sendVisitorEvents(card, AMOUNT)
    const user = await openPage(pagePathOf(card))
    await screen.findByText('Your card is performing excellently')
    const files = recordDownloads()

    // After cancelling an export, the owner can start another one.
    const { release } = holdCalls('GET', `/api/analytics/${card.id}?kind=views&before=`)
    await startExport(user, 'All data')
    const dialog = within(await screen.findByRole('dialog', { name: 'Exporting' }))
    await dialog.findByText('500 of 536 records')
    expect(dialog.getByRole('progressbar', { name: 'Records read' })).toHaveAttribute('value', '500')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release(Response.json({ items: [], next: null }))
    // A cancelled export that still runs would be noticed, because it would finish before this later export.
    await startExport(user, 'Devices')
    await findNotice('Devices exported')
    expect(files.map(({ name }) => name)).toEqual([expect.stringContaining('-devices-')])
    expect(screen.queryByText('All data exported')).toBeNull()
    vi.restoreAllMocks()

    const downloads = recordDownloads()
    async function exportRows(name: string, type: string) {
      const before = downloads.length
      await startExport(user, name)
      await waitFor(() => expect(downloads).toHaveLength(before + 1))
      const file = downloads[before]!
      expect(file.name).toMatch(new RegExp(`^Zoë Müller-analytics-${type}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
      const text = await file.content.text()
      expect(text.startsWith('\uFEFF')).toBe(true)
      const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
      expect(errors).toEqual([])
      return data
    }
    // Each exported file holds the same numbers as the analytics page.
    const told = (label: string) => Number.parseFloat(tileOf(label).textContent.replace(',', ''))
    const totals = { views: told('Total Views'), clicks: told('Total Clicks'), saves: told('Total Saves') }
    const newest = screen.getByRole('region', { name: 'Card views' }).querySelector('time')!.dateTime
    const viewRows = await exportRows('Card views', 'views')
    expect(Object.keys(viewRows[0]!)).toEqual(['timestamp', 'viewerIp', 'viewerLocation', 'viewerDevice', 'timeZone'])
    expect(viewRows[0]).toMatchObject({ timestamp: expect.stringMatching(/\+04:30$/), timeZone: OWNER_TIME_ZONE })
    expect(Date.parse(viewRows[0]!['timestamp']!)).toBe(Date.parse(newest))
    expect(viewRows).toHaveLength(totals.views)
    const clickRows = await exportRows('Link clicks', 'clicks')
    expect(clickRows).toHaveLength(totals.clicks)
    expect(clickRows[0]).toMatchObject({ linkType: 'phone', linkId: "'=1+1" })
    expect(await exportRows('Card saves', 'saves')).toHaveLength(totals.saves)
    expect(JSON.parse((await exportRows('Form submissions', 'submissions'))[0]!['formData']!)).toEqual({ name: 'Ana' })
    expect(await exportRows('All data', 'all')).toHaveLength(totals.views + totals.clicks + totals.saves + 1)
    const overview = Object.fromEntries((await exportRows('Overview', 'overview')).map(({ metric, value }) => [metric, value]))
    expect(overview).toMatchObject({ 'Total Views': String(totals.views), 'Total Clicks': String(totals.clicks), 'Total Submissions': '1' })
    expect(Number.parseFloat(overview['Click-Through Rate']!)).toBeCloseTo(told('CTR'), 1)
    await user.click(tab('Clicks'))
    expect(await findTexts('Clicks by link type')).toEqual(
      (await exportRows('Engagement by link type', 'engagement')).map(({ linkType, clicks }) =>
        linkType === 'phone' ? `Phone${clicks}` : `Email${clicks}`,
      ),
    )
    for (const [name, type, times] of [
      ['Timing by hour and weekday', 'timing', 2],
      ['Devices', 'devices', 1],
      ['Locations', 'geographic', 1],
    ] as const) {
      const rows = await exportRows(name, type)
      for (const kind of ['views', 'clicks', 'saves'] as const) {
        const total = rows.reduce((sum, row) => sum + Number(row[kind]), 0)
        expect(total, `${type} ${kind}`).toBe(totals[kind] * times)
      }
    }

    const history = () => screen.getByRole('region', { name: 'Card views' }).querySelectorAll('tr')
    const showMore = await findButton('Show more')
    for (let shown = 25; shown < AMOUNT; shown += 25) {
      await waitFor(() => expect(history()).toHaveLength(shown + 1))
      fireEvent.click(showMore)
    }
    await screen.findByText(/^530 in all/)
    expect(history()).toHaveLength(AMOUNT + 1)
  },
  LONG_TEST_TIMEOUT_MS,
)

it('the analytics show chats and leads in the funnel and in lists once there are any', async () => {
  const { card, user } = await openNewCard()
  await screen.findByText('FULL ACCESS')
  await screen.findByRole('tab', { name: 'Form Submissions' })
  expect(screen.queryByRole('tab', { name: /Chats/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Export Data' }))
  await screen.findByRole('menuitem', { name: 'Form submissions' })
  expect(screen.queryByRole('menuitem', { name: /Chats|chats/ })).toBeNull()
  changeAnswers<CardAnalytics>('GET', callPathOf(card), (answer) => {
    const origin = { timestamp: '2026-05-31T12:00:00.000Z', visitorLocation: 'Hanoi, Vietnam', visitorDevice: 'Desktop' }
    const summary = { ...answer.summary, totalViews: 20, totalChats: 2, totalLeads: 4, totalSubmissions: 3 }
    const period = { ...answer.period!, totals: { ...ZERO_EVENT_COUNTS, views: 20, chats: 2, submissions: 3, leads: 1 } }
    return { ...answer, period, summary, chats: [origin, origin], leads: [{ ...origin, leadScore: 82 }] }
  })
  const again = await reloadPage()
  await screen.findByRole('list', { name: 'From view to lead' })
  expect(await findTexts('From view to lead')).toEqual(['Views20', 'Clicks0', 'Saves0', 'Chats2', 'Leads4'])
  await again.click(await screen.findByRole('tab', { name: 'Leads from Chats' }))
  const [, lead] = await findRows('Leads from chats')
  expect(lead).toHaveTextContent('82')
  expect(lead).toHaveTextContent('Hanoi, Vietnam')
  screen.getByText(/^1 in all/)
  await again.click(tab('Chats'))
  expect(await findRows('Chats')).toHaveLength(3)
  await again.click(await findButton('Export Data'))
  await screen.findByRole('menuitem', { name: 'Leads from chats' })
})

it('a period stays in the address, and the old counts stay until the new ones are there, also if these cannot be loaded', async () => {
  const card = await createCard()
  await openVisitorBrowser()('/api/card-views', { cardId: card.id, viewId: createUniqueTestId() })
  await waitForSummary(card, { summary: { totalViews: 1 } })
  const user = await openPage(pagePathOf(card))
  const headline = () => screen.getByRole('status')
  const isOutdated = () => document.querySelector('[data-outdated]') !== null
  await screen.findByText(/^With fewer than 20 views/)
  expect(headline()).toHaveTextContent('1 view in the last 30 days')
  const { promise, resolve } = Promise.withResolvers<void>()
  const letThrough = changeAnswers('GET', callPathOf(card), (answer) => promise.then(() => answer))
  await user.selectOptions(getField('Period'), 'Last 7 days')
  await waitFor(() => expect(isOutdated()).toBe(true))
  expect(headline()).toHaveTextContent('1 view in the last 30 days')
  resolve()
  await waitFor(() => expect(headline()).toHaveTextContent('1 view in the last 7 days'))
  letThrough()
  expect(isOutdated()).toBe(false)
  expect(location.search).toBe('?period=7d')

  const setDate = (label: string, value: string) => fireEvent.change(getField(`${label}$`), { target: { value } })
  await user.selectOptions(getField('Period'), 'Custom dates')
  setDate('From', '2026-03-05')
  setDate('To', '2026-03-01')
  await user.click(await findButton('Show'))
  await screen.findByText('The first day must not be after the last one.')
  setDate('To', '3026-01-01')
  await user.click(await findButton('Show'))
  await screen.findByText('The last day must not be after today.')
  setDate('To', '2026-03-01')
  setDate('From', '0026-02-27')
  await user.click(await findButton('Show'))
  await screen.findByText('Write the year of each day with four digits, such as 2026.')
  setDate('From', '1999-12-31')
  await user.click(await findButton('Show'))
  await screen.findByText(`At most ${ANALYTICS_PERIOD_DAYS_MAX} days can be shown.`)
  setDate('From', '2026-02-27')
  await user.click(await findButton('Show'))
  await waitFor(() => expect(headline()).toHaveTextContent('0 views from Feb 27 to Mar 1none in the 3 days before either'))
  expect(location.search).toBe('?from=2026-02-27&to=2026-03-01')
  const again = await reloadPage()
  await screen.findByText(/^Nobody opened your card in this period/)
  expect(headline()).toHaveTextContent('0 views from Feb 27 to Mar 1')
  expect(getField('From$')).toHaveValue('2026-02-27')

  const repair = answerCalls('GET', callPathOf(card), () => Response.json({ message: 'Broken' }, { status: 500 }))
  await again.selectOptions(getField('Period'), 'Last 90 days')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('Failed to load analytics data. Please try again.')
  expect(headline()).toHaveTextContent('0 views from Feb 27 to Mar 1')
  repair()
  await again.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(headline()).toHaveTextContent('1 view in the last 90 days'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('analytics that cannot be loaded, or belong to another owner, redirect users to the dashboard with a message', async () => {
  const card = await createCard()
  const connect = answerCalls('GET', '/api/analytics/', failWithoutNetwork)
  await openPage(pagePathOf(card))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await findNotice('Failed to load analytics data. Please try again.')
  connect()

  signInAsLevel(2)
  await reloadPage(pagePathOf(card))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await findNotice('Access denied')
  signInAsLevel(4)
  await reloadPage(pagePathOf(card))
  await screen.findByText('FULL ACCESS')
})
