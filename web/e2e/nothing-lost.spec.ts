import { expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { expectAccessibleAtBoth, notices, watchConsole } from './accessible.ts'
import { PASSWORD, signInAs } from './accounts.ts'
import { createCard, register } from './cards.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-draft-')))
const stored = async (page: Page, { id }: Card) => (await (await page.request.get(`/api/business-cards/${id}`)).json()) as Card

async function openCard(page: Page, card: Card) {
  await page.goto(`/card-editor/${card.id}`)
  await expect(field(page, 'Name')).toBeVisible()
}

/** An account and a card of its own, so that signing out ends nobody else's session. */
async function ownCard(page: Page, fields: Partial<Card> = {}) {
  await register(page)
  const card = await createCard(page, fields)
  await openCard(page, card)
  return card
}

test('nothing is lost by a closed tab, by going offline, by signing out', async ({ page: first, context }) => {
  test.slow()
  const card = await ownCard(first)
  await field(first, 'Title').fill('Kept')
  await expect.poll(() => drafts(first)).toHaveLength(1)
  await first.close()

  const page = await context.newPage()
  const said = watchConsole(page)
  await openCard(page, card)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Kept')
  await expectAccessibleAtBoth(page)
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await expect.poll(() => drafts(page)).toEqual([])

  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await field(page, 'Title').fill('Typed offline')
  await expect(page.getByText('Your changes are kept on this device. They are not saved yet.')).toBeVisible()
  // The other tabs were fetched ahead.
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
  expect((await stored(page, card)).title).toBe('Typed offline')
  await expect.poll(() => drafts(page)).toEqual([])

  // A second tab on the card has something unsaved too; signing out here leaves nothing of either.
  const other = await context.newPage()
  await openCard(other, card)
  await field(other, 'Company').fill('Gone too')
  await field(page, 'Title').fill('Gone')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await expectAccessibleAtBoth(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Title')).toHaveValue('Gone')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await field(other, 'Company').fill('Typed after it')
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await drafts(page)).toEqual([])
  expect(said).toEqual([])
})

test('nothing is lost by two devices on one card: both versions are shown, and one chooses', async ({ page }) => {
  test.slow()
  const said = watchConsole(page)
  const card = await ownCard(page, { name: 'Ann', title: 'Lead', company: 'Fjord', socialLinks: { twitter: '@ann' } })
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
  // By the keyboard: Title to theirs.
  await choice('Title', 'Yours').focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice('Title', 'The other one')).toBeChecked()
  await choice('Address', 'Yours').check()
  await dialog.getByRole('button', { name: 'Use these choices' }).click()
  await expect(field(page, 'Title')).toHaveValue('Theirs')
  await save(page).click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
  expect(await stored(page, card)).toMatchObject({ title: 'Theirs', company: 'Other AS', phone: '+47 1', address: null })
  expect(said).toEqual([])
})

test('killing the network in mid-save loses nothing, whether or not the server stored it; a double click saves once', async ({
  page,
  context,
}) => {
  test.slow()
  const card = await ownCard(page)
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
  expect((await stored(page, card)).title).toBe('Stored')
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
  expect(await stored(page, card)).toMatchObject({ title: 'Stored, and more', company: 'Fjord' })

  calls = 0
  await field(page, 'Title').fill('Once')
  await save(page).dblclick()
  await expect(save(page)).toBeDisabled()
  await expect.poll(async () => (await stored(page, card)).title).toBe('Once')
  expect(calls).toBe(1)

  // The tab dies with the answer on its way: what was stored does not come back as unsaved.
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

test('a session that ended meanwhile takes nothing along', async ({ page, context }) => {
  const card = await ownCard(page)
  const { username } = (await (await page.request.get('/api/user')).json()) as { username: string }
  await field(page, 'Title').fill('Outlives the session')
  await context.clearCookies()
  await save(page).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await openCard(page, card)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Outlives the session')
  await save(page).click()
  await expect(save(page)).toBeDisabled()
  expect((await stored(page, card)).title).toBe('Outlives the session')
})

test('leaving with unsaved changes asks first: by a link, by Back and Forward, by closing the tab', async ({ page }) => {
  await signInAs(page, 5)
  const card = await createCard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // Within the app, so that Back stays in it.
  await page.evaluate((path) => history.pushState(null, '', path), `/card-editor/${card.id}`)
  const title = field(page, 'Title')
  await title.fill('Unsaved')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
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

  // It was kept, and Forward leads to it.
  await page.evaluate(() => history.forward())
  await expect(title).toHaveValue('Unsaved')
  await title.press('End')
  const [native] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
})
