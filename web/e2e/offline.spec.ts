import { type BrowserContext, expect, type Page } from '@playwright/test'
import { OFFLINE_CACHE_NAMES, USER_CACHE_NAMES } from '../../schema/offline.ts'
import { publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { expectPageAccessible } from './accessible.ts'
import { createUniqueTestId, fetchSignedInUsername, SEEDED_USERNAMES, signInAsLevel, TEST_PASSWORD } from './accounts.ts'
import { SECOND_VERSION_TEXT, startDeployment } from './deployments.ts'
import { createTestCard, fetchOwnCards, signInAsNewUser } from './cards.ts'
import { DESKTOP_WINDOW, test as base } from './fixtures.ts'
import { readQrCodes } from '../../worker/test/qr-readers.ts'
import type { Card } from '../../schema/card.ts'

type Deployment = Awaited<ReturnType<typeof startDeployment>>

/** The tests of this file are about the service worker, which all other tests block. */
const test = base.extend<{ deployment: Deployment; card: Card }, { app: { deployment: Deployment; context: BrowserContext } }>({
  /** A deployment, and a browser that keeps its service worker from one test to the next. */
  app: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const deployment = await startDeployment(baseURL!)
      const context = await browser.newContext({ ...DESKTOP_WINDOW, baseURL: baseURL!, reducedMotion: 'reduce', serviceWorkers: 'allow' })
      await use({ deployment, context })
      await context.close()
      await deployment.close()
    },
    { scope: 'worker' },
  ],
  deployment: ({ app }, use) => use(app.deployment),
  context: ({ app }, use) => use(app.context),
  page: async ({ context, deployment }, use) => {
    deployment.set('first')
    const left = context.pages()
    const page = await context.newPage()
    for (const one of left) await one.close()
    await context.clearCookies()
    // At a sign-out, the service worker deletes what it stored for the user of the test before.
    await page.goto(`${deployment.origin}/theme.js`)
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
    await use(page)
  },
  /** The card of a new owner, who is signed in. Their level allows more cards and deleting them. */
  card: async ({ page }, use) => {
    await signInAsNewUser(page, 5, { fullName: 'Offline Owner' })
    const [first] = await fetchOwnCards(page)
    const data = { name: 'Zoë Offline', title: 'Hall Manager', theme: 'creative' }
    const saved = await page.request.put(`/api/business-cards/${first!.id}`, { data })
    expect(saved.status(), await saved.text()).toBe(200)
    await use((await saved.json()) as Card)
  },
})

// Storing the app on the device takes long on a busy machine, so the tests run one after another with the app stored once.
test.describe.configure({ mode: 'default' })
test.slow()

const storedUrls = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys()
    return requests.map(({ url }) => url.slice(new URL(url).origin.length))
  }, name)

/** Workbox notes the address and time of each stored answer in a database of its own, to delete the oldest ones. */
const readAddressesNotedByWorkbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('workbox-expiration')
        opened.onerror = () => reject(new Error('The database cannot be opened'))
        opened.onsuccess = () => {
          const read = opened.result.transaction('cache-entries').objectStore('cache-entries').getAll()
          read.onsuccess = () => resolve((read.result as { url: string }[]).map(({ url }) => url))
        }
      }),
  )

/** Opens the dashboard once and waits until the service worker has stored the app and the owner's card. */
async function openDashboardAndWaitForStoring(page: Page, { origin }: Deployment, card: Card) {
  await page.goto(`${origin}/dashboard`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect(page.getByRole('heading', { name: card.name! }).first()).toBeVisible()
  await expect.poll(() => storedUrls(page, OFFLINE_CACHE_NAMES.cards)).toContain(publicCardPathOf(card.slug))
  await expect.poll(() => storedUrls(page, OFFLINE_CACHE_NAMES.api)).toContain('/api/business-cards')
}

test('pictures and fonts of a stored card are shown without a network, in a window of any size', async ({ page, deployment }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsLevel(page, 2)
  const slug = SEEDED_USERNAMES[2]
  await page.goto(`${deployment.origin}/dashboard`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => storedUrls(page, OFFLINE_CACHE_NAMES.cards), { timeout: 60_000 }).toContain(`/view/${slug}/qr.svg`)
  deployment.set('stopped')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto(deployment.origin + publicCardPathOf(slug))
  const pictures = page.locator('main img')
  expect(await pictures.count()).toBeGreaterThan(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0)
})

test('with the server stopped, the dashboard, the card and its editor open in their last state and say how old it is, and a save is sent later', async ({
  page,
  context,
  deployment,
  card,
}) => {
  await openDashboardAndWaitForStoring(page, deployment, card)
  deployment.set('stopped')
  await page.goto(`${deployment.origin}/dashboard`)
  await expect(page.getByRole('heading', { name: card.name! }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Showing what was stored on this device' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Featured card' }).getByText(/in 7 days/)).toBeVisible()

  await page.goto(`${deployment.origin}/card-editor/${card.id}`)
  await expect(page.getByText('Showing what was stored on this device')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(card.name!)

  await page.goto(deployment.origin + publicCardPathOf(card.slug))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(card.name!)

  await page.goto(`${deployment.origin}/analytics/${card.id}`)
  await expect(page.getByRole('heading', { name: 'Analytics need a network' })).toBeVisible()
  // The accessibility check of scenes cannot open these two pages, because the service worker makes them.
  await expectPageAccessible(page)

  // The chat, whose page is the app's, an address without a page and a page of the server.
  await page.goto(`${deployment.origin}/veebubot-chat?card=${card.slug}`)
  await expect(page.getByRole('heading', { name: 'The chat could not be loaded' })).toBeVisible()
  for (const path of ['/no-such-page', '/privacy']) {
    await page.goto(deployment.origin + path)
    await expect(page.getByText('This page is not stored on this device.')).toBeVisible()
    await expect(page.getByRole('link')).toHaveText(['Try again', 'Dashboard', 'Show my QR'])
  }

  // A card that is not stored.
  await page.goto(`${deployment.origin}/view/demo`)
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expectPageAccessible(page)
  deployment.set('first')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('[data-card]')).toBeAttached()
  deployment.set('stopped')

  await page.goto(`${deployment.origin}/dashboard`)
  await expect(page.getByText('Showing what was stored on this device')).toBeVisible()
  deployment.set('failing')
  await page.reload()
  await expect(page.getByRole('heading', { name: card.name! }).first()).toBeVisible()
  const tryAgain = page.getByRole('status').getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(tryAgain).toBeEnabled()
  await expect(page.getByText('Showing what was stored on this device')).toBeVisible()
  // The landing page is not stored, so its address redirects to the app.
  await page.goto(`${deployment.origin}/`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Showing what was stored on this device')).toBeVisible()
  deployment.set('first')
  await tryAgain.click()
  await expect(page.getByText('Showing what was stored on this device')).toBeHidden()
  await page.goto(`${deployment.origin}/`)
  await expect(page.getByRole('link', { name: 'My Cards' })).toBeVisible()

  await page.goto(`${deployment.origin}/card-editor/${card.id}`)
  await page.getByLabel('Name', { exact: true }).fill('Zoë Renamed')
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(page.getByText('Card updated successfully', { exact: true })).toBeVisible()
  const storedPage = (path: string) => page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true }))?.text() ?? '', path)
  await expect.poll(() => storedPage(publicCardPathOf(card.slug))).toContain('Zoë Renamed')
  deployment.set('stopped')
  await page.goto(`${deployment.origin}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Zoë Renamed' }).first()).toBeVisible()
  await page.goto(`${deployment.origin}/card-editor/${card.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zoë Renamed')

  await page.getByLabel('Title', { exact: true }).fill('Edited in the hall')
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(page.getByText('Your changes are kept on this device and will be saved')).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await next.goto(`${deployment.origin}/dashboard`)
  await expect(next.getByText('Changes not sent yet')).toBeVisible()
  const storedTitle = async () => ((await (await next.request.get(`/api/business-cards/${card.id}`)).json()) as Card).title
  expect(await storedTitle()).toBe('Hall Manager')
  deployment.set('first')
  await expect(next.getByText(`Saved your offline changes to “Zoë Renamed”.`, { exact: true })).toBeVisible({ timeout: 40_000 })
  expect(await storedTitle()).toBe('Edited in the hall')
  await expect(next.getByText('Changes not sent yet')).toBeHidden()
})

test('show mode opens with the server stopped, with both codes and a turn to the next card, but no deleted card and no former slug', async ({
  page,
  deployment,
  card,
}) => {
  const second = await createTestCard(page, { name: 'Zoë Second', theme: 'tech' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboardAndWaitForStoring(page, deployment, card)
  await expect.poll(() => storedUrls(page, OFFLINE_CACHE_NAMES.cards)).toContain(`${publicCardPathOf(second.slug)}/qr.svg`)
  // Cards that are opened before the network fails stay stored.
  await page.goto(deployment.origin + publicCardPathOf(card.slug))
  deployment.set('hanging')
  await page.goto(deployment.origin + SHOW_PATH)
  await expect(page).toHaveURL(deployment.origin + showPagePathOf(card.slug))
  deployment.set('stopped')
  const shownCodes = async () => Object.values(await readQrCodes(await page.screenshot({ animations: 'disabled' }))).flat()
  const address = (slug: string) => deployment.origin + publicCardPathOf(slug)
  expect(await shownCodes()).toEqual([address(card.slug), address(card.slug)])
  await page.getByRole('radio', { name: 'Contact' }).check()
  for (const code of await shownCodes()) expect(code).toContain('FN:Zoë Offline\r\n')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(deployment.origin + showPagePathOf(second.slug))
  expect(await shownCodes()).toEqual([address(second.slug), address(second.slug)])
  // The page's own script and the theme's font are stored too.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: card.name! }).first()).toBeVisible()

  deployment.set('first')
  for (const path of [`/card-editor/${second.id}`, publicCardPathOf(card.slug)]) await page.goto(deployment.origin + path)
  await page.goto(`${deployment.origin}/dashboard`)
  const call = (method: string, id: number, body?: object) =>
    page.evaluate(
      async (request) =>
        (
          await fetch(`/api/business-cards/${request.id}`, {
            method: request.method,
            headers: { 'content-type': 'application/json' },
            ...(request.body && { body: JSON.stringify(request.body) }),
          })
        ).status,
      { method, id, body },
    )
  const newSlug = createUniqueTestId()
  expect(await call('PUT', card.id, { slug: newSlug })).toBe(200)
  expect(await call('DELETE', second.id)).toBe(204)
  await page.reload()
  await expect(async () => {
    const stored = await storedUrls(page, OFFLINE_CACHE_NAMES.cards)
    expect(stored).toContain(`${publicCardPathOf(newSlug)}/qr.svg`)
    for (const { slug } of [card, second]) expect(stored).not.toContain(publicCardPathOf(slug))
  }).toPass()
  deployment.set('stopped')
  for (const slug of [card.slug, second.slug]) {
    await page.goto(deployment.origin + publicCardPathOf(slug))
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  }
  await page.goto(`${deployment.origin}/card-editor/${second.id}`)
  await expect(page.getByText('This card is not stored on this device.')).toBeVisible()
  await page.goto(deployment.origin + publicCardPathOf(newSlug))
  await expect(page.locator('[data-card]')).toBeAttached()
})

test('a sign-out leaves nothing of the user on the device, nor does the end of the session elsewhere', async ({
  page,
  deployment,
  card,
}) => {
  const username = await fetchSignedInUsername(page)
  await openDashboardAndWaitForStoring(page, deployment, card)
  await page.reload()
  await expect(page.getByRole('heading', { name: card.name! }).first()).toBeVisible()
  expect(await readAddressesNotedByWorkbox(page)).toContainEqual(expect.stringContaining('/api/user'))
  await page
    .getByRole('button', { name: /log ?out|sign ?out/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => caches.keys())).not.toEqual(expect.arrayContaining([...USER_CACHE_NAMES]))
  expect(await readAddressesNotedByWorkbox(page)).not.toContainEqual(expect.stringMatching(/\/(?:api|view|media)\//))
  deployment.set('stopped')
  await page.goto(deployment.origin + publicCardPathOf(card.slug))
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveText(['Try again'])
  deployment.set('first')
  const signInAgain = () => page.request.post(`${deployment.origin}/api/login`, { data: { username, password: TEST_PASSWORD } })

  await test.step('nor does a sign-out while cards are being stored', async () => {
    await signInAgain()
    const held = deployment.hold(/\/show$/)
    await page.goto(`${deployment.origin}/dashboard`)
    const release = await held
    expect(await storedUrls(page, OFFLINE_CACHE_NAMES.cards)).toContain(publicCardPathOf(card.slug))
    await page
      .getByRole('button', { name: /log ?out|sign ?out/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth/)
    const answered = page.context().waitForEvent('requestfinished', (request) => request.url().endsWith('/show'))
    release()
    await answered.catch(() => undefined)
    // If the sign-out did not stop the service worker, it would now store the QR code and the next card.
    await page.waitForTimeout(1500)
    for (const name of USER_CACHE_NAMES) expect(await page.evaluate((cache) => caches.has(cache), name), name).toBe(false)
  })

  await test.step('nor does a session that ended elsewhere', async () => {
    await signInAgain()
    await openDashboardAndWaitForStoring(page, deployment, card)
    await page.context().clearCookies()
    await page.reload()
    await expect(page).toHaveURL(/\/auth/)
    for (const name of USER_CACHE_NAMES) expect(await page.evaluate((cache) => caches.has(cache), name)).toBe(false)
  })
})

test('a card on the home screen opens without a network, in each language in which it was read; a card in a tab gets no service worker', async ({
  visit,
  deployment,
  card,
}) => {
  const address = deployment.origin + publicCardPathOf(card.slug)
  const page = await visit(null, { serviceWorkers: 'allow' })
  await page.goto(address)
  await expect(page.locator('html.js')).toBeAttached()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? ({ matches: true } as MediaQueryList) : ask(query))
  })
  await page.reload()
  await expect.poll(() => storedUrls(page, 'installed-cards')).toContain(`${publicCardPathOf(card.slug)}/qr.svg`)
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => !name.startsWith('installed-'))).toEqual([])
  const german = `${address}?lang=de`
  await page.goto(german)
  await expect.poll(() => storedUrls(page, 'installed-cards')).toContain(`${publicCardPathOf(card.slug)}?lang=de`)
  deployment.set('stopped')
  for (const [stored, label] of [
    [address, 'Save Contact'],
    [german, 'Kontakt speichern'],
    [`${address}?lang=fr`, 'Save Contact'],
  ] as const) {
    await page.goto(stored)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(card.name!)
    await expect(page.getByRole('link', { name: label }).first()).toBeAttached()
  }
})

test('after a new deployment an open tab works on, the next load shows the new version, and show mode opens offline with all its parts', async ({
  page,
  context,
  deployment,
  card,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('response', (answer) => answer.status() >= 400 && errors.push(`${answer.status()} ${answer.url()}`))
  await openDashboardAndWaitForStoring(page, deployment, card)
  await expect.poll(() => storedUrls(page, OFFLINE_CACHE_NAMES.cards)).toContain(`${publicCardPathOf(card.slug)}/qr.svg`)
  await page.goto(`${deployment.origin}/card-editor/${card.id}`)
  await page.getByLabel('Name', { exact: true }).fill('Typed before the deployment')
  deployment.set('second')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('A new version was found'))
  // The page has not loaded the code of these tabs yet, and the server no longer has it, so the service worker must have stored it.
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    await expect(page.getByText('This part could not be loaded')).toBeHidden()
  }
  await page.getByRole('tab').first().click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before the deployment')
  await page.getByRole('link', { name: 'PWA Settings' }).first().click()
  await page.goBack()
  await page.goto(`${deployment.origin}/dashboard`)
  await expect(page.getByText(SECOND_VERSION_TEXT)).toBeVisible()
  await page.goto(`${deployment.origin}/card-editor/${card.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed before the deployment')
  expect(errors).toEqual([])

  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed')
  const next = await context.newPage()
  await page.close()
  // No page of the old version is open, so the new one takes over and deletes the old files.
  await expect(async () => {
    await next.goto('about:blank')
    await next.waitForTimeout(500)
    await next.goto(`${deployment.origin}/guide`)
    expect(await next.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  }).toPass()
  deployment.set('stopped')
  await next.goto(deployment.origin + SHOW_PATH)
  await expect(next).toHaveURL(deployment.origin + showPagePathOf(card.slug))
  await expect(next.getByRole('button', { name: 'Share' })).toBeVisible()
})
