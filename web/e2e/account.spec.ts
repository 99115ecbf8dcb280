import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { OFFLINE_CACHE_NAMES } from '../../schema/offline.ts'
import { locateNotices } from './accessible.ts'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'
import { createTestCard, registerTestUser } from './cards.ts'
import { holdRequests, test } from './fixtures.ts'

const locateDialog = (page: Page) => page.getByRole('alertdialog')

const readStorage = (page: Page) => page.evaluate(() => Object.values(localStorage).join())

async function openSecurityTab(page: Page) {
  const user = await registerTestUser(page, { fullName: 'Ann Owner' })
  await page.goto('/account?tab=security')
  return user
}

test('all data is downloaded; after the deletion of the account nothing of it is left on this device, also if the answer is lost', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  const { username } = await openSecurityTab(page)
  await test.step('all data is downloaded as a file, and a refusal is explained', async () => {
    await createTestCard(page, { name: 'Card to take along' })
    const release = await holdRequests(page, '**/api/user/export')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download My Data' }).click()
    await expect(page.getByRole('button', { name: 'Preparing...' })).toBeVisible()
    release()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^veebu-data-${username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`))
    const files = unzipSync(await readFile(await download.path()))
    expect(strFromU8(files['data.json']!)).toContain('Card to take along')
    await expect(page.getByText('The download has started.')).toBeVisible()
    await page.unroute('**/api/user/export')
    for (let i = 0; i < 4; i++) expect((await page.request.get('/api/user/export')).status()).toBe(200)
    await page.getByRole('button', { name: 'Download My Data' }).click()
    await expect(page.getByText('Your data can be downloaded at most 5 times an hour.')).toBeVisible()
  })

  for (const isAnswerLost of [false, true]) {
    if (isAnswerLost) await openSecurityTab(page)
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
    // The local server is a demo, which deletes no accounts by this call. An editor's call deletes this one in its place.
    const editor = await playwright.request.newContext({ baseURL })
    await editor.post('/api/login', { data: { username: SEEDED_USERNAMES[4], password: TEST_PASSWORD } })
    let password = 'wrong'
    await page.context().route('**/api/user', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      const answer = { status: 403, json: { code: 'wrongPassword', message: 'Current password is incorrect' } }
      if (password === 'wrong') return route.fulfill(answer)
      if (password === 'repeated') return route.continue()
      expect((await editor.delete(`/api/users/${id}`)).status()).toBe(200)
      return isAnswerLost ? route.abort() : route.fulfill({ status: 204 })
    })
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByLabel('Full name').fill('Never saved')
    await expect.poll(() => readStorage(page)).toContain('Never saved')
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.evaluate(async (name) => (await caches.open(name)).put('/api/user', new Response('{}')), OFFLINE_CACHE_NAMES.api)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await locateDialog(page).getByLabel('Your password').fill('wrong-password')
    await page.keyboard.press('Enter')
    await expect(locateDialog(page).getByText('Current password is incorrect')).toBeVisible()
    await expect(locateDialog(page).getByLabel('Your password')).toBeFocused()
    password = 'right'
    await locateDialog(page).getByLabel('Your password').fill(TEST_PASSWORD)
    await locateDialog(page).getByRole('button', { name: 'Delete Account' }).click()
    if (isAnswerLost) {
      await expect(locateDialog(page).getByRole('alert')).toHaveText('No connection. Check your network and try again.')
      await expect(locateDialog(page).getByLabel('Your password')).not.toHaveAttribute('aria-invalid')
      // Another call learns that the session has ended.
      await locateDialog(page).getByRole('button', { name: 'Download My Data First' }).click()
      await expect(locateDialog(page).getByText('Your data could not be prepared.')).toBeVisible()
      password = 'repeated'
      await locateDialog(page).getByRole('button', { name: 'Delete Account' }).click()
    }
    await expect(locateNotices(page).getByText('Account deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect.poll(() => readStorage(page)).not.toContain('Never saved')
    expect(await page.evaluate((name) => caches.has(name), OFFLINE_CACHE_NAMES.api)).toBe(false)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/auth/)
    await editor.dispose()
    await page.context().unrouteAll()
  }
})
