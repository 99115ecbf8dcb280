/**
 * `npm run people-sheet -- [--out folder] [--themes corporate,tech] [--widths 390,1280] [--dark]`
 *
 * Takes screenshots of the cards of the tests' fifty people, on a server of its own, and writes one image for each theme and
 * width: `.veebu/people/{theme}-{width}.png`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright-core'
import type { Card } from '../schema/card.ts'
import type { UploadAnswer } from '../schema/image.ts'
import { THEME_KEYS } from '../schema/theme.ts'
import { cardOf, PEOPLE, PHOTOS } from '../worker/test/people/people.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startTemporaryServer } from './local/temporary-server.ts'
import { phonePhotos } from './people-photos.ts'
import { findChromium } from './local/chromium.mjs'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/people' },
    themes: { type: 'string', default: THEME_KEYS.join(',') },
    widths: { type: 'string', default: '390,1280' },
    dark: { type: 'boolean', default: false },
  },
})
/** Width of a screenshot on the sheet and number of columns, by the width of the window. */
const SHEET_LAYOUT: Record<string, { width: number; columns: number }> = {
  '390': { width: 195, columns: 10 },
  '1280': { width: 400, columns: 5 },
}
const ABOUT = 'Twelve years of practice, two languages, one rule: answer the same day. Visits by appointment, Tuesdays without.'
/** Every sixth card has no photo, to show the initials. */
const hasPhoto = (index: number) => index % 6 !== 5

async function jsonOf<T>(response: ReturnType<BrowserContext['request']['post']>): Promise<T> {
  const answer = await response
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Creates the fifty cards and uploads their photos. */
async function makeCards({ request }: BrowserContext): Promise<Card[]> {
  const photos = await phonePhotos(PHOTOS)
  const cards: Card[] = []
  for (const [index, person] of PEOPLE.entries()) {
    const data = { ...cardOf(person, index), about: index % 3 === 2 ? null : ABOUT }
    const card = await jsonOf<Card>(request.post('/api/business-cards', { data }))
    cards.push(card)
    if (!hasPhoto(index)) continue
    const multipart = { file: photos[index % photos.length]!, cardId: String(card.id), type: 'profilePicture' }
    let sent = await request.post('/api/upload', { multipart })
    if (sent.status() === 429) {
      await sleep(Number(sent.headers()['retry-after']) * 1000)
      sent = await request.post('/api/upload', { multipart })
    }
    const answer = await jsonOf<UploadAnswer>(Promise.resolve(sent))
    if (!answer.success) throw new Error(answer.error)
    await jsonOf(request.put(`/api/business-cards/${card.id}`, { data: { profilePicture: answer.url } }))
  }
  return cards
}

/** Takes a screenshot of every card, signed in as its owner, who bypasses the cached page. */
async function takeScreenshot(context: BrowserContext, cards: Card[], theme: string, width: string): Promise<string[]> {
  const shots: string[] = Array.from({ length: cards.length })
  const left = [...cards.entries()]
  const work = async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width: Number(width), height: width === '390' ? 844 : 800 })
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, card] = next
      await page.goto(`/view/${card.slug}`, { waitUntil: 'load' })
      await page.locator('html.settled').waitFor({ state: 'attached', timeout: 15_000 })
      shots[index] = (await page.screenshot({ type: 'jpeg', quality: 75 })).toString('base64')
    }
    await page.close()
  }
  await Promise.all([work(), work()])
  console.log(`${theme} at ${width}`)
  return shots
}

const server = await startTemporaryServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
})
try {
  mkdirSync(values.out, { recursive: true })
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await jsonOf(context.request.post('/api/login', { data: { username: DEMO_OWNERS[0]!.username, password: DEMO_PASSWORD } }))
  const cards = await makeCards(context)
  const sheet = await browser.newPage()
  for (const theme of values.themes.split(',')) {
    for (const { id } of cards) await jsonOf(context.request.put(`/api/business-cards/${id}`, { data: { theme } }))
    for (const width of values.widths.split(',')) {
      const shots = await takeScreenshot(context, cards, theme, width)
      const { width: imageWidth, columns } = SHEET_LAYOUT[width]!
      await sheet.setViewportSize({ width: columns * (imageWidth + 10) + 20, height: 800 })
      const images = shots.map((shot, index) => `<img alt="${index + 1}" width="${imageWidth}" src="data:image/jpeg;base64,${shot}">`)
      await sheet.setContent(`<!doctype html><style>
        body { margin: 10px; background: #a1a1aa; display: grid; grid-template-columns: repeat(${columns}, ${imageWidth}px); gap: 10px }
      </style>${images.join('')}`)
      const path = join(values.out, `${theme}-${width}${values.dark ? '-dark' : ''}.png`)
      await sheet.screenshot({ path, fullPage: true })
    }
  }
} finally {
  await browser.close()
  server.stop()
}
