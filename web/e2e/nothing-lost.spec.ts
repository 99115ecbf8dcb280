import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectAccessibleAtBoth, expectDialogEntryRemoved, notices } from './accessible.ts'
import { ACCOUNTS, PASSWORD, signInByForm, usernameOf } from './accounts.ts'
import { createCard, newCard, register, storedCard } from './cards.ts'
import { phonePhoto } from './photos.ts'
import { hold, quietTest, test } from './fixtures.ts'

// Many tests here are a whole job with several looks by axe.
test.slow()

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-draft-')))

/** Saves, and waits until nothing is left to be saved. */
async function saveAll(page: Page) {
  await save(page).click()
  await expect(save(page)).toBeDisabled()
}

async function openCard(page: Page, card: Card) {
  await page.goto(`/card-editor/${card.id}`)
  await expect(field(page, 'Name')).toBeVisible()
}

/** Creates an account with a card, so that signing out does not end another test's session. */
async function createOwnCard(page: Page, fields: Partial<Card> = {}) {
  await register(page)
  const card = await createCard(page, fields)
  await openCard(page, card)
  return card
}

quietTest('unsaved changes of a closed tab come back and can be discarded', async ({ page: first, context }) => {
  const card = await createOwnCard(first)
  await field(first, 'Title').fill('Kept')
  await expect.poll(() => drafts(first)).toHaveLength(1)
  await first.close()

  const page = await context.newPage()
  await openCard(page, card)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Kept')
  await expectAccessibleAtBoth(page)
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await expect.poll(() => drafts(page)).toEqual([])
})

quietTest('changes made offline are kept, and saved when back online', async ({ page, context }) => {
  let requested = ''
  let open = 0
  page.on('request', (request) => {
    requested += request.url()
    open++
  })
  page.on('requestfinished', () => open--)
  const card = await createOwnCard(page)
  // The editor prefetches its other tabs when the browser is idle, the crop dialog last.
  await expect.poll(() => requested.includes('crop-dialog') && open === 0).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await field(page, 'Title').fill('Typed offline')
  await expect(page.getByText('Your changes are kept on this device. They are not saved yet.')).toBeVisible()
  for (const tab of ['Design', 'Gallery', 'Social', 'Buttons', 'Basic Info']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible()
  }
  await save(page).click()
  await expect(notices(page).getByText('Failed to save card')).toBeVisible()
  await page.getByRole('button', { name: 'Save when I am back online' }).click()
  await expectAccessibleAtBoth(page)
  await context.setOffline(false)
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
  expect((await storedCard(page, card)).title).toBe('Typed offline')
  await expect.poll(() => drafts(page)).toEqual([])
})

quietTest('signing out asks first, and then leaves no unsaved changes of any tab', async ({ page, context }) => {
  const card = await createOwnCard(page)
  const other = await context.newPage()
  await openCard(other, card)
  await field(other, 'Company').fill('Gone too')
  await field(page, 'Title').fill('Gone')
  await expect.poll(() => drafts(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await expect(question).toBeVisible()
  await expectAccessibleAtBoth(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Title')).toHaveValue('Gone')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(other).toHaveURL('/auth')
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await drafts(page)).toEqual([])
})

quietTest('a half typed link and button survive another tab of the editor and a closed page', async ({ page: first, context }) => {
  const card = await createOwnCard(first, { socialLinks: { twitter: '@ann' } })
  const status = (page: Page) => page.getByRole('status').filter({ hasText: 'An entry is not added yet' })
  const url = (page: Page) => page.getByLabel('Profile URL')
  const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
  await tab(first, 'Social')
  await first.getByLabel('Platform', { exact: true }).selectOption('Facebook')
  await url(first).fill('ann-l')
  await expect(status(first)).toBeVisible()
  // Editing another link keeps the half-typed link for later.
  await first.getByRole('button', { name: 'Edit Twitter link' }).click()
  await expect(url(first)).toBeFocused()
  await expect(url(first)).toHaveValue('@ann')
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect(url(first)).toHaveValue('ann-l')
  await tab(first, 'Buttons')
  await first.getByLabel('Button label').pressSequentially('Book')
  await tab(first, 'Social')
  await expect(url(first)).toHaveValue('ann-l')
  await expect(first.getByLabel('Platform', { exact: true })).toHaveValue('facebook')
  await expectAccessibleAtBoth(first)

  // The link alone is unsaved, and leaving the page asks for confirmation.
  await first.getByRole('link', { name: 'Guide' }).first().click()
  const question = leaveDialog(first)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await first.close()

  const page = await context.newPage()
  await openCard(page, card)
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
  await saveAll(page)
  expect((await storedCard(page, card)).socialLinks).toEqual({ twitter: '@ann', facebook: 'ann-lee' })
  await expect.poll(() => drafts(page)).toEqual([])
})

quietTest('a half typed link of the quick editor survives a reload', async ({ page }) => {
  const card = await createOwnCard(page)
  await page.goto(`/mobile-editor/${card.id}`)
  const box = page.getByRole('dialog', { name: 'Add Platform' })
  await page.getByRole('button', { name: 'Add Platform' }).click()
  await box.getByLabel('Platform name').fill('Fedi')
  await box.getByLabel('Profile URL').fill('@a')
  await page.keyboard.press('Escape')
  const bar = page.getByRole('group', { name: 'Unsaved changes' })
  await expect(bar.getByText('A link is not added yet')).toBeVisible()
  await expectAccessibleAtBoth(page)
  await expectDialogEntryRemoved(page)
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText('Half typed, in its form again: a social link.')).toBeVisible()
  await bar.getByRole('button', { name: 'Continue' }).click()
  await expect(box.getByLabel('Platform name')).toHaveValue('Fedi')
  await box.getByLabel('Profile URL').fill('@ann')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(box).toBeHidden()
  await expect(bar).toBeHidden()
  expect((await storedCard(page, card)).socialLinks).toMatchObject({ fedi: '@ann' })
  await page.getByRole('button', { name: 'Add Platform' }).click()
  await expect(box.getByLabel('Platform name')).toHaveValue('')
  await box.getByLabel('Platform name').fill('No more')
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('two tabs on one card keep a draft each, and the next tab joins them', async ({ page: first, context }) => {
  const card = await createOwnCard(first)
  const second = await context.newPage()
  await field(first, 'Title').fill('By the first')
  await field(first, 'Phone').fill('+47 1')
  await expect.poll(() => drafts(first)).toHaveLength(1)
  await openCard(second, card)
  // The first tab still locks its draft.
  await expect(field(second, 'Title')).toHaveValue('')
  await field(second, 'Company').fill('By the second')
  await expect.poll(() => drafts(first)).toHaveLength(2)
  await first.reload()
  await expect(field(first, 'Title')).toHaveValue('By the first')
  await expect(field(first, 'Company')).toHaveValue('')
  await first.close()
  await second.close()

  const third = await context.newPage()
  await openCard(third, card)
  await expect(field(third, 'Title')).toHaveValue('By the first')
  await expect(field(third, 'Company')).toHaveValue('By the second')
  await expect.poll(() => drafts(third)).toHaveLength(1)
})

quietTest(
  'a draft of a closed tab that contradicts this one is shown beside it, and its owner decides',
  async ({ page: first, context }) => {
    const card = await createOwnCard(first)
    await field(first, 'Title').fill('By the first')
    await field(first, 'Company').fill('Fjord AS')
    await field(first, 'Phone').fill('+47 1')
    await expect.poll(() => drafts(first)).toHaveLength(1)
    const second = await context.newPage()
    await openCard(second, card)
    await field(second, 'Title').fill('By the second')
    await field(second, 'Email').fill('ann@example.com')
    await expect.poll(() => drafts(second)).toHaveLength(2)
    await first.close()
    await second.reload()
    await expect(field(second, 'Title')).toHaveValue('By the second')
    await expect(field(second, 'Company')).toHaveValue('')
    await expect(second.getByText('Another tab left other changes to this card')).toBeVisible()
    await expectAccessibleAtBoth(second)
    await second.getByRole('button', { name: 'See both versions' }).click()
    const dialog = second.getByRole('dialog', { name: 'Two versions of this card' })
    await expect(dialog.getByRole('group', { name: 'Title' }).getByRole('radio', { name: 'Yours' })).toBeChecked()
    await expect(dialog.getByRole('group', { name: 'Company' }).getByRole('radio', { name: 'The other one' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Use these choices' }).click()
    await expect(field(second, 'Company')).toHaveValue('Fjord AS')
    await save(second).click()
    await expect(save(second)).toBeDisabled()
    expect(await storedCard(second, card)).toMatchObject({
      title: 'By the second',
      company: 'Fjord AS',
      phone: '+47 1',
      email: 'ann@example.com',
    })
    await expect.poll(() => drafts(second)).toEqual([])
  },
)

quietTest('changes on two devices are shown side by side, and the owner chooses', async ({ page }) => {
  const card = await createOwnCard(page, { name: 'Ann', title: 'Lead', company: 'Fjord', socialLinks: { twitter: '@ann' } })
  await field(page, 'Title').fill('Mine')
  await field(page, 'Phone').fill('+47 1')
  await page.request.put(`/api/business-cards/${card.id}`, { data: { title: 'Theirs', company: 'Other AS', address: 'Kai 1' } })
  await save(page).click()
  await expect(page.getByRole('main').getByText('This card was changed on another device. Reload to see the latest version.')).toBeVisible()
  await expectAccessibleAtBoth(page)
  await page.getByRole('button', { name: 'See both versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two versions of this card' })
  const choice = (name: string, side: string) => dialog.getByRole('group', { name }).getByRole('radio', { name: side })
  await expect(dialog.getByText('Other AS').first()).toBeVisible()
  await expect(choice('Title', 'Yours')).toBeChecked()
  await expect(choice('Phone', 'Yours')).toBeChecked()
  await expect(choice('Company', 'The other one')).toBeChecked()
  await expectAccessibleAtBoth(page)
  // Chooses the other version of the title by keyboard.
  await choice('Title', 'Yours').focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice('Title', 'The other one')).toBeChecked()
  await choice('Address', 'Yours').check()
  await dialog.getByRole('button', { name: 'Use these choices' }).click()
  await expect(field(page, 'Title')).toHaveValue('Theirs')
  await save(page).click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
  expect(await storedCard(page, card)).toMatchObject({ title: 'Theirs', company: 'Other AS', phone: '+47 1', address: null })
})

test('losing the network during a save loses nothing, whether or not the server stored it; a double click saves once', async ({
  page,
  context,
}) => {
  const card = await createOwnCard(page)
  let fate: 'pass' | 'lose the answer' | 'lose the call' = 'lose the answer'
  let calls = 0
  await page.route(`**/api/business-cards/${card.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    calls++
    if (fate === 'pass') return route.continue()
    if (fate === 'lose the answer') await route.fetch()
    return route.abort('connectionreset')
  })
  await field(page, 'Title').fill(' Stored ')
  await save(page).click()
  await expect(page.getByText('Your changes were not saved')).toBeVisible()
  expect((await storedCard(page, card)).title).toBe('Stored')
  // What is typed on top of it is no conflict with it either.
  await field(page, 'Title').fill('Stored, and more')
  await field(page, 'Company').fill('Fjord')
  fate = 'lose the call'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  fate = 'pass'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(page.getByText('Your changes were not saved')).toBeHidden()
  expect(await storedCard(page, card)).toMatchObject({ title: 'Stored, and more', company: 'Fjord' })

  calls = 0
  await field(page, 'Title').fill('Once')
  await save(page).dblclick()
  await expect(save(page)).toBeDisabled()
  await expect.poll(async () => (await storedCard(page, card)).title).toBe('Once')
  expect(calls).toBe(1)

  // The tab closes before the answer arrives. The stored change is not restored as unsaved.
  fate = 'lose the answer'
  await field(page, 'Title').fill('Last')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await save(page).click()
  await expect(page.getByText('Your changes were not saved')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await openCard(next, card)
  await expect(field(next, 'Title')).toHaveValue('Last')
  await expect(save(next)).toBeDisabled()
  await expect.poll(() => drafts(next)).toEqual([])
})

test('a session that ends elsewhere loses no unsaved changes', async ({ page, context }) => {
  const card = await createOwnCard(page)
  const username = await usernameOf(page)
  await field(page, 'Title').fill('Outlives the session')
  await context.clearCookies()
  await save(page).click()
  const signIn = async (name: string) => {
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('Your session has expired. Sign in to go on.')).toBeVisible()
    await signInByForm(page, name)
  }
  // Another user is redirected neither to the card nor to its draft.
  await signIn(ACCOUNTS[2])
  await expect(page).toHaveURL('/dashboard')
  await page.goto(`/card-editor/${card.id}`)
  await expect(notices(page).getByText('Access denied')).toBeVisible()
  expect(await drafts(page)).toHaveLength(1)
  await page.goto('/guide')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await drafts(page)).toHaveLength(1)
  await signInByForm(page, username)
  await expect(page).toHaveURL('/dashboard')
  await openCard(page, card)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await context.clearCookies()
  await save(page).click()
  await signIn(username)
  await expect(page).toHaveURL(`/card-editor/${card.id}`)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Outlives the session')
  await saveAll(page)
  expect((await storedCard(page, card)).title).toBe('Outlives the session')
})

test('without storage for drafts nothing is promised, and an ended session leaves the editor open', async ({ page, context }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('-draft-')) throw new DOMException('Full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  const card = await createOwnCard(page)
  const username = await usernameOf(page)
  await field(page, 'Title').fill('Nowhere else')
  await page.getByRole('link', { name: 'Guide' }).first().click()
  const question = leaveDialog(page)
  await expect(question).toHaveAccessibleDescription(/this device could not keep them/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(true)
  await expect(page.getByText('leave this page open until you are back online')).toBeVisible()
  await expect(page.getByText('Offline, not kept')).toBeVisible()
  await context.setOffline(false)
  await context.clearCookies()
  await save(page).click()
  await expect(page.getByText('sign in again in another tab, then save here')).toBeVisible()
  expect((await page.request.post('/api/login', { data: { username, password: PASSWORD } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(save(page)).toBeDisabled()
  expect((await storedCard(page, card)).title).toBe('Nowhere else')
})

test('leaving with unsaved changes asks first: by a link, by Back or Forward, by closing the tab', async ({ page }) => {
  const card = await newCard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // Navigates within the app, so that Back stays in the same document.
  await page.evaluate((path) => history.pushState(null, '', path), `/card-editor/${card.id}`)
  const title = field(page, 'Title')
  const dialog = leaveDialog(page)
  const release = await hold(page, '**/api/upload')
  await page.getByRole('tab', { name: 'Gallery' }).click()
  const photo = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page, 900, 600, 1) }
  await page.getByLabel('File for Gallery Image').setInputFiles(photo)
  await expect(page.getByText('Uploading...')).toBeVisible()
  await page.getByRole('link', { name: 'Guide' }).first().click()
  await expect(dialog).toHaveAccessibleDescription(/^A picture is still being uploaded/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect(page.getByRole('list', { name: 'Gallery images' }).getByRole('listitem')).toHaveCount(1)
  await saveAll(page)

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

  // The edit was kept, and Forward leads back to it.
  await page.evaluate(() => history.forward())
  await expect(title).toHaveValue('Unsaved')
  await title.press('End')
  const [native] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
})
