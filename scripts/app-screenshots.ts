/**
 * `npm run app-screenshots` takes the pictures of the product that browsers show in the dialog for installing it, from the demo data,
 * and saves them in web/public/screenshots/.
 */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, devices } from 'playwright-core'
import { APP_SCREENSHOTS, screenshotPathOf } from '../schema/pwa.ts'
import { APP_PAGE_PATHS, publicCardPathOf } from '../schema/route.ts'
import { findChromium } from './local/chromium.mjs'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startTemporaryServer } from './local/temporary-server.ts'

const PUBLIC_FOLDER = join(import.meta.dirname, '../web/public')
const OWNER = DEMO_OWNERS[0]!
const PATHS = { dashboard: APP_PAGE_PATHS.dashboard, card: publicCardPathOf(OWNER.username) }
/** Pixels per CSS pixel of the pictures of a phone. */
const PHONE_SCALE = 2

/** Number of visits of the card before the dashboard, which counts them, is photographed. */
const VISITS = 24
/** A headless browser's own user agent would be excluded from counts as a bot. */
const PHONE = devices['Pixel 7']

async function visitCard(browser: Browser, baseURL: string) {
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ baseURL, userAgent: PHONE.userAgent })
    const page = await context.newPage()
    const counted = page.waitForResponse((res) => res.url().includes('/api/card-views'))
    await page.goto(PATHS.card)
    await counted
    await context.close()
  }
}

const signIn = async ({ request }: BrowserContext) => {
  const res = await request.post('/api/login', { data: { username: OWNER.username, password: DEMO_PASSWORD } })
  if (!res.ok()) throw new Error(`${OWNER.username} could not sign in: ${await res.text()}`)
}

/** Waits until the queue has stored the visits. */
async function waitForVisits(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await signIn(context)
  for (let views = 0; views < VISITS; await new Promise((resolve) => setTimeout(resolve, 500)))
    views = ((await (await context.request.get('/api/analytics-summary')).json()) as { viewsThisMonth: number }).viewsThisMonth
  await context.close()
}

async function takeScreenshot(browser: Browser, baseURL: string, { name, page: shown, width, height }: (typeof APP_SCREENSHOTS)[number]) {
  const scale = width < height ? PHONE_SCALE : 1
  const context = await browser.newContext({
    baseURL,
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    isMobile: width < height,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  if (shown !== 'card') await signIn(context)
  const page = await context.newPage()
  await page.goto(PATHS[shown], { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = join(PUBLIC_FOLDER, screenshotPathOf(name))
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, type: 'jpeg', quality: 78 })
  console.log(`${path}: ${Math.round(statSync(path).size / 1024)} kB`)
  await context.close()
}

const server = await startTemporaryServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await visitCard(browser, server.url)
  await waitForVisits(browser, server.url)
  for (const screenshot of APP_SCREENSHOTS) await takeScreenshot(browser, server.url, screenshot)
} finally {
  await browser.close()
  server.stop()
}
