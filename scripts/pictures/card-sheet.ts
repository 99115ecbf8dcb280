/**
 * `npm run card-sheet [-- --themes beauty,tech] [-- --kinds full,german] [-- --widths 390,1280] [-- --schemes light] [-- --accent #1d4ed8]
 * [-- --out folder]` takes screenshots of cards of nine kinds in each theme, for judging a theme by what it must stand:
 * .veebu/contact-sheet/. A picture shows one theme with a group of kinds; a row has one kind in one colour mode, at all widths.
 * `--accent` gives all cards an accent colour.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import type { ImageUploadResponse } from '../../schema/image.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { CARD_THEME_KEYS, type CardThemeKey, isCardThemeKey } from '../../schema/theme.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import {
  buildCardKindFields,
  CARD_KINDS,
  type CardKind,
  cardKindSlugOf,
  type CardKindPictures,
  drawCardKindPictures,
  drawVideoFrame,
  isCardKind,
} from '../local/card-kinds.ts'
import { signInDemoAccount } from '../local/sign-in.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/contact-sheet' },
    themes: { type: 'string', default: CARD_THEME_KEYS.join(',') },
    kinds: { type: 'string', default: CARD_KINDS.join(',') },
    widths: { type: 'string', default: '390,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    accent: { type: 'string' },
  },
})
const THEMES = values.themes.split(',').filter(isCardThemeKey)
const KINDS = values.kinds.split(',').filter(isCardKind)
const WINDOW_WIDTHS = values.widths.split(',').map(Number)
const COLOR_SCHEMES = values.schemes.split(',') as ('light' | 'dark')[]
/** Kinds that share a picture. */
const KIND_GROUPS: Record<string, CardKind[]> = {
  full: ['full'],
  short: ['sparse', 'name'],
  scripts: ['german', 'arabic', 'japanese'],
  pictures: ['brand', 'dark', 'landscape'],
}
/** Widths in the sheet. Together with the gaps, all four have less than 2000 pixels. */
const shownWidthOf = (width: number) => (width < 600 ? 250 : width < 1000 ? 370 : width < 1600 ? 560 : 760)
const SHOWN_HEIGHT_MAX = 1500
const windowHeightOf = (width: number) => (width < 768 ? 844 : width < 1600 ? 800 : 1080)

type SendApiRequest = <T>(path: string, body: FormData | object) => Promise<T>

async function signInForApiRequests(url: string): Promise<SendApiRequest> {
  const cookie = await signInDemoAccount(fetch, url)
  const send: SendApiRequest = async (path, body) => {
    const isForm = body instanceof FormData
    const res = await fetch(url + path, {
      method: 'POST',
      headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (res.status === 429) {
      await sleep(Number(res.headers.get('retry-after') ?? 1) * 1000)
      return send(path, body)
    }
    if (!res.ok) throw new Error(`${path} answered ${res.status}: ${await res.text()}`)
    return res.json() as never
  }
  return send
}

async function uploadPictures(send: SendApiRequest): Promise<CardKindPictures> {
  const urls: [string, string][] = []
  for (const [name, { type, file }] of Object.entries(await drawCardKindPictures())) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(file)], 'picture'))
    body.set('cardId', String(SITE_USER_ID))
    body.set('type', type)
    const result = await send<ImageUploadResponse>('/api/upload', body)
    if (!result.success) throw new Error(`The picture ${name} was refused: ${result.error}`)
    urls.push([name, result.url])
  }
  return Object.fromEntries(urls) as CardKindPictures
}

async function createCards(url: string) {
  const send = await signInForApiRequests(url)
  const pictures = await uploadPictures(send)
  for (const theme of THEMES)
    for (const kind of KINDS) {
      const look = values.accent ? { accentColor: values.accent } : {}
      const card = { ...buildCardKindFields(kind, pictures), ...look, theme, slug: cardKindSlugOf(kind, theme) }
      const { id } = await send<{ id: number }>('/api/business-cards', card)
      // Half of the cards have an assistant, so that both forms of the page can be judged.
      if (CARD_KINDS.indexOf(kind) % 2 === 0) await send(`/api/salesbot/${id}/config`, { isEnabled: true })
    }
}

async function screenshotCard(browser: Browser, path: string, width: number, colorScheme: 'light' | 'dark'): Promise<string> {
  const windowHeight = windowHeightOf(width)
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: windowHeight },
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  await page.locator('html.settled').waitFor({ state: 'attached', timeout: 15_000 })
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const heightMax = Math.round((SHOWN_HEIGHT_MAX * width) / shownWidthOf(width))
  await page.setViewportSize({ width, height: Math.max(windowHeight, Math.min(pageHeight, heightMax)) })
  const isDrawn = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility())
  await page.waitForFunction(isDrawn, undefined, { timeout: 5000 }).catch(() => undefined)
  const image = (await page.screenshot({ type: 'jpeg', quality: 82 })).toString('base64')
  await context.close()
  return `<img width="${shownWidthOf(width)}" src="data:image/jpeg;base64,${image}">`
}

async function saveSheet(browser: Browser, url: string, theme: CardThemeKey, group: string, kinds: CardKind[]) {
  const rows: string[] = []
  for (const kind of kinds)
    for (const scheme of COLOR_SCHEMES) {
      const images: string[] = []
      for (const width of WINDOW_WIDTHS)
        images.push(await screenshotCard(browser, url + publicCardPathOf(cardKindSlugOf(kind, theme)), width, scheme))
      rows.push(`<p>${theme}: ${kind}, ${scheme}</p><div>${images.join('')}</div>`)
    }
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>
    body { margin: 12px; width: max-content; font: 600 14px system-ui, sans-serif; background: #b4b4bc; color: #18181b }
    p { margin: 0 0 4px }
    div { display: flex; gap: 10px; align-items: flex-start; margin-bottom: 16px }
  </style>${rows.join('')}`)
  const size = await page.evaluate(() => ({ width: document.body.scrollWidth + 24, height: document.body.scrollHeight + 24 }))
  await page.setViewportSize(size)
  await page.screenshot({ path: join(values.out, `card-${theme}-${group}${values.accent ? '-accent' : ''}.png`) })
  await page.close()
}

/** Stands for YouTube, from which the server fetches the poster of a video. */
const frame = await drawVideoFrame()
const videoSite = createServer((_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(frame))
await once(videoSite.listen(0, '127.0.0.1'), 'listening')
process.env['VIDEO_SITES_ORIGIN'] = `http://127.0.0.1:${(videoSite.address() as AddressInfo).port}`

await withBrowserAndServer(async (browser, { url }) => {
  mkdirSync(values.out, { recursive: true })
  await createCards(url)
  for (const theme of THEMES) {
    for (const [group, members] of Object.entries(KIND_GROUPS)) {
      const kinds = members.filter((kind) => KINDS.includes(kind))
      if (kinds.length > 0) await saveSheet(browser, url, theme, group, kinds)
    }
    console.log(theme)
  }
})
videoSite.close()
