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
  '王小明',
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

/** Changes a card and returns its page as HTML. */
async function fetchChangedPage(page: Page, card: Card, data: Partial<Card>): Promise<string> {
  await updateCardByApi(page, card, data)
  return (await page.request.get(`/view/${card.slug}`)).text()
}

const fontsOfPage = (html: string) => / data-fonts="[^"]*"/.exec(html)?.[0]

/**
 * Shows another version of a card on its open page. Only the part that the server renders is replaced, because a load takes much longer.
 */
async function showVersion(page: Page, html: string) {
  await page.evaluate((main) => (document.querySelector('main')!.outerHTML = main), /<main[^]*<\/main>/.exec(html)![0])
}

/** Opens a card's page and waits until its fonts are shown. */
async function openCardWithFonts(page: Page, card: Card) {
  await page.goto(`/view/${card.slug}`)
  await expect(page.locator(shownThemeOf(card) === 'fallback' ? 'html.shown' : 'html.settled')).toBeAttached()
}

const shownThemeOf = ({ theme }: Card) => (theme === 'fallback' || !CARD_THEME_KEYS.some((key) => key === theme) ? 'fallback' : theme)

/** Returns the names of the fonts with which the browser draws an element's text. */
async function fetchRenderedFontNames(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  let names: string[] = []
  // The browser has no font for a text that it has not drawn yet.
  await expect(async () => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    names = fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? '' : 'system '}${familyName}`)
    expect(names).not.toEqual([])
  }).toPass()
  return [...new Set(names)]
}

/** Whether a badge of initials is as wide as high, and its letters fit into its width. */
const isRoundBadge = ({ offsetWidth, offsetHeight, scrollWidth }: HTMLElement) => offsetWidth === offsetHeight && scrollWidth <= offsetWidth

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

/** Style sheets that show only a card's name, and that end all clipping. */
const NAME_ALONE_CSS = 'body * { visibility: hidden !important } h1.card-name { visibility: visible !important }'
const UNCLIPPED_CSS = 'body, body * { overflow: visible !important; contain: none !important; clip-path: none !important }'

/**
 * Takes two pictures of a page that shows only the card's name: one as it is, and one without any clipping. The browser's own command
 * takes them, because Playwright's waits for two frames more each time and compresses the picture better than a comparison needs.
 */
async function takeNameScreenshots(page: Page, devtools: CDPSession): Promise<string[]> {
  const pictures: string[] = []
  for (const css of [NAME_ALONE_CSS, NAME_ALONE_CSS + UNCLIPPED_CSS]) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, css)
    pictures.push((await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data)
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return pictures
}

// The page's policy forbids to make text into markup, with which the test shows other versions of a card.
test.use({ bypassCSP: true })

test('every theme draws all letters of a name completely and in one font, and a long name is not cut off and overlaps nothing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAsLevel(page, 5)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const cards = await createCardsInAllThemes(page, {
    title: 'Principal Consultant of Interdepartmental Reorganisation and Donaudampfschifffahrtsgesellschaftskapitänswesen',
    company: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Daughters Handelsgesellschaft mbH',
    phone: '+1 555 0100',
    email: 'someone.with.a.long.name@averylongdomainnamewithoutanyplacetobreakit.example.com',
    customButtons: [{ text: 'Donaudampfschifffahrtsgesellschaft', url: 'https://a.example/', backgroundColor: '#7c3aed' }],
    // With the letters of all names on the card, its page loads all files of the fonts that the server chooses for a name.
    socialLinks: { wechat: INTERNATIONAL_NAMES.join(' ') },
  })
  const wrong: string[] = []
  for (const card of cards) {
    const theme = shownThemeOf(card)
    const pages = []
    for (const name of LONG_CARD_NAMES) pages.push({ name, html: await fetchChangedPage(page, card, { name }) })
    await openCardWithFonts(page, card)
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const { name, html } of pages) {
        await showVersion(page, html)
        const found = await page.evaluate(findTextCollisions)
        if (theme === 'creative' && !(await page.locator('.card-initials').evaluate(isRoundBadge))) found.push('an oval badge')
        wrong.push(...found.map((what) => `${theme} at ${width}, ${name.slice(0, 12)}: ${what}`))
      }
    }
    let loadedFonts = fontsOfPage(pages[0]!.html)
    for (const name of INTERNATIONAL_NAMES) {
      const where = `${theme}: ${name}`
      const html = await fetchChangedPage(page, card, { name })
      // The page is loaded again only if the server chooses other fonts for the name, because a load takes long.
      if (fontsOfPage(html) === loadedFonts) await showVersion(page, html)
      else await openCardWithFonts(page, card)
      loadedFonts = fontsOfPage(html)
      const faces = await fetchRenderedFontNames(devtools, 'h1.card-name')
      if (faces.length !== 1 || (theme !== 'fallback' && faces[0]!.startsWith('system'))) wrong.push(`${where} in ${faces.join(' and ')}`)
      for (const { above, below, overlap } of await page.locator('h1.card-name').evaluate(findOverlappingLines))
        wrong.push(`${where}: ${below} is drawn ${overlap.toFixed(2)} em into ${above}`)
      await page.evaluate(() => document.fonts.ready)
      const isClipped = async () => new Set(await takeNameScreenshots(page, devtools)).size > 1
      // A font may still be drawn anew between the first two pictures.
      if ((await isClipped()) && (await isClipped())) wrong.push(`${where} is clipped`)
    }
  }
  expect(wrong).toEqual([])
})
