/**
 * `npm run guide-pictures [-- themes export]` takes all pictures of the User Guide, or the named ones, in light and dark:
 * web/features/guide/pictures/.
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Cookie, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { COLOR_SCHEME_STORAGE_KEY } from '../../schema/product.ts'
import { APP_PAGE_PATHS, cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import {
  GUIDE_PICTURE_NAMES,
  GUIDE_PICTURE_SCHEMES,
  type GuidePictureName,
  type GuidePictureColorScheme,
  guidePictureFileOf,
  guidePictureRuleOf,
  isNarrowPicture,
} from '../../web/features/guide/content/pictures.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import { signInAs, visitCard, waitForVisits } from '../local/demo-visits.ts'
import { hideEditorGuide } from '../local/editor-guide.ts'

const PICTURES_FOLDER = join(import.meta.dirname, '../../web/features/guide/pictures')
const PIXELS_PER_CSS_PIXEL = 2
const AVIF_QUALITY = 42
const VISITS = 24

interface Scene {
  user?: string
  path: (cardId: number) => string
  prepare?: (page: Page) => Promise<void>
  /** The picture begins at the upper left corner of this element; by default, of the window. */
  from?: (page: Page) => Locator
  windowWidth?: number
}

const DESKTOP_WIDTH = 1280
const editorTab = (name: string) => async (page: Page) => page.getByRole('tab', { name }).click()
const panelOf = (title: string) => (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

const SCENES: Record<GuidePictureName, Scene> = {
  register: {
    path: () => `${APP_PAGE_PATHS.auth}?view=register`,
  },
  dashboard: { user: 'pro', path: () => APP_PAGE_PATHS.dashboard, from: (page) => page.getByRole('region', { name: 'Featured card' }) },
  'quick-editor': { user: 'pro', path: (id) => cardAppPagePathOf('quickEditor', id) },
  'card-editor': { user: 'pro', path: (id) => cardAppPagePathOf('cardEditor', id), from: (page) => page.locator('main') },
  themes: {
    user: 'demo',
    path: (id) => cardAppPagePathOf('cardEditor', id),
    prepare: async (page) => {
      await editorTab('Design')(page)
      await page.getByRole('button', { name: 'Change Theme' }).click()
    },
    from: (page) => page.getByRole('dialog'),
    windowWidth: 768,
  },
  'social-links': {
    user: 'demo',
    path: (id) => cardAppPagePathOf('cardEditor', id),
    prepare: editorTab('Social'),
    from: panelOf('Social links'),
  },
  'contact-form': {
    user: 'demo',
    path: (id) => cardAppPagePathOf('cardEditor', id),
    prepare: editorTab('Buttons'),
    from: panelOf('Contact form'),
  },
  card: { path: () => publicCardPathOf('pro') },
  'qr-dialog': {
    user: 'pro',
    path: () => APP_PAGE_PATHS.dashboard,
    prepare: async (page) => page.getByRole('button', { name: 'QR Code' }).first().click(),
    from: (page) => page.getByRole('dialog'),
  },
  'show-mode': { user: 'pro', path: () => showPagePathOf('pro') },
  'print-sheet': { user: 'pro', path: () => `${publicCardPathOf('pro')}/print`, windowWidth: guidePictureRuleOf('print-sheet').width },
  analytics: { user: 'pro', path: (id) => cardAppPagePathOf('analytics', id), from: (page) => page.locator('main') },
  export: {
    user: 'pro',
    path: (id) => cardAppPagePathOf('analytics', id),
    prepare: async (page) => page.getByRole('button', { name: 'Export Data' }).click(),
  },
  assistant: { user: 'pro', path: (id) => cardAppPagePathOf('salesbot', id), from: panelOf('Basic Configuration') },
  chat: {
    path: () => `${APP_PAGE_PATHS.chat}?card=pro`,
    prepare: async (page) => {
      await page.getByPlaceholder('Type your message...').fill('How much is a running analysis?')
      await page.keyboard.press('Enter')
      await page.getByText('180').first().waitFor()
    },
  },
  'custom-css': {
    user: 'enterprise',
    path: (id) => cardAppPagePathOf('cardEditor', id),
    prepare: async (page) => {
      await editorTab('Advanced')(page)
      await page.locator('.cm-content').click()
      await page.keyboard.type('.card-container {\n  border-radius: 24px;\n}')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    },
    from: panelOf('Custom CSS'),
  },
  'app-preview': {
    user: 'pro',
    path: () => APP_PAGE_PATHS.pwaSettings,
    prepare: editorTab('Preview'),
    from: panelOf('On the home screen'),
  },
  menu: {
    user: 'enterprise',
    path: (id) => cardAppPagePathOf('cardEditor', id),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
}

const MARGIN = 12

/** The server has a different port each time, so the pictures show this origin instead. */
const SHOWN_ORIGIN = 'https://cards.example'

function replaceShownOrigin(page: Page) {
  return page.evaluate(
    ([from, to]) => {
      const replace = (text: string) => text.replaceAll(from!, to!).replaceAll(new URL(from!).host, new URL(to!).host)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const value = text.nodeValue ?? ''
        if (replace(value) !== value) text.nodeValue = replace(value)
      }
      for (const input of document.querySelectorAll('input')) if (input.value.includes(from!)) input.value = replace(input.value)
    },
    [new URL(page.url()).origin, SHOWN_ORIGIN],
  )
}

interface SignedInUser {
  cookies: Cookie[]
  cardId: number
}
const signedInUsers = new Map<string, SignedInUser>()

async function signInOnce(context: BrowserContext, username: string): Promise<SignedInUser> {
  const known = signedInUsers.get(username)
  if (known) {
    await context.addCookies(known.cookies)
    return known
  }
  await signInAs(username, context)
  const [card] = (await (await context.request.get('/api/business-cards')).json()) as { id: number }[]
  const user = { cookies: await context.cookies(), cardId: card!.id }
  signedInUsers.set(username, user)
  return user
}

async function openScene(browser: Browser, baseURL: string, name: GuidePictureName, scheme: GuidePictureColorScheme): Promise<Page> {
  const { user, path, prepare, from, windowWidth } = SCENES[name]
  const isNarrow = isNarrowPicture(name)
  const { width, height, oneColorScheme } = guidePictureRuleOf(name)
  const context = await browser.newContext({
    baseURL,
    // The element must fit into the window, because in a scrolled page the sticky header would cover a part of it.
    viewport: isNarrow ? { width, height: from ? 1600 : height } : { width: windowWidth ?? DESKTOP_WIDTH, height: 1000 },
    deviceScaleFactor: PIXELS_PER_CSS_PIXEL,
    isMobile: isNarrow,
    hasTouch: isNarrow,
    colorScheme: oneColorScheme ? 'light' : scheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  await context.addInitScript(([key, theme]) => localStorage.setItem(key!, theme!), [COLOR_SCHEME_STORAGE_KEY, scheme])
  await hideEditorGuide(context)
  const cardId = user ? (await signInOnce(context, user)).cardId : 0
  const page = await context.newPage()
  await page.goto(path(cardId), { waitUntil: 'networkidle' })
  await prepare?.(page)
  await from?.(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await replaceShownOrigin(page)
  return page
}

async function takePicture(browser: Browser, baseURL: string, name: GuidePictureName, scheme: GuidePictureColorScheme): Promise<number> {
  const page = await openScene(browser, baseURL, name, scheme)
  const { width, height } = guidePictureRuleOf(name)
  const from = SCENES[name].from?.(page).first()
  await from?.scrollIntoViewIfNeeded()
  const isDialog = (await from?.getAttribute('role')) === 'dialog'
  const box = await from?.boundingBox()
  const scroll = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const isMain = await from?.evaluate((element) => element.tagName === 'MAIN')
  const margin = isDialog || isMain ? 0 : MARGIN
  const clip = box
    ? {
        x: isNarrowPicture(name) ? 0 : Math.max(0, Math.round(box.x + scroll.x - margin)),
        y: Math.max(0, Math.round(box.y + scroll.y - margin)),
        width,
        height,
      }
    : { x: 0, y: 0, width, height }
  const png = await page.screenshot({ clip, fullPage: !isDialog && box !== undefined })
  const path = join(PICTURES_FOLDER, guidePictureFileOf(name, scheme))
  await sharp(png).avif({ quality: AVIF_QUALITY, effort: 4 }).toFile(path)
  await page.context().close()
  const { size } = statSync(path)
  console.log(`${guidePictureFileOf(name, scheme)}: ${(size / 1024).toFixed(1)} kB`)
  return size
}

function deleteUnknownPictures() {
  const known = GUIDE_PICTURE_NAMES.flatMap((name) => GUIDE_PICTURE_SCHEMES.map((scheme) => guidePictureFileOf(name, scheme)))
  for (const file of readdirSync(PICTURES_FOLDER)) if (!known.includes(file)) rmSync(join(PICTURES_FOLDER, file))
}

const selected = process.argv.slice(2)
const names = GUIDE_PICTURE_NAMES.filter((name) => selected.length === 0 || selected.includes(name))
await withBrowserAndServer(async (browser, { url }) => {
  deleteUnknownPictures()
  if (names.includes('analytics')) {
    await visitCard(browser, url, 'pro', VISITS)
    await waitForVisits(browser, url, 'pro', VISITS)
  }
  for (const name of names)
    for (const scheme of guidePictureRuleOf(name).oneColorScheme ? (['light'] as const) : GUIDE_PICTURE_SCHEMES)
      await takePicture(browser, url, name, scheme)
})
