import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { BROWSER_USER_AGENT } from './cards.ts'

/** Collects the errors that a browser reports, such as uncaught exceptions and violations of the CSP. */
export function collectBrowserErrors(context: BrowserContext, browserErrors: string[] = []): string[] {
  context.on('console', (message) => {
    // A failed request, such as a 401 for a signed-out visitor, may be a correct answer, so it does not count as an error.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) browserErrors.push(message.text())
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

export interface TestFixtures {
  browserErrors: string[]
  /** Opens a page in a new visitor's browser, which is closed after the test. If a slug is given, opens that card. */
  visit: (slug?: string | null, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<TestFixtures>({
  browserErrors: async ({ context }, use) => use(collectBrowserErrors(context)),
  visit: async ({ browser, browserErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (slug, options = {}) => {
      const context = await browser.newContext({ userAgent: BROWSER_USER_AGENT, viewport: { width: 390, height: 844 }, ...options })
      contexts.push(context)
      collectBrowserErrors(context, browserErrors)
      const page = await context.newPage()
      if (slug && options.javaScriptEnabled !== false) await openCardPage(page, slug)
      else if (slug) await page.goto(`/view/${slug}`)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** A test that fails if a browser reports an error, such as an uncaught exception or a violation of the CSP. */
export const errorFreeTest = test.extend<{ quiet: void }>({
  quiet: [
    async ({ browserErrors }, use) => {
      await use()
      expect(browserErrors).toEqual([])
    },
    { auto: true },
  ],
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
