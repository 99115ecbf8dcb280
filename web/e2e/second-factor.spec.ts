import { type CDPSession, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { dismissNotices, expectPageAccessible, locateNotices } from './accessible.ts'
import { signInByForm, TEST_PASSWORD } from './accounts.ts'
import { registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'

const DIALOGS = '[role=dialog], [role=alertdialog]'
const locateDialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A device that keeps passkeys and confirms each use, as after a fingerprint. */
const VIRTUAL_DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

async function addDevice(cdp: CDPSession): Promise<string> {
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: VIRTUAL_DEVICE })
  return authenticatorId
}

async function openSecurityTab(page: Page) {
  const { username } = await registerTestUser(page)
  await page.goto('/account?tab=security')
  return username
}

/** Answers the question for a proof, which the dialog asks before the first change. */
async function verifyByPassword(page: Page) {
  const dialog = locateDialog(page, 'Confirm it’s you')
  await dialog.getByLabel('Your password').fill(TEST_PASSWORD)
  await expectPageAccessible(page, DIALOGS)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** Reads the recovery codes and closes their dialog. */
async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = locateDialog(page, 'Save your recovery codes')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await expectPageAccessible(page, DIALOGS)
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeFocused()
  await page.keyboard.press('Escape')
  const wentBack = page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve, 200), { once: true })),
  )
  await page.goBack()
  await wentBack
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

async function signOut(page: Page) {
  await dismissNotices(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('a passkey is added, signs in alone or after the password, proves who asks, and is removed; a copied one is refused', async ({
  page,
  context,
}) => {
  test.slow()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  let device = await addDevice(cdp)
  const username = await openSecurityTab(page)

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await verifyByPassword(page)
  const dialog = locateDialog(page, 'Add a passkey')
  await expect(dialog.getByLabel('Name')).toHaveValue('Windows')
  await dialog.getByLabel('Name').fill('My laptop')
  await expectPageAccessible(page, DIALOGS)
  await dialog.getByRole('button', { name: 'Add Passkey' }).click()
  await saveRecoveryCodes(page)
  const row = page.getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(row).toContainText('never used')
  await expect(page.getByText('10 codes left')).toBeVisible()
  await expectPageAccessible(page)

  await row.getByRole('button', { name: 'Rename My laptop' }).click()
  await locateDialog(page, 'Rename the passkey').getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible()

  await test.step('without a password', async () => {
    await signOut(page)
    await expectPageAccessible(page)
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  // A copy of the passkey from before this sign-in has an older counter.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: device })
  const [original] = credentials
  await test.step('after the password', async () => {
    await signOut(page)
    await signInByForm(page, username)
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
    await expectPageAccessible(page)
    await page.getByRole('button', { name: 'Use a Passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('a copy is refused', async () => {
    await signOut(page)
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device })
    device = await addDevice(cdp)
    await cdp.send('WebAuthn.addCredential', { authenticatorId: device, credential: { ...original!, signCount: 0 } })
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('This passkey was not accepted')
    await expectPageAccessible(page)
  })

  await test.step('a closed prompt is no failure', async () => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: device, isUserVerified: false })
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the original proves who removes it', async () => {
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: device })
    device = await addDevice(cdp)
    await cdp.send('WebAuthn.addCredential', { authenticatorId: device, credential: { ...original!, signCount: original!.signCount + 10 } })
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/account?tab=security')
    await page.getByRole('button', { name: 'Remove Work laptop' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('It is your last second factor.')
    await question.getByRole('button', { name: 'Remove' }).click()
    const proof = locateDialog(page, 'Confirm it’s you')
    await expect(proof.getByRole('button', { name: 'Use a Passkey' })).toBeVisible()
    await expectPageAccessible(page, '[role=dialog]')
    await proof.getByRole('button', { name: 'Use a Passkey' }).click()
    await expect(locateNotices(page).getByText('Passkey removed')).toBeVisible()
    await expect(page.getByText('Work laptop', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Recovery codes')).toHaveCount(0)
    await signOut(page)
    await signInByForm(page, username)
    await expect(page).toHaveURL('/dashboard')
  })
})

/** Returns three codes that are accepted now, in the order in which they must be used: no code is accepted after a later one. */
async function createCodes(page: Page, secret: string): Promise<[string, string, string]> {
  const periodMs = 30_000
  // Otherwise the first code could be too old before it is checked.
  const left = periodMs - (Date.now() % periodMs)
  if (left < 15_000) await page.waitForTimeout(left)
  const totp = new TOTP({ secret })
  const [first, second, third] = [-1, 0, 1].map((step) => totp.generate({ timestamp: Date.now() + step * periodMs }))
  return [first!, second!, third!]
}

test('an authenticator app and a recovery code sign in after the password', async ({ page }) => {
  test.slow()
  const username = await openSecurityTab(page)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await verifyByPassword(page)
  const dialog = locateDialog(page, 'Add an authenticator app')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectPageAccessible(page, DIALOGS)
  const secret = (await dialog.getByText(/^[A-Z2-7 ]{20,}$/).textContent())!.replaceAll(' ', '')
  const [first, second, third] = await createCodes(page, secret)
  await dialog.getByLabel('Code from the app').fill('12345')
  await dialog.getByRole('button', { name: 'Add App' }).click()
  await expect(dialog.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible()
  await dialog.getByLabel('Code from the app').fill(first)
  await dialog.getByRole('button', { name: 'Add App' }).click()
  const [recoveryCode] = await saveRecoveryCodes(page)
  await expect(page.getByText('10 codes left')).toBeVisible()

  await signOut(page)
  await signInByForm(page, username)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectPageAccessible(page)
  await code.fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code was not accepted.')).toBeVisible()
  await code.fill(second)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await signOut(page)
  await signInByForm(page, username)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expectPageAccessible(page)
  await page.getByLabel('Recovery code').fill(recoveryCode!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/account?tab=security')
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'New Codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make New Codes' }).click()
  const proof = locateDialog(page, 'Confirm it’s you')
  await proof.getByRole('button', { name: 'Use Your Authenticator App' }).click()
  await proof.getByLabel('Code from your authenticator app').fill(third)
  await expectPageAccessible(page, '[role=dialog]')
  await proof.getByRole('button', { name: 'Continue' }).click()
  expect(await saveRecoveryCodes(page)).not.toContain(recoveryCode)
  await expect(page.getByText('10 codes left')).toBeVisible()
})
