import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openOtherBrowser, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { addTestApp } from '../../test/codes.ts'
import { requestPasswordLink } from '../../test/mails.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'

const CODE_LABEL = 'Code from your authenticator app'
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** Registers a user with an authenticator app and signs the user out. */
async function registerWithApp() {
  const account = await registerTestUser()
  const app = await addTestApp()
  clearCookies()
  return { ...account, ...app }
}

async function enterPassword(user: UserEvent, username: string) {
  await fillField(user, 'Username', username)
  await fillField(user, 'Password', TEST_PASSWORD)
  await user.click(await findButton('Sign In'))
  await screen.findByRole('heading', { name: 'Second step' })
}

async function enterCode(user: UserEvent, code: string, label = CODE_LABEL) {
  await fillField(user, label, code)
  await user.click(await findButton('Sign In'))
}

it('asks for a code after the password, and starts over on demand', async () => {
  const { username, codes } = await registerWithApp()
  const user = await openPage('/auth')
  await enterPassword(user, username)
  await waitFor(() => expect(getField(CODE_LABEL)).toHaveFocus())
  expect(getField(CODE_LABEL)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(getField(CODE_LABEL)).toHaveAttribute('inputmode', 'numeric')
  await user.click(await findButton('Start over'))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(getField('Password')).toHaveValue('')

  await enterPassword(user, username)
  await enterCode(user, '12')
  await screen.findByText('Enter the 6 digits that your authenticator app shows')
  await enterCode(user, codes[0] === '000000' ? '111111' : '000000')
  await screen.findByText(/^This code was not accepted\./)
  expect(screen.queryByText('Login failed')).toBeNull()
  await waitFor(() => expect(getField(CODE_LABEL)).toHaveFocus())
  await enterCode(user, codes[0]!)
  await findNotice(/^Welcome back/)
  await isAt('/dashboard')
})

it('a recovery code signs in once', async () => {
  const { username, recoveryCodes } = await registerWithApp()
  const user = await openPage('/auth')
  await enterPassword(user, username)
  await user.click(await findButton('Use a recovery code'))
  await waitFor(() => expect(getField('Recovery code')).toHaveFocus())
  await enterCode(user, recoveryCodes[0]!.toUpperCase(), 'Recovery code')
  await isAt('/dashboard')
  clearCookies()
  const again = await reloadPage('/auth')
  await enterPassword(again, username)
  await again.click(await findButton('Use a recovery code'))
  await enterCode(again, recoveryCodes[0]!, 'Recovery code')
  await screen.findByText(/^This recovery code was not accepted\./)
  await again.click(await findButton('Use your app or passkey'))
  await waitFor(() => expect(getField(CODE_LABEL)).toHaveFocus())
})

it('a second step that no longer counts is begun again, for example after another new password', async () => {
  const { username, email, codes } = await registerWithApp()
  const user = await openPage('/auth')
  await enterPassword(user, username)
  const elsewhere = openOtherBrowser()
  const token = (await requestPasswordLink(email)).split('=')[1]
  expect(await elsewhere('POST', '/api/reset-password/confirm', { token, newPassword: 'a password of my own' })).toBe(202)
  await enterCode(user, codes[0]!)
  await screen.findByText(/^This sign-in has taken too long\./)
  expect(screen.queryByLabelText(CODE_LABEL)).toBeNull()
  await user.click(await findButton('Start Over'))
  await screen.findByRole('heading', { name: 'Sign in' })
})

it('a mailed link for a new password asks for the second factor, too', async () => {
  const { email, codes } = await registerWithApp()
  const user = await openPage(await requestPasswordLink(email))
  await fillField(user, 'New password', 'a password of my own')
  await user.click(await findButton('Set New Password'))
  await screen.findByText(/^Your new password is saved\./)
  await enterCode(user, codes[0]!)
  await findNotice('Your password has been successfully updated.')
  await isAt('/dashboard')
})
