import { type CDPSession, expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, fetchOwnCards } from './cards.ts'
import { UNKNOWN_THEME_CARD_SLUG } from './forgotten-theme.ts'

/** Names in many languages, with accented capital letters. A part of the second one is in decomposed Unicode, as some keyboards send it. */
const INTERNATIONAL_NAMES = [
  'Åsa Łukasz Šimůnková İğdır Ţőẞ Øñé',
  `Nguyễn Thị Ậnh Ẫm Đỡ Phượng ${'Åsa Ễlie Škoda'.normalize('NFD')}`,
  'Ελένη Παπαδοπούλου Άγγελος',
  'Щёголева Їжак Йован Ђорђевић',
]

const LONG_CARD_NAMES = [
  'Maximiliane Freifrau von Hohenstein-Wallerstein zu Schwarzenberg-Langenburg',
  `Wolfeschlegelsteinhausen${'bergerdorffwelche'.repeat(6)}`.slice(0, 100),
  'MWÅ'.repeat(40),
  'Zuri',
]

/** Creates a card in each theme, and adds one whose stored theme is unknown. */
async function createCardsInAllThemes(page: Page, fields: Partial<Card>): Promise<Card[]> {
  const cards: Card[] = []
  for (const theme of CARD_THEME_KEYS) cards.push(await createTestCard(page, { ...fields, theme }))
  const forgotten = (await fetchOwnCards(page)).find(({ slug }) => slug === UNKNOWN_THEME_CARD_SLUG)!
  await updateCardByApi(page, forgotten, fields)
  return [...cards, forgotten]
}

async function updateCardByApi(page: Page, { id }: Card, data: Partial<Card>) {
  expect((await page.request.put(`/api/business-cards/${id}`, { data })).status()).toBe(200)
}

/** Shows another name on the open page of a card. Only the part that the server renders is replaced, because a load takes much longer. */
async function showOtherName(page: Page, card: Card, name: string) {
  await updateCardByApi(page, card, { name })
  const html = await (await page.request.get(`/view/${card.slug}`)).text()
  await page.evaluate((text) => {
    document.querySelector('main')!.replaceWith(new DOMParser().parseFromString(text, 'text/html').querySelector('main')!)
  }, html)
}

const shownThemeOf = ({ theme }: Card) => (theme === 'fallback' || !CARD_THEME_KEYS.some((key) => key === theme) ? 'fallback' : theme)

/** Returns the names of the fonts with which the browser draws an element's text. */
async function fetchRenderedFontNames(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? '' : 'system '}${familyName}`))]
}

/** Finds lines of a name whose letters overlap the letters of the line above. */
function findOverlappingLines(element: HTMLElement): { above: string; below: string; overlap: number }[] {
  const { font, fontSize, lineHeight, textTransform, writingMode } = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  const text = element.firstChild as Text
  const lines = new Map<number, string>()
  for (let index = 0; index < text.length; index++) {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const { left, top } = range.getBoundingClientRect()
    const at = Math.round(writingMode === 'horizontal-tb' ? top : left)
    lines.set(at, (lines.get(at) ?? '') + (textTransform === 'uppercase' ? text.data[index]!.toUpperCase() : text.data[index]!))
  }
  const shown = [...lines.values()].map((line) => ({ line, ink: pen.measureText(line) }))
  return shown.slice(1).flatMap(({ line, ink }, index) => {
    const above = shown[index]!
    const needed = above.ink.actualBoundingBoxDescent + ink.actualBoundingBoxAscent
    const overlap = (needed - Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)
    return overlap > 0.02 ? [{ above: above.line, below: line, overlap }] : []
  })
}

/** Finds texts of a card that are outside the window or overlap each other. */
function findTextCollisions(): string[] {
  const texts = ['.card-name', '.card-title', '.card-company', '.card-save', '.card-button', '.card-contact dd']
  const boxes = texts.flatMap((selector) =>
    Array.from(document.querySelectorAll(`main ${selector}`), (element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      // The test measures a text's length by its letters but its height by its lines, as a font may be higher than its line.
      const turned = getComputedStyle(element).writingMode !== 'horizontal-tb'
      const { left, right } = turned ? box : text
      const { top, bottom } = turned ? text : box
      return { selector, left, right, top, bottom }
    }),
  )
  const outside = boxes.filter(({ left, right }) => left < -1 || right > innerWidth + 1).map(({ selector }) => `${selector} out of sight`)
  const covered = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
      .map((b) => `${a.selector} over ${b.selector}`),
  )
  const { scrollWidth } = document.scrollingElement!
  return [...outside, ...covered, ...(scrollWidth > innerWidth ? [`a page ${scrollWidth} wide`] : [])]
}

/**
 * Takes two pictures of a page that shows only the card's name: one as it is, and one without any clipping. The browser's own command
 * takes them, because Playwright's waits for two frames more each time and compresses the picture better than a comparison needs.
 */
async function takeNameScreenshots(page: Page, devtools: CDPSession): Promise<[string, string]> {
  const dress = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, css)
  const takeScreenshot = async () => (await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data
  await dress('body * { visibility: hidden !important } h1.card-name { visibility: visible !important }')
  const before = await takeScreenshot()
  await dress('body, body * { overflow: visible !important; contain: none !important; clip-path: none !important }')
  return [before, await takeScreenshot()]
}

test('every theme draws all letters of a name completely and in one font', async ({ page }) => {
  test.setTimeout(300_000)
  await signInAsLevel(page, 5)
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const wrong: string[] = []
  for (const card of await createCardsInAllThemes(page, { title: 'Director' })) {
    for (const name of INTERNATIONAL_NAMES) {
      const where = `${shownThemeOf(card)}: ${name}`
      await updateCardByApi(page, card, { name })
      // The page is loaded for each name, because the server chooses the fonts that have its letters.
      await page.goto(`/view/${card.slug}`)
      await expect(page.locator(shownThemeOf(card) === 'fallback' ? 'html.shown' : 'html.settled')).toBeAttached()
      const faces = await fetchRenderedFontNames(devtools, 'h1.card-name')
      if (faces.length !== 1 || (shownThemeOf(card) !== 'fallback' && faces[0]!.startsWith('system')))
        wrong.push(`${where} in ${faces.join(' and ')}`)
      for (const { above, below, overlap } of await page.locator('h1.card-name').evaluate(findOverlappingLines))
        wrong.push(`${where}: ${below} is drawn ${overlap.toFixed(2)} em into ${above}`)
      const [clipped, free] = await takeNameScreenshots(page, devtools)
      if (clipped !== free) wrong.push(`${where} is clipped`)
    }
  }
  expect(wrong).toEqual([])
})

test('a long name is not cut off and overlaps nothing in any theme', async ({ page }) => {
  test.setTimeout(300_000)
  await signInAsLevel(page, 5)
  const cards = await createCardsInAllThemes(page, {
    title: 'Principal Consultant of Interdepartmental Reorganisation and Donaudampfschifffahrtsgesellschaftskapitänswesen',
    company: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Daughters Handelsgesellschaft mbH',
    phone: '+1 555 0100',
    email: 'someone.with.a.long.name@averylongdomainnamewithoutanyplacetobreakit.example.com',
    customButtons: [{ text: 'Donaudampfschifffahrtsgesellschaft', url: 'https://a.example/', backgroundColor: '#7c3aed' }],
  })
  const wrong: string[] = []
  for (const card of cards) {
    for (const [index, name] of LONG_CARD_NAMES.entries()) {
      if (index === 0) {
        await updateCardByApi(page, card, { name })
        await page.goto(`/view/${card.slug}`)
        await expect(page.locator('html.shown')).toBeAttached()
      } else await showOtherName(page, card, name)
      // The order of the widths alternates, because resizing the window takes time.
      for (const width of index % 2 ? [1280, 390, 320] : [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const found = await page.evaluate(findTextCollisions)
        wrong.push(...found.map((what) => `${shownThemeOf(card)} at ${width}, ${name.slice(0, 12)}: ${what}`))
      }
    }
  }
  expect(wrong).toEqual([])
})
