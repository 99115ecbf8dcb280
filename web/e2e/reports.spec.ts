import { expect, type Page } from '@playwright/test'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import type { RegistrationState } from '../../schema/stop-switch.ts'
import { expectPageAccessible } from './accessible.ts'
import { createUniqueTestId, signInAsLevel } from './accounts.ts'
import { createTestCard, registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'

const checkPage = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectPageAccessible(page)
  }
}
const locateToasts = (page: Page) => page.locator('[data-toasts]')

test('a visitor without a script reports a card, an administrator suspends it, its owner reads why, and it comes back', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000)
  const name = `Mallory ${createUniqueTestId()}`
  await registerTestUser(page)
  const card = await createTestCard(page, { name, about: 'Send me your password' })
  const ownerCookies = await page.context().cookies()

  const visitor = await visit(null, { javaScriptEnabled: false })
  await visitor.goto(publicCardPathOf(card.slug))
  await visitor.getByRole('link', { name: 'Report this card' }).click()
  await expect(visitor.getByRole('heading', { name: 'Report this card' })).toBeVisible()
  await visitor.getByLabel('Fraud or phishing').check()
  await visitor.getByLabel('Your email').fill('nobody')
  await visitor.getByLabel('What should we know?').fill('She asked for my bank password: https://evil.example/login')
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('Please correct one answer')
  await expect(visitor.getByLabel('Your email')).toHaveAccessibleDescription('Please enter a valid email')
  await expect(visitor.getByLabel('Fraud or phishing')).toBeChecked()
  await visitor.getByLabel('Your email').fill('ann@example.com')
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Back to the card' }).click()
  await expect(visitor.getByRole('heading', { name })).toBeVisible()

  await page.goto(`${publicCardPathOf(card.slug)}/report`)
  await checkPage(page)

  await page.context().clearCookies()
  await signInAsLevel(page, 4, '/dashboard')
  await page.getByRole('link', { name: 'Reports' }).click()
  const reported = page.getByRole('region', { name })
  await expect(reported).toContainText('1 report')
  await expect(reported).toContainText('She asked for my bank password: https://evil.example/login')
  await expect(reported.getByRole('link', { name: /evil/ })).toHaveCount(0)
  await checkPage(page)
  await reported.getByRole('button', { name: /Show what was reported/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Send me your password')
  await page.keyboard.press('Escape')
  await reported.getByRole('button', { name: /Suspend Card/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Suspend Card' }).click()
  await expect(question.getByLabel('Reason')).toBeFocused()
  await question.getByLabel('Reason').selectOption('Something else')
  await question.getByRole('button', { name: 'Suspend Card' }).click()
  await expect(question.getByLabel('Note to the owner')).toBeFocused()
  await question.getByLabel('Reason').selectOption('Fraud or phishing')
  await question.getByLabel('Note to the owner').fill('Do not ask for passwords')
  await expectPageAccessible(page, '[role=alertdialog]')
  await question.getByRole('button', { name: 'Suspend Card' }).click()
  await expect(locateToasts(page).getByText('Card suspended')).toBeVisible()
  await expect(reported).toHaveCount(0)

  const notice = await visitor.goto(publicCardPathOf(card.slug))
  expect(notice!.status()).toBe(410)
  await expect(visitor.getByRole('heading', { name: 'This card is not available.' })).toBeVisible()
  await page.goto(publicCardPathOf(card.slug))
  await checkPage(page)

  await page.context().clearCookies()
  await page.context().addCookies(ownerCookies)
  for (const path of ['/dashboard', `/card-editor/${card.id}`, `/mobile-editor/${card.id}`]) {
    await page.goto(path)
    const why = page.getByRole('status').filter({ hasText: /is suspended/ })
    await expect(why).toContainText('Fraud or phishing')
    await expect(why).toContainText('Do not ask for passwords')
  }

  await page.context().clearCookies()
  await signInAsLevel(page, 4, '/reports')
  await page.getByRole('tab', { name: /Suspended/ }).click()
  await checkPage(page)
  await page
    .getByRole('region', { name })
    .getByRole('button', { name: /Lift Suspension/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift Suspension' }).click()
  await expect(locateToasts(page).getByText('Suspension lifted')).toBeVisible()
  await expect.poll(async () => (await visitor.goto(publicCardPathOf(card.slug)))!.status()).toBe(200)
})

// Really stopping a part of the site would stop the tests that run at the same time, so these calls are answered here. The tests of the
// Worker stop each part.
test('an administrator turns a switch off after a question, and the page of registration says that it is closed', async ({
  page,
  visit,
}) => {
  const states = { registration: null as string | null, uploads: null, forms: null, chat: null }
  await page.route('**/api/stop-switches/registration', (route) => {
    const { stopped } = route.request().postDataJSON() as { stopped: boolean }
    return route.fulfill({ json: { ...states, registration: stopped ? '2026-11-28T12:00:00Z' : null } })
  })
  await signInAsLevel(page, 5, '/reports')
  await page.getByRole('tab', { name: 'Switches' }).click()
  const registration = page.getByRole('switch', { name: 'Registration' })
  await expect(registration).toBeChecked()
  await checkPage(page)
  await registration.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click()
  await expect(registration).not.toBeChecked()
  await expect(page.getByText(/Off since/)).toBeVisible()
  await registration.click()
  await expect(registration).toBeChecked()

  const visitor = await visit()
  await visitor.route('**/api/registration', (route) =>
    route.fulfill({ json: { refusal: API_ERROR_MESSAGES.registrationStopped } satisfies RegistrationState }),
  )
  await visitor.goto('/auth?view=register')
  await expect(visitor.getByRole('heading', { name: 'Registration is closed' })).toBeVisible()
  await expect(visitor.getByText(API_ERROR_MESSAGES.registrationStopped)).toBeVisible()
  await checkPage(visitor)
})
