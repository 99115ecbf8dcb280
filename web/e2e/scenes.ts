import { expect, type Page, type Request } from '@playwright/test'
import type { SampleViewer } from '../../scripts/local/sample-accounts.ts'
import type { ScreenshotScene, ServerState } from '../../scripts/scenes/scene.ts'
import {
  dismissNotices,
  expectAnimationsEnded,
  expectDialogHistoryRemoved,
  expectNoOverflow,
  expectPageAccessible,
  TESTED_WIDTHS,
} from './accessible.ts'
import type { SampleAccounts } from './sample-content.ts'

/** A static file of the server under test: a page of the same origin without any code. */
const EMPTY_PAGE_PATH = '/theme.js'
const PAGE_PARTS = 'main, [data-toasts], aside'
const OPEN_DIALOGS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open], :popover-open'
const QUIET_MS = 150
/** A page repeats a failed call after a second before it shows the error. */
const QUIET_AFTER_FAILURE_MS = 1300

const hasOpenDialog = async (page: Page) => (await page.locator(OPEN_DIALOGS).filter({ visible: true }).count()) > 0

/** Makes the calls of a page, except the one for the signed-in user, wait for ever or fail. */
async function setServerState(page: Page, state: ServerState = 'answers') {
  if (state === 'answers') return
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/user',
    (route) => (state === 'fails' ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : undefined),
  )
}

/** Opens scenes one after another in one page, with the content of their viewers. */
export class SceneOpener {
  private last: ScreenshotScene | null = null
  /** Requests to the server under test. Some to other sites, such as videos, never end here. */
  private readonly pending = new Set<Request>()
  private readonly page: Page
  private readonly accounts: SampleAccounts

  constructor(page: Page, accounts: SampleAccounts) {
    this.page = page
    this.accounts = accounts
    page.on('request', (request) => {
      if (new URL(request.url()).origin === new URL(page.url()).origin) this.pending.add(request)
    })
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.pending.delete(request))
  }

  async open(scene: ScreenshotScene) {
    const { page } = this
    if (!(await this.returnFromLastScene(scene))) await this.load(scene)
    this.last = scene
    if (!scene.prepare) return
    await scene.prepare(page)
    // The pointer leaves the page, because a control under it has other colours.
    if ((await page.getByRole('tooltip').count()) === 0) await page.mouse.move(0, 0)
    await this.waitUntilSettled(2500)
  }

  /** Undoes the last scene if the next one is of the same page. Resolves to false if the page must be loaded. */
  private async returnFromLastScene(next: ScreenshotScene): Promise<boolean> {
    const { page, last } = this
    const isSamePage = last && next.viewer === last.viewer && this.urlOf(next) === this.urlOf(last) && next.opensIn === last.opensIn
    const isUndoable = (scene: ScreenshotScene) => !scene.server && (!scene.prepare || scene.prepare.isUndoable === true)
    // Steps that cannot be undone, such as filling in a form, need a freshly loaded page.
    const canFollow = next.prepare && (next.prepare.isUndoable || !last?.prepare)
    if (!isSamePage || next.server || !canFollow || !isUndoable(last)) return false
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    this.pending.clear()
    await dismissNotices(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: next.opensIn === 'narrow' ? TESTED_WIDTHS[0] : TESTED_WIDTHS[1], height: 860 })
    for (let tries = 0; tries < 3 && (await hasOpenDialog(page)); tries++) {
      await page.keyboard.press('Escape')
      await expectAnimationsEnded(page)
    }
    await expectDialogHistoryRemoved(page)
    return !(await hasOpenDialog(page))
  }

  private urlOf({ viewer, path }: Pick<ScreenshotScene, 'viewer' | 'path'>): string {
    return path(viewer === 'visitor' ? 0 : this.accounts[viewer].cardId)
  }

  private async load({ viewer, path, server, opensIn }: ScreenshotScene) {
    const { page } = this
    await this.leave(viewer)
    await page.setViewportSize({ width: opensIn === 'narrow' ? TESTED_WIDTHS[0] : TESTED_WIDTHS[1], height: 860 })
    await setServerState(page, server)
    await page.goto(this.urlOf({ viewer, path }))
    if (server === 'waits') await this.waitUntilSettled(700)
    else await this.waitUntilSettled(15_000, server === 'fails' ? QUIET_AFTER_FAILURE_MS : QUIET_MS)
  }

  /** Removes what the previous scene left: mocked routes, drafts and the session. */
  private async leave(viewer: SampleViewer) {
    const { page } = this
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(EMPTY_PAGE_PATH)
    this.pending.clear()
    await page.evaluate(() => {
      sessionStorage.clear()
      for (const key of Object.keys(localStorage)) if (!key.endsWith('-editor-guide')) localStorage.removeItem(key)
    })
    await page.context().clearCookies()
    if (viewer !== 'visitor') await page.context().addCookies(this.accounts[viewer].cookies)
  }

  /** Waits until the page has its heading, and has asked for nothing for a while, at most `maxMs`. */
  private async waitUntilSettled(maxMs: number, quietMs = QUIET_MS) {
    const { page, pending } = this
    const end = Date.now() + maxMs
    await expect(page.locator('h1').first()).toBeAttached({ timeout: 15_000 })
    for (let quietSince = Date.now(); Date.now() < end && Date.now() - quietSince < quietMs; await page.waitForTimeout(30))
      if (pending.size > 0) quietSince = Date.now()
  }
}

/** Changes the colour scheme, and waits until the page is drawn with it. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Hides two things from axe that other scenes check: the page behind an open dialog, and previews of cards. */
const hideUnchangedParts = (page: Page, hasDialog: boolean) =>
  page.evaluate((isModal) => {
    const modal = isModal && document.querySelector('[data-aria-hidden]')
    const selector = `${modal ? '#root, ' : ''}#live-preview > *, [aria-label^="Preview of the card"]`
    const hidden = [...document.querySelectorAll<HTMLElement>(selector)]
    for (const { style } of hidden) style.setProperty('display', 'none', 'important')
    Object.assign(window, { showHiddenParts: () => hidden.forEach(({ style }) => style.removeProperty('display')) })
  }, hasDialog)

const showHiddenParts = (page: Page) => page.evaluate(() => (window as unknown as { showHiddenParts: () => void }).showHiddenParts())

/**
 * Checks a scene with all rules, at one width in light and at the other in dark colours. `lightIsNarrow` says which; scenes take turns,
 * so that what all pages share is checked in each combination. Of a scene that steps have prepared, only the open dialog or the page's
 * own part is checked.
 */
export async function checkAccessibility(page: Page, { opensIn, prepare }: ScreenshotScene, lightIsNarrow: boolean) {
  const isNarrow = opensIn === 'narrow'
  const hasDialog = prepare !== undefined && (await hasOpenDialog(page))
  const isWhole = !prepare || (!hasDialog && page.frames().length > 1)
  const within = isWhole ? undefined : hasDialog ? `${OPEN_DIALOGS}, [data-toasts]` : PAGE_PARTS
  const widths = lightIsNarrow ? TESTED_WIDTHS : TESTED_WIDTHS.toReversed()
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    if (!isNarrow) await page.setViewportSize({ width: widths[index]!, height: 860 })
    if (scheme === 'dark') await setColorScheme(page, scheme)
    await expectNoOverflow(page)
    if (!isWhole) await hideUnchangedParts(page, hasDialog)
    await expectPageAccessible(page, within)
    if (!isWhole) await showHiddenParts(page)
  }
}

/** Groups scenes by page, so that a page is loaded once for several scenes. A scene after which the page must be loaded again comes last. */
export function sortScenes(scenes: ScreenshotScene[]): ScreenshotScene[] {
  const rankOf = ({ prepare }: ScreenshotScene) => (!prepare ? 0 : prepare.isUndoable ? 1 : 2)
  const pageOf = ({ viewer, path, server, opensIn }: ScreenshotScene) => `${viewer} ${path(1)} ${server} ${opensIn}`
  return [...Map.groupBy(scenes, pageOf).values()].flatMap((some) => some.toSorted((a, b) => rankOf(a) - rankOf(b)))
}
