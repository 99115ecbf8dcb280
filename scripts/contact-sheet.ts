/**
 * `npm run contact-sheet -- [--out file.png] [--url http://localhost:8787] [--pages themes,/dashboard] [--as demo] [--height 900]`
 *
 * Photographs pages at phone and desktop width, light and dark, signed in as a demo account, into one picture: a card in
 * each of the nine themes first. `themes` among the pages stands for those nine. Without `--url` it starts a server of its
 * own with a fresh store; another must have the nine cards already.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { THEME_KEYS } from '../schema/theme.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startServer } from './local/own-server.ts'
import { createThemeCards, themeCardPath } from './local/theme-cards.ts'
import { findChromium } from './local/chromium.mjs'

const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark'] as const
/** Width of a picture on the sheet, by the width it was taken at. */
const SHOWN: Record<number, number> = { 390: 195, 1280: 480 }
const THEME_PAGES = THEME_KEYS.map(themeCardPath)
const PAGES = [
  'themes',
  '/',
  '/auth',
  '/auth?view=register',
  '/auth?view=reset',
  '/dashboard',
  '/card-editor/1',
  '/mobile-editor/1',
  '/analytics/1',
  '/account',
  '/users',
  '/guide',
  '/pwa-settings',
  '/no-such-page',
  '/view/no-such-card',
]
/** Signed in, these lead away. */
const PUBLIC = /^\/(auth|view)/

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

async function photograph(browser: Browser, url: string, pages: string[]): Promise<Shot[]> {
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
        const page = await (PUBLIC.test(path) ? visitor : owner).newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        // The pictures and faces that a page brings after it is shown.
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

function sheet(pages: string[], shots: Shot[]): string {
  const figures = pages.map((path) => {
    const taken = shots.filter(({ page }) => page === path)
    const images = taken.map(
      ({ width, scheme, image }) => `<img alt="${width} ${scheme}" width="${SHOWN[width]}" src="data:image/jpeg;base64,${image}">`,
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

const server = values.url ? { url: values.url, stop: () => {} } : await startServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
})
try {
  const pages = (values.pages?.split(',') ?? PAGES).flatMap((page) => (page === 'themes' ? THEME_PAGES : page))
  if (!values.url) await createThemeCards(server.url)
  const shots = await photograph(browser, server.url, pages)
  const page = await browser.newPage({ viewport: { width: 1460, height: 800 } })
  await page.setContent(sheet(pages, shots))
  mkdirSync(dirname(values.out), { recursive: true })
  await page.screenshot({ path: values.out, fullPage: true })
  console.log(`${pages.length} pages, ${shots.length} pictures: ${values.out}`)
} finally {
  await browser.close()
  server.stop()
}
