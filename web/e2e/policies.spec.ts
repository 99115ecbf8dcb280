import { expect, type Page } from '@playwright/test'
import { APP_PAGE_NAMES, APP_PAGE_PATHS, cardAppPagePathOf, isPageOfOneCard, LEGAL_PAGES } from '../../schema/route.ts'
import { SAMPLE_THEME_PARAM } from '../../schema/landing.ts'
import { signInAsLevel } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'

/** Opens a page and returns what its Content Security Policy refused. */
async function listViolations(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  const record = (text: string) => /Content Security Policy|TrustedHTML|TrustedScript/.test(text) && found.push(`${path}: ${text}`)
  page.on('console', (message) => record(message.text()))
  await page.goto(path, { waitUntil: 'networkidle' })
  page.removeAllListeners('console')
  return found
}

test('no page of the app breaks its own policy, and text becomes no markup there', async ({ page, browserErrors }) => {
  test.slow()
  await signInAsLevel(page, 5)
  const [card] = await fetchOwnCards(page)
  for (const name of APP_PAGE_NAMES) {
    const path = isPageOfOneCard(name) ? cardAppPagePathOf(name, card!.id) : APP_PAGE_PATHS[name]
    expect(await listViolations(page, path)).toEqual([])
  }
  await expectTextRefusedAsMarkup(page, APP_PAGE_PATHS.dashboard)
  // The browser complains about these attempts, and about nothing else.
  expect(browserErrors.splice(0).filter((text) => !/Trusted/.test(text))).toEqual([])
})

/** Tries to make text into markup and into addresses of scripts. */
async function expectTextRefusedAsMarkup(page: Page, path: string) {
  await page.goto(path)
  const refused = await page.evaluate(() => {
    const names: string[] = []
    for (const attempt of [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => new Worker('data:text/javascript,1'),
    ])
      try {
        attempt()
      } catch (error) {
        names.push((error as Error).name)
      }
    return names
  })
  expect([path, ...refused]).toEqual([path, 'TypeError', 'TypeError', 'TypeError'])
}

test('no page of visitors breaks its own policy, and text becomes no markup there', async ({ page, browserErrors }) => {
  test.slow()
  const paths = [
    '/view/demo',
    '/view/demo/show',
    '/view/demo/print',
    '/',
    `/?${SAMPLE_THEME_PARAM}=modern`,
    ...Object.values(LEGAL_PAGES).map(({ path }) => path),
  ]
  for (const path of paths) expect(await listViolations(page, path)).toEqual([])
  for (const path of paths) await expectTextRefusedAsMarkup(page, path)
  expect(browserErrors.splice(0).filter((text) => !/Trusted/.test(text))).toEqual([])
})

test('files that are served without the Worker have the same headers', async ({ request }) => {
  const html = await (await request.get('/dashboard')).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)![1]!
  for (const path of [script, '/service-worker.js', '/favicon.svg', '/icons/icon-192.png', '/share.jpg', '/dashboard', '/no/such/page']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining("default-src 'none'")])
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': path === '/share.jpg' ? 'cross-origin' : 'same-origin',
      }),
    ])
  }
})
