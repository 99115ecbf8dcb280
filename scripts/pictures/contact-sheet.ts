/**
 * `npm run contact-sheet [-- --only cards,dashboard] [-- --widths 360,1280] [-- --schemes light] [-- --out folder]` takes screenshots of
 * all cards and all pages in each state, with their dialogs and tabs: .veebu/contact-sheet/. `--only` takes names of pictures; `cards`
 * stands for the cards in all themes, `mails` for one of each kind of mail, `design` for the page with all components.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { APP_PAGE_PATHS, publicCardPathOf } from '../../schema/route.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import { launchBrowser } from '../local/browser.ts'
import { waitForVisits } from '../local/demo-visits.ts'
import { hideEditorGuide } from '../local/editor-guide.ts'
import { createSampleMails } from '../../worker/test/sample-mails.ts'
import { createSampleCards, SAMPLE_CARD_KINDS, sampleCardSlugOf } from '../local/sample-cards.ts'
import { DESIGN_PAGE_STATES, serveDesignPage } from './design-page.ts'
import type { ScreenshotScene, ServerState } from '../scenes/scene.ts'
import { SCREENSHOT_SCENES } from '../scenes/screenshot-scenes.ts'
import { storePastVisits } from '../local/past-visits.ts'
import { createSampleAccounts, SAMPLE_CARD_VISITS, type SampleAccount, type SampleViewer } from '../local/sample-accounts.ts'
import { startTemporaryServer } from '../local/temporary-server.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/contact-sheet' },
    only: { type: 'string', default: ['cards', 'mails', 'design', ...Object.keys(SCREENSHOT_SCENES)].join(',') },
    widths: { type: 'string', default: '360,768,1280' },
    schemes: { type: 'string', default: 'light,dark' },
  },
})
const SELECTED_NAMES = values.only.split(',')
const WINDOW_WIDTHS = values.widths.split(',').map(Number)
const COLOR_SCHEMES = values.schemes.split(',') as ('light' | 'dark')[]
const CARD_WIDTHS = [390, 1280]
const MAIL_WIDTHS = [320, 640]
const windowHeightOf = (width: number) => (width < 768 ? 800 : 900)
const PAGE_HEIGHT_MAX = 1.6
const PUBLIC_PAGE_HEIGHT_MAX = 9
const ROWS_MAX = 3
const shownWidthOf = (width: number) => (width < 600 ? 240 : width < 1000 ? 330 : 520)

interface Screenshot {
  row: string
  width: number
  scheme: string
  image: string
}

const failures: string[] = []
const browser = await launchBrowser()

async function openWindow(width: number, colorScheme: 'light' | 'dark', account?: SampleAccount): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme,
    viewport: { width, height: windowHeightOf(width) },
    // On a phone, the scroll bar takes no room.
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await hideEditorGuide(context)
  if (account) await context.addCookies(account.cookies)
  return context
}

/** Resolves when the page has not changed for a while and the pictures in its window are loaded. */
async function waitUntilDrawn(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(finish, 400)
        })
        const finish = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(finish, 400)
        setTimeout(finish, 4000)
        observer.observe(document.body, { subtree: true, childList: true })
      }),
  )
  const isDrawn = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility())
  await page.waitForFunction(isDrawn, undefined, { timeout: 5000 }).catch(() => undefined)
}

async function takeScreenshot(page: Page, width: number, heightMax: number): Promise<string> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const windowHeight = windowHeightOf(width)
  // A full-page screenshot would move an open dialog.
  const hasDialog = (await page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):visible').count()) > 0
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = hasDialog ? windowHeight : Math.max(windowHeight, Math.min(pageHeight, windowHeight * heightMax))
  // The page is scrolled, because pictures further down load only when they come near the window.
  if (height > windowHeight) await page.setViewportSize({ width, height })
  await waitUntilDrawn(page)
  return (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
}

async function setServerState(page: Page, state: ServerState = 'answers') {
  if (state === 'answers') return
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/user',
    (route) => (state === 'fails' ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : undefined),
  )
}

async function screenshotScene(
  { name, path, server: state, prepare }: ScreenshotScene,
  context: BrowserContext,
  width: number,
  cardId: number,
) {
  const page = await context.newPage()
  try {
    await setServerState(page, state)
    await page.goto(path(cardId), { waitUntil: state === 'waits' ? 'load' : 'networkidle' })
    // Pages repeat a failed call once before they show an error.
    if (state) await page.waitForTimeout(state === 'fails' ? 3000 : 1500)
    page.setDefaultTimeout(5000)
    await prepare?.(page)
    await page.waitForTimeout(prepare ? 600 : 0)
  } catch (error) {
    failures.push(`${name} at ${width}: ${String(error).split('\n')[0]}`)
  }
  const image = await takeScreenshot(page, width, path(cardId) === APP_PAGE_PATHS.home ? PUBLIC_PAGE_HEIGHT_MAX : PAGE_HEIGHT_MAX)
  await page.close()
  return image
}

async function screenshotPage(name: string, accounts: Map<SampleViewer, SampleAccount>): Promise<Screenshot[]> {
  const shots: Screenshot[] = []
  for (const width of WINDOW_WIDTHS) {
    for (const scheme of COLOR_SCHEMES) {
      for (const scene of SCREENSHOT_SCENES[name]!) {
        if (scene.opensIn && (scene.opensIn === 'narrow') !== width < 768) continue
        const account = accounts.get(scene.viewer)
        const context = await openWindow(width, scheme, account)
        shots.push({ row: scene.name, width, scheme, image: await screenshotScene(scene, context, width, account?.cardId ?? 0) })
        await context.close()
      }
    }
  }
  return shots
}

async function screenshotTheme(theme: CardThemeKey): Promise<Screenshot[]> {
  const shots: Screenshot[] = []
  for (const width of CARD_WIDTHS) {
    for (const scheme of COLOR_SCHEMES) {
      const context = await openWindow(width, scheme)
      for (const kind of SAMPLE_CARD_KINDS) {
        const page = await context.newPage()
        await page.goto(publicCardPathOf(sampleCardSlugOf(kind, theme)), { waitUntil: 'networkidle' })
        shots.push({ row: kind, width, scheme, image: await takeScreenshot(page, width, PUBLIC_PAGE_HEIGHT_MAX) })
        await page.close()
      }
      await context.close()
    }
  }
  return shots
}

async function screenshotMails(): Promise<Screenshot[]> {
  const shots: Screenshot[] = []
  const typed = { name: 'Amina Okafor', message: 'I need about twenty photos of my garden.\nIs a Saturday in May possible?' }
  for (const width of MAIL_WIDTHS) {
    for (const scheme of COLOR_SCHEMES) {
      const page = await browser.newPage({ viewport: { width, height: 500 }, colorScheme: scheme, javaScriptEnabled: false })
      // The sample card exists in no store, so it gets a photo of the seed.
      await page.route(`${server.url}/media/**`, (route) => route.fulfill({ path: 'scripts/seed/demo/photo.jpg' }))
      for (const [name, { html }] of Object.entries(createSampleMails(server.url, typed))) {
        await page.setContent(html, { waitUntil: 'load' })
        shots.push({ row: name, width, scheme, image: (await page.screenshot({ type: 'jpeg', fullPage: true })).toString('base64') })
      }
      await page.close()
    }
  }
  return shots
}

async function screenshotDesignPage(): Promise<Screenshot[]> {
  const shots: Screenshot[] = []
  const { url, stop } = await serveDesignPage()
  for (const width of WINDOW_WIDTHS) {
    for (const scheme of COLOR_SCHEMES) {
      const context = await openWindow(width, scheme)
      for (const [state, step] of Object.entries(DESIGN_PAGE_STATES)) {
        const page = await context.newPage()
        await page.goto(url)
        await page.getByRole('heading', { name: 'Dialogs and toasts' }).waitFor()
        await step?.(page)
        shots.push({ row: state, width, scheme, image: await takeScreenshot(page, width, step ? 1 : PUBLIC_PAGE_HEIGHT_MAX) })
        await page.close()
      }
      await context.close()
    }
  }
  await stop()
  return shots
}

function buildSheetHtml(name: string, rows: string[], shots: Screenshot[]): string {
  const figures = rows.map((row) => {
    const images = shots
      .filter((shot) => shot.row === row)
      .map(
        ({ width, scheme, image }) => `<img alt="${width} ${scheme}" width="${shownWidthOf(width)}" src="data:image/jpeg;base64,${image}">`,
      )
    return `<figure><figcaption>${name}: ${row}</figcaption>${images.join('')}</figure>`
  })
  return `<!doctype html><style>
    body { margin: 16px; width: max-content; font: 600 15px system-ui, sans-serif; background: #b4b4bc; color: #18181b }
    figure { margin: 0 0 20px; display: flex; gap: 10px; align-items: flex-start }
    figcaption { width: 90px; overflow-wrap: anywhere }
  </style>${figures.join('')}`
}

async function saveSheets(name: string, shots: Screenshot[]) {
  const rows = [...new Set(shots.map(({ row }) => row))]
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } })
  for (let from = 0; from < rows.length; from += ROWS_MAX) {
    await page.setContent(buildSheetHtml(name, rows.slice(from, from + ROWS_MAX), shots))
    const size = await page.evaluate(() => ({ width: document.body.scrollWidth + 32, height: document.body.scrollHeight + 32 }))
    await page.setViewportSize(size)
    await page.screenshot({ path: join(values.out, `${name}-${from / ROWS_MAX + 1}.png`) })
    await page.setViewportSize({ width: 1400, height: 800 })
  }
  await page.close()
  console.log(`${name}: ${shots.length} screenshots`)
}

const server = await startTemporaryServer()
try {
  mkdirSync(values.out, { recursive: true })
  const needsPages = SELECTED_NAMES.some((name) => name in SCREENSHOT_SCENES)
  await createSampleCards(server.url)
  const accounts = await createSampleAccounts(browser, server.url)
  if (needsPages) {
    const { username, cardId } = accounts.get('real')!
    await waitForVisits(browser, server.url, username, SAMPLE_CARD_VISITS)
    await server.whileStopped((stateDir) => storePastVisits(stateDir, cardId))
  }
  for (const theme of CARD_THEME_KEYS)
    if (SELECTED_NAMES.includes('cards') || SELECTED_NAMES.includes(theme)) await saveSheets(theme, await screenshotTheme(theme))
  if (SELECTED_NAMES.includes('mails')) await saveSheets('mails', await screenshotMails())
  if (SELECTED_NAMES.includes('design')) await saveSheets('design', await screenshotDesignPage())
  for (const name of Object.keys(SCREENSHOT_SCENES))
    if (SELECTED_NAMES.includes(name)) await saveSheets(name, await screenshotPage(name, accounts))
} finally {
  await browser.close()
  server.stop()
}
if (failures.length > 0) {
  console.error(`These could not be opened:\n${[...new Set(failures)].join('\n')}`)
  process.exitCode = 1
}
