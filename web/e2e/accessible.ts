import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { FrameContext, PartialResults, Result, RunOptions } from 'axe-core'
import { expect, type Frame, type Locator, type Page } from '@playwright/test'

export const TESTED_WIDTHS = [390, 1280] as const

/** Waits until all finite animations and transitions of the page have ended. */
export async function expectAnimationsEnded(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity)
        .map((a) => a.finished),
    ),
  )
}

/**
 * Waits until a closed dialog has removed its history entry by a step back. The browser would abort a navigation, such as `goto`,
 * that starts during this step.
 */
export async function expectDialogHistoryRemoved(page: Page) {
  await expect.poll(() => page.evaluate(() => history.state?.modals ?? history.state?.dialog ?? null)).toBeNull()
}

/** Finds texts of a card's page that extend past the window's edge or past their own box. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrollable = (at: Element | null): boolean =>
      !!at && (/auto|scroll/.test(getComputedStyle(at).overflowX) || isScrollable(at.parentElement))
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? [`a page ${document.documentElement.scrollWidth} wide`] : []),
      ...[...document.querySelectorAll('body :is(h1, h2, p, dt, dd, a, span, bdi, label, button, legend, summary)')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          const { overflowX, display, position, clipPath } = getComputedStyle(element)
          // Texts for screen readers only.
          if (position === 'absolute' && clipPath !== 'none') return false
          const isCut = (/hidden|clip/.test(overflowX) || element.matches('a, button')) && element.scrollWidth > element.clientWidth + 1
          const isOutside = right > innerWidth + 1 || left < -1
          return width > 1 && (isOutside || (display !== 'inline' && isCut)) && !isScrollable(element.parentElement)
        })
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
    ]
  })
}

/** Finds controls that are covered by another element at every scroll position. */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFree = (control: HTMLElement) =>
      (['nearest', 'center', 'start', 'end'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        // A link may go on in a second line.
        const { left, top, width, height } = control.getClientRects()[0]!
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
      })
    return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, [tabindex="0"])')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1 && !isFree(control)
      })
      .map((control) => control.outerHTML.slice(0, 160))
  })
}

const AXE_SCRIPT_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type AxeWindow = Window & { axe: typeof axe }

/**
 * Runs axe in a frame and in all frames inside it. Returns one result for each frame, in the order that axe's `finishRun` expects.
 * AxeBuilder of @axe-core/playwright has the same results, but is slower: it loads axe into each frame again for each check.
 */
async function runAxeInFrames(frame: Frame, context: FrameContext['frameContext'] | null, options: RunOptions): Promise<PartialResults> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SCRIPT_SOURCE)
  const given = { context, options }
  const inner = await frame.evaluate(
    ({ context, options }) => (window as unknown as AxeWindow).axe.utils.getFrameContexts(context ?? document, options),
    given,
  )
  const results: PartialResults = [
    await frame.evaluate(({ context, options }) => (window as unknown as AxeWindow).axe.runPartial(context ?? document, options), given),
  ]
  for (const { frameSelector, frameContext } of inner) {
    const handle = await frame.evaluateHandle(
      (selector) => (window as unknown as AxeWindow).axe.utils.shadowSelect(selector),
      frameSelector,
    )
    const element = handle.asElement()
    // Axe cannot run in a sandbox without scripts. It takes null for such a frame, as AxeBuilder gives it.
    const runsScripts = await element?.evaluate(
      (node) => !node.hasAttribute('sandbox') || (node as HTMLIFrameElement).sandbox.contains('allow-scripts'),
    )
    const child = runsScripts ? await element!.contentFrame() : null
    results.push(...(child ? await runAxeInFrames(child, frameContext, options) : [null]))
  }
  return results
}

/** Runs the accessibility checker axe on a page with its frames, or on the parts of it that match a selector. Returns the violations. */
async function findAxeViolations(page: Page, options: RunOptions, within?: string): Promise<Result[]> {
  if (within !== undefined || page.frames().length === 1) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT_SOURCE)
    return page.evaluate(
      async ({ options, within }) => {
        const { axe } = window as unknown as AxeWindow
        if (within === undefined) return (await axe.run(document, options)).violations
        const include = [...document.querySelectorAll(within)].filter((part) => part.checkVisibility())
        return (await axe.run({ include }, { ...options, iframes: false })).violations
      },
      { options, within },
    )
  }
  const results = await runAxeInFrames(page.mainFrame(), null, options)
  const given = { results, options }
  return page.evaluate(
    async ({ results, options }) => (await (window as unknown as AxeWindow).axe.finishRun(results, options)).violations,
    given,
  )
}

const describeViolations = (violations: Result[]) => violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))

/** A window height in CSS pixels at which even the longest page fits. */
const WHOLE_PAGE_HEIGHT = 4000

/**
 * Fails if axe finds an accessibility issue (WCAG 2.2 AA, best practices) in the page, or in the parts that match a selector. A
 * control that is half behind a sticky bar seems too small to axe, so such a finding is checked again
 * in a window that is as high as the page.
 */
export async function expectPageAccessible(page: Page, within?: string) {
  let found = await listAccessibilityIssues(page, within)
  const size = page.viewportSize()
  if (size && found.length > 0 && found.every((line) => line.startsWith('target-size: '))) {
    await page.setViewportSize({ ...size, height: WHOLE_PAGE_HEIGHT })
    found = await listAccessibilityIssues(page, within)
    await page.setViewportSize(size)
  }
  expect(found).toEqual([])
}

export async function expectNoOverflow(page: Page) {
  // Some tables become lists one frame after the window has changed its width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)
}

async function listAccessibilityIssues(page: Page, within?: string): Promise<string[]> {
  // Before axe runs, an open modal dialog must have hidden the page from screen readers and taken the focus.
  await page.waitForFunction(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].some((modal) => modal.checkVisibility())
    const root = document.getElementById('root')
    if (!root) return true
    // The modal dialog hides the page's elements one by one, because live regions must stay visible to screen readers.
    if (seen('[aria-modal=true]')) return document.querySelector('[data-aria-hidden]') !== null && !root.contains(document.activeElement)
    return !root.ariaHidden || seen('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  })
  // Fade animations must have ended, because they change the colours that axe measures.
  await expectAnimationsEnded(page)
  const violations = await findAxeViolations(
    page,
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // axe runs every rule, but describes only violations. Describing each passing element takes nearly half of the time.
      resultTypes: ['violations'],
      // Only media are loaded in advance, for the rule about autoplay. By default, axe also reads all style sheets.
      preload: { assets: ['media'] },
    },
    within,
  )
  // Axe's rule that content must be in a landmark is ignored for tooltips and menus: they are rendered outside.
  return describeViolations(violations).filter((line) => !line.startsWith('region: <div data-radix-popper'))
}

/** Fails if axe finds a text whose contrast with its ground is too low. `where` is named in the message. */
export async function expectColorsReadable(page: Page, where: string) {
  const options: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false }
  expect(describeViolations(await findAxeViolations(page, options, 'body')), where).toEqual([])
}

export function locateNotices(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ })
}

/** Dismisses all notices. Otherwise a click waits, up to ten seconds, until a notice over the clicked place has closed by itself. */
export async function dismissNotices(page: Page) {
  const dismiss = page.locator('[data-toasts] button[aria-label=Dismiss]')
  await dismiss.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await expect(dismiss).toHaveCount(0)
}

export async function closeDialogByEscape(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function closeDialogByBack(page: Page, dialog: Locator) {
  await page.goBack()
  await expect(dialog).toBeHidden()
}
