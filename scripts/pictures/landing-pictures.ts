/**
 * `npm run landing-pictures [-- sample creative]` takes all pictures of the landing page, or the named ones, in light and dark:
 * worker/landing/pictures/ and web/public/share.jpg.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { Card } from '../../schema/card.ts'
import type { ImageUploadResponse } from '../../schema/image.ts'
import { COLOR_SCHEME_STORAGE_KEY } from '../../schema/product.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import {
  PICTURE_COLOR_SCHEMES,
  THEME_PICTURE_SIZE_PX,
  DASHBOARD_PICTURE_SIZE_PX,
  type PictureColorScheme,
} from '../../worker/landing/picture-sizes.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import { signInAs } from '../local/demo-visits.ts'
import { storePastVisits } from '../local/past-visits.ts'
import type { TemporaryServer } from '../local/temporary-server.ts'
import { createThemeCards, themeCardPathOf } from '../local/theme-cards.ts'
import { LANDING_PORTRAITS } from '../seed-art/portrait.ts'

const PICTURES_FOLDER = join(import.meta.dirname, '../../worker/landing/pictures')
const SHARE_IMAGE_PATH = join(import.meta.dirname, '../../web/public/share.jpg')
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }
const AVIF_QUALITY = 50
const PIXELS_PER_CSS_PIXEL = 2
const SAMPLE_PHOTO_SIDE = 640

const PORTRAIT_BY_THEME: Partial<Record<CardThemeKey, keyof typeof LANDING_PORTRAITS>> = {
  dynamic: 'kai',
  education: 'miriam',
  beauty: 'ines',
  tech: 'priya',
}

const drawPortraitFile = (name: string, side: number) => sharp(Buffer.from(LANDING_PORTRAITS[name]!)).resize(side, side)

/** Gives each card another portrait, because the cards are copies of demo cards. */
async function uploadPortraits(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await signInAs('demo', context)
  for (const [theme, portrait] of Object.entries(PORTRAIT_BY_THEME) as [CardThemeKey, string][]) {
    const { id } = (await (await context.request.get(`/api/card/theme-${theme}`)).json()) as Card
    const buffer = await drawPortraitFile(portrait, 1000).jpeg({ quality: 90 }).toBuffer()
    const file = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer }
    const upload = await context.request.post('/api/upload', { multipart: { file, cardId: String(id), type: 'profilePicture' } })
    const { url: profilePicture } = (await upload.json()) as Extract<ImageUploadResponse, { success: true }>
    const saved = await context.request.put(`/api/business-cards/${id}`, {
      data: { profilePicture, coverPhoto: null, logoUrl: null, gallery: [] },
    })
    if (!saved.ok()) throw new Error(`The card in ${theme} was refused: ${await saved.text()}`)
  }
  // Without its cover picture, the card shows the whole name.
  const { id } = (await (await context.request.get('/api/card/theme-creative')).json()) as Card
  const saved = await context.request.put(`/api/business-cards/${id}`, { data: { coverPhoto: null } })
  if (!saved.ok()) throw new Error(`The card in creative was refused: ${await saved.text()}`)
  await context.close()
}

async function openPage(
  browser: Browser,
  url: string,
  scheme: PictureColorScheme,
  viewport: { width: number; height: number },
  scale: number,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await context.addInitScript(([key, theme]) => localStorage.setItem(key!, theme!), [COLOR_SCHEME_STORAGE_KEY, scheme])
  return context.newPage()
}

async function saveAvif(png: Buffer, file: string) {
  const path = join(PICTURES_FOLDER, file)
  await sharp(png).avif({ quality: AVIF_QUALITY, effort: 6 }).toFile(path)
  console.log(`${file}: ${(statSync(path).size / 1024).toFixed(1)} kB`)
}

const selected = process.argv.slice(2)
const isSelected = (task: string) => selected.length === 0 || selected.includes(task)

async function takeThemePictures(browser: Browser, { url }: TemporaryServer) {
  const wanted = CARD_THEME_KEYS.filter((theme) => isSelected('themes') || selected.includes(theme))
  if (wanted.length === 0) return
  await createThemeCards(url)
  await uploadPortraits(browser, url)
  for (const scheme of PICTURE_COLOR_SCHEMES)
    for (const theme of wanted) {
      const page = await openPage(browser, url, scheme, THEME_PICTURE_SIZE_PX, PIXELS_PER_CSS_PIXEL)
      await page.goto(themeCardPathOf(theme), { waitUntil: 'networkidle' })
      // The page's script sets this class once the fonts are in use.
      await page.locator('html.settled').waitFor({ state: 'attached' })
      await page.addStyleTag({ content: '.page-bar{display:none}' })
      await saveAvif(await page.screenshot(), `${theme}-${scheme}.avif`)
      await page.context().close()
    }
}

async function takeDashboardPictures(browser: Browser, { url, whileStopped }: TemporaryServer) {
  const { id } = (await (await fetch(`${url}/api/card/pro`)).json()) as Card
  await whileStopped((stateDir) => storePastVisits(stateDir, id))
  for (const scheme of PICTURE_COLOR_SCHEMES) {
    const page = await openPage(browser, url, scheme, DASHBOARD_PICTURE_SIZE_PX, PIXELS_PER_CSS_PIXEL)
    await signInAs('pro', page.context())
    await page.goto(APP_PAGE_PATHS.dashboard, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await saveAvif(await page.screenshot(), `dashboard-${scheme}.avif`)
    await page.context().close()
  }
}

async function takeShareImage(browser: Browser, { url }: TemporaryServer) {
  const page = await openPage(browser, url, 'light', SHARE_IMAGE_SIZE, 1)
  await page.goto(APP_PAGE_PATHS.home, { waitUntil: 'networkidle' })
  // The page uses its font only if the font is available at once, which is the case on the second load.
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(SHARE_IMAGE_PATH)
  await page.context().close()
}

const saveSamplePhoto = async () => saveAvif(await drawPortraitFile('nora', SAMPLE_PHOTO_SIDE).png().toBuffer(), 'sample-photo.avif')

const TASKS = { sample: saveSamplePhoto, themes: takeThemePictures, dashboard: takeDashboardPictures, share: takeShareImage }

mkdirSync(PICTURES_FOLDER, { recursive: true })
await withBrowserAndServer(async (browser, server) => {
  for (const [name, take] of Object.entries(TASKS)) if (isSelected(name) || name === 'themes') await take(browser, server)
})
