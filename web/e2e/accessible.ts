import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

export const WIDTHS = [390, 1280] as const

/** Waits until nothing that moves or fades once does so any more. */
export async function expectStill(page: Page) {
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
 * Waits until a closed dialog's step in the history has been taken back. The browser gives up a navigation, such as `goto`,
 * that begins while a step back is under way.
 */
export async function expectStepTakenBack(page: Page) {
  await expect.poll(() => page.evaluate(() => history.state?.modals ?? history.state?.dialog ?? null)).toBeNull()
}

/** Fails on anything that axe finds by WCAG 2.2 AA and its good practice, in the colours that show, or on a page wider than its window. */
export async function expectAccessible(page: Page) {
  // What hides the page from screen readers is there before it is looked at, has hidden the page, and has the focus.
  await page.waitForFunction(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].some((modal) => modal.checkVisibility())
    const root = document.getElementById('root')
    if (!root) return true
    // What speaks for itself is left out: where there is such a thing, the rest is hidden piece by piece.
    if (seen('[aria-modal=true]')) return document.querySelector('[data-aria-hidden]') !== null && !root.contains(document.activeElement)
    return !root.ariaHidden || seen('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  })
  // Fades end before colours are measured, or go with what they were on.
  await expectStill(page)
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a page for its results and takes twice as long. Only it looks into frames of other origins.
    .setLegacyMode(page.frames().length === 1)
    // Every rule still runs. Describing each element that passes would take nearly half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  // Tooltips and menus hang outside the landmarks, beside the page; what opens them is inside.
  expect(found.filter((line) => !line.startsWith('region: <div data-radix-popper'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** The same at both widths, one page for both; it ends at the wider one. */
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
