import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callApi, openOtherBrowser, registerTestUser, signInAsLevel, TEST_PASSWORD } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { findAuthLink, waitForMail } from '../../test/mails.ts'
import { fillField, findButton, findNotice, findTextInPage, openPage, reloadPage } from '../../test/render.tsx'

const TEMPORARY = 'from the administrator'
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** Registers a user whose password an administrator then sets, and signs this browser in with it. */
async function signInWithTemporaryPassword({ isConfirmed = false } = {}) {
  const { username, email } = await registerTestUser()
  if (isConfirmed) {
    await callApi('POST', '/api/confirm-email')
    await callApi('POST', '/api/confirm-email/confirm', { token: findAuthLink(await waitForMail(email), 'confirm').split('=')[1] })
  }
  const { id } = await callApi<{ id: number }>('GET', '/api/user')
  clearCookies()
  signInAsLevel(5)
  await callApi('PATCH', `/api/users/${id}`, { password: TEMPORARY })
  clearCookies()
  await callApi('POST', '/api/login', { username, password: TEMPORARY })
  return { username, email }
}

it('somebody whose password an administrator has set types a new one before anything else', async () => {
  await signInWithTemporaryPassword()
  const user = await openPage('/account')
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  const refuse = async (password: string, message: string) => {
    await fillField(user, 'New password', password)
    await user.click(await findButton('Set New Password'))
    await screen.findByText(message)
  }
  await refuse('short', 'Password must be at least 6 characters')
  await refuse(TEMPORARY, 'Choose another password than the one that you were given')
  await fillField(user, 'New password', 'a password of my own')
  await user.click(await findButton('Set New Password'))
  await findNotice('Your password has been successfully updated.')
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' })
})

it('with a confirmed address, the new password is chosen by a mailed link', async () => {
  const { email } = await signInWithTemporaryPassword({ isConfirmed: true })
  const user = await openPage('/dashboard')
  await findTextInPage(`You choose it by a link that we send to ${email}.`)
  expect(screen.queryByLabelText('New password')).toBeNull()
  await user.click(await findButton('Send the Link'))
  await findTextInPage(`We sent a link to ${email}.`)
  const visitor = await reloadPage(findAuthLink(await waitForMail(email, 3), 'token'))
  await fillField(visitor, 'New password', 'a password of my own')
  await visitor.click(await findButton('Set New Password'))
  await isAt('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Dashboard/ })
})

it('the holder undoes a password that an administrator has set', async () => {
  const { username, email } = await signInWithTemporaryPassword()
  const mail = await waitForMail(email)
  expect(mail.subject).toBe('Your Veebu password was set by an administrator')
  const user = await openPage(findAuthLink(mail, 'undo'))
  await user.click(await findButton('Undo New Password'))
  await findNotice('The password is void')
  await fillField(user, 'New password', 'a password of my own')
  await user.click(await findButton('Set New Password'))
  await isAt('/dashboard')
  const elsewhere = openOtherBrowser()
  for (const password of [TEMPORARY, TEST_PASSWORD]) expect(await elsewhere('POST', '/api/login', { username, password })).toBe(401)
})
