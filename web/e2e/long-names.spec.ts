import { expect, type Page, test } from '@playwright/test'
import { closeDialogByEscape, expectDialogHistoryRemoved, expectAnimationsEnded } from './accessible.ts'
import { createTestCard, signInAsNewUser } from './cards.ts'

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3).slice(0, 120)
const NARROW_WINDOW_WIDTH = 320

function findOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = Array.from(document.querySelectorAll('h1, h2, h3, p, dd, label, button, a, input, [role="tab"]')).filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // Elements inside a scrollable part, such as a row of tabs, may extend past the window's edge. Hidden texts are ignored.
      const scrolls = (at: Element | null): boolean =>
        !!at && (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement))
      return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement)
    })
    const page = document.scrollingElement!.scrollWidth
    return [
      ...(page > innerWidth ? [`a page ${page} wide`] : []),
      ...found.map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
    ]
  })
}

async function expectNoOverflow(page: Page, where: string) {
  await expectAnimationsEnded(page)
  expect(await findOverflowingElements(page), where).toEqual([])
}

/** Finds buttons and links in a part of the page that are outside the window or covered by other elements. */
async function findUnreachableControls(page: Page, selector: string): Promise<string[]> {
  const wrong: string[] = []
  // Controls inside the preview of a card (a shadow root) are ignored, because nobody can use them there.
  for (const control of await page.locator(`css:light=:is(${selector}) :is(button, a)`).all()) {
    await control.scrollIntoViewIfNeeded()
    const free = await control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left >= 0 && right <= innerWidth && (element.contains(hit) || hit?.contains(element) === true)
    })
    if (!free) wrong.push((await control.textContent()) ?? '')
  }
  return wrong
}

test(`a name of 100 letters without a space fits into every page at ${NARROW_WINDOW_WIDTH} px, and into the sidebar at 1280 px`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInAsNewUser(page, 5, { fullName: LONG_NAME })
  const card = await createTestCard(page, { name: LONG_NAME, title: LONG_WORD, company: LONG_WORD, theme: 'minimalist' })
  await createTestCard(page, { name: LONG_NAME, theme: 'creative' })

  // The sidebar (in a wide window) and the menu (in a narrow one) show the user's full name.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: LONG_NAME }).first()).toBeVisible()
  await expectNoOverflow(page, 'sidebar')
  await page.setViewportSize({ width: NARROW_WINDOW_WIDTH, height: 700 })
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page, 'drawer')
  expect(await findUnreachableControls(page, '[role="dialog"]')).toEqual([])
  await closeDialogByEscape(page, page.getByRole('dialog'))
  await expectDialogHistoryRemoved(page)

  await expectNoOverflow(page, 'dashboard')
  const tile = page.getByRole('listitem').filter({ hasText: `/view/${card.slug}` })
  await expect(tile).toBeVisible()
  expect(await findUnreachableControls(page, `li:has-text("/view/${card.slug}")`)).toEqual([])
  await tile.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(LONG_NAME)
  await expectNoOverflow(page, 'delete dialog')
  expect(await findUnreachableControls(page, '[role="alertdialog"], [role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await tile.getByRole('button', { name: 'QR Code' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page, 'QR dialog')
  await page.keyboard.press('Escape')
  await expectDialogHistoryRemoved(page)

  await page.goto(`/card-editor/${card.id}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectNoOverflow(page, 'editor')
  await page.goto(`/mobile-editor/${card.id}`)
  await expect(page.getByRole('img', { name: `Preview of the card of ${LONG_NAME}` })).toBeVisible()
  await expectNoOverflow(page, 'quick editor')
  await page.goto(`/analytics/${card.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoOverflow(page, 'analytics')
  await page.goto(`/view/${card.slug}`)
  await expectNoOverflow(page, 'card')
})
