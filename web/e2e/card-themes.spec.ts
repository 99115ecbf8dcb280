import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { THEME_KEYS } from '../../schema/theme.ts'
import { expectAccessible } from './accessible.ts'
import { signInAs } from './accounts.ts'
import { createCard, newCard, ownCards } from './cards.ts'
import { FORGOTTEN_THEME } from './forgotten-theme.ts'
import { openView, quietTest, test } from './fixtures.ts'

const TEXT = `</script></style><img src=x onerror=alert(1)>" onmouseover="alert(1)" x='--><!-- }*/ \${alert(1)}`
const TAIL = `/"><script>alert(1)</script>'\\<!--{}`

/** Every field of a card, filled with text that tries to break out of its context. */
const HOSTILE: Partial<Card> = {
  name: 'Ada <script>alert(1)</script>',
  title: `Analyst ${TEXT}`.slice(0, 120),
  company: `Engines ${TEXT}`.slice(0, 120),
  phone: '+1 555 "><b>1</b>',
  email: 'ada@a.example',
  website: `https://a.example${TAIL}`,
  address: `1 Street ${TEXT}`,
  about: `Notes\n\n${TEXT}`,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  socialLinks: { linkedin: `https://linkedin.example${TAIL}`, wechat: TEXT, 'own"><script>': `https://own.example${TAIL}` },
  customButtons: ['#d9bd90', '#123456', '#777777'].map((backgroundColor, index) => ({
    text: `${index} ${TEXT}`.slice(0, 60),
    url: `https://a.example${TAIL}`,
    backgroundColor,
  })),
  embedCodes: [{ title: `Embed ${TEXT}`.slice(0, 80), html: '<p>Embedded</p>' }],
  formConfig: {
    enabled: true,
    title: `Ask ${TEXT}`.slice(0, 120),
    fields: [{ name: 'topic', label: `Topic ${TEXT}`.slice(0, 80), type: 'text', required: true }],
    consentText: `Agreed ${TEXT}`,
  },
  customCss: `.card-about { letter-spacing: 0.01em; content: ${JSON.stringify(TEXT)} } </style><script>alert(1)</script> } body { display: none }`,
}

/** Stores these fields in the card whose theme no longer exists. */
async function changeForgottenCard(page: Page, data: Partial<Card>): Promise<Card> {
  const card = (await ownCards(page)).find(({ slug }) => slug === FORGOTTEN_THEME)!
  expect((await page.request.put(`/api/business-cards/${card.id}`, { data })).status()).toBe(200)
  return card
}

/** Records all violations of the page's CSP from the start. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', (event) => refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

quietTest(
  'every theme is accessible in light and dark, contains hostile text and violates no content security policy',
  async ({ visit, page, said }) => {
    test.setTimeout(240_000)
    await signInAs(page, 5)
    // The owner sees what is stored at this moment.
    const visitor = await visit(null, { reducedMotion: 'reduce', storageState: await page.context().storageState() })
    const refused = await watchPolicy(visitor)
    visitor.on('dialog', (dialog) => said.push(`A script ran: ${dialog.message()}`))
    await visitor.route(/^https:/, (route) => route.abort())

    for (const theme of [...THEME_KEYS, undefined]) {
      const card = theme ? await createCard(page, { ...HOSTILE, theme }) : await changeForgottenCard(page, HOSTILE)
      await visitor.emulateMedia({ colorScheme: 'light' })
      await openView(visitor, card.slug)
      await expect(visitor.getByText('Notes', { exact: true })).toHaveCSS('letter-spacing', /^0\.\d+px$/)
      if (!theme) await expect(visitor.locator('.f-sheet')).toBeVisible()
      await visitor.getByRole('button', { name: 'Show Map' }).click()
      await visitor.getByRole('link', { name: 'Watch on YouTube' }).click()
      await visitor.locator('iframe.card-embed').scrollIntoViewIfNeeded()
      await expect(visitor.locator('iframe.card-embed').contentFrame().getByText('Embedded')).toBeVisible()
      await test.step(`${theme ?? 'fallback'} in light`, () => expectAccessible(visitor))
      await visitor.emulateMedia({ colorScheme: 'dark' })
      await visitor.setViewportSize({ width: 1280, height: 844 })
      const { violations } = await new AxeBuilder({ page: visitor }).withRules('color-contrast').analyze()
      expect([theme, violations.flatMap(({ nodes }) => nodes.map((node) => node.html))]).toEqual([theme, []])
      await visitor.setViewportSize({ width: 390, height: 844 })
      expect([theme, await refused(), said]).toEqual([theme, [], []])
    }
  },
)

/** Names of one word, and names that take several lines in every theme. */
const NAMES = ['Zuri', 'Dr. Anastasia Papadimitriou-Whitcombe', 'Łukasz Żółkiewski', 'Ana Sofía de la Vega y Montero']

const LONG: Partial<Card> = {
  title: 'Principal of Nothing in Particular',
  company: 'Whitcombe, Vega & Daughters',
  about:
    'I help small firms say what they do so that people listen: twelve years between London and Lisbon, two books and a practice of four.',
  phone: '+1 555 0100',
  email: 'someone.with.a.long.name@example.com',
  socialLinks: { linkedin: 'example', instagram: 'example', whatsapp: '+15550100' },
}

test('each theme loads its own fonts after the page is shown, and nothing moves when they arrive', async ({ visit, page }) => {
  await signInAs(page, 5)
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
  for (const [index, theme] of THEME_KEYS.entries()) {
    const card = await createCard(page, { ...LONG, theme, name: NAMES[index % NAMES.length]! })
    await visitor.goto(`/view/${card.slug}`)
    await expect(visitor.locator('html.settled')).toBeAttached()
    // The name is drawn with one of the theme's web fonts, which has all its letters.
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

test('the turned name of Creative keeps its length at every height of the window, and leaves room for the title beside it', async ({
  visit,
  page,
}) => {
  const card = await newCard(page, { ...LONG, theme: 'creative', name: NAMES[1] })
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
