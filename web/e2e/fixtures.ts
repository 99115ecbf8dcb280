import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
  type TestInfo,
} from '@playwright/test'
import { BROWSER_USER_AGENT } from './cards.ts'
import { type ContextOptions, ReusedPage } from './reused-page.ts'

/** Messages about failed requests, such as a correct 401 for a signed-out visitor, and about blocked service workers. */
const HARMLESS_MESSAGES = /^(?:Failed to load resource|Service Worker registration blocked by Playwright)/

/** Collects the errors and warnings that a browser reports, such as uncaught exceptions and violations of the CSP. */
export function collectBrowserErrors(context: BrowserContext, browserErrors: string[] = [], expected: RegExp | null = null): string[] {
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    const isExpected = HARMLESS_MESSAGES.test(message.text()) || expected?.test(message.text())
    if (isComplaint && !isExpected) browserErrors.push(message.text())
  })
  context.on('weberror', (fault) => browserErrors.push(String(fault.error())))
  return browserErrors
}

/** Collects the URLs that a page requests from now on, if they match a pattern. */
export function collectRequestUrls(page: Page, matching: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => matching.test(request.url()) && asked.push(request.url()))
  return asked
}

/** Opens a card's public page and waits for its script. */
export async function openCardPage(page: Page, slug: string) {
  await page.goto(`/view/${slug}`)
  await expect(page.locator('html.js')).toBeAttached()
}

/** Options for a browser with a desktop window; a visitor's default window is as small as a phone. */
export const DESKTOP_WINDOW = { viewport: { width: 1280, height: 844 } }

const REUSED_PAGES_MAX = 4

/** The pages of earlier tests of a worker process, for the next ones to use. */
class PagePool {
  private kept: ReusedPage[] = []
  private readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** Takes a page out of the pool, or opens one. `settings` are the options of the test, and `own` those that replace some of them. */
  async take(settings: ContextOptions, own: BrowserContextOptions = {}): Promise<ReusedPage> {
    const options = { ...settings, ...own }
    const key = JSON.stringify(options)
    const found = this.kept.find((page) => page.key === key)
    this.kept = this.kept.filter((page) => page !== found)
    return found ?? ReusedPage.create(await this.browser.newContext(own), key, options)
  }

  /** Prepares a page for the next test, or closes it if that is impossible. */
  async giveBack(used: ReusedPage, { status, expectedStatus }: TestInfo) {
    // A failed test may have left anything.
    if (status === expectedStatus && (await used.reset().catch(() => false))) this.kept.push(used)
    else await used.context.close()
    // Each browser context that is kept takes memory.
    if (this.kept.length > REUSED_PAGES_MAX) await this.kept.shift()!.context.close()
  }
}

export interface TestFixtures {
  /** The options of the test that decide what its browser context is like. */
  settings: ContextOptions
  /** Errors and warnings of all browsers of the test. Any entry fails the test. */
  browserErrors: string[]
  /** Matches errors that are ignored, because the tests of a file cause them. */
  expectedBrowserErrors: RegExp | null
  failOnBrowserErrors: void
  /** Opens a page in another browser, without cookies and storage unless the options have some. If a slug is given, opens that card. */
  visit: (slug?: string | null, options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  pool: PagePool
}

/** A test that fails if a browser reports an error or a warning. Its page may have been another test's before (`ReusedPage`). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  pool: [async ({ browser }, use) => use(new PagePool(browser)), { scope: 'worker' }],
  settings: async (
    {
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const media = { colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile, viewport }
    await use({ ...media, javaScriptEnabled, locale, permissions, serviceWorkers, storageState, timezoneId, userAgent })
  },
  context: async ({ pool, settings }, use, info) => {
    const current = await pool.take(settings)
    await use(current.context)
    await pool.giveBack(current, info)
  },
  page: async ({ context }, use) => use(context.pages()[0]!),
  expectedBrowserErrors: [null, { option: true }],
  failOnBrowserErrors: [
    async ({ browserErrors }, use) => {
      await use()
      expect(browserErrors).toEqual([])
    },
    { auto: true },
  ],
  browserErrors: async ({ context, expectedBrowserErrors }, use) => use(collectBrowserErrors(context, [], expectedBrowserErrors)),
  visit: async ({ pool, settings, browserErrors, expectedBrowserErrors }, use, info) => {
    const visitors: ReusedPage[] = []
    await use(async (slug, given = {}) => {
      const options = { userAgent: BROWSER_USER_AGENT, viewport: { width: 390, height: 844 }, ...given }
      const visitor = await pool.take(settings, options)
      visitors.push(visitor)
      const { context, page } = visitor
      collectBrowserErrors(context, browserErrors, expectedBrowserErrors)
      if (slug && options.javaScriptEnabled !== false) await openCardPage(page, slug)
      else if (slug) await page.goto(`/view/${slug}`)
      return page
    })
    for (const visitor of visitors) await pool.giveBack(visitor, info)
  },
})

/** Holds back all requests to a URL. Resolves to a function that lets them continue. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    // The page may have cancelled the request while it was held back.
    await route.continue().catch(() => undefined)
  })
  return resolve
}
