/**
 * `npm run contact-sheet -- [--out file.png] [--url http://localhost:8787] [--pages themes,/dashboard] [--as demo] [--height 900]`
 *
 * Combines screenshots of pages at phone and desktop width, in light and dark, signed in as a demo account, into one image.
 * The default is a card in every theme, then every page of the app. In `--pages`, `themes` stands for the cards in every
 * theme. Without `--url` it starts a server with an empty database; a server given by `--url` must have those cards already.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { cardPath, isCardPage, PAGE_NAMES, type PageName, pageRules, ROUTES } from '../schema/route.ts'
import { THEME_KEYS } from '../schema/theme.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startTemporaryServer } from './local/temporary-server.ts'
import { createThemeCards, themeCardPath } from './local/theme-cards.ts'
import { findChromium } from './local/chromium.mjs'

const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark'] as const
/** Width of a screenshot on the sheet, by the width of the window. */
const SHEET_WIDTH: Record<number, number> = { 390: 195, 1280: 480 }
const THEME_PAGES = THEME_KEYS.map(themeCardPath)
const APP_PAGES = PAGE_NAMES.filter((page) => !pageRules(page).redirect)
const pathOf = (page: PageName) => (isCardPage(page) ? cardPath(page, 1) : ROUTES[page])
const DEFAULT_PATHS = [
  'themes',
  ...APP_PAGES.map(pathOf),
  `${ROUTES.auth}?view=register`,
  `${ROUTES.auth}?view=reset`,
  '/no-such-page',
  '/view/no-such-card',
]
/** Prefixes of the paths whose screenshots are taken without a session. */
const WITHOUT_SESSION = ['/view/', ...APP_PAGES.filter((page) => pageRules(page).access === 'guest').map(pathOf)]
const isForGuests = (path: string) => WITHOUT_SESSION.some((start) => path.startsWith(start))

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/contact-sheet.png' },
    url: { type: 'string' },
    pages: { type: 'string' },
    as: { type: 'string', default: DEMO_OWNERS[0]!.username },
    height: { type: 'string', default: '900' },
  },
})

interface Shot {
  page: string
  width: number
  scheme: string
  image: string
}

async function takeScreenshot(browser: Browser, url: string, pages: string[]): Promise<Shot[]> {
  const shots: Shot[] = []
  const height = Number(values.height)
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const options = { baseURL: url, colorScheme, viewport: { width, height }, reducedMotion: 'reduce' as const }
      const visitor = await browser.newContext(options)
      const owner = await browser.newContext(options)
      const login = await owner.request.post('/api/login', { data: { username: values.as, password: DEMO_PASSWORD } })
      if (!login.ok()) throw new Error(`${values.as} could not sign in: ${await login.text()}`)
      for (const path of pages) {
        const page = await (isForGuests(path) ? visitor : owner).newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        // Images and fonts that load after the first paint.
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

function buildSheet(pages: string[], shots: Shot[]): string {
  const figures = pages.map((path) => {
    const screenshots = shots.filter(({ page }) => page === path)
    const images = screenshots.map(
      ({ width, scheme, image }) => `<img alt="${width} ${scheme}" width="${SHEET_WIDTH[width]}" src="data:image/jpeg;base64,${image}">`,
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

const server = values.url ? { url: values.url, stop: () => {} } : await startTemporaryServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
})
try {
  const pages = (values.pages?.split(',') ?? DEFAULT_PATHS).flatMap((page) => (page === 'themes' ? THEME_PAGES : page))
  if (!values.url) await createThemeCards(server.url)
  const shots = await takeScreenshot(browser, server.url, pages)
  const page = await browser.newPage({ viewport: { width: 1460, height: 800 } })
  await page.setContent(buildSheet(pages, shots))
  mkdirSync(dirname(values.out), { recursive: true })
  await page.screenshot({ path: values.out, fullPage: true })
  console.log(`${pages.length} pages, ${shots.length} pictures: ${values.out}`)
} finally {
  await browser.close()
  server.stop()
}
