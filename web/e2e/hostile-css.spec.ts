import { expect, type Page } from '@playwright/test'
import { cleanCss } from '../../worker/custom-css/clean.ts'
import { CSS_DRAWING_LIMITS } from '../../schema/bounds.ts'
import { ANIMATABLE_PROPERTIES } from '../../worker/custom-css/allowlists.ts'
import { makeRandomSheet } from '../../worker/test/expensive-css.ts'
import { createSeededRandom, generateHostileCss } from '../../worker/test/hostile-css.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, createCardAsLevel5 } from './cards.ts'
import { type TestFixtures, test } from './fixtures.ts'

const GENERATED_CSS_COUNT = 400
/** A CSS animation name that ends its rule and injects other CSS if it is written without escaping. */
const HOSTILE_ANIMATION_NAME = `a;}.page-bar{display:none!important}body::before{content:'…';position:fixed;inset:0;background:url(https://evil.example/t.png)}b{c:d`
const HOSTILE_STYLE_SHEETS = [
  `@keyframes "${HOSTILE_ANIMATION_NAME}"{}a{animation:"${HOSTILE_ANIMATION_NAME}"}.card-title{color:rgb(1,2,3);background:url(/media/1/ab.jpg)}`,
  `.card-title{--p:fixed;position:var(--p);inset:0;color:rgb(1,2,3)}:is(html,body,.page-bar){display:none!important}`,
  `.card-title{color:rgb(1,2,3)}.card-container:has(*) ~ *,html:has(.card-container),:not(.card-container),:root *{display:none!important}`,
  `.card-title{--u:url(https://evil.example/a);background:var(--u);color:rgb(1,2,3)}[title=x \\7d html]{display:none}@import "https://evil.example/b";`,
]

interface WatchedCardPage {
  page: Page
  /** URLs that the page has requested since it finished loading. */
  asked: string[]
}

/** Opens a card as a visitor. Gives its frame a fixed height, so that a higher card changes no styles outside the card. */
async function openWatchedCardPage(visit: TestFixtures['visit'], slug: string): Promise<WatchedCardPage> {
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

/** Tries each of the given style sheets on the card. Returns those that change or match an element outside the card. */
function findChangesOutsideCard(page: Page, sheets: string[]): Promise<{ sheet: string; changed: string[] }[]> {
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
        // After its pseudo-elements are removed, a selector may be invalid. Then it matches nothing.
        let matched: Element[] = []
        try {
          matched = [...document.querySelectorAll(rule.selectorText.replace(pseudo, ''))]
        } catch {}
        return matched.some((element) => !element.closest('.card-container')) ? [rule.selectorText] : []
      })
    own.textContent = ''
    const before = new Map(look())
    const lookWith = (sheet: string) => {
      own.textContent = sheet
      return look().flatMap(([part, style]) => (style === before.get(part) ? [] : [part]))
    }
    // Reading all styles takes long, so several sheets are tested together, and one by one only if together they change anything.
    const harmful = new Set<string>()
    for (let at = 0; at < all.length; at += 8) {
      const some = all.slice(at, at + 8)
      if (lookWith(some.join('\n')).length > 0) for (const sheet of some) harmful.add(sheet)
    }
    const found = all.map((sheet) => {
      const changed = harmful.has(sheet) ? lookWith(sheet) : []
      own.textContent = sheet
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

test('hostile CSS changes nothing outside the card and loads only uploaded files', async ({ visit, page, baseURL }) => {
  const customCss = '.card-title{color:red}'
  const card = await createCardAsLevel5(page, { title: 'Analyst', about: 'Notes', phone: '+1 555 0100', customCss })
  const { page: visitor, asked } = await openWatchedCardPage(visit, card.slug)
  const foreign = () => asked.filter((url) => !url.startsWith(`${baseURL}/media/`))

  // The test first verifies that it detects each kind of harm that CSS can do outside the card.
  const harmful = [
    '.page-bar{display:none!important}',
    'body::before{content:"x"}',
    'main ~ *{letter-spacing:9px}',
    '@keyframes a{to{top:0}}body{animation:a 9s}',
    'html{background:url(https://evil.example/seen.png)}',
  ]
  expect((await findChangesOutsideCard(visitor, harmful)).map(({ sheet }) => sheet)).toEqual(harmful)
  await expect.poll(foreign).toEqual(['https://evil.example/seen.png'])
  asked.length = 0

  const sheets: string[] = []
  const generated = Array.from({ length: GENERATED_CSS_COUNT }, (_, seed) => generateHostileCss(seed))
  for (const css of [...HOSTILE_STYLE_SHEETS, ...generated]) {
    // The API refuses CSS with control characters or lone surrogates, so the test removes these first.
    const text = css.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    sheets.push(cleanCss(text).css)
  }
  expect(sheets.filter(Boolean).length).toBeGreaterThan(GENERATED_CSS_COUNT / 4)
  expect(await findChangesOutsideCard(visitor, sheets)).toEqual([])
  await visitor.waitForLoadState('networkidle')
  expect(foreign()).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
})

test('a card with hostile CSS keeps its page bar and sends no request to another site', async ({ visit, page, baseURL }) => {
  await signInAsLevel(page, 5)
  const visitor = await visit()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  for (const customCss of HOSTILE_STYLE_SHEETS) {
    const card = await createTestCard(page, { title: 'Analyst', customCss })
    asked.length = 0
    await visitor.goto(`/view/${card.slug}`)
    await expect(visitor.locator('.card-title')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(visitor.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(visitor.locator('.card-title')).toHaveCSS('position', /static|relative/)
    expect(await visitor.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none')
    expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([])
  }
})

/** Style sheets that freeze the visitor's tab. */
const FREEZING_STYLE_SHEETS = [
  `*{text-shadow:${Array.from({ length: 40 }, () => '0 0 60px red').join()}}`,
  `*{animation:a 1s infinite}.card-container{animation:a 1s infinite}@keyframes a{to{filter:blur(200px);opacity:.9}}`,
  `:root{--s:0 0 60px red,0 0 60px red;--t:var(--s),var(--s)}*{box-shadow:var(--t),var(--t);filter:blur(calc(9px*9))}`,
  makeRandomSheet(createSeededRandom(1)),
  makeRandomSheet(createSeededRandom(2)),
].map((css) => `.card-title{color:rgb(1,2,3)}${css}`)

test('CSS that would freeze the page is left out of it', async ({ visit, page }) => {
  await signInAsLevel(page, 5)
  const visitor = await visit()
  for (const customCss of FREEZING_STYLE_SHEETS) {
    const card = await createTestCard(page, { title: 'Analyst', about: 'Notes', phone: '+1 555 0100', customCss })
    await visitor.goto(`/view/${card.slug}`)
    await expect(visitor.locator('.card-title')).toHaveCSS('color', 'rgb(1, 2, 3)')
    const drawn = await visitor.evaluate(() => {
      const styles = [...document.querySelectorAll('.card-container, .card-container *')].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
      )
      /** Computed shadows look like `rgb(255, 0, 0) 0px 0px 60px 0px`. */
      const shadowsOf = (value: string) => value.split(/,(?![^(]*\))/).filter((shadow) => shadow !== 'none')
      const blurOf = (shadow: string) => Number(/(?:-?[\d.]+px ){2}([\d.]+)px/.exec(shadow)?.[1] ?? 0)
      const lists = styles.flatMap(({ textShadow, boxShadow }) => [shadowsOf(textShadow), shadowsOf(boxShadow)])
      return {
        shadows: Math.max(...lists.map((list) => list.length)),
        shadowBlur: Math.max(...lists.map((list) => list.map(blurOf).reduce((a, b) => a + b, 0))),
        filterBlur: Math.max(
          ...styles.flatMap(({ filter }) => [...filter.matchAll(/blur\(([\d.]+)px/g)].map((match) => Number(match[1]))),
          0,
        ),
        animated: document.getAnimations().flatMap((animation) => {
          const isOwn = animation instanceof CSSAnimation && animation.animationName.startsWith('own-')
          const frames = isOwn ? (animation.effect as KeyframeEffect).getKeyframes() : []
          return frames.flatMap(({ offset: _offset, computedOffset: _at, easing: _easing, composite: _how, ...changed }) =>
            Object.keys(changed),
          )
        }),
      }
    })
    expect(drawn.shadows).toBeLessThanOrEqual(CSS_DRAWING_LIMITS.shadows)
    expect(drawn.shadowBlur).toBeLessThanOrEqual(CSS_DRAWING_LIMITS.shadowBlur * CSS_DRAWING_LIMITS.shadows)
    expect(drawn.filterBlur).toBeLessThanOrEqual(CSS_DRAWING_LIMITS.filterBlur)
    const toCssName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(
      drawn.animated.map(toCssName).filter((name) => !ANIMATABLE_PROPERTIES.has(name.replace(/-(?:top|right|bottom|left)(?=-color)/, ''))),
    ).toEqual([])
  }
})
