import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

export const WIDTHS = [390, 1280] as const

/** Waits until all finite animations and transitions have ended. */
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
 * Waits until a closed dialog has removed its history entry. The browser aborts a navigation, such as `goto`, that starts during a step
 * back.
 */
export async function expectDialogEntryRemoved(page: Page) {
  await expect.poll(() => page.evaluate(() => history.state?.modals ?? history.state?.dialog ?? null)).toBeNull()
}

/** Fails on any issue that axe finds (WCAG 2.2 AA, best practices) in the current colour scheme, and on a page wider than its window. */
export async function expectAccessible(page: Page) {
  // An open modal must have hidden the page from screen readers and taken the focus before axe runs.
  await page.waitForFunction(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].some((modal) => modal.checkVisibility())
    const root = document.getElementById('root')
    if (!root) return true
    // Live regions stay exposed. With them, the rest of the page is hidden element by element.
    if (seen('[aria-modal=true]')) return document.querySelector('[data-aria-hidden]') !== null && !root.contains(document.activeElement)
    return !root.ariaHidden || seen('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  })
  // Waits until fades have ended, because they change the colours that axe measures.
  await expectAnimationsEnded(page)
  const { violations } = await new AxeBuilder({ page })
    // The non-legacy mode opens a page for its results and takes twice as long, but only it checks cross-origin frames.
    .setLegacyMode(page.frames().length === 1)
    // Every rule still runs. Describing each element that passes would take nearly half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  // Tooltips and menus are rendered outside the landmarks; the elements that open them are inside.
  expect(found.filter((line) => !line.startsWith('region: <div data-radix-popper'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** Checks one page at both widths, and leaves it at the wider one. */
export async function expectAccessibleAtBoth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await expectAccessible(page)
  }
}

/** The stack of notices; what is read out of it stands a second time elsewhere, unseen. */
export function notices(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ })
}

/** Presses Escape, which closes a dialog. */
export async function escape(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Goes back, which closes a dialog. */
export async function goBackFrom(page: Page, dialog: Locator) {
  await page.goBack()
  await expect(dialog).toBeHidden()
}
