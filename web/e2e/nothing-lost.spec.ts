import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { locateNotices } from './accessible.ts'
import { createTestCard, createCardAsLevel5, registerTestUser, fetchStoredCard } from './cards.ts'
import { createPhonePhoto } from './photos.ts'
import { holdRequests, test } from './fixtures.ts'

test.slow()

const locateSaveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()
const locateField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const locateLeaveConfirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const readStoredDraftKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-draft-')))

/** Saves in the editor and waits until no change is unsaved. */
async function saveAllChanges(page: Page) {
  await locateSaveButton(page).click()
  await expect(locateSaveButton(page)).toBeDisabled()
}

async function openCardEditor(page: Page, card: Card) {
  await page.goto(`/card-editor/${card.id}`)
  await expect(locateField(page, 'Name')).toBeVisible()
}

/** Registers a new user with a card and opens its editor. When this user signs out, other tests stay signed in. */
async function openEditorAsNewUser(page: Page, fields: Partial<Card> = {}) {
  await registerTestUser(page)
  const card = await createTestCard(page, fields)
  await openCardEditor(page, card)
  return card
}

test('changes made offline are kept, and saved when back online', async ({ page, context }) => {
  let requested = ''
  let open = 0
  page.on('request', (request) => {
    requested += request.url()
    open++
  })
  page.on('requestfinished', () => open--)
  const card = await openEditorAsNewUser(page)
  // The editor loads the code of its other tabs in advance when the browser is idle, the crop dialog last.
  await expect.poll(() => requested.includes('crop-dialog') && open === 0).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await locateField(page, 'Title').fill('Typed offline')
  await expect(page.getByText('Your changes are kept on this device. They are not saved yet.')).toBeVisible()
  for (const tab of ['Design', 'Gallery', 'Social', 'Buttons', 'Basic Info']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible()
  }
  await locateSaveButton(page).click()
  await expect(page.getByText('will be saved when you are back online')).toBeVisible()
  await context.setOffline(false)
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Typed offline')
  await expect.poll(() => readStoredDraftKeys(page)).toEqual([])
})

test('tabs with the same card keep separate drafts, which are merged or chosen from, and which signing out deletes', async ({
  page: first,
  context,
}) => {
  const card = await openEditorAsNewUser(first)
  const third = await context.newPage()
  await test.step('two tabs keep separate drafts, and the next tab merges both', async () => {
    const second = await context.newPage()
    await locateField(first, 'Title').fill('By the first')
    await locateField(first, 'Phone').fill('+47 1')
    await expect.poll(() => readStoredDraftKeys(first)).toHaveLength(1)
    await openCardEditor(second, card)
    // The second tab does not take over the first tab's draft, because the first tab still locks it.
    await expect(locateField(second, 'Title')).toHaveValue('')
    await locateField(second, 'Company').fill('By the second')
    await expect.poll(() => readStoredDraftKeys(first)).toHaveLength(2)
    await first.reload()
    await expect(locateField(first, 'Title')).toHaveValue('By the first')
    await expect(locateField(first, 'Company')).toHaveValue('')
    await first.close()
    await second.close()

    await openCardEditor(third, card)
    await expect(locateField(third, 'Title')).toHaveValue('By the first')
    await expect(locateField(third, 'Company')).toHaveValue('By the second')
    await expect.poll(() => readStoredDraftKeys(third)).toHaveLength(1)
  })
  await third.getByRole('button', { name: 'Discard them' }).click()
  await third.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => readStoredDraftKeys(third)).toEqual([])
  const fourth = await context.newPage()
  await test.step('if the draft of a closed tab contradicts this tab, both are shown and the owner chooses', async () => {
    await locateField(third, 'Title').fill('By the third')
    await locateField(third, 'Company').fill('Fjord AS')
    await locateField(third, 'Phone').fill('+47 1')
    await expect.poll(() => readStoredDraftKeys(third)).toHaveLength(1)
    await openCardEditor(fourth, card)
    await locateField(fourth, 'Title').fill('By the fourth')
    await locateField(fourth, 'Email').fill('ann@example.com')
    await expect.poll(() => readStoredDraftKeys(fourth)).toHaveLength(2)
    await third.close()
    await fourth.reload()
    await expect(locateField(fourth, 'Title')).toHaveValue('By the fourth')
    await expect(locateField(fourth, 'Company')).toHaveValue('')
    await expect(fourth.getByText('Another tab left other changes to this card')).toBeVisible()
    await fourth.getByRole('button', { name: 'See both versions' }).click()
    const dialog = fourth.getByRole('dialog', { name: 'Two versions of this card' })
    await expect(dialog.getByRole('group', { name: 'Title' }).getByRole('radio', { name: 'Yours' })).toBeChecked()
    await expect(dialog.getByRole('group', { name: 'Company' }).getByRole('radio', { name: 'The other one' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Use these choices' }).click()
    await expect(locateField(fourth, 'Company')).toHaveValue('Fjord AS')
    await locateSaveButton(fourth).click()
    await expect(locateSaveButton(fourth)).toBeDisabled()
    expect(await fetchStoredCard(fourth, card)).toMatchObject({
      title: 'By the fourth',
      company: 'Fjord AS',
      phone: '+47 1',
      email: 'ann@example.com',
    })
    await expect.poll(() => readStoredDraftKeys(fourth)).toEqual([])
  })
  await test.step('signing out with unsaved changes asks first and then deletes the drafts of all tabs', async () => {
    const other = await context.newPage()
    await openCardEditor(other, card)
    await locateField(other, 'Company').fill('Gone too')
    await locateField(fourth, 'Title').fill('Gone')
    await expect.poll(() => readStoredDraftKeys(fourth)).toHaveLength(2)
    await fourth.getByRole('button', { name: 'Sign out' }).click()
    const question = fourth.getByRole('alertdialog', { name: 'Sign out without saving?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(locateField(fourth, 'Title')).toHaveValue('Gone')
    await fourth.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(fourth).toHaveURL('/auth')
    await expect(other).toHaveURL('/auth')
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await readStoredDraftKeys(fourth)).toEqual([])
  })
})

test('leaving the editor with unsaved changes by a link, Back, Forward or closing the tab asks first', async ({ page }) => {
  const card = await createCardAsLevel5(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // The test navigates without loading a page, so that the Back button stays in the same document.
  await page.evaluate((path) => history.pushState(null, '', path), `/card-editor/${card.id}`)
  const title = locateField(page, 'Title')
  const dialog = locateLeaveConfirmation(page)
  const release = await holdRequests(page, '**/api/upload')
  await page.getByRole('tab', { name: 'Gallery' }).click()
  const photo = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(900, 600, 1) }
  await page.getByLabel('File for Gallery Image').setInputFiles(photo)
  await expect(page.getByText('Uploading...')).toBeVisible()
  await page.getByRole('link', { name: 'Guide' }).first().click()
  await expect(dialog).toHaveAccessibleDescription(/^A picture is still being uploaded/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect(page.getByRole('list', { name: 'Gallery images' }).getByRole('listitem')).toHaveCount(1)
  await saveAllChanges(page)

  await page.getByRole('tab', { name: 'Basic Info' }).click()
  await title.fill('Unsaved')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/card-editor/${card.id}`)

  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/card-editor/${card.id}`)
  await expect(title).toHaveValue('Unsaved')
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  // The Back button did not discard the unsaved edit, and the Forward button leads back to it.
  await page.evaluate(() => history.forward())
  await expect(title).toHaveValue('Unsaved')
  await title.press('End')
  const [native] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
})
