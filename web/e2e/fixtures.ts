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

/** Opens a card's public page and waits for its script. */
export async function openCardPage(page: Page, slug: string) {
  await page.goto(`/view/${slug}`)
  await expect(page.locator('html.js')).toBeAttached()
}

/** Options for a browser with a desktop window; a visitor's default window is as small as a phone. */
export const DESKTOP_WINDOW = { viewport: { width: 1280, height: 844 } }

const REUSED_VISITORS_MAX = 3

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
  /** The page and the visitors' pages of earlier tests of this worker process, for the next ones to use. */
  reused: { browser: Browser; page: ReusedPage | null; visitors: ReusedPage[] }
}

/** Prepares a page for the next test. Closes it and resolves to null if that is impossible. */
async function keepOrClose(used: ReusedPage, { status, expectedStatus }: TestInfo): Promise<ReusedPage | null> {
  // A failed test may have left anything.
  if (status === expectedStatus && (await used.reset().catch(() => false))) return used
  await used.context.close()
  return null
}

/** A test that fails if a browser reports an error or a warning. Its page may have been another test's before (`ReusedPage`). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  reused: [
    async ({ browser }, use) => {
      await use({ browser, page: null, visitors: [] })
    },
    { scope: 'worker' },
  ],
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
  context: async ({ reused, settings }, use, info) => {
    const key = JSON.stringify(settings)
    if (reused.page && reused.page.key !== key) {
      await reused.page.context.close()
      reused.page = null
    }
    const current = reused.page ?? (await ReusedPage.create(await reused.browser.newContext(), key, settings))
    reused.page = null
    await use(current.context)
    reused.page = await keepOrClose(current, info)
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
  visit: async ({ reused, settings, browserErrors, expectedBrowserErrors }, use, info) => {
    const visitors: ReusedPage[] = []
    await use(async (slug, given = {}) => {
      const options = { userAgent: BROWSER_USER_AGENT, viewport: { width: 390, height: 844 }, ...given }
      const key = JSON.stringify({ ...settings, ...options })
      const index = reused.visitors.findIndex((visitor) => visitor.key === key)
      const visitor =
        reused.visitors.splice(index, index < 0 ? 0 : 1)[0] ??
        (await ReusedPage.create(await reused.browser.newContext(options), key, { ...settings, ...options }))
      visitors.push(visitor)
      const { context, page } = visitor
      collectBrowserErrors(context, browserErrors, expectedBrowserErrors)
      if (slug && options.javaScriptEnabled !== false) await openCardPage(page, slug)
      else if (slug) await page.goto(`/view/${slug}`)
      return page
    })
    reused.visitors.push(
      ...(await Promise.all(visitors.map((visitor) => keepOrClose(visitor, info)))).filter((visitor) => visitor !== null),
    )
    // Each browser context that is kept takes memory.
    for (const { context } of reused.visitors.splice(0, reused.visitors.length - REUSED_VISITORS_MAX)) await context.close()
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
