import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { locateNotices } from './accessible.ts'
import { fetchSignedInUsername, SEEDED_USERNAMES, signInByForm } from './accounts.ts'
import { createTestCard, fetchStoredCard, registerTestUser } from './cards.ts'
import { holdRequests, test as base } from './fixtures.ts'
import { type CuttableProxy, startProxy } from './proxy.ts'

const test = base.extend<{ tcpProxy: CuttableProxy }>({
  tcpProxy: async ({ baseURL }, use) => {
    const tcpProxy = await startProxy(baseURL!)
    await use(tcpProxy)
    await tcpProxy.close()
  },
})
test.slow()

const WAITING_TEXT = 'Your changes are kept on this device and will be saved when you are back online.'
const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()
const locateTitle = (page: Page) => page.getByLabel('Title', { exact: true })
const locateWaitingText = (page: Page) => page.getByRole('main').getByText(WAITING_TEXT)
const locateSuccess = (page: Page, name = 'Test Card') => locateNotices(page).getByText(`Saved your offline changes to “${name}”.`)
const readDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).flatMap((key) => (key.includes('-draft-') ? [localStorage.getItem(key)!] : [])))
const expectNoDraft = (page: Page) => expect.poll(() => readDrafts(page)).toEqual([])
/** Waits until the waiting save is stored in the browser. */
const expectWishStored = (page: Page) => expect.poll(async () => (await readDrafts(page)).join()).toContain('"queued":["title"]')

/** Registers a new user with a card. */
async function createCardOfNewUser(page: Page): Promise<Card> {
  await registerTestUser(page)
  return createTestCard(page)
}

async function openCardEditor(page: Page, card: Card, origin = '') {
  await page.goto(`${origin}/card-editor/${card.id}`)
  await expect(locateTitle(page)).toBeVisible()
  // These parts have code of their own, which the editor must have loaded before a test cuts the connection.
  await expect(page.getByText('How address books file this name')).toBeVisible()
  await expect(page.locator('#live-preview').getByText(card.name!).first()).toBeVisible()
  // When the browser is idle, the editor loads the code of its tabs and dialogs.
  await page.waitForLoadState('networkidle')
}

async function saveTitle(page: Page, title: string) {
  await locateTitle(page).fill(title)
  await locateSaveButton(page).click()
}

/** Opens the editor of a card (by default of a new user) through the proxy, cuts the connection and saves a title, which then waits. */
async function queueTitle(page: Page, tcpProxy: CuttableProxy, title: string, card?: Card): Promise<Card> {
  card ??= await createCardOfNewUser(page)
  await openCardEditor(page, card, tcpProxy.url)
  tcpProxy.setMode('cut')
  await saveTitle(page, title)
  await expect(locateWaitingText(page)).toBeVisible()
  await expectWishStored(page)
  return card
}

test('without a server or a network, a save of either editor waits, can be called off, and is sent once when they are back', async ({
  page,
  context,
  tcpProxy,
}) => {
  const card = await createCardOfNewUser(page)
  await page.goto(`${tcpProxy.url}/mobile-editor/${card.id}`)
  const bar = page.getByRole('group', { name: 'Unsaved changes' })
  const box = page.getByRole('dialog', { name: 'Edit Title' })
  await page.getByRole('button', { name: /^Add Title/ }).click()
  await box.getByRole('textbox').fill('Waits')
  tcpProxy.setMode('cut')
  await box.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(box).toBeHidden()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(locateWaitingText(page)).toBeVisible()
  await expect(bar.getByText('Waiting for a network')).toBeVisible()
  await expect(locateNotices(page).getByText('Failed to save changes')).toBeHidden()
  await expect(page.getByText('Saved', { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Cancel saving' }).click()
  await expect(bar.getByText('Not saved yet')).toBeVisible()
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar.getByText('Waiting for a network')).toBeVisible()
  tcpProxy.setMode('open')
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(bar).toBeHidden()
  expect((await fetchStoredCard(page, card)).title).toBe('Waits')
  expect(tcpProxy.countOf('PUT')).toBe(1)
  await expectNoDraft(page)

  // The browser itself is offline.
  await openCardEditor(page, card, tcpProxy.url)
  await context.setOffline(true)
  await saveTitle(page, 'Saved offline')
  await expect(locateWaitingText(page)).toBeVisible()
  await expect(page.getByText('Waiting for a network')).toBeVisible()
  await expect(locateNotices(page).getByText('Failed to save card')).toBeHidden()

  await page.getByRole('button', { name: 'Cancel saving' }).click()
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(locateWaitingText(page)).toBeHidden()
  await locateSaveButton(page).click()
  await expect(locateWaitingText(page)).toBeVisible()
  await page.getByLabel('Company', { exact: true }).fill('Typed afterwards')
  await expect(page.getByText('What you have changed since then is not saved yet.')).toBeVisible()

  let puts = 0
  page.on('request', (request) => void (request.method() === 'PUT' && puts++))
  await context.setOffline(false)
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(locateWaitingText(page)).toBeHidden()
  expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Saved offline', company: null })
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Typed afterwards')
  await locateSaveButton(page).click()
  await expect(locateSaveButton(page)).toBeDisabled()
  expect(puts).toBe(2)
  await expectNoDraft(page)
})

test('a waiting save is sent once: by the dashboard or the next editor if its tab was closed, and never by another tab while an editor holds it', async ({
  page,
  context,
  tcpProxy,
}) => {
  const card = await queueTitle(page, tcpProxy, 'From the dashboard')
  await page.close()
  tcpProxy.setMode('open')
  const reopened = await context.newPage()
  const release = await holdRequests(reopened, '**/api/business-cards/*')
  await reopened.goto(`${tcpProxy.url}/dashboard`)
  await expect(reopened.getByText('Changes not sent yet')).toBeVisible()
  release()
  await expect(locateSuccess(reopened)).toBeVisible()
  await expect(reopened.getByText('Changes not sent yet')).toBeHidden()
  await expect(reopened.getByLabel('Featured card').getByText('From the dashboard').first()).toBeVisible()
  expect((await fetchStoredCard(reopened, card)).title).toBe('From the dashboard')
  expect(tcpProxy.countOf('PUT')).toBe(1)
  await expectNoDraft(reopened)

  await queueTitle(reopened, tcpProxy, 'Once', card)
  // The editor cannot reach the server, but the dashboard can: it must not send what the editor holds.
  const [first, second] = [await context.newPage(), await context.newPage()]
  await reopened.route('**/api/**', (route) => route.abort())
  tcpProxy.setMode('open')
  await first.goto(`${tcpProxy.url}/dashboard`)
  await expect(first.getByText('Changes not sent yet')).toBeVisible()
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(first.getByText('Changes not sent yet')).toBeVisible()
  expect(tcpProxy.countOf('PUT')).toBe(1)
  await reopened.close()
  // Both dashboards now find a draft that no editor has open.
  await Promise.all([first.reload(), second.goto(`${tcpProxy.url}/dashboard`)])
  await expect.poll(async () => (await fetchStoredCard(first, card)).title).toBe('Once')
  for (const tab of [first, second]) {
    await expect(tab.getByLabel('Featured card').getByText('Once').first()).toBeVisible()
    await expect(tab.getByText('Changes not sent yet')).toBeHidden()
  }
  expect(tcpProxy.countOf('PUT')).toBe(2)
  await expectNoDraft(first)
  await second.close()

  // The tab is closed before the answer arrives.
  await openCardEditor(first, card, tcpProxy.url)
  tcpProxy.setMode('hang')
  await saveTitle(first, 'Closed too early')
  await expect(first.getByText('Saving...').first()).toBeVisible()
  await expectWishStored(first)
  await first.close()
  tcpProxy.setMode('open')

  const next = await context.newPage()
  expect((await fetchStoredCard(next, card)).title).toBe('Once')
  // The test looks for the notice from the start, because it may close by itself while the editor loads the rest of its code.
  await Promise.all([
    expect(locateNotices(next).getByText('Card updated successfully')).toBeVisible({ timeout: 30_000 }),
    openCardEditor(next, card, tcpProxy.url),
  ])
  await expect(locateTitle(next)).toHaveValue('Closed too early')
  expect((await fetchStoredCard(next, card)).title).toBe('Closed too early')
  expect(tcpProxy.countOf('PUT')).toBe(3)
  await expectNoDraft(next)

  // The server stores the next save, but its answer is lost.
  tcpProxy.setMode('lose answers')
  await saveTitle(next, 'Stored, unanswered')
  await expect(locateWaitingText(next)).toBeVisible()
  const { title, updatedAt } = await fetchStoredCard(next, card)
  expect(title).toBe('Stored, unanswered')
  tcpProxy.setMode('open')
  await expect(locateNotices(next).getByText('Card updated successfully')).toBeVisible()
  expect((await fetchStoredCard(next, card)).updatedAt).toBe(updatedAt)
  await expectNoDraft(next)

  // The answer is lost again, and the tab is closed before it tries again.
  tcpProxy.setMode('lose answers')
  await saveTitle(next, 'Stored again')
  await expect(locateWaitingText(next)).toBeVisible()
  await expectWishStored(next)
  await next.close()
  tcpProxy.setMode('open')
  const puts = tcpProxy.countOf('PUT')
  const last = await context.newPage()
  await last.goto(`${tcpProxy.url}/dashboard`)
  await expect(locateSuccess(last)).toBeVisible()
  expect(tcpProxy.countOf('PUT')).toBe(puts)
  expect((await fetchStoredCard(last, card)).title).toBe('Stored again')
  await expectNoDraft(last)
})

test('a save of a field that another device changed overwrites nothing and shows both versions, and a refused save stays in the editor', async ({
  page: first,
  context,
  tcpProxy,
}) => {
  const card = await queueTitle(first, tcpProxy, 'Mine')
  await first.close()
  tcpProxy.setMode('open')
  const page = await context.newPage()
  await page.request.put(`/api/business-cards/${card.id}`, { data: { title: 'Theirs' } })
  await page.goto(`${tcpProxy.url}/dashboard`)
  const alert = page.getByRole('alert').filter({ hasText: 'Your offline changes to “Test Card” were not saved' })
  await expect(alert).toContainText('This card was changed on another device.')
  await expect(page.getByText('Changes need review')).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Theirs')
  await alert.getByRole('link', { name: 'Open the card editor' }).click()
  await expect(locateTitle(page)).toHaveValue('Mine')
  await expect(alert).toBeHidden()
  await page.getByRole('button', { name: 'See both versions' }).click()
  await page.getByRole('dialog', { name: 'Two versions of this card' }).getByRole('button', { name: 'Use these choices' }).click()
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Mine')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(alert).toBeHidden()

  await openCardEditor(page, card, tcpProxy.url)
  const puts = tcpProxy.countOf('PUT')
  tcpProxy.setMode('cut')
  await page.getByLabel('Email', { exact: true }).fill('not an address')
  await saveTitle(page, 'Kept')
  await expect(locateWaitingText(page)).toBeVisible()
  await expect.poll(async () => (await readDrafts(page)).join()).toContain('"queued":["')
  await page.close()
  tcpProxy.setMode('open')
  const next = await context.newPage()
  await next.goto(`${tcpProxy.url}/dashboard`)
  await expect(next.getByText('Changes need review')).toBeVisible()
  await next.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  await next.reload()
  await expect(next.getByText('Changes need review')).toBeVisible()
  await next.goto(`${tcpProxy.url}/card-editor/${card.id}`)
  await expect(next.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(locateTitle(next)).toHaveValue('Kept')
  expect(tcpProxy.countOf('PUT')).toBe(puts + 1)
  await locateSaveButton(next).click()
  await expect(next.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('a waiting save outlives the session and is never sent as another user; signing out asks and deletes it, and refused ones hold up no other card', async ({
  page,
  context,
  tcpProxy,
}) => {
  const card = await queueTitle(page, tcpProxy, 'Mine alone')
  const username = await fetchSignedInUsername(page)
  await context.clearCookies()
  tcpProxy.setMode('open')
  await expect(page).toHaveURL(`${tcpProxy.url}/auth`)
  await signInByForm(page, SEEDED_USERNAMES[5])
  await expect(page).toHaveURL(`${tcpProxy.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${tcpProxy.url}/card-editor/${card.id}`)
  await expect(locateTitle(page)).toHaveValue('')
  expect(await readDrafts(page)).toHaveLength(1)
  expect(tcpProxy.countOf('PUT')).toBe(0)
  await context.clearCookies()
  await page.goto(`${tcpProxy.url}/auth`)
  await signInByForm(page, username)
  await expect(locateSuccess(page).or(locateNotices(page).getByText('Card updated successfully')).first()).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Mine alone')
  expect(tcpProxy.countOf('PUT')).toBe(1)

  // Leaving asks nothing, because all changes are stored for sending.
  await queueTitle(page, tcpProxy, 'Given up', card)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(`${tcpProxy.url}/dashboard`)
  await page.route(`**/api/business-cards/${card.id}`, (route) => route.abort())
  tcpProxy.setMode('open')
  await page.reload()
  await expect(page.getByText('Changes not sent yet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${tcpProxy.url}/auth`)
  await expectNoDraft(page)
  expect(tcpProxy.countOf('PUT')).toBe(1)

  const ownCard = await queueTitle(page, tcpProxy, 'First')
  // Two more saves are of cards that the user may not edit. The server refuses them, which must not delay the user's own save.
  // The key ends with the ids of the user and the card and a random part.
  const key = (await page.evaluate(() => Object.keys(localStorage).find((one) => one.includes('-draft-'))))!
  for (const id of ['1', '2'])
    await page.evaluate(
      ([from, to, id, own]) => localStorage.setItem(to!, localStorage.getItem(from!)!.replaceAll(`"id":${own},`, `"id":${id},`)),
      [key, key.replace(/-\d+(?=-\w+$)/, `-${id}`), id, String(ownCard.id)],
    )
  await page.close()
  tcpProxy.setMode('open')
  // The first tab waits for the answer to one save, so the second tab sends the others.
  const [first, second] = [await context.newPage(), await context.newPage()]
  const release = await holdRequests(first, '**/api/business-cards/*')
  const asked = first.waitForRequest('**/api/business-cards/*')
  await first.goto(`${tcpProxy.url}/account`)
  await asked
  await second.goto(`${tcpProxy.url}/dashboard`)
  const locateAlerts = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Your offline changes to “Test Card” were not saved' })
  await expect(locateAlerts(second).first()).toBeVisible()
  release()
  for (const tab of [first, second]) {
    await expect(locateAlerts(tab)).toHaveCount(2)
    await expect(locateAlerts(tab).first()).toContainText('Your changes are still on this device.')
    await expect(locateAlerts(tab).getByRole('link')).toHaveCount(0)
  }
  await expect.poll(() => readDrafts(second)).toHaveLength(2)
  expect((await fetchStoredCard(second, ownCard)).title).toBe('First')
  for (const left of [1, 0]) {
    await locateAlerts(second).first().getByRole('button', { name: 'Dismiss' }).click()
    for (const tab of [first, second]) await expect(locateAlerts(tab)).toHaveCount(left)
  }
  expect(await readDrafts(second)).toHaveLength(2)
})
