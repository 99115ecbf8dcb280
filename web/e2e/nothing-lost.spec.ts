import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectDialogHistoryRemoved, locateNotices } from './accessible.ts'
import { SEEDED_USERNAMES, TEST_PASSWORD, signInByForm, fetchSignedInUsername } from './accounts.ts'
import { createTestCard, createCardAsLevel5, openScreenOfNewCard, registerTestUser, fetchStoredCard } from './cards.ts'
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

test('unsaved changes and half-typed entries of a closed tab come back', async ({ page: first, context }) => {
  const card = await openEditorAsNewUser(first, { socialLinks: { twitter: '@ann' } })
  const second = await context.newPage()
  await test.step('unsaved changes come back and can be discarded', async () => {
    await locateField(first, 'Title').fill('Kept')
    await expect.poll(() => readStoredDraftKeys(first)).toHaveLength(1)
    await first.close()
    await openCardEditor(second, card)
    await expect(second.getByText('Your unsaved changes are back')).toBeVisible()
    await expect(locateField(second, 'Title')).toHaveValue('Kept')
    await second.getByRole('button', { name: 'Discard them' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(locateField(second, 'Title')).toHaveValue('')
    await expect.poll(() => readStoredDraftKeys(second)).toEqual([])
  })
  const status = (page: Page) => page.getByRole('status').filter({ hasText: 'An entry is not added yet' })
  const url = (page: Page) => page.getByLabel('Profile URL')
  const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
  await test.step('half-typed entries are kept after switching tabs', async () => {
    await tab(second, 'Social')
    await second.getByLabel('Platform', { exact: true }).selectOption('Facebook')
    await url(second).fill('ann-l')
    await expect(status(second)).toBeVisible()
    // If the owner edits another link, the half-typed new link is kept for later.
    await second.getByRole('button', { name: 'Edit Twitter link' }).click()
    await expect(url(second)).toBeFocused()
    await expect(url(second)).toHaveValue('@ann')
    await second.getByRole('button', { name: 'Cancel' }).click()
    await expect(url(second)).toHaveValue('ann-l')
    await tab(second, 'Buttons')
    await second.getByLabel('Button label').pressSequentially('Book')
    await tab(second, 'Social')
    await expect(url(second)).toHaveValue('ann-l')
    await expect(second.getByLabel('Platform', { exact: true })).toHaveValue('facebook')
  })
  // The half-typed link is the only unsaved change, and leaving the page asks for confirmation.
  const question = locateLeaveConfirmation(second)
  await test.step('a link, the command menu and the keys of a page all ask', async () => {
    await second.getByRole('link', { name: 'Guide' }).first().click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await second.keyboard.press('ControlOrMeta+k')
    await second.getByRole('combobox', { name: 'Page, card or action' }).fill('guide')
    await second.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await second.getByRole('heading', { name: 'Card Editor' }).click()
    await second.keyboard.press('g')
    await second.keyboard.press('h')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
  })
  await second.close()

  const page = await context.newPage()
  await openCardEditor(page, card)
  await expect(page.getByText('Half typed, in its form again: a social link and a button.')).toBeVisible()
  await tab(page, 'Buttons')
  await expect(page.getByLabel('Button label')).toHaveValue('Book')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Button label')).toHaveValue('')
  await tab(page, 'Social')
  await expect(url(page)).toHaveValue('ann-l')
  await url(page).fill('ann-lee')
  await url(page).press('Enter')
  await expect(status(page)).toBeHidden()
  await expect(url(page)).toHaveValue('')
  await saveAllChanges(page)
  expect((await fetchStoredCard(page, card)).socialLinks).toEqual({ twitter: '@ann', facebook: 'ann-lee' })
  await expect.poll(() => readStoredDraftKeys(page)).toEqual([])
})

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

test('signing out with unsaved changes asks first and then deletes the drafts of all tabs', async ({ page, context }) => {
  const card = await openEditorAsNewUser(page)
  const other = await context.newPage()
  await openCardEditor(other, card)
  await locateField(other, 'Company').fill('Gone too')
  await locateField(page, 'Title').fill('Gone')
  await expect.poll(() => readStoredDraftKeys(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(locateField(page, 'Title')).toHaveValue('Gone')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(other).toHaveURL('/auth')
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await readStoredDraftKeys(page)).toEqual([])
})

test('a half typed link of the quick editor survives a reload', async ({ page }) => {
  const card = await openScreenOfNewCard(page, 'mobile-editor')
  const box = page.getByRole('dialog', { name: 'Add Platform' })
  await page.getByRole('button', { name: 'Add Platform' }).click()
  await box.getByLabel('Platform name').fill('Fedi')
  await box.getByLabel('Profile URL').fill('@a')
  await page.keyboard.press('Escape')
  const bar = page.getByRole('group', { name: 'Unsaved changes' })
  await expect(bar.getByText('A link is not added yet')).toBeVisible()
  await expectDialogHistoryRemoved(page)
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText('Half typed, in its form again: a social link.')).toBeVisible()
  await bar.getByRole('button', { name: 'Continue' }).click()
  await expect(box.getByLabel('Platform name')).toHaveValue('Fedi')
  await box.getByLabel('Profile URL').fill('@ann')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(box).toBeHidden()
  await expect(bar).toBeHidden()
  expect((await fetchStoredCard(page, card)).socialLinks).toMatchObject({ fedi: '@ann' })
  await page.getByRole('button', { name: 'Add Platform' }).click()
  await expect(box.getByLabel('Platform name')).toHaveValue('')
  await box.getByLabel('Platform name').fill('No more')
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(() => readStoredDraftKeys(page)).toEqual([])
})

test('two tabs with the same card keep separate drafts, which are merged, or the owner chooses', async ({ page: first, context }) => {
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
  await test.step('if the draft of a closed tab contradicts this tab, both are shown and the owner chooses', async () => {
    await locateField(third, 'Title').fill('By the third')
    await locateField(third, 'Company').fill('Fjord AS')
    await locateField(third, 'Phone').fill('+47 1')
    await expect.poll(() => readStoredDraftKeys(third)).toHaveLength(1)
    const fourth = await context.newPage()
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
})

test('changes on two devices are shown side by side, and the owner chooses', async ({ page }) => {
  const card = await openEditorAsNewUser(page, { name: 'Ann', title: 'Lead', company: 'Fjord', socialLinks: { twitter: '@ann' } })
  await locateField(page, 'Title').fill('Mine')
  await locateField(page, 'Phone').fill('+47 1')
  await page.request.put(`/api/business-cards/${card.id}`, { data: { title: 'Theirs', company: 'Other AS', address: 'Kai 1' } })
  await locateSaveButton(page).click()
  await expect(page.getByRole('main').getByText('This card was changed on another device. Reload to see the latest version.')).toBeVisible()
  await page.getByRole('button', { name: 'See both versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions of this card' })
  const choice = (name: string, side: string) => dialog.getByRole('group', { name }).getByRole('radio', { name: side })
  await expect(dialog.getByText('Other AS').first()).toBeVisible()
  await expect(choice('Title', 'Yours')).toBeChecked()
  await expect(choice('Phone', 'Yours')).toBeChecked()
  await expect(choice('Company', 'The other one')).toBeChecked()
  // In the conflict dialog, the keyboard selects the other version of the title.
  await choice('Title', 'Yours').focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice('Title', 'The other one')).toBeChecked()
  await choice('Address', 'Yours').check()
  await dialog.getByRole('button', { name: 'Use these choices' }).click()
  await expect(locateField(page, 'Title')).toHaveValue('Theirs')
  await locateSaveButton(page).click()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Theirs', company: 'Other AS', phone: '+47 1', address: null })
})

test('a network failure during a save loses no changes, whether or not the server stored them; a double click saves once', async ({
  page,
  context,
}) => {
  const card = await openEditorAsNewUser(page)
  let fate: 'pass' | 'lose the answer' | 'lose the call' = 'lose the answer'
  let calls = 0
  await page.route(`**/api/business-cards/${card.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    calls++
    if (fate === 'pass') return route.continue()
    if (fate === 'lose the answer') await route.fetch()
    return route.abort('connectionreset')
  })
  await locateField(page, 'Title').fill(' Stored ')
  await locateSaveButton(page).click()
  const waiting = page.getByText('will be saved when you are back online')
  await expect(waiting).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Stored')
  // The server stored the title, but its answer was lost. Typing more into the title must not cause a conflict.
  fate = 'lose the call'
  await locateField(page, 'Title').fill('Stored, and more')
  await locateField(page, 'Company').fill('Fjord')
  const lost = calls
  await locateSaveButton(page).click()
  await expect.poll(() => calls).toBeGreaterThan(lost)
  await expect(page.getByText('What you have changed since then is not saved yet.')).toBeHidden()
  fate = 'pass'
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(waiting).toBeHidden()
  expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Stored, and more', company: 'Fjord' })

  calls = 0
  await locateField(page, 'Title').fill('Once')
  await locateSaveButton(page).dblclick()
  await expect(locateSaveButton(page)).toBeDisabled()
  await expect.poll(async () => (await fetchStoredCard(page, card)).title).toBe('Once')
  expect(calls).toBe(1)

  // The tab closes before the server's answer arrives. A later tab does not restore the stored change as unsaved.
  fate = 'lose the answer'
  await locateField(page, 'Title').fill('Last')
  await expect.poll(() => readStoredDraftKeys(page)).toHaveLength(1)
  await locateSaveButton(page).click()
  await expect(waiting).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await openCardEditor(next, card)
  await expect(locateField(next, 'Title')).toHaveValue('Last')
  await expect(locateSaveButton(next)).toBeDisabled()
  await expect.poll(() => readStoredDraftKeys(next)).toEqual([])
})

test('unsaved changes are kept if the session ends in another tab', async ({ page, context }) => {
  const card = await openEditorAsNewUser(page)
  const username = await fetchSignedInUsername(page)
  await locateField(page, 'Title').fill('Outlives the session')
  await context.clearCookies()
  await locateSaveButton(page).click()
  const signIn = async (name: string) => {
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('Your session has expired. Sign in to go on.')).toBeVisible()
    await signInByForm(page, name)
  }
  // Another user who signs in in the same browser gets neither the first user's card nor the draft.
  await signIn(SEEDED_USERNAMES[2])
  await expect(page).toHaveURL('/dashboard')
  await page.goto(`/card-editor/${card.id}`)
  await expect(locateNotices(page).getByText('Access denied')).toBeVisible()
  expect(await readStoredDraftKeys(page)).toHaveLength(1)
  await page.goto('/guide')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await readStoredDraftKeys(page)).toHaveLength(1)
  // The user wanted these changes to be saved, so they are saved after the next sign-in.
  await signInByForm(page, username)
  await expect(page).toHaveURL('/dashboard')
  await expect(locateNotices(page).getByText('Saved your offline changes to')).toBeVisible()
  await openCardEditor(page, card)
  await expect(locateField(page, 'Title')).toHaveValue('Outlives the session')
  await locateField(page, 'Title').fill('Outlives two sessions')
  await context.clearCookies()
  await locateSaveButton(page).click()
  await signIn(username)
  await expect(page).toHaveURL(`/card-editor/${card.id}`)
  await expect(locateField(page, 'Title')).toHaveValue('Outlives two sessions')
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  expect((await fetchStoredCard(page, card)).title).toBe('Outlives two sessions')
})

test('without browser storage the editor does not promise drafts, and an ended session leaves it open', async ({ page, context }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('-draft-')) throw new DOMException('Full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  const card = await openEditorAsNewUser(page)
  const username = await fetchSignedInUsername(page)
  await locateField(page, 'Title').fill('Nowhere else')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  const question = locateLeaveConfirmation(page)
  await expect(question).toHaveAccessibleDescription(/this device could not keep them/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(true)
  await expect(page.getByText('leave this page open until you are back online')).toBeVisible()
  await expect(page.getByText('Offline, not kept')).toBeVisible()
  await context.setOffline(false)
  await context.clearCookies()
  await locateSaveButton(page).click()
  await expect(page.getByText('sign in again in another tab, then save here')).toBeVisible()
  expect((await page.request.post('/api/login', { data: { username, password: TEST_PASSWORD } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(locateSaveButton(page)).toBeDisabled()
  expect((await fetchStoredCard(page, card)).title).toBe('Nowhere else')
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
