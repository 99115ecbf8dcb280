import { expect, type Locator, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { dismissNotices, locateNotices } from './accessible.ts'
import { openScreenOfNewCard, fetchStoredCard } from './cards.ts'
import { createPhonePhoto } from './photos.ts'
import { holdRequests, test, collectBrowserErrors } from './fixtures.ts'

// The tests get longer timeouts, because many of them run a long user task.
test.slow()
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const PHONE_WINDOW = { width: 390, height: 860 }

const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()

async function openEditorTabOfNewCard(page: Page, tab: string, fields: Partial<Card> = {}) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await page.getByRole('tab', { name: tab }).click()
  return card
}

async function saveAndFetchCard(page: Page, card: Card): Promise<Card> {
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Card updated successfully').last()).toBeVisible()
  await expect(locateSaveButton(page)).toBeDisabled()
  await dismissNotices(page)
  return fetchStoredCard(page, card)
}

const locateListEntries = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

/** Presses a key until the sortable list announces a text, because the list may ignore a press right after a pick-up. */
async function pressKeyUntilAnnounced(page: Page, key: string, announcement: string) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(announcement)).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Drags a list entry below another one. Drops it only when the list announces its new place; otherwise it falls elsewhere. */
async function dragEntryBelow(page: Page, handle: string, other: Locator, announcement: string) {
  // Playwright's `hover` waits until the animation after the previous drop has ended.
  await page.getByRole('button', { name: handle }).hover()
  const from = (await page.getByRole('button', { name: handle }).boundingBox())!
  const to = (await other.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + to.height / 2, { steps: 4 })
  await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 2 })
  await expect(page.getByText(announcement)).toBeAttached()
  await page.mouse.up()
}

test('an address is pasted, and links, questions and pictures are dragged by keyboard and by pointer', async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Social', {
    socialLinks: { linkedin: 'ann', '2024': 'https://year.example/', telegram: 'ada_l', tiktok: 'ada' },
  })
  const pickUp = async (handle: string, announcement: string) => {
    await page.getByRole('button', { name: handle }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(announcement)).toBeAttached()
  }
  await test.step('links', async () => {
    const url = page.getByLabel('Profile URL')
    await page.evaluate(() => navigator.clipboard.writeText('https://www.instagram.com/ada.l/?igsh=abc'))
    await url.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(url).toHaveValue('ada.l')
    await expect(page.getByLabel('Platform', { exact: true })).toHaveValue('instagram')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(url).toHaveValue('')
    const links = locateListEntries(page, 'Social links')
    await expect(links).toHaveText([/^2024/, /^LinkedIn/, /^Telegram/, /^TikTok/])
    await pickUp('Drag LinkedIn', 'LinkedIn is picked up from place 2 of 4.')
    await pressKeyUntilAnnounced(page, 'ArrowDown', 'LinkedIn is at place 3 of 4.')
    await page.keyboard.press('Space')
    await expect(links).toHaveText([/^2024/, /^Telegram/, /^LinkedIn/, /^TikTok/])
    await dragEntryBelow(page, 'Drag LinkedIn', links.last(), 'LinkedIn is at place 4 of 4.')
    await expect(links).toHaveText([/^2024/, /^Telegram/, /^TikTok/, /^LinkedIn/])
  })
  await test.step('questions of a form', async () => {
    await page.getByRole('tab', { name: 'Buttons' }).click()
    await page.getByRole('switch', { name: 'Show the form on the card' }).click()
    await pickUp('Drag Message', 'Message is picked up from place 3 of 3.')
    await pressKeyUntilAnnounced(page, 'ArrowUp', 'Message is at place 2 of 3.')
    await page.keyboard.press('Space')
    await expect(page.getByText('Message was put down at place 2 of 3.')).toBeAttached()
    await expect(page.getByLabel('Question 2', { exact: true })).toHaveValue('Message')
  })
  await test.step('pictures', async () => {
    await page.getByRole('tab', { name: 'Gallery' }).click()
    await expect(page.getByText('0 of at most 8 images')).toBeVisible()
    const photo = await createPhonePhoto(900, 600, 1)
    for (const count of [1, 2]) {
      await page.getByLabel('File for Gallery Image').setInputFiles({ name: `${count}.jpg`, mimeType: 'image/jpeg', buffer: photo })
      await expect(locateListEntries(page, 'Gallery images')).toHaveCount(count)
    }
    await page.getByLabel('Description of image 2').fill('The harbour')
    await pickUp('Drag image 2', 'image 2 is picked up from place 2 of 2.')
    await pressKeyUntilAnnounced(page, 'ArrowUp', 'image 2 is at place 1 of 2.')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Description of image 1')).toHaveValue('The harbour')
    await dragEntryBelow(page, 'Drag image 1', locateListEntries(page, 'Gallery images').last(), 'image 1 is at place 2 of 2.')
    await expect(page.getByLabel('Description of image 2')).toHaveValue('The harbour')
  })
  const { socialLinks, gallery } = await saveAndFetchCard(page, card)
  expect(Object.keys(socialLinks)).toEqual(['2024', 'telegram', 'tiktok', 'linkedin'])
  expect(gallery).toEqual([{ url: expect.stringMatching(/^\/media\//) }, { url: expect.stringMatching(/^\/media\//), alt: 'The harbour' }])
})

test('CSS is edited, undone and saved in the code editor, also after it failed to load, and refused CSS gets the focus', async ({
  page,
}) => {
  const browserErrors = collectBrowserErrors(page.context())
  const script = /code-editor[^/]*\.(js|tsx)/
  await page.route(script, (route) => route.abort())
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorTabOfNewCard(page, 'Advanced')
  const plain = page.getByRole('textbox', { name: 'CSS', exact: true })
  await expect(page.getByText('The code editor could not be loaded')).toBeVisible()
  await plain.fill('body { color: red }\n.card-name { margin: 0 }')
  await expect(locateListEntries(page, 'Applied to the card itself')).toHaveText(/^Line 1 body/)
  await page.unroute(script)
  const release = await holdRequests(page, script)
  await page.getByRole('button', { name: 'Try again' }).click()
  const code = page.locator('.cm-content')
  // The text cursor keeps its place if the code editor loads while the user types.
  await plain.press('ArrowLeft')
  release()
  await expect(code).toBeFocused()
  await page.keyboard.type('/**/ ')
  await expect(code).toContainText('.card-name { margin: 0 /**/ }')
  await expect(code).toContainText('body { color: red }')
  await expect(page.getByText('The code editor could not be loaded')).toBeHidden()

  const css = '.card-container { border-radius: 24px }\n@import url(https://other.example/a.css);'
  await expect(code).toHaveAccessibleName('CSS')
  // The old code is deleted first: over coloured code, `fill` would insert elements with inline styles, which the CSP forbids.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await code.fill(css)
  // The editor lists CSS that it removed, with a button that jumps to the line. The Tab key leaves the code editor.
  await expect(locateListEntries(page, 'Left out of the card')).toHaveText(/^Line 2 @import .*Other style sheets cannot be loaded$/)
  await page.getByRole('button', { name: 'Line 2' }).click()
  await expect(code).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Line 2' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(code).toBeFocused()
  // Inside the code editor, its own history undoes. Ctrl+S saves there too, and the browser does not ask where to save the page.
  await page.keyboard.press('ControlOrMeta+End')
  // Inserted at once, because slow typing makes several steps to undo.
  await page.keyboard.insertText('.card-name { color: red }')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(code).not.toContainText('red')
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(code).toContainText('color: red')
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(locateSaveButton(page)).toBeDisabled()
  expect((await fetchStoredCard(page, card)).customCss).toBe(css)
  // Undo also reverts the changes made before the save, until the card has no CSS.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(async () => {
    await undo.click()
    await expect(undo).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(locateSaveButton(page)).toBeDisabled()
  expect((await fetchStoredCard(page, card)).customCss).toBeNull()
  await code.fill('.card-name { margin: 0 }')

  await page.route('**/api/business-cards/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error: 'No', message: 'No', issues: [{ path: 'customCss', message: 'Not like this' }] } })
      : route.continue(),
  )
  await page.getByRole('tab', { name: 'Basic Info' }).click()
  await locateSaveButton(page).click()
  await expect(page.getByText('Not like this').first()).toBeVisible()
  await expect(code).toBeFocused()
  // After a reload, the code editor loads as usual: in advance, before the user opens its tab.
  page.once('dialog', (asked) => void asked.accept())
  await Promise.all([page.waitForResponse(script), page.reload()])
  await expect(page.getByRole('tab', { name: 'Basic Info', selected: true })).toBeVisible()
  expect(browserErrors.filter((line) => !line.includes('dynamically imported module'))).toEqual([])
})
