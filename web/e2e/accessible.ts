import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import { expect, type Locator, type Page } from '@playwright/test'

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

const AXE_SCRIPT_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Runs the accessibility checker axe on a page and returns the violations that it finds. */
export async function findAxeViolations(page: Page, options: RunOptions): Promise<Result[]> {
  // AxeBuilder checks cross-origin frames too. On pages without frames it would be slow, because it loads axe twice for each check.
  if (page.frames().length > 1) return (await new AxeBuilder({ page, axeSource: AXE_SCRIPT_SOURCE }).options(options).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT_SOURCE)
  return page.evaluate(async (run) => (await (window as unknown as { axe: typeof axe }).axe.run(document, run)).violations, options)
}

/** Fails if axe finds an accessibility issue (WCAG 2.2 AA, best practices), or if the page is wider than its window. */
export async function expectPageAccessible(page: Page) {
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
  const violations = await findAxeViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // axe runs every rule, but describes only violations. Describing each passing element takes nearly half of the time.
    resultTypes: ['violations'],
  })
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  // Axe's rule that content must be in a landmark is ignored for tooltips and menus: they are rendered outside.
  expect(found.filter((line) => !line.startsWith('region: <div data-radix-popper'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** Checks a page's accessibility at both tested window widths, and leaves the window at the wider one. */
export async function expectAccessibleAtBothWidths(page: Page) {
  for (const width of TESTED_WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await expectPageAccessible(page)
  }
}

export function locateNotices(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ })
}

export async function closeDialogByEscape(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function closeDialogByBack(page: Page, dialog: Locator) {
  await page.goBack()
  await expect(dialog).toBeHidden()
}
