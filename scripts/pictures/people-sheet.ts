/**
 * `npm run people-sheet [-- --themes corporate,tech] [-- --widths 390,1280] [-- --dark] [-- --out folder]` takes screenshots of the cards
 * of fifty fictional people, in one picture for each theme and window width: .veebu/people/.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import type { Card } from '../../schema/card.ts'
import type { ImageUploadResponse } from '../../schema/image.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { cardBodyOfPerson, TEST_PEOPLE, TEST_PHOTO_FORMATS } from '../../worker/test/people/people.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInAs } from '../local/demo-visits.ts'
import { makePhonePhotos } from './people-photos.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.veebu/people' },
    themes: { type: 'string', default: CARD_THEME_KEYS.join(',') },
    widths: { type: 'string', default: '390,1280' },
    dark: { type: 'boolean', default: false },
  },
})
const SHEET_LAYOUT_BY_WINDOW_WIDTH: Record<string, { width: number; columns: number }> = {
  '390': { width: 195, columns: 10 },
  '1280': { width: 400, columns: 5 },
}
const SAMPLE_ABOUT_TEXT = 'Twelve years of practice, two languages, one rule: answer the same day. Visits by appointment, Tuesdays without.'
/** A card without a photo shows the initials. */
const shouldCardHavePhoto = (index: number) => index % 6 !== 5

async function readJsonResponse<T>(response: ReturnType<BrowserContext['request']['post']>): Promise<T> {
  const answer = await response
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function createFictionalPeopleCards({ request }: BrowserContext): Promise<Card[]> {
  const photos = await makePhonePhotos(TEST_PHOTO_FORMATS)
  const cards: Card[] = []
  for (const [index, person] of TEST_PEOPLE.entries()) {
    const data = { ...cardBodyOfPerson(person, index), about: index % 3 === 2 ? null : SAMPLE_ABOUT_TEXT }
    const card = await readJsonResponse<Card>(request.post('/api/business-cards', { data }))
    cards.push(card)
    if (!shouldCardHavePhoto(index)) continue
    const multipart = { file: photos[index % photos.length]!, cardId: String(card.id), type: 'profilePicture' }
    let sent = await request.post('/api/upload', { multipart })
    if (sent.status() === 429) {
      await sleep(Number(sent.headers()['retry-after']) * 1000)
      sent = await request.post('/api/upload', { multipart })
    }
    const answer = await readJsonResponse<ImageUploadResponse>(Promise.resolve(sent))
    if (!answer.success) throw new Error(answer.error)
    await readJsonResponse(request.put(`/api/business-cards/${card.id}`, { data: { profilePicture: answer.url } }))
  }
  return cards
}

/** The browser is signed in as the card's owner, who always gets the newest version instead of a cached page. */
async function takeCardScreenshots(context: BrowserContext, cards: Card[], theme: string, width: string): Promise<string[]> {
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

await withBrowserAndServer(async (browser, { url }) => {
  mkdirSync(values.out, { recursive: true })
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await signInAs(DEMO_OWNERS[0]!.username, context)
  const cards = await createFictionalPeopleCards(context)
  const sheet = await browser.newPage()
  for (const theme of values.themes.split(',')) {
    for (const { id } of cards) await readJsonResponse(context.request.put(`/api/business-cards/${id}`, { data: { theme } }))
    for (const width of values.widths.split(',')) {
      const shots = await takeCardScreenshots(context, cards, theme, width)
      const { width: imageWidth, columns } = SHEET_LAYOUT_BY_WINDOW_WIDTH[width]!
      await sheet.setViewportSize({ width: columns * (imageWidth + 10) + 20, height: 800 })
      const images = shots.map((shot, index) => `<img alt="${index + 1}" width="${imageWidth}" src="data:image/jpeg;base64,${shot}">`)
      await sheet.setContent(`<!doctype html><style>
        body { margin: 10px; background: #a1a1aa; display: grid; grid-template-columns: repeat(${columns}, ${imageWidth}px); gap: 10px }
      </style>${images.join('')}`)
      const path = join(values.out, `${theme}-${width}${values.dark ? '-dark' : ''}.png`)
      await sheet.screenshot({ path, fullPage: true })
    }
  }
})
