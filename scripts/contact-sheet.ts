/**
 * `npm run contact-sheet -- [--out file.png] [--url http://localhost:8787] [--pages themes,/dashboard] [--as demo] [--height 900]`
 *
 * Combines screenshots of the product's pages into one image: at phone and desktop width, in light and dark colours. By default
 * it shows a card in every theme and every page of the app. In `--pages`, the word `themes` means the cards in every theme, and
 * `looks` those with almost nothing, real and overfull content in every theme.
 * Without `--url` it starts a temporary server.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import {
  cardAppPagePathOf,
  isCardAppPageName,
  APP_PAGE_NAMES,
  type AppPageName,
  appPageRulesOf,
  APP_PAGE_PATHS,
  publicCardPathOf,
} from '../schema/route.ts'
import { CARD_THEME_KEYS } from '../schema/theme.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startTemporaryServer } from './local/temporary-server.ts'
import { createLookCards, LOOK_CARD_KINDS, lookCardSlugOf } from './local/look-cards.ts'
import { createThemeCards, themeCardPathOf } from './local/theme-cards.ts'
import { findChromium } from './local/chromium.mjs'

const WINDOW_WIDTHS = [390, 1280]
const COLOR_SCHEMES = ['light', 'dark'] as const
/** Maps the width of the browser window to the width of its screenshot on the combined image. */
const SCREENSHOT_WIDTH_BY_WINDOW_WIDTH: Record<number, number> = { 390: 195, 1280: 480 }
const THEME_CARD_PATHS = CARD_THEME_KEYS.map(themeCardPathOf)
const LOOK_CARD_PATHS = CARD_THEME_KEYS.flatMap((theme) => LOOK_CARD_KINDS.map((kind) => publicCardPathOf(lookCardSlugOf(kind, theme))))
const PAGES_BY_WORD: Record<string, string[]> = { themes: THEME_CARD_PATHS, looks: LOOK_CARD_PATHS }
const PAGES_TO_CAPTURE = APP_PAGE_NAMES.filter((page) => !appPageRulesOf(page).redirect)
const pagePathOf = (page: AppPageName) => (isCardAppPageName(page) ? cardAppPagePathOf(page, 1) : APP_PAGE_PATHS[page])
const DEFAULT_PAGE_PATHS = [
  'themes',
  ...PAGES_TO_CAPTURE.map(pagePathOf),
  `${APP_PAGE_PATHS.auth}?view=register`,
  `${APP_PAGE_PATHS.auth}?view=reset`,
  '/no-such-page',
  '/view/no-such-card',
]
const SIGNED_OUT_PATH_PREFIXES = ['/view/', ...PAGES_TO_CAPTURE.filter((page) => appPageRulesOf(page).access === 'guest').map(pagePathOf)]
const isSignedOutPath = (path: string) => SIGNED_OUT_PATH_PREFIXES.some((start) => path.startsWith(start))

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/contact-sheet.png' },
    url: { type: 'string' },
    pages: { type: 'string' },
    as: { type: 'string', default: DEMO_OWNERS[0]!.username },
    height: { type: 'string', default: '900' },
  },
})

interface PageScreenshot {
  page: string
  width: number
  scheme: string
  image: string
}

async function takePageScreenshots(browser: Browser, url: string, pages: string[]): Promise<PageScreenshot[]> {
  const shots: PageScreenshot[] = []
  const height = Number(values.height)
  for (const width of WINDOW_WIDTHS) {
    for (const colorScheme of COLOR_SCHEMES) {
      const options = { baseURL: url, colorScheme, viewport: { width, height }, reducedMotion: 'reduce' as const }
      const visitor = await browser.newContext(options)
      const owner = await browser.newContext(options)
      const login = await owner.request.post('/api/login', { data: { username: values.as, password: DEMO_PASSWORD } })
      if (!login.ok()) throw new Error(`${values.as} could not sign in: ${await login.text()}`)
      for (const path of pages) {
        const page = await (isSignedOutPath(path) ? visitor : owner).newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        // The screenshot waits until the page's fonts have loaded.
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const image = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
        shots.push({ page: path, width, scheme: colorScheme, image })
        await page.close()
      }
      await Promise.all([visitor.close(), owner.close()])
    }
  }
  return shots
}

function buildContactSheetHtml(pages: string[], shots: PageScreenshot[]): string {
  const figures = pages.map((path) => {
    const screenshots = shots.filter(({ page }) => page === path)
    const images = screenshots.map(
      ({ width, scheme, image }) =>
        `<img alt="${width} ${scheme}" width="${SCREENSHOT_WIDTH_BY_WINDOW_WIDTH[width]}" src="data:image/jpeg;base64,${image}">`,
    )
    return `<figure><figcaption>${path.replaceAll('&', '&amp;')}</figcaption>${images.join('')}</figure>`
  })
  return `<!doctype html><style>
    body { margin: 24px; font: 600 15px system-ui, sans-serif; background: #d4d4d8; color: #18181b }
    figure { margin: 0 0 28px; display: flex; gap: 12px; align-items: flex-start; flex-wrap: wrap }
    figcaption { width: 100% }
    img { box-shadow: 0 1px 6px #0005 }
  </style>${figures.join('')}`
}

const appServer = values.url ? { url: values.url, stop: () => {} } : await startTemporaryServer()
const screenshotBrowser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
})
try {
  const pages = (values.pages?.split(',') ?? DEFAULT_PAGE_PATHS).flatMap((page) => PAGES_BY_WORD[page] ?? page)
  if (!values.url) await createThemeCards(appServer.url)
  if (!values.url && values.pages?.includes('looks')) await createLookCards(appServer.url)
  const shots = await takePageScreenshots(screenshotBrowser, appServer.url, pages)
  const page = await screenshotBrowser.newPage({ viewport: { width: 1460, height: 800 } })
  await page.setContent(buildContactSheetHtml(pages, shots))
  mkdirSync(dirname(values.out), { recursive: true })
  await page.screenshot({ path: values.out, fullPage: true })
  console.log(`${pages.length} pages, ${shots.length} pictures: ${values.out}`)
} finally {
  await screenshotBrowser.close()
  appServer.stop()
}
