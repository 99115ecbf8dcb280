import type { BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test'

/** A static file of the server under test: a page of the same origin without any code. */
const EMPTY_PAGE_PATH = '/theme.js'
const PAGE_EVENTS = ['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'load', 'pageerror', 'popup'] as const
const REQUEST_EVENTS = ['request', 'requestfailed', 'requestfinished', 'response'] as const
const CONTEXT_EVENTS = ['console', 'dialog', 'page', 'weberror'] as const
/** Methods whose effect on a page cannot be undone. */
const LASTING_PAGE_METHODS = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
]
const LASTING_CONTEXT_METHODS = [...LASTING_PAGE_METHODS, 'newCDPSession', 'setGeolocation', 'setHTTPCredentials']
const LASTING_CLOCK_METHODS = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

type Methods = Record<string, (...args: unknown[]) => unknown>
/** Options of a browser context. */
export type ContextOptions = Partial<PlaywrightTestOptions>

/**
 * A page that several tests of a worker use one after another. The first load of an app page in a new browser context takes about
 * half a second of processor time more than a later one, because the browser compiles all scripts again. After each test, `reset` removes
 * what the test has left: cookies, storage, routes, listeners, other pages and emulated media.
 */
export class ReusedPage {
  /** False after a test that left something that cannot be undone. */
  isReusable = true

  readonly context: BrowserContext
  readonly page: Page
  /** Tests with the same key may share the page. */
  readonly key: string
  private readonly options: ContextOptions

  private constructor(page: Page, key: string, options: ContextOptions) {
    const context = page.context()
    this.context = context
    this.page = page
    this.key = key
    this.options = options
    const targets: [object, string[]][] = [
      [page, LASTING_PAGE_METHODS],
      [context, LASTING_CONTEXT_METHODS],
      [page.clock, LASTING_CLOCK_METHODS],
      [context.clock, LASTING_CLOCK_METHODS],
    ]
    for (const [target, names] of targets)
      for (const name of names) {
        const methods = target as Methods
        const original = methods[name]!.bind(target)
        methods[name] = (...args) => {
          this.isReusable = false
          return original(...args)
        }
      }
  }

  static async create(context: BrowserContext, key: string, options: ContextOptions): Promise<ReusedPage> {
    return new ReusedPage(await context.newPage(), key, options)
  }

  /** Undoes what a test has left. Resolves to false if the page cannot be used again. */
  async reset(): Promise<boolean> {
    const { context, page, options } = this
    // A service worker outlives its page.
    if (!this.isReusable || page.isClosed() || options.serviceWorkers !== 'block') return false
    for (const event of [...PAGE_EVENTS, ...REQUEST_EVENTS]) page.removeAllListeners(event)
    for (const event of [...CONTEXT_EVENTS, ...REQUEST_EVENTS]) context.removeAllListeners(event)
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // The next page is of the same origin, so that the browser keeps the process with the compiled scripts.
    await page.goto(EMPTY_PAGE_PATH)
    const { origin } = new URL(page.url())
    await context.clearCookies()
    if (typeof options.storageState === 'object') await context.addCookies(options.storageState.cookies)
    await this.clearStorage(origin)
    await context.clearPermissions()
    if (options.permissions) await context.grantPermissions(options.permissions)
    const { colorScheme = 'light', contextOptions } = options
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: contextOptions?.reducedMotion ?? null,
      forcedColors: null,
      contrast: null,
    })
    if (options.viewport) await page.setViewportSize(options.viewport)
    return true
  }

  private async clearStorage(origin: string): Promise<void> {
    const { storageState } = this.options
    const stored = typeof storageState === 'object' ? storageState.origins.find((state) => state.origin === origin) : undefined
    await this.page.evaluate(async (items) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
      for (const name of await caches.keys()) await caches.delete(name)
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    }, stored?.localStorage ?? [])
  }
}
