import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import { buildSampleCardFields, SAMPLE_CARD_KINDS, type SampleCardKind, type SampleCardPictures } from '../../scripts/local/sample-cards.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, createCardAsLevel5, fetchOwnCards } from './cards.ts'
import { UNKNOWN_THEME_CARD_SLUG } from './forgotten-theme.ts'
import { openCardPage, test } from './fixtures.ts'

test.use({ expectedBrowserErrors: /Google Maps JavaScript API could not load/ })

const HTML_INJECTION_TEXT = `</script></style><img src=x onerror=alert(1)>" onmouseover="alert(1)" x='--><!-- }*/ \${alert(1)}`
const URL_INJECTION_SUFFIX = `/"><script>alert(1)</script>'\\<!--{}`

const VIDEO_PAGE = '<!doctype html><html lang="en"><title>Video</title><main aria-label="Video">The video</main></html>'

/** A value for every field of a card, with text that tries to inject HTML or scripts into the page. */
const HOSTILE_CARD_FIELDS: Partial<Card> = {
  name: 'Ada <script>alert(1)</script>',
  title: `Analyst ${HTML_INJECTION_TEXT}`.slice(0, 120),
  company: `Engines ${HTML_INJECTION_TEXT}`.slice(0, 120),
  phone: '+1 555 "><b>1</b>',
  email: 'ada@a.example',
  website: `https://a.example${URL_INJECTION_SUFFIX}`,
  address: `1 Street ${HTML_INJECTION_TEXT}`,
  about: `Notes\n\n${HTML_INJECTION_TEXT}`,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  socialLinks: {
    linkedin: `https://linkedin.example${URL_INJECTION_SUFFIX}`,
    wechat: HTML_INJECTION_TEXT,
    'own"><script>': `https://own.example${URL_INJECTION_SUFFIX}`,
  },
  customButtons: ['#d9bd90', '#123456', '#777777'].map((backgroundColor, index) => ({
    text: `${index} ${HTML_INJECTION_TEXT}`.slice(0, 60),
    url: `https://a.example${URL_INJECTION_SUFFIX}`,
    backgroundColor,
  })),
  embedCodes: [{ title: `Embed ${HTML_INJECTION_TEXT}`.slice(0, 80), html: '<p>Embedded</p>' }],
  formConfig: {
    enabled: true,
    title: `Ask ${HTML_INJECTION_TEXT}`.slice(0, 120),
    fields: [{ name: 'topic', label: `Topic ${HTML_INJECTION_TEXT}`.slice(0, 80), type: 'text', required: true }],
    consentText: `Agreed ${HTML_INJECTION_TEXT}`,
  },
  customCss: `.card-about { letter-spacing: 0.01em; content: ${JSON.stringify(HTML_INJECTION_TEXT)} } </style><script>alert(1)</script> } body { display: none }`,
}

/** Changes fields of the test card whose theme does not exist, and returns the card as it was before. */
async function updateUnknownThemeCard(page: Page, data: Partial<Card>): Promise<Card> {
  const card = (await fetchOwnCards(page)).find(({ slug }) => slug === UNKNOWN_THEME_CARD_SLUG)!
  expect((await page.request.put(`/api/business-cards/${card.id}`, { data })).status()).toBe(200)
  return card
}

/** Records all violations of a page's Content-Security-Policy from the moment it starts to load. */
async function recordCspViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', (event) => refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

test('every theme contains hostile text and violates no content security policy', async ({ visit, page, browserErrors }) => {
  test.setTimeout(240_000)
  await signInAsLevel(page, 5)
  // The card is opened as its owner, because owners get the latest stored version at once.
  const visitor = await visit(null, { storageState: await page.context().storageState() })
  const refused = await recordCspViolations(visitor)
  visitor.on('dialog', (dialog) => browserErrors.push(`A script ran: ${dialog.message()}`))
  await visitor.route(/^https:/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: VIDEO_PAGE }) : route.abort(),
  )

  for (const theme of [...CARD_THEME_KEYS, undefined]) {
    const card = theme
      ? await createTestCard(page, { ...HOSTILE_CARD_FIELDS, theme })
      : await updateUnknownThemeCard(page, HOSTILE_CARD_FIELDS)
    await openCardPage(visitor, card.slug)
    await expect(visitor.getByText('Notes', { exact: true })).toHaveCSS('letter-spacing', /^0\.\d+px$/)
    await visitor.locator('iframe.card-embed').scrollIntoViewIfNeeded()
    // All themes have the same map and frames, so these are opened only where the theme is unknown.
    if (!theme) {
      await expect(visitor.locator('.f-sheet')).toBeVisible()
      await visitor.getByRole('button', { name: 'Show Map' }).click()
      await visitor.getByRole('link', { name: 'Watch on YouTube' }).click()
      await expect(visitor.locator('iframe.card-video').contentFrame().getByText('The video')).toBeVisible()
      await expect(visitor.locator('iframe.card-embed').contentFrame().getByText('Embedded')).toBeVisible()
    }
    expect([theme, await refused(), browserErrors]).toEqual([theme, [], []])
  }
})

const FIRST_SCREENS = [
  [390, 844],
  [1280, 800],
] as const
/** Themes in which even the shortest card is as high as a phone's screen. */
const SCREEN_FILLING_THEMES = new Set<CardThemeKey>(['minimalist', 'dynamic', 'education', 'health', 'tech'])
const SHORT_AND_LONG_NAMES = ['Zuri', 'Dr. Anastasia Papadimitriou-Whitcombe', 'Łukasz Żółkiewski', 'Ana Sofía de la Vega y Montero']

const LONG_CARD_TEXTS: Partial<Card> = {
  title: 'Principal of Nothing in Particular',
  company: 'Whitcombe, Vega & Daughters',
  about:
    'I help small firms say what they do so that people listen: twelve years between London and Lisbon, two books and a practice of four.',
  phone: '+1 555 0100',
  email: 'someone.with.a.long.name@example.com',
  socialLinks: { linkedin: 'example', instagram: 'example', whatsapp: '+15550100' },
}

/** Sums up the layout shifts of the page from the moment it starts to load. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
    })
}

/** The pictures of the demo card, which has one of each kind. */
async function fetchDemoPictures(page: Page): Promise<SampleCardPictures> {
  const { profilePicture, coverPhoto, logoUrl, gallery } = (await fetchOwnCards(page)).find(({ slug }) => slug === 'demo')!
  return { portrait: profilePicture!, cover: coverPhoto!, logo: logoUrl!, gallery: gallery.map(({ url }) => url) }
}

/** Shows another version of a card on its open page, and measures it. Only the card is replaced, because a load takes much longer. */
function measureVersion(main: string) {
  document.querySelector('main')!.outerHTML = main
  const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
  scrollTo(0, 0)
  const [saveBottom, footerBottom] = [boxOf('.card-save').bottom, boxOf('.card-footer').bottom]
  return { saveBottom, footerBottom }
}

test('in every theme Save Contact is in the first screen', async ({ visit, page }) => {
  test.setTimeout(180_000)
  await signInAsLevel(page, 5)
  const demoPictures = await fetchDemoPictures(page)
  const cards = new Map<SampleCardKind, Card>()
  for (const kind of SAMPLE_CARD_KINDS) cards.set(kind, await createTestCard(page, buildSampleCardFields(kind, demoPictures)))
  const real = cards.get('real')!
  const fetchMain = async ({ id, slug }: Card, data: Partial<Card>) => {
    expect((await page.request.put(`/api/business-cards/${id}`, { data })).status()).toBe(200)
    return /<main[^]*<\/main>/.exec(await (await page.request.get(`/view/${slug}`)).text())![0]
  }
  // This visitor is signed in as the owner, who gets the latest version of a card at once, and has no scripts that could change the page.
  // The page's policy forbids to make text into markup, with which this test shows other versions of a card.
  const visitor = await visit(null, { javaScriptEnabled: false, bypassCSP: true, storageState: await page.context().storageState() })
  const faults: string[] = []
  for (const [index, theme] of CARD_THEME_KEYS.entries()) {
    const versions: { kind: string; main: string }[] = []
    for (const [kind, card] of cards) versions.push({ kind, main: await fetchMain(card, { theme }) })
    await visitor.goto(`/view/${real.slug}`, { waitUntil: 'domcontentloaded' })
    // The order of the sizes alternates, because resizing the window takes time.
    for (const [width, height] of index % 2 ? FIRST_SCREENS.toReversed() : FIRST_SCREENS) {
      await visitor.setViewportSize({ width, height })
      for (const { kind, main } of versions) {
        const { saveBottom, footerBottom } = await visitor.evaluate(measureVersion, main)
        const where = `${theme} ${width} ${kind}`
        if (saveBottom > height) faults.push(`${where}: Save Contact ends at ${saveBottom}`)
        // A card with a name alone fills the screen of a phone: its footer is at the bottom, and the page does not scroll.
        if (kind === 'sparse' && width < 1000 && SCREEN_FILLING_THEMES.has(theme) && (footerBottom <= 760 || footerBottom > height))
          faults.push(`${where}: the footer ends at ${footerBottom}`)
      }
    }
  }
  for (const { id } of cards.values()) await page.request.delete(`/api/business-cards/${id}`)
  expect(faults).toEqual([])
})

test('Beauty, Corporate, Education and Health keep their composition with long texts and with little', async ({ visit, page }) => {
  test.setTimeout(90_000)
  await signInAsLevel(page, 5)
  const full = buildSampleCardFields('overfull', await fetchDemoPictures(page))
  const { id, slug } = await createTestCard(page, full)
  const visitor = await visit(null, { javaScriptEnabled: false, storageState: await page.context().storageState() })
  const show = async (data: Partial<Card>) => {
    expect((await page.request.put(`/api/business-cards/${id}`, { data })).status()).toBe(200)
    await visitor.goto(`/view/${slug}`)
  }
  const boxOf = async (selector: string) => (await visitor.locator(selector).first().boundingBox())!
  const bottomOf = async (selector: string) => {
    const { y, height } = await boxOf(selector)
    return y + height
  }

  await test.step('Beauty', async () => {
    await show({ theme: 'beauty' })
    for (const [width, height] of FIRST_SCREENS) {
      await visitor.setViewportSize({ width, height })
      const photo = await boxOf('img.card-photo')
      // The name must not cover the face, which is in the upper two thirds of a portrait.
      expect((await boxOf('h1')).y, `${width}`).toBeGreaterThan(photo.y + photo.height * 0.67)
      expect(await bottomOf('.card-company'), `${width}`).toBeLessThan(height)
    }
    // On a wide card, the first paragraph of a long text stands beside the photo, and the rest below both.
    const [photo, lead, rest] = [await boxOf('img.card-photo'), await boxOf('.card-lead'), await boxOf('.card-section-about')]
    expect(lead.x).toBeGreaterThanOrEqual(photo.x + photo.width)
    expect(rest.y).toBeGreaterThan(photo.y + photo.height)
    expect(rest.width).toBeGreaterThan(lead.width * 1.5)
    await show({ profilePicture: null })
    for (const [width, height] of FIRST_SCREENS) {
      await visitor.setViewportSize({ width, height })
      const cover = await boxOf('.card-cover')
      // A stored cover is 400 pixels high.
      expect(cover.height).toBeLessThan(400)
      expect(await bottomOf('h1')).toBeLessThanOrEqual(cover.y)
      expect((await boxOf('.card-title')).y).toBeGreaterThanOrEqual(cover.y + cover.height)
    }
  })

  await test.step('Corporate', async () => {
    await show({ theme: 'corporate', profilePicture: full.profilePicture! })
    await expect(visitor.locator('.k-monogram')).toHaveCount(0)
    const [contact, about] = [await boxOf('.k-aside .card-section-title'), await boxOf('.card-content .card-section-title')]
    expect(contact.x + contact.width).toBeLessThan(about.x)
    expect(contact.y).toBe(about.y)
    await show({ logoUrl: null })
    await expect(visitor.locator('.k-monogram')).toHaveCount(0)
    await show({ about: null, customButtons: [], videoUrl: null, gallery: [], socialLinks: {} })
    const middleOf = async (selector: string) => {
      const { x, width } = await boxOf(selector)
      return Math.round(x + width / 2)
    }
    const middle = await middleOf('.page-card')
    for (const selector of ['img.card-photo', 'h1', '.card-save', '.card-contacts']) expect(await middleOf(selector), selector).toBe(middle)
    await show({ profilePicture: null })
    await expect(visitor.locator('.k-monogram')).toBeVisible()
  })

  await test.step('Education', async () => {
    await show({ ...full, theme: 'education' })
    const tops = []
    for (const selector of ['.card-cover', 'h1', '.card-save', '.card-section-links', '.card-section-about', '.card-section-contact'])
      tops.push((await boxOf(selector)).y)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(visitor.getByRole('heading', { name: 'Reading' })).toHaveCount(0)
    // Ruled lines are drawn under texts only, not under the name or the logo.
    const ruled = (selector: string) =>
      visitor.locator(selector).evaluate((element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (getComputedStyle(at).backgroundImage.includes('repeating')) return true
        return false
      })
    expect([await ruled('h1'), await ruled('.card-logo'), await ruled('.card-contacts')]).toEqual([false, false, true])
    const tab = await boxOf('.card-section-about .card-section-title')
    expect(tab.x + tab.width).toBeLessThanOrEqual((await boxOf('.card-section-about .card-about')).x)
  })

  await test.step('Health', async () => {
    await show({ theme: 'health' })
    for (const [width, height] of FIRST_SCREENS) {
      await visitor.setViewportSize({ width, height })
      const [call, directions] = [await boxOf('.h-tile-phone'), await boxOf('.h-tile-address')]
      expect(call.height, `${width}`).toBeCloseTo(directions.height, 0)
      expect(call.width, `${width}`).toBeCloseTo(directions.width, 0)
      expect(await bottomOf('.h-tile-address'), `${width}`).toBeLessThan(height)
    }
    // The tile leaves out the department, so that the street and the town are whole.
    const shortened = visitor.locator('.h-tile-address bdi')
    await expect(shortened).toHaveText('Rua da Rosa 48, 1200-387 Lisboa, Portugal')
    expect(await shortened.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
    await expect(visitor.locator('.card-contact-address')).toContainText('Department of Reconstructive Microsurgery')
    await expect(visitor.getByText(full.phone!, { exact: true })).toHaveCount(1)
    await show({ address: 'Rua da Rosa 48, Lisboa' })
    // The address is on its tile and on the drawn map, but not in Contact as well.
    await expect(visitor.getByText('Rua da Rosa 48, Lisboa', { exact: true })).toHaveCount(2)
  })
  await page.request.delete(`/api/business-cards/${id}`)
})

test('while Save Contact is scrolled away, it is docked at the bottom of a phone, or beside the card', async ({ visit, page }) => {
  const { id, slug } = await createCardAsLevel5(page, {
    ...LONG_CARD_TEXTS,
    about: 'A line of the about text.\n\n'.repeat(60),
    theme: 'tech',
  })
  expect((await page.request.post(`/api/salesbot/${id}/config`, { data: { isEnabled: true } })).status()).toBe(200)
  const visitor = await visit(null, { reducedMotion: 'reduce' })
  const shiftsOf = await recordLayoutShifts(visitor)
  await openCardPage(visitor, slug)
  const [own, docked] = [visitor.locator('[data-save]'), visitor.locator('.page-dock .card-save')]
  const scrollTo = (y: number) => visitor.evaluate((top) => window.scrollTo(0, top), y)
  await expect(docked).toHaveCount(0)
  await own.focus()
  await scrollTo(1e6)
  await expect(docked).toBeFocused()
  await expect(own).toBeHidden()
  await expect(visitor.getByRole('link', { name: 'Save Contact' })).toHaveCount(1)
  const [file] = await Promise.all([visitor.waitForEvent('download'), docked.click()])
  expect(file.suggestedFilename()).toMatch(/\.vcf$/)
  await scrollTo(0)
  await expect(own).toBeFocused()
  await expect(docked).toHaveCount(0)
  // Less than a pixel of the page.
  expect(await shiftsOf()).toBeLessThan(0.0005)
  // On a desktop, it is in the column beside the card, and there is only one at a time as well.
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(1e6)
  await expect(docked).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Save Contact' })).toHaveCount(1)
  const [card, copy] = [await visitor.locator('.page-card').boundingBox(), await docked.boundingBox()]
  expect(copy!.x).toBeGreaterThanOrEqual(card!.x + card!.width)
  await scrollTo(0)
  await expect(docked).toHaveCount(0)
  await expect(own).toBeVisible()
})

test('each theme loads its own fonts after the page is shown, and causes no layout shift', async ({ visit, page }) => {
  await signInAsLevel(page, 5)
  const visitor = await visit()
  const shiftsOf = await recordLayoutShifts(visitor)
  for (const [index, theme] of CARD_THEME_KEYS.entries()) {
    const card = await createTestCard(page, { ...LONG_CARD_TEXTS, theme, name: SHORT_AND_LONG_NAMES[index % SHORT_AND_LONG_NAMES.length]! })
    await visitor.goto(`/view/${card.slug}`)
    await expect(visitor.locator('html.settled')).toBeAttached()
    // The browser must draw the name with one of the theme's web fonts, which has all letters of the name.
    await expect
      .poll(() =>
        visitor.evaluate(() => {
          const name = document.querySelector('h1')!
          const { fontFamily, fontWeight } = getComputedStyle(name)
          const family = fontFamily.split(',')[0]!
          const faces = [...document.fonts].filter((face) => family.includes(face.family.replaceAll('"', '')) && face.status === 'loaded')
          return faces.length > 0 && document.fonts.check(`${fontWeight} 20px ${family}`, name.textContent)
        }),
      )
      .toBe(true)
    expect(await shiftsOf(), theme).toBeLessThan(0.002)
  }
})

test('the vertical name in the theme Creative keeps its length at every window height, and a very long one stands upright', async ({
  visit,
  page,
}) => {
  const card = await createCardAsLevel5(page, { ...LONG_CARD_TEXTS, theme: 'creative', name: SHORT_AND_LONG_NAMES[1] })
  const visitor = await visit()
  await visitor.goto(`/view/${card.slug}`)
  await expect(visitor.locator('html.settled')).toBeAttached()
  const nameHeight = () => visitor.locator('h1').evaluate((name: HTMLElement) => name.offsetHeight)
  const before = await nameHeight()
  expect(before).toBeLessThan(500)
  await visitor.setViewportSize({ width: 390, height: 500 })
  expect(await nameHeight()).toBe(before)
  for (const width of [320, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 844 })
    expect(await visitor.locator('.card-title').evaluate((title: HTMLElement) => title.offsetWidth), `${width}`).toBeGreaterThan(130)
  }
  await expect(visitor.locator('h1')).toHaveCSS('writing-mode', /^(?:vertical|sideways)-/)
  const name = 'Maximiliane Freifrau von Hohenstein-Wallerstein zu Schwarzenberg'
  expect((await page.request.put(`/api/business-cards/${card.id}`, { data: { name } })).status()).toBe(200)
  const owner = await visit(card.slug, { storageState: await page.context().storageState() })
  await expect(owner.locator('h1')).toHaveText(name)
  await expect(owner.locator('h1')).toHaveCSS('writing-mode', 'horizontal-tb')
})
