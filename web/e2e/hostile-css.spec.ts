import { expect, type Page } from '@playwright/test'
import type { CheckedCss } from '../../schema/custom-css.ts'
import { hostileSheet } from '../../worker/test/hostile-css.ts'
import { signInAs } from './accounts.ts'
import { createCard, newCard } from './cards.ts'
import { type Fixtures, test } from './fixtures.ts'

const SHEETS = 400
/** An animation name that ends its rule if it is written without escaping. */
const NAME = `a;}.page-bar{display:none!important}body::before{content:'…';position:fixed;inset:0;background:url(https://evil.example/t.png)}b{c:d`
const NAMED = [
  `@keyframes "${NAME}"{}a{animation:"${NAME}"}.card-title{color:rgb(1,2,3);background:url(/media/1/ab.jpg)}`,
  `.card-title{--p:fixed;position:var(--p);inset:0;color:rgb(1,2,3)}:is(html,body,.page-bar){display:none!important}`,
  `.card-title{color:rgb(1,2,3)}.card-container:has(*) ~ *,html:has(.card-container),:not(.card-container),:root *{display:none!important}`,
  `.card-title{--u:url(https://evil.example/a);background:var(--u);color:rgb(1,2,3)}[title=x \\7d html]{display:none}@import "https://evil.example/b";`,
]

interface Watched {
  page: Page
  /** URLs requested since the page was shown. */
  asked: string[]
}

/** Opens a card as a visitor. Its frame gets a fixed height, so that a taller card changes no computed style around it. */
async function openWatched(visit: Fixtures['visit'], slug: string): Promise<Watched> {
  const page = await visit(null, { bypassCSP: true })
  const asked: string[] = []
  await page.route('https://**', (route) => route.abort())
  await page.goto(`/view/${slug}`)
  await expect(page.locator('html.settled')).toBeAttached()
  await page.evaluate(() => {
    const frame = new CSSStyleSheet()
    frame.replaceSync('main.page-card{height:600px;overflow:hidden}')
    document.adoptedStyleSheets = [frame]
  })
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => asked.push(request.url()))
  return { page, asked }
}

/** Applies each sheet in place of the card's own, and returns those that change or match something outside the card. */
function outsideChanges(page: Page, sheets: string[]): Promise<{ sheet: string; changed: string[] }[]> {
  return page.evaluate((all) => {
    const own = [...document.querySelectorAll('style')].at(-1)!
    const typed = own.textContent
    const parts = ['html', 'body', '.page-bar', '.page-bar button', 'main', '#share', '#share a', '#qr', '#qr button']
    const look = () =>
      parts.flatMap((part) =>
        ['', '::before', '::after'].map(
          (pseudo) => [part + pseudo, getComputedStyle(document.querySelector(part)!, pseudo).cssText] as const,
        ),
      )
    const pseudo = /::?(?:before|after|first-line|first-letter|marker|selection|placeholder|file-selector-button)/gi
    const reached = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule) return []
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return reached(rule.cssRules)
        if (!(rule instanceof CSSStyleRule)) return [rule.cssText]
        // Without its pseudo-element the selector may be invalid. Then it matches nothing.
        let matched: Element[] = []
        try {
          matched = [...document.querySelectorAll(rule.selectorText.replace(pseudo, ''))]
        } catch {}
        return matched.some((element) => !element.closest('.card-container')) ? [rule.selectorText] : []
      })
    own.textContent = ''
    const before = new Map(look())
    const found = all.map((sheet) => {
      own.textContent = sheet
      const changed = look().flatMap(([part, style]) => (style === before.get(part) ? [] : [part]))
      const animated = document
        .getAnimations()
        .map((animation) => (animation.effect as KeyframeEffect).target!)
        .filter((element) => !element.closest('.card-container'))
      return { sheet, changed: [...changed, ...reached(own.sheet!.cssRules), ...animated.map(({ tagName }) => tagName)] }
    })
    own.textContent = typed
    return found.filter(({ changed }) => changed.length > 0)
  }, sheets)
}

test('hostile CSS changes nothing around the card and loads nothing but uploads', async ({ visit, page, baseURL }) => {
  const card = await newCard(page, { title: 'Analyst', about: 'Notes', phone: '+1 555 0100', customCss: '.card-title{color:red}' })
  const { page: visitor, asked } = await openWatched(visit, card.slug)
  const foreign = () => asked.filter((url) => !url.startsWith(`${baseURL}/media/`))

  // First verifies that the check detects each kind of harm.
  const harmful = [
    '.page-bar{display:none!important}',
    'body::before{content:"x"}',
    'main ~ *{letter-spacing:9px}',
    '@keyframes a{to{top:0}}body{animation:a 9s}',
    'html{background:url(https://evil.example/seen.png)}',
  ]
  expect((await outsideChanges(visitor, harmful)).map(({ sheet }) => sheet)).toEqual(harmful)
  await expect.poll(foreign).toEqual(['https://evil.example/seen.png'])
  asked.length = 0

  const sheets: string[] = []
  for (const css of [...NAMED, ...Array.from({ length: SHEETS }, (_, seed) => hostileSheet(seed))]) {
    // The API refuses control characters and lone surrogates, so they are removed first.
    const text = css.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    const res = await page.request.post('/api/custom-css/check', { data: { css: text } })
    expect(res.status(), text).toBe(200)
    sheets.push(((await res.json()) as CheckedCss).css)
  }
  expect(sheets.filter(Boolean).length).toBeGreaterThan(SHEETS / 4)
  expect(await outsideChanges(visitor, sheets)).toEqual([])
  await visitor.waitForLoadState('networkidle')
  expect(foreign()).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
})

test('a card with hostile CSS keeps its page bar and sends no request to another site', async ({ visit, page, baseURL }) => {
  await signInAs(page, 5)
  for (const customCss of NAMED) {
    const card = await createCard(page, { title: 'Analyst', customCss })
    const visitor = await visit()
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.goto(`/view/${card.slug}`)
    await expect(visitor.locator('.card-title')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(visitor.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(visitor.locator('.card-title')).toHaveCSS('position', /static|relative/)
    expect(await visitor.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none')
    expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([])
    await visitor.context().close()
  }
})
