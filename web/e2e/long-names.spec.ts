import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectDialogEntryRemoved, expectAnimationsEnded } from './accessible.ts'
import { createCard, newCard, register } from './cards.ts'

const NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
const LINE = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3).slice(0, 120)
const WIDTH = 320

/** The elements of the page that extend past the window's edges. */
function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = Array.from(document.querySelectorAll('h1, h2, h3, p, dd, label, button, a, input, [role="tab"]')).filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // Parts that scroll, such as a row of tabs, may extend past the edge. Hidden texts and texts for screen readers do not count.
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

async function expectFits(page: Page, where: string) {
  await expectAnimationsEnded(page)
  expect(await overflowingElements(page), where).toEqual([])
}

/** The buttons and links of a part of the page that are outside the window or covered. */
async function unreachableControls(page: Page, selector: string): Promise<string[]> {
  const wrong: string[] = []
  for (const control of await page.locator(`:is(${selector}) :is(button, a)`).all()) {
    // Ignores controls in a card's preview (a shadow root), which visitors cannot use there.
    if (await control.evaluate((element) => element.getRootNode() !== document)) continue
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

test(`a name of 100 letters without a space fits everywhere at ${WIDTH} px`, async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: WIDTH, height: 700 })
  const card = await newCard(page, { name: NAME, title: LINE, company: LINE, theme: 'minimalist' })
  const other = await createCard(page, { name: NAME, theme: 'creative' })

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: NAME }).first()).toBeVisible()
  await expectFits(page, 'dashboard')
  const tile = page.getByRole('listitem').filter({ hasText: `/view/${card.slug}` })
  await expect(tile).toBeVisible()
  expect(await unreachableControls(page, `li:has-text("/view/${card.slug}")`)).toEqual([])
  await tile.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(NAME)
  await expectFits(page, 'delete dialog')
  expect(await unreachableControls(page, '[role="alertdialog"], [role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await tile.getByRole('button', { name: 'QR Code' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFits(page, 'QR dialog')
  await page.keyboard.press('Escape')
  await expectDialogEntryRemoved(page)

  await page.goto(`/card-editor/${card.id}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectFits(page, 'editor')
  await expectAccessible(page)
  await page.goto(`/mobile-editor/${card.id}`)
  await expect(page.getByRole('img', { name: `Preview of the card of ${NAME}` })).toBeVisible()
  await expectFits(page, 'quick editor')
  await page.goto(`/analytics/${card.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFits(page, 'analytics')
  await page.goto(`/view/${card.slug}`)
  await expectFits(page, 'card')
  for (const { id } of [card, other]) await page.request.delete(`/api/business-cards/${id}`)
})

test(`a full name of 100 letters fits the menu at ${WIDTH} and the sidebar at 1280 px`, async ({ page }) => {
  await register(page, { fullName: NAME })
  await page.goto('/dashboard')
  await expectFits(page, 'sidebar')
  await page.setViewportSize({ width: WIDTH, height: 700 })
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFits(page, 'drawer')
  expect(await unreachableControls(page, '[role="dialog"]')).toEqual([])
})
