import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callApi, openOtherBrowser, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { addTestApp } from '../../test/codes.ts'
import { findAuthLink, listMailsTo, requestPasswordLink } from '../../test/mails.ts'
import { fillField, findButton, findNotice, findTextInPage, openPage, reloadPage } from '../../test/render.tsx'

it('an administrator has a link mailed to a user who has lost the second factor, and the user removes it with the link', async () => {
  const { username, email } = await registerTestUser()
  // A mailed link confirms the address.
  const token = (await requestPasswordLink(email)).split('=')[1]
  await callApi('POST', '/api/reset-password/confirm', { token, newPassword: TEST_PASSWORD })
  await addTestApp()
  clearCookies()

  const admin = await openPage(`/users?search=${username}`, 5)
  await admin.click(await findButton(`Edit ${username}`))
  await admin.click(await findButton('Mail a Removal Link', await screen.findByRole('dialog')))
  const question = await screen.findByRole('alertdialog', { name: `Mail ${username} a link that removes the second factor?` })
  expect(question).toHaveTextContent(`Nothing is removed yet. We mail a link to ${email}, good for 24 hours.`)
  await admin.click(await findButton('Mail the Link', question))
  await findTextInPage(`A link is on its way to ${email}.`)

  clearCookies()
  const mail = await waitFor(() => listMailsTo(email).find(({ text }) => text.includes('/auth?factors=')) ?? expect.fail('No mail'))
  const link = findAuthLink(mail, 'factors')
  const user = await reloadPage(link)
  await screen.findByRole('heading', { name: 'Remove your second factor' })
  const elsewhere = openOtherBrowser()
  expect(await elsewhere('POST', '/api/login', { username, password: TEST_PASSWORD })).toBe(202)
  await user.click(await findButton('Remove Second Factor'))
  await findNotice('Second factor removed')
  await screen.findByRole('heading', { name: 'Sign in' })
  await fillField(user, 'Username', username)
  await fillField(user, 'Password', TEST_PASSWORD)
  await user.click(await findButton('Sign In'))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await reloadPage(link)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired')
})

it('the question says why no link is mailed', async () => {
  const { username } = await registerTestUser()
  clearCookies()
  const admin = await openPage(`/users?search=${username}`, 5)
  await admin.click(await findButton(`Edit ${username}`))
  await admin.click(await findButton('Mail a Removal Link', await screen.findByRole('dialog')))
  const question = await screen.findByRole('alertdialog')
  await admin.click(await findButton('Mail the Link', question))
  await waitFor(() => expect(question).toHaveTextContent('This user has no second factor.'))
})
