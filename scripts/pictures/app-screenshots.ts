/** `npm run app-screenshots` takes the screenshots for the browser's installation dialog, and stores them in web/public/screenshots/. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { APP_SCREENSHOTS, screenshotPathOf } from '../../schema/pwa.ts'
import { APP_PAGE_PATHS, publicCardPathOf } from '../../schema/route.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInAs, visitCard, waitForVisits } from '../local/demo-visits.ts'

const PUBLIC_FOLDER = join(import.meta.dirname, '../../web/public')
const OWNER = DEMO_OWNERS[0]!
const PATHS = { dashboard: APP_PAGE_PATHS.dashboard, card: publicCardPathOf(OWNER.username) }
const PHONE_SCALE = 2

/** The dashboard in the pictures shows this number of visits. */
const VISITS = 24

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
  if (shown !== 'card') await signInAs(OWNER.username, context)
  const page = await context.newPage()
  await page.goto(PATHS[shown], { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = join(PUBLIC_FOLDER, screenshotPathOf(name))
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, type: 'jpeg', quality: 78 })
  console.log(`${path}: ${Math.round(statSync(path).size / 1024)} kB`)
  await context.close()
}

await withBrowserAndServer(async (browser, { url }) => {
  await visitCard(browser, url, OWNER.username, VISITS)
  await waitForVisits(browser, url, OWNER.username, VISITS)
  for (const screenshot of APP_SCREENSHOTS) await takeScreenshot(browser, url, screenshot)
})
