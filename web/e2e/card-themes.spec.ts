import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { expectPageAccessible, findAxeViolations } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, createCardAsLevel5, fetchOwnCards } from './cards.ts'
import { UNKNOWN_THEME_CARD_SLUG } from './forgotten-theme.ts'
import { openCardPage, errorFreeTest, test } from './fixtures.ts'

const HTML_INJECTION_TEXT = `</script></style><img src=x onerror=alert(1)>" onmouseover="alert(1)" x='--><!-- }*/ \${alert(1)}`
const URL_INJECTION_SUFFIX = `/"><script>alert(1)</script>'\\<!--{}`

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

errorFreeTest(
  'every theme is accessible in light and dark, contains hostile text and violates no content security policy',
  async ({ visit, page, browserErrors }) => {
    test.setTimeout(240_000)
    await signInAsLevel(page, 5)
    // The card is opened as its owner, because owners get the latest stored version at once.
    const visitor = await visit(null, { reducedMotion: 'reduce', storageState: await page.context().storageState() })
    const refused = await recordCspViolations(visitor)
    visitor.on('dialog', (dialog) => browserErrors.push(`A script ran: ${dialog.message()}`))
    await visitor.route(/^https:/, (route) => route.abort())

    for (const theme of [...CARD_THEME_KEYS, undefined]) {
      const card = theme
        ? await createTestCard(page, { ...HOSTILE_CARD_FIELDS, theme })
        : await updateUnknownThemeCard(page, HOSTILE_CARD_FIELDS)
      await visitor.emulateMedia({ colorScheme: 'light' })
      await openCardPage(visitor, card.slug)
      await expect(visitor.getByText('Notes', { exact: true })).toHaveCSS('letter-spacing', /^0\.\d+px$/)
      if (!theme) await expect(visitor.locator('.f-sheet')).toBeVisible()
      await visitor.getByRole('button', { name: 'Show Map' }).click()
      await visitor.getByRole('link', { name: 'Watch on YouTube' }).click()
      await visitor.locator('iframe.card-embed').scrollIntoViewIfNeeded()
      await expect(visitor.locator('iframe.card-embed').contentFrame().getByText('Embedded')).toBeVisible()
      await test.step(`${theme ?? 'fallback'} in light`, () => expectPageAccessible(visitor))
      await visitor.emulateMedia({ colorScheme: 'dark' })
      await visitor.setViewportSize({ width: 1280, height: 844 })
      const violations = await findAxeViolations(visitor, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
      expect([theme, violations.flatMap(({ nodes }) => nodes.map((node) => node.html))]).toEqual([theme, []])
      await visitor.setViewportSize({ width: 390, height: 844 })
      expect([theme, await refused(), browserErrors]).toEqual([theme, [], []])
    }
  },
)

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

test('each theme loads its own fonts after the page is shown, and causes no layout shift', async ({ visit, page }) => {
  await signInAsLevel(page, 5)
  const visitor = await visit()
  await visitor.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
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
    const moved = await visitor.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
    })
    expect(moved, theme).toBeLessThan(0.002)
  }
})

test('the vertical name in the theme Creative keeps its length at every window height and leaves room for the title', async ({
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
})
