import { expect, type Locator, type Page, test } from '@playwright/test'
import { findCoveredControls, locateNotices } from './accessible.ts'
import { createUniqueTestId } from './accounts.ts'
import type { Card } from '../../schema/card.ts'
import { openScreenOfNewCard } from './cards.ts'

test.slow()

const locateField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()

async function openEditorOfNewCard(page: Page, fields?: Partial<Card>) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await expect(locateField(page, 'Name')).toBeVisible()
  return card
}

test('Save is at the top of the page and in the bar at its lower edge, but never twice in one window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openEditorOfNewCard(page)
  const buttons = page.getByRole('button', { name: 'Save Changes' })
  await expect(buttons).toHaveCount(1)
  await expect(buttons).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).not.toBeInViewport()
  await expect(buttons.last()).toBeInViewport({ ratio: 1 })
})

test('editing and saving work with the keyboard alone, only keyboards see the focus ring, and pasted lines stay apart', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = await openEditorOfNewCard(page, { title: 'Stored' })
  const name = locateField(page, 'Name')
  await page.getByRole('tab', { name: 'Basic Info' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(locateSaveButton(page)).toBeDisabled()

  const ringOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).outlineStyle)
  const borderOf = () => name.evaluate((element) => getComputedStyle(element).borderColor)
  await name.blur()
  const border = await borderOf()
  await name.click()
  await page.keyboard.type('x')
  expect(await ringOf(name)).toBe('none')
  // A field that has the focus after a click shows it by its border.
  await page.mouse.move(0, 0)
  await expect.poll(borderOf).not.toBe(border)
  // A control that gets the focus from a dialog, not from a key.
  await page.getByRole('button', { name: 'Reset' }).first().click()
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  expect(await ringOf(cancel)).toBe('none')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await name.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(name).toBeFocused()
  expect(await ringOf(name)).toBe('solid')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(locateNotices(page).getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/${card.slug}`)
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('ControlOrMeta+V')
  }
  const title = locateField(page, 'Title')
  await title.selectText()
  await paste('Head\r\n\tof school\n')
  await expect(title).toHaveValue('Head of school')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(title).toHaveValue('Stored')
  await name.selectText()
  await paste(`${'ab\n'.repeat(60)}`)
  await expect(name).toHaveValue('ab '.repeat(40))
  const website = page.getByLabel('Website')
  await website.focus()
  await paste('https://example.com/a\nb')
  await expect(website).toHaveValue('https://example.com/ab')
  const slug = page.getByLabel('URL slug')
  await slug.selectText()
  const fresh = createUniqueTestId()
  await paste(`My Cool\nPlace ${fresh}`)
  await expect(slug).toHaveValue(`my-cool-place-${fresh}`)
  // If the owner pastes a card's URL, the field keeps only the slug, even if it has the maximum length.
  await slug.selectText()
  const long = `${'long-'.repeat(8)}${fresh}`
  await paste(`https://veebu.example/view/${long}`)
  await expect(slug).toHaveValue(long)
})

test.describe('with the editor guide visible', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('no control of the editor is covered in any window size, on any tab, with the guide open or collapsed', async ({ page }) => {
    await openEditorOfNewCard(page, { customButtons: [{ text: 'Shop', url: 'https://shop.example', backgroundColor: '#d9bd90' }] })
    await locateField(page, 'Name').fill('Unsaved')
    const guide = page.getByRole('region', { name: 'Editor guide' })
    const folded = page.getByRole('button', { name: /^Editor guide/ })
    const tab = (name: string) => page.getByRole('tab', { name })
    const heightFrom = async (top: Locator) => page.viewportSize()!.height - (await top.boundingBox())!.y
    // On a desktop, the open guide and the bar take at most a sixth of the window.
    expect(await heightFrom(guide)).toBeLessThanOrEqual(page.viewportSize()!.height / 6)
    // In a wide window the guide stays open beside the tab that it opens. In a small one it collapses to leave room for the tab.
    await guide.getByRole('button', { name: 'Open: Choose a design' }).click()
    await expect(tab('Design')).toBeFocused()
    await expect(guide).toBeVisible()
    await page.setViewportSize({ width: 390, height: 860 })
    await guide.getByRole('button', { name: 'Open: Add buttons' }).click()
    await expect(tab('Buttons')).toBeFocused()
    await expect(tab('Buttons')).toBeInViewport()
    await expect(folded).toBeInViewport()
    await folded.click()
    for (const open of [true, false]) {
      if (!open) await guide.getByRole('button', { name: 'Collapse the guide' }).click()
      // Window sizes: a phone, a phone with an open keyboard, a tablet, a desktop, and a desktop at 200 % zoom.
      for (const [width, height] of [
        [390, 860],
        [390, 420],
        [768, 1024],
        [1280, 860],
        [640, 430],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const name of ['Basic Info', 'Design', 'Gallery', 'Social', 'Buttons', 'Advanced']) {
          await tab(name).click()
          await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
          expect(await findCoveredControls(page), `${name} at ${width} × ${height}, guide ${open ? 'open' : 'folded'}`).toEqual([])
        }
      }
    }
    // The bars and the collapsed guide take at most 96 px of a phone.
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => heightFrom(page.getByRole('button', { name: 'Show preview' }))).toBeLessThanOrEqual(96)
    const save = (await page.getByRole('button', { name: 'Save Changes' }).boundingBox())!
    expect(800 - (save.y + save.height)).toBeGreaterThanOrEqual(8)
  })
})
