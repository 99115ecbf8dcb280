import { expect, type Locator, type Page, test } from '@playwright/test'
import { CAPABILITIES, explainSlugEditRefusal } from '../../schema/capabilities.ts'
import { closeDialogByEscape, locateNotices } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import type { Card } from '../../schema/card.ts'
import { createTestCard, createCardAsLevel5, openScreenOfNewCard, fetchOwnCards, registerTestUser, fetchStoredCard } from './cards.ts'

test.slow()

const PHONE_WINDOW = { width: 390, height: 860 }
const WIDE_WINDOW = { width: 1280, height: 860 }

const locateLivePreview = (page: Page) => page.getByRole('complementary', { name: 'Live preview' })
const locateField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()

async function saveAndExpectSuccess(page: Page) {
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
}

async function openEditorOfNewCard(page: Page, fields?: Partial<Card>) {
  const card = await openScreenOfNewCard(page, 'card-editor', fields)
  await expect(locateField(page, 'Name')).toBeVisible()
  return card
}

test('every basic field is edited, previewed, stored and reset, and the card is shared', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE_WINDOW)
  const card = await openEditorOfNewCard(page)

  await test.step('the share link can be copied and shown as a QR code', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(locateNotices(page).getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/${card.slug}`)
    await page.getByRole('button', { name: 'View QR Code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan this QR Code' })
    await expect(dialog).toBeVisible()
    await page.setViewportSize(WIDE_WINDOW)
    await closeDialogByEscape(page, dialog)
  })

  await test.step('every basic field can be edited, previewed and stored', async () => {
    await page.setViewportSize(PHONE_WINDOW)
    await expect(locateSaveButton(page)).toBeDisabled()
    const values = [
      ['Name', 'name', 'Zoë Ångström'],
      ['Title', 'title', 'Lead'],
      ['Company', 'company', 'Fjord AS'],
      ['About', 'about', 'Two lines\nof text'],
      ['Email', 'email', 'zoe@example.com'],
      ['Phone', 'phone', '+47 22 00 00 00'],
      ['Address', 'address', 'Kai 1\nBergen'],
      ['Website', 'website', 'fjord.example'],
      ['Video URL', 'videoUrl', 'https://vimeo.com/76979871'],
    ] as const
    for (const [label, , value] of values) await locateField(page, label).fill(value)
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Show preview' }).click()
    await expect(locateLivePreview(page).getByText('Zoë Ångström').first()).toBeVisible()
    await page.setViewportSize(WIDE_WINDOW)
    await expect(locateLivePreview(page).getByText('Zoë Ångström').first()).toBeVisible()
    await saveAndExpectSuccess(page)
    await expect(locateSaveButton(page)).toBeDisabled()
    expect(await fetchStoredCard(page, card)).toMatchObject({
      ...Object.fromEntries(values.map(([, name, value]) => [name, value])),
      customizations: { website: 'fjord.example' },
    })
  })

  await test.step('a refused save keeps the input and focuses the invalid field', async () => {
    await locateField(page, 'Title').fill('Kept')
    await locateField(page, 'Email').fill('not an address')
    await locateSaveButton(page).click()
    await expect(locateNotices(page).getByText('Failed to save card')).toBeVisible()
    await expect(locateField(page, 'Email')).toBeFocused()
    await expect(locateField(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(locateField(page, 'Title')).toHaveValue('Kept')
  })

  await test.step('the Reset button asks for confirmation and then restores the stored card', async () => {
    const title = locateField(page, 'Title')
    const question = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(title).toHaveValue('Kept')
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await question.getByRole('button', { name: 'Reset' }).click()
    await expect(title).toHaveValue('Lead')
    await expect(locateSaveButton(page)).toBeDisabled()
  })
})

test('editing and saving work with the keyboard alone, and only keyboards see the focus ring', async ({ page }) => {
  await openEditorOfNewCard(page)
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
})

/** Finds controls that are covered by another element at every scroll position. */
function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFree = (control: HTMLElement) =>
      (['nearest', 'center', 'start', 'end'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
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

test.describe('with the editor guide visible', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the guide is open at first, counts steps, opens their tabs, grows out of the save bar, collapses into it and stays dismissed', async ({
    page,
  }) => {
    await openEditorOfNewCard(page)
    const folded = page.getByRole('button', { name: /^Editor guide/ })
    const guide = page.getByRole('region', { name: 'Editor guide' })
    await expect(guide.getByRole('checkbox')).toHaveCount(5)
    await guide.getByRole('button', { name: 'Collapse the guide' }).click()
    await expect(folded).toBeFocused()
    await expect(folded).toHaveText('Editor guide 0%')
    await expect(folded).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(guide.getByRole('button', { name: 'Collapse the guide' })).toBeFocused()
    await guide.getByRole('button', { name: 'Open: Choose a design' }).click()
    await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { name: 'Design' })).toBeFocused()
    await expect(guide).toBeVisible()
    // In a small window, the editor's guide collapses to leave room for the opened tab.
    await page.setViewportSize({ width: 390, height: 860 })
    await guide.getByRole('button', { name: 'Open: Add buttons' }).click()
    await expect(page.getByRole('tab', { name: 'Buttons' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Buttons' })).toBeInViewport()
    await folded.click()
    for (const name of [/Add your details/, /Choose a design/]) await guide.getByRole('checkbox', { name }).check()
    await expect(guide.getByRole('progressbar', { name: '40% complete' })).toBeVisible()
    await page.reload()
    await expect(guide.getByText('40% complete')).toBeVisible()
    await guide.getByRole('button', { name: 'Collapse the guide' }).click()
    await expect(folded).toHaveText('Editor guide 40%')
    await folded.click()
    await guide.getByRole('button', { name: "Don't show again" }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(guide).toBeHidden()
    await page.reload()
    await expect(locateField(page, 'Name')).toBeVisible()
    await expect(folded).toBeHidden()
    await expect(guide).toBeHidden()
  })

  test('no control of the editor is covered in any window size, on any tab, with the guide open or collapsed', async ({ page }) => {
    await openEditorOfNewCard(page, { customButtons: [{ text: 'Shop', url: 'https://shop.example', backgroundColor: '#d9bd90' }] })
    await locateField(page, 'Name').fill('Unsaved')
    const guide = page.getByRole('region', { name: 'Editor guide' })
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
        for (const tab of ['Basic Info', 'Design', 'Gallery', 'Social', 'Buttons', 'Advanced']) {
          await page.getByRole('tab', { name: tab }).click()
          await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible()
          expect(await findCoveredControls(page), `${tab} at ${width} × ${height}, guide ${open ? 'open' : 'folded'}`).toEqual([])
        }
      }
    }
  })
})

test('a video URL that is a web page can become a button, and several lines pasted into one line stay separated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = await openEditorOfNewCard(page, { name: 'Stored' })
  await test.step('a video URL that is a web page is reported during typing, and can be turned into a button', async () => {
    const video = page.getByLabel('Video URL')
    await video.fill('youtu.be/dQw4w9WgXcQ')
    await expect(video).toHaveAccessibleDescription('YouTube, Vimeo or a direct link')
    await video.fill('www.loom.com/share/0123456789abcdef')
    await expect(video).toHaveAccessibleDescription(/^This is a page and not a video file. Add it as a button instead./)
    await expect(locateLivePreview(page).getByRole('link', { name: 'Watch the video' })).toBeAttached()
    await page.getByRole('button', { name: 'Add as a button' }).click()
    await expect(video).toBeFocused()
    await expect(video).toHaveValue('')
    await saveAndExpectSuccess(page)
    const stored = await fetchStoredCard(page, card)
    expect([stored.videoUrl, stored.customButtons]).toMatchObject([
      null,
      [{ text: 'Watch the video', url: 'https://www.loom.com/share/0123456789abcdef' }],
    ])
  })
  await test.step('several lines pasted into a one-line field stay separated, and the paste can be undone', async () => {
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('ControlOrMeta+V')
    }
    const name = locateField(page, 'Name')
    await name.selectText()
    await paste('Jane\r\n\tDoe\n')
    await expect(name).toHaveValue('Jane Doe')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(name).toHaveValue('Stored')
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
})

test('custom CSS that visitors do not get is marked in the editor and in the preview', async ({ page }) => {
  await registerTestUser(page)
  const card = await createTestCard(page)
  await signInAsLevel(page, 4)
  await page.request.put(`/api/business-cards/${card.id}`, { data: { customCss: '.card-name { color: red }' } })
  await page.goto(`/card-editor/${card.id}`)
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Visitors do not see this card’s custom CSS' })
  await expect(notice).toContainText(`once the card’s owner is at level ${CAPABILITIES.useAdvancedFields.level} or above`)
  await expect(locateLivePreview(page).getByText('Shown with custom CSS that visitors do not see.')).toBeVisible()
  // If the card's owner has access level 3, visitors get the custom CSS, so the editor shows no warning about it.
  await signInAsLevel(page, 3)
  const [other] = await fetchOwnCards(page)
  await signInAsLevel(page, 4, `/card-editor/${other!.id}`)
  await page.getByRole('tab', { name: 'Advanced' }).click()
  await expect(page.getByRole('heading', { name: 'Custom CSS' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(notice).toBeHidden()
})

test('a changed slug works at once, and one that cannot be saved stays in its field', async ({ page }) => {
  const card = await openEditorOfNewCard(page)
  await test.step('a changed slug works at once, and the old one redirects to it', async () => {
    const slug = `moved-${createUniqueTestId()}`
    await page.getByLabel('URL slug').fill(slug.toUpperCase())
    await expect(page.getByLabel('URL slug')).toHaveValue(slug)
    // The Copy URL button is disabled, because the changed card URL does not work before it is saved.
    await expect(page.getByRole('button', { name: 'Copy URL' })).toBeDisabled()
    await saveAndExpectSuccess(page)
    await expect(page.getByLabel('Share link')).toHaveValue(new RegExp(`/view/${slug}$`))
    const old = await page.request.get(`/view/${card.slug}`, { maxRedirects: 0 })
    expect(old.status()).toBe(301)
  })
  await test.step('a taken slug is reported at its field', async () => {
    await page.getByLabel('URL slug').fill('basic')
    await locateSaveButton(page).click()
    const slug = page.getByLabel('URL slug')
    await expect(slug).toHaveAccessibleDescription('This URL is already taken')
    await expect(slug).toHaveValue('basic')
  })
  await test.step('if the user lost the permission or the server is unreachable, saving reports it and keeps the input', async () => {
    const message = 'Only admins or the card owner can edit the URL slug'
    let answer: 'refuse' | 'abort' = 'refuse'
    await page.route(`**/api/business-cards/${card.id}`, (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      return answer === 'abort' ? route.abort() : route.fulfill({ status: 403, json: { message } })
    })
    await page.getByLabel('URL slug').fill('other-address')
    await locateSaveButton(page).click()
    await expect(locateNotices(page).getByText('Permission Denied')).toBeVisible()
    await expect(locateNotices(page).getByText(message)).toBeVisible()
    answer = 'abort'
    await locateSaveButton(page).click()
    await expect(page.getByText('will be saved when you are back online')).toBeVisible()
    await expect(page.getByLabel('URL slug')).toHaveValue('other-address')
    await expect(locateSaveButton(page)).toBeEnabled()
  })
})

test('the editor offers what the access level allows, and opens no card that it may not edit', async ({ page }) => {
  const openOwnCard = async (level: 1 | 2 | 3) => {
    await signInAsLevel(page, level)
    const [own] = await fetchOwnCards(page)
    await page.goto(`/card-editor/${own!.id}`)
    await expect(page.getByRole('tab', { name: 'Buttons' })).toBeVisible()
    return page.getByRole('tab', { name: 'Advanced' })
  }
  const card = await createCardAsLevel5(page)
  await test.step('users of level 1 see why they cannot change the slug', async () => {
    await openOwnCard(1)
    const slug = page.getByLabel('URL slug')
    await expect(slug).toHaveAttribute('readonly', '')
    await expect(slug).toHaveAccessibleDescription(explainSlugEditRefusal({ id: 0, accessLevel: 1 }, 0)!)
  })
  await test.step('the Advanced tab is only for access level 3 and above', async () => {
    await expect(await openOwnCard(2)).toHaveCount(0)
    await expect(await openOwnCard(3)).toHaveCount(1)
  })
  await test.step('level 3 cannot open the card of another owner, level 4 can', async () => {
    await page.goto(`/card-editor/${card.id}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Access denied')).toBeVisible()
    await signInAsLevel(page, 4, `/card-editor/${card.id}`)
    await expect(locateField(page, 'Name')).toHaveValue('Test Card')
  })
  await test.step('the editor of a missing card redirects to the dashboard with a message', async () => {
    await page.goto('/card-editor/99999999')
    await expect(page).toHaveURL('/dashboard')
    await expect(locateNotices(page).getByText('Failed to load card data. Please try again.')).toBeVisible()
  })
})
