import { expect, type BrowserContext, type Page } from '@playwright/test'
import { page as words } from '../card/words/en.ts'
import { createCardAsLevel5 } from './cards.ts'
import { openCardPage, test } from './fixtures.ts'
import {
  TEST_FORM_CONFIG,
  fetchStoredSubmissions,
  loadFormScript,
  locateLeadForm,
  openUnloadedForm,
  withVisitorIpAddress,
} from './lead-forms.ts'
import { startProxy } from './proxy.ts'

const FORM_CALL = '**/api/card-forms'

const locateWaiting = (card: Page) => card.getByText(words.waitingMessage)
const locateConfirmation = (card: Page) => card.getByText('I answer on Fridays.')
/** Lists the keys of what waits for the network, without sent messages, which the card keeps for other tabs. */
const readQueueKeys = (card: Page, kind = 'form') =>
  card.evaluate(
    (part) => Object.keys(localStorage).filter((key) => key.includes(`-queue-${part}-`) && !localStorage[key].endsWith('"sent":true}')),
    kind,
  )

async function fillLeadForm(card: Page, name = 'Ann') {
  const form = locateLeadForm(card)
  await form.name.fill(name)
  await form.email.fill('ann@example.com')
  await form.message.fill('A house.\nA small one.')
  await form.consent.check()
}

const expectedSubmission = (name: string) => ({
  elements: name,
  email: 'ann@example.com',
  reset: 'A house.\nA small one.',
  _consent: 'yes',
})

/** The stored messages are one from each of these senders. */
async function expectStored(page: Page, cardId: number, names: string[]) {
  const stored = await fetchStoredSubmissions(page, cardId)
  expect(stored.toSorted((a, b) => a['elements']!.localeCompare(b['elements']!))).toEqual(names.map(expectedSubmission))
}

/** Tells a page that the network is back, as a browser does. */
const reportOnline = (card: Page) => card.evaluate(() => void dispatchEvent(new Event('online')))

/** Blocks the requests of the form in all tabs of a visitor. The returned function lets them through again. */
async function cutFormCall(context: BrowserContext) {
  await context.route(FORM_CALL, (route) => route.abort('connectionreset'))
  return () => context.unroute(FORM_CALL)
}

/** Fills in the form and sends it while its call is cut off, so that it waits. The returned function connects the call again. */
async function sendWithoutNetwork(card: Page, context: BrowserContext, name?: string) {
  await loadFormScript(card)
  await fillLeadForm(card, name)
  const reconnect = await cutFormCall(context)
  await locateLeadForm(card).send.click()
  await expect(locateWaiting(card)).toBeVisible()
  return reconnect
}

/** Empties the form after a message was sent. */
async function startAnotherMessage(card: Page) {
  await card.getByRole('link', { name: 'Send another message' }).click()
  await expect(locateConfirmation(card)).toBeHidden()
}

/** Collects the submission ids that a visitor's tabs send. */
function collectSubmissionIds(context: BrowserContext): string[] {
  const ids: string[] = []
  context.on('request', (request) => request.url().endsWith('/api/card-forms') && ids.push(request.postDataJSON().submissionId))
  return ids
}

test('a form sent offline waits, can be taken back, and is sent once when the network returns, whatever other tabs do', async ({
  visit,
  page,
}) => {
  const { id, context, card, form } = await openUnloadedForm(visit, page)
  const address = card.url()
  await loadFormScript(card)
  await fillLeadForm(card)
  await context.setOffline(true)
  await form.send.click()
  await expect(locateWaiting(card)).toBeInViewport()
  await expect(card.locator('.form-waiting')).toBeFocused()
  await expect(form.send).toBeHidden()

  await card.getByRole('button', { name: words.waitingCancel }).click()
  await expect(locateWaiting(card)).toBeHidden()
  await expect(form.name).toBeFocused()
  await expect(form.message).toHaveValue('A house.\nA small one.')
  expect(await readQueueKeys(card)).toEqual([])
  await form.name.fill('Ann Smith')
  await form.send.click()
  await expect(locateWaiting(card)).toBeVisible()
  expect(await readQueueKeys(card)).toHaveLength(1)

  const sent = collectSubmissionIds(context)
  await context.setOffline(false)
  await expect(locateConfirmation(card)).toBeVisible()
  await expect(card.locator('#sent')).toBeFocused()
  await expect(locateWaiting(card)).toBeHidden()
  await reportOnline(card)
  await card.getByRole('link', { name: 'Send another message' }).click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveValue('')
  expect(sent).toHaveLength(1)
  await expectStored(page, id, ['Ann Smith'])

  await test.step('a message that the server cannot take yet goes on waiting and says so', async () => {
    const reconnect = await sendWithoutNetwork(card, context, 'Bob')
    await reconnect()
    await context.route(FORM_CALL, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await reportOnline(card)
    await expect(card.getByText('Your message cannot be delivered right now.')).toBeVisible()
    await expectStored(page, id, ['Ann Smith'])
    await reportOnline(card)
    await expect(locateConfirmation(card)).toBeVisible()
    await expectStored(page, id, ['Ann Smith', 'Bob'])
  })

  const second = await context.newPage()
  await test.step('two tabs send a waiting message once, and both show that it was sent', async () => {
    await startAnotherMessage(card)
    const reconnect = await sendWithoutNetwork(card, context, 'Cleo')
    await second.goto(address)
    await expect(locateWaiting(second)).toBeVisible()
    // A tab may be in the middle of another failing try.
    for (const tab of [card, second]) await tab.waitForLoadState('networkidle')
    await reconnect()
    const sent = collectSubmissionIds(context)
    await Promise.all([reportOnline(card), reportOnline(second)])
    for (const tab of [card, second]) await expect(locateConfirmation(tab)).toBeVisible()
    expect(sent).toHaveLength(1)
    await expectStored(page, id, ['Ann Smith', 'Bob', 'Cleo'])
  })

  await test.step('a message sent while the visitor types another one is reported without touching the form', async () => {
    await startAnotherMessage(card)
    const reconnect = await sendWithoutNetwork(card, context, 'Dora')
    await second.goto(address)
    await expect(locateWaiting(second)).toBeVisible()
    await second.getByRole('button', { name: words.waitingCancel }).click()
    await locateLeadForm(second).name.fill('Eve')
    // The message was given up in the second tab, so the first tab shows its form again, filled in.
    await reportOnline(card)
    await expect(locateWaiting(card)).toBeHidden()
    await expect(form.name).toHaveValue('Dora')
    await form.send.click()
    await expect(locateWaiting(card)).toBeVisible()
    await reconnect()
    await second.bringToFront()
    await locateLeadForm(second).name.focus()
    await reportOnline(second)
    await expect(second.getByRole('alert').getByText('Your message to Ada Lovelace has been sent.')).toBeVisible()
    await expect(locateLeadForm(second).name).toBeFocused()
    await expect(locateLeadForm(second).name).toHaveValue('Eve')
    await expectStored(page, id, ['Ann Smith', 'Bob', 'Cleo', 'Dora'])
  })

  await test.step('if the browser refuses storage, an offline form says that nothing is lost and stays as it is', async () => {
    const refused = locateLeadForm(second)
    await second.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await fillLeadForm(second)
    await context.setOffline(true)
    await refused.send.click()
    await expect(refused.refusal).toHaveText(/^You are offline\. Nothing you typed is lost/)
    await expect(refused.refusal).toBeFocused()
    await expect(refused.name).toHaveValue('Ann')
  })
})

test('while the server is away, form, click and view wait, and each arrives once when it is back', async ({ visit, page, baseURL }) => {
  const proxy = await startProxy(baseURL!)
  const { id, slug } = await createCardAsLevel5(page, {
    name: 'Ada Lovelace',
    phone: '+1 212 555 0142',
    formConfig: { ...TEST_FORM_CONFIG, successMessage: 'I answer on Fridays.' },
  })
  const card = await visit(null, withVisitorIpAddress())
  // The request that counts the view fails too.
  await card.route('**/api/card-views', (route) => route.abort(), { times: 1 })
  await card.goto(`${proxy.url}/view/${slug}`)
  await expect.poll(() => readQueueKeys(card, 'event')).toHaveLength(1)
  await loadFormScript(card)
  proxy.setMode('cut')
  await card.locator('a[href^="tel:"]').first().click()
  await fillLeadForm(card)
  await locateLeadForm(card).send.click()
  await expect(locateWaiting(card)).toBeVisible()
  expect(await card.evaluate(() => navigator.onLine)).toBe(true)
  await expect.poll(() => readQueueKeys(card, 'event')).toHaveLength(2)
  await card.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')))
  expect(await readQueueKeys(card, 'event')).toHaveLength(2)

  proxy.setMode('open')
  // No event of the browser says that the server is back: the page tries again after a pause.
  await expect(locateConfirmation(card)).toBeVisible({ timeout: 40_000 })
  await expect.poll(() => readQueueKeys(card, 'event')).toEqual([])
  await expectStored(page, id, ['Ann'])
  await expect(async () => {
    const { summary } = await (await page.request.get(`/api/analytics/${id}`)).json()
    expect(summary).toMatchObject({ totalViews: 1, totalClicks: 1 })
  }).toPass({ timeout: 30_000 })
  await card.context().close()
  await proxy.close()

  await test.step('clicks and the time on the page while offline are counted once', async () => {
    const next = await visit(slug)
    const context = next.context()
    const sent: { viewId?: string; duration?: number }[] = []
    context.on('request', (request) => /card-(views|clicks)$/.test(request.url()) && sent.push(request.postDataJSON()))
    await context.setOffline(true)
    const phone = next.locator('a[href^="tel:"]').first()
    await phone.click()
    await phone.click()
    await next.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => readQueueKeys(next, 'event')).toHaveLength(3)
    expect(sent).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => readQueueKeys(next, 'event')).toEqual([])
    expect(sent).toHaveLength(3)
    await expect(async () => {
      const { summary } = await (await page.request.get(`/api/analytics/${id}`)).json()
      expect(summary).toMatchObject({ totalViews: 2, totalClicks: 3 })
    }).toPass({ timeout: 30_000 })
  })
})

test('a visitor who leaves, reloads or closes the tab does not lose the message, and another card reports that it was sent or refused', async ({
  visit,
  page,
}) => {
  const { id, context, card, form } = await openUnloadedForm(visit, page)
  const { slug: otherSlug } = await createCardAsLevel5(page, { name: 'Grace Hopper' })
  const address = card.url()
  const slug = address.split('/').at(-1)!
  await loadFormScript(card)
  await fillLeadForm(card)
  await context.route(FORM_CALL, () => new Promise<void>(() => undefined), { times: 1 })
  await form.send.click()
  await expect(card.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await openCardPage(card, otherSlug)
  await expect(card.getByRole('alert').getByText('Your message to Ada Lovelace has been sent.')).toBeVisible()
  await expectStored(page, id, ['Ann'])

  const other = await context.newPage()
  await test.step('a message survives a reload and a closed tab, and another card reports that it was sent', async () => {
    await openCardPage(card, slug)
    const reconnect = await sendWithoutNetwork(card, context, 'Bob')

    await card.reload()
    await expect(locateWaiting(card)).toBeVisible()
    await card.getByRole('button', { name: words.waitingCancel }).click()
    await expect(form.message).toHaveValue('A house.\nA small one.')
    await expect(form.consent).toBeChecked()
    expect(await readQueueKeys(card)).toEqual([])
    await form.send.click()
    await expect(locateWaiting(card)).toBeVisible()
    await card.close()

    await reconnect()
    await openCardPage(other, otherSlug)
    await expect(other.getByRole('alert').getByText('Your message to Ada Lovelace has been sent.')).toBeVisible()
    await reportOnline(other)
    await expectStored(page, id, ['Ann', 'Bob'])
  })

  await test.step('a message refused later comes back into the fields of its card with the error', async () => {
    await openCardPage(other, slug)
    const reconnect = await sendWithoutNetwork(other, context, 'Cleo')
    await other.close()
    // Of the three fields, the owner makes one required that is not in the message, and removes another one.
    const [name, , message] = TEST_FORM_CONFIG.fields!
    const phone = { name: 'phone', label: 'Phone', type: 'tel', required: true } as const
    const changed = { ...TEST_FORM_CONFIG, fields: [name!, phone, message!] }
    expect((await page.request.put(`/api/business-cards/${id}`, { data: { formConfig: changed } })).ok()).toBe(true)
    await reconnect()

    const visitor = await context.newPage()
    await openCardPage(visitor, otherSlug)
    const notice = visitor.getByRole('alert').filter({ hasText: 'Your message to Ada Lovelace could not be sent.' })
    await expect(notice).toBeVisible()
    await expect(async () => {
      expect(await (await page.request.get(address)).text()).toContain('name="phone"')
    }).toPass({ timeout: 30_000 })
    await notice.getByRole('link', { name: 'Open that card' }).click()
    await expect(visitor).toHaveURL(address)
    const returned = locateLeadForm(visitor)
    await expect(returned.refusal).toContainText('The message kept on this device could not be sent.')
    // The answer to the removed question is not lost either.
    await expect(returned.refusal).toContainText('ann@example.com')
    await expect(visitor.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription('Phone is required')
    await expect(returned.name).toHaveValue('Cleo')
    await expect(returned.message).toHaveValue('A house.\nA small one.')
    expect(await readQueueKeys(visitor)).toEqual([])
    await visitor.getByLabel('Phone', { exact: true }).fill('+1 212 555 0142')
    await expect(visitor.locator('.form[novalidate]')).toBeAttached()
    await returned.send.click()
    await expect(visitor.getByText('Your message has been sent to Ada Lovelace')).toBeVisible()
    expect(await fetchStoredSubmissions(page, id)).toHaveLength(3)
  })
})

test('a message is stored once when the answer was lost and the form was switched off since, and one refused for that is shown in a notice', async ({
  visit,
  page,
}) => {
  const { id, context, card, form } = await openUnloadedForm(visit, page)
  const switchForm = (enabled: boolean) =>
    page.request.put(`/api/business-cards/${id}`, { data: { formConfig: { ...TEST_FORM_CONFIG, enabled } } })
  await loadFormScript(card)
  await fillLeadForm(card)
  await card.route(
    FORM_CALL,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await form.send.click()
  await expect(locateWaiting(card)).toBeVisible()
  await switchForm(false)
  await reportOnline(card)
  await expect(locateConfirmation(card)).toBeVisible()
  await expectStored(page, id, ['Ann'])

  await test.step('a message refused later is shown in a notice if its card has no form any more', async () => {
    await switchForm(true)
    await startAnotherMessage(card)
    const reconnect = await sendWithoutNetwork(card, context, 'Bob')
    await switchForm(false)
    await reconnect()
    await reportOnline(card)
    await expect(form.refusal).toHaveText('The message kept on this device could not be sent. This card has no form')
    await expect(form.name).toHaveValue('Bob')

    // Another tab shows the card without the form while the message waits.
    const block = await cutFormCall(context)
    await form.send.click()
    await expect(locateWaiting(card)).toBeVisible()
    const address = card.url()
    await card.close()
    await block()
    await expect(async () => {
      expect(await (await page.request.get(address)).text()).not.toContain('class="form"')
    }).toPass({ timeout: 30_000 })
    const later = await context.newPage()
    await later.goto(address)
    const notice = later.getByRole('alert').filter({ hasText: 'This card has no form What you wrote:' })
    await expect(notice).toContainText('A house.\nA small one.')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toBeHidden()
    expect(await readQueueKeys(later)).toEqual([])
  })
})

test('without the form’s script, offline, with the server away or after a new deployment, a submitted form never leaves the page', async ({
  visit,
  page,
  baseURL,
}) => {
  const { id, context, card, form } = await openUnloadedForm(visit, page)
  const slug = card.url().split('/').at(-1)!
  await context.setOffline(true)
  // The browser checks required fields itself.
  await form.name.focus()
  await form.send.click()
  await expect(form.name).toBeFocused()
  expect(await readQueueKeys(card)).toEqual([])
  await fillLeadForm(card)
  await form.send.click()
  await expect(locateWaiting(card)).toBeVisible()
  await context.setOffline(false)
  await expect(locateConfirmation(card)).toBeVisible()
  await card.getByRole('link', { name: 'Send another message' }).click()
  await expect(form.name).toHaveValue('')

  await test.step('a form in a tab whose scripts a new deployment has removed is sent all the same', async () => {
    const old = await context.newPage()
    await openCardPage(old, slug)
    // After a deployment the server has no scripts of the first version, and a reloaded page names the new ones.
    let isOld = true
    await old.route(/\/assets\/.*\.js$/, (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue()))
    old.on('framenavigated', () => (isOld = false))
    await fillLeadForm(old, 'Eve')
    await locateLeadForm(old).send.click()
    await expect(locateConfirmation(old)).toBeVisible({ timeout: 40_000 })
  })

  const proxy = await startProxy(baseURL!)
  const away = await visit(null, withVisitorIpAddress())
  await away.goto(`${proxy.url}/view/${slug}`)
  await expect(away.locator('html.js')).toBeAttached()
  await away.waitForLoadState('networkidle')
  proxy.setMode('cut')
  await fillLeadForm(away, 'Bob')
  await locateLeadForm(away).send.click()
  await expect(locateWaiting(away)).toBeVisible()
  proxy.setMode('open')
  await expect(locateConfirmation(away)).toBeVisible({ timeout: 40_000 })
  await expectStored(page, id, ['Ann', 'Bob', 'Eve'])
  await away.context().close()
  await proxy.close()
})
