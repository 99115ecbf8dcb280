import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { BROWSER_UA } from './cards.ts'

/** Collects what the browser says that it refused or that broke. */
export function watchConsole(context: BrowserContext, said: string[] = []): string[] {
  context.on('console', (message) => {
    // A refused call (401 for nobody) is an answer, not a fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) said.push(message.text())
  })
  context.on('weberror', (fault) => said.push(String(fault.error())))
  return said
}

/** Opens a card and waits for its script. */
export async function openView(page: Page, slug: string) {
  await page.goto(`/view/${slug}`)
  await expect(page.locator('html.js')).toBeAttached()
}

/** The window that other pages than a card are tested in, unless they say otherwise. */
export const DESKTOP = { viewport: { width: 1280, height: 844 } }

export interface Fixtures {
  /** What the browsers of the test refused, or what broke in them. */
  said: string[]
  /** A visitor's page in a browser of its own, which is closed at the end of the test; on a card, if one is named, whose script has loaded. */
  visit: (slug?: string | null, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  said: async ({ context }, use) => use(watchConsole(context)),
  visit: async ({ browser, said }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (slug, options = {}) => {
      const context = await browser.newContext({ userAgent: BROWSER_UA, viewport: { width: 390, height: 844 }, ...options })
      contexts.push(context)
      watchConsole(context, said)
      const page = await context.newPage()
      if (slug && options.javaScriptEnabled !== false) await openView(page, slug)
      else if (slug) await page.goto(`/view/${slug}`)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** A test that fails if a browser refused something, or if something broke in it. */
export const quietTest = test.extend<{ quiet: void }>({
  quiet: [
    async ({ said }, use) => {
      await use()
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** Holds back the calls of an address until the function that this resolves to is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    // The page may have given up waiting.
    await route.continue().catch(() => undefined)
  })
  return resolve
}
