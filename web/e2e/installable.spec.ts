import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, expect, type Page, test as base } from '@playwright/test'
import sharp from 'sharp'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { findFullChromium } from '../../scripts/local/chromium.mjs'
import { signInAsLevel, TEST_PASSWORD } from './accounts.ts'
import { createTestCard, registerTestUser } from './cards.ts'

/*
 * Installs the app and cards in a real browser. The headless shell, in which all other tests run, has no part that installs web apps,
 * and no browser installs them in the private windows in which Playwright opens its pages.
 */
const FULL_CHROMIUM = findFullChromium()

/** A browser with a profile of its own, which installs web apps and remembers them until the test ends. */
interface Profile {
  context: BrowserContext
  /** Sends the browser a command about installed apps (https://chromedevtools.github.io/devtools-protocol/tot/PWA/). */
  send: (method: `PWA.${string}`, params: { manifestId: string } & Record<string, string>) => Promise<unknown>
}

const test = base.extend<{ profile: Profile }>({
  profile: async ({ launchOptions: { args, env }, baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const home = join(folder, 'home')
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: FULL_CHROMIUM,
      args,
      // An installed app adds itself to the desktop's menu, which must not be that of the person who runs the tests.
      env: { ...env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      baseURL,
      reducedMotion: 'reduce',
      // Installing needs no service worker, and storing the whole app would take longer than all of the test.
      serviceWorkers: 'block',
    })
    const session = await context.browser()!.newBrowserCDPSession()
    const send: Profile['send'] = (method, params) => (session.send as (name: string, values: object) => Promise<unknown>)(method, params)
    await use({ context, send })
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  },
})
test.slow()
test.skip(!FULL_CHROMIUM, 'There is no full Chromium, which alone can install web apps: `apt-get install chromium` gives one.')

/** Returns the browser's problems with installing the page, and the app's id and start URL. */
async function inspectInstallation(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const { errors, data } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { appId } = await session.send('Page.getAppId')
  await session.detach()
  const { start_url } = JSON.parse(data!) as { start_url: string }
  return { problems: [...errors, ...installabilityErrors], id: appId!, startUrl: start_url }
}

/** Opens a page and expects that the browser would install it. Returns the app's id and start URL. */
async function expectInstallable(context: BrowserContext, path: string) {
  const page = context.pages()[0]!
  await page.goto(path, { waitUntil: 'load' })
  const { problems, ...app } = await inspectInstallation(page)
  expect(problems, path).toEqual([])
  return app
}

/** Saves settings of the signed-in user, with icons of their own, and so makes the app theirs. */
async function saveOwnSettings({ request }: BrowserContext, appName: string) {
  const icon = sharp({ create: { width: 512, height: 512, channels: 3, background: '#0a6' } }).png()
  const icons: Record<string, string> = {}
  for (const slot of ['icon192', 'icon512', 'iconMaskable']) {
    const file = { name: 'icon.png', mimeType: 'image/png', buffer: await icon.clone().toBuffer() }
    const res = await request.post('/api/pwa-upload', { multipart: { slot, file } })
    icons[slot] = ((await res.json()) as { url: string }).url
  }
  expect((await request.post('/api/pwa-settings', { data: { appName, icons } })).status()).toBe(200)
}

async function signInAs({ request }: BrowserContext, username: string) {
  // The server may have closed the connection, which was idle while a browser installed an app. So the call is repeated once.
  const res = await request.post('/api/login', { data: { username, password: TEST_PASSWORD }, maxRetries: 1 })
  expect(res.status()).toBe(200)
}

/** Registers a user who has the app under an own name, and a card. */
async function createOwner(context: BrowserContext, appName: string) {
  const page = context.pages()[0]!
  await context.clearCookies()
  const { username } = await registerTestUser(page)
  await saveOwnSettings(context, appName)
  return { username, card: await createTestCard(page) }
}

async function install({ send }: Profile, manifestId: string, url: string) {
  await send('PWA.install', { manifestId, installUrlOrBundleUrl: url })
  await send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' })
}

/** Opens an installed app as from the home screen, and returns its window's path and whether it is a window without browser bars. */
async function launch({ context, send }: Profile, manifestId: string) {
  const opened = context.waitForEvent('page')
  await send('PWA.launch', { manifestId })
  const page = await opened
  await page.waitForLoadState()
  await page.waitForURL(/^http/)
  const standalone = await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)
  const path = new URL(page.url()).pathname
  await page.close()
  return { path, standalone }
}

test('the browser finds nothing wrong with the app, an owner’s app and cards, tells them apart, offers the installation, and starts what is installed', async ({
  profile,
}) => {
  const { context, send } = profile
  const origin = test.info().project.use.baseURL!
  const site = await expectInstallable(context, '/')
  const demoCard = await expectInstallable(context, '/view/demo')
  const ada = await createOwner(context, 'Ada’s cards')
  const [adasApp, adasCard] = [
    await expectInstallable(context, APP_PAGE_PATHS.dashboard),
    await expectInstallable(context, `/view/${ada.card.slug}`),
  ]
  await createOwner(context, 'Bob’s cards')
  const bobsApp = await expectInstallable(context, APP_PAGE_PATHS.dashboard)
  await context.clearCookies()
  const page = context.pages()[0]!
  await registerTestUser(page)
  const usersApp = await expectInstallable(context, APP_PAGE_PATHS.dashboard)
  // A user without settings has the site's app.
  expect(usersApp).toEqual(site)
  const ids = [site, demoCard, adasApp, adasCard, bobsApp].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([demoCard.startUrl, adasCard.startUrl]).toEqual(['/view/demo', `/view/${ada.card.slug}`])
  expect([site, adasApp, bobsApp].map(({ startUrl }) => startUrl)).toEqual(Array(3).fill(APP_PAGE_PATHS.dashboard))

  // The browser offers the installation by itself, and the banner passes it on.
  await signInAsLevel(page, 1, APP_PAGE_PATHS.dashboard)
  await expect(page.getByRole('complementary', { name: `Install ${PRODUCT_NAMES.name}` }).getByRole('button')).toHaveText([
    'Not Now',
    'Install App',
  ])

  await signInAs(context, ada.username)
  await install(profile, adasApp.id, `${origin}${APP_PAGE_PATHS.dashboard}`)
  expect(await launch(profile, adasApp.id)).toEqual({ path: APP_PAGE_PATHS.dashboard, standalone: true })

  // An installed card starts at the card, under a new slug too.
  const cardId = `${origin}/view/?card=${ada.card.id}`
  await install(profile, cardId, origin + adasCard.startUrl)
  expect(await launch(profile, cardId)).toEqual({ path: adasCard.startUrl, standalone: true })

  await signInAsLevel(page, 4)
  const slug = `${ada.card.slug}-2`
  expect((await context.request.put(`/api/business-cards/${ada.card.id}`, { data: { slug } })).status()).toBe(200)
  expect(await launch(profile, cardId)).toEqual({ path: `/view/${slug}`, standalone: true })
  expect((await expectInstallable(context, `/view/${slug}`)).id).toBe(cardId)
  // The browser still knows both: neither has replaced the other.
  for (const manifestId of [adasApp.id, cardId]) await expect(send('PWA.getOsAppState', { manifestId })).resolves.toBeDefined()
  await signInAs(context, ada.username)
  expect((await expectInstallable(context, APP_PAGE_PATHS.dashboard)).id).toBe(adasApp.id)
})
