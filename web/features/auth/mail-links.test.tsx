import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callApi, createUniqueTestId, openOtherBrowser, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { findAuthLink, listMailsTo, waitForMail } from '../../test/mails.ts'
import { fillField, findButton, findNotice, findTextInPage, openPage, reloadPage } from '../../test/render.tsx'

const hasAlert = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text)
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

it('the mailed link sets a new password, signs in here and signs out everywhere else', async () => {
  const username = createUniqueTestId()
  const email = `${username}@example.com`
  const elsewhere = openOtherBrowser()
  expect(await elsewhere('POST', '/api/register', { username, email, password: 'the old password' })).toBe(201)

  const user = await openPage('/auth?view=reset')
  await fillField(user, 'Email', email)
  await user.click(await findButton('Send Reset Link'))
  await screen.findByRole('heading', { name: 'Sign in' })
  const mail = await waitForMail(email)
  const link = findAuthLink(mail, 'token')
  expect(mail.html).toContain(link)

  const visitor = await reloadPage(link)
  await fillField(visitor, 'New password', 'the new password')
  await visitor.click(await findButton('Set New Password'))
  await isAt('/dashboard')
  await findNotice('Your password has been successfully updated.')
  expect(await elsewhere('GET', '/api/user')).toBe(401)
  expect(await elsewhere('POST', '/api/login', { username, password: 'the old password' })).toBe(401)
  expect(await elsewhere('POST', '/api/login', { username, password: 'the new password' })).toBe(200)

  // The page says so before anybody types a password, and offers a new link.
  await reloadPage(link)
  await hasAlert('This reset link is invalid or has expired')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Send a New Link' })).toHaveAttribute('href', '/auth?view=reset')
})

it('a new owner confirms their e-mail address by a link that the dashboard offers to send', async () => {
  const { email } = await registerTestUser()
  const user = await openPage('/dashboard')
  await screen.findByText(/Confirm your email address/)
  await findTextInPage(`Leads and answers reach you by mail once ${email} is confirmed.`)
  expect(listMailsTo(email)).toEqual([])
  await user.click(await findButton('Send Confirmation Link'))
  await findTextInPage('We sent a link there. Open it within a day.')
  const mail = await waitForMail(email)
  expect(mail).toMatchObject({
    subject: 'Confirm your email address for Veebu',
    text: expect.stringContaining('so that leads and answers reach you here'),
  })

  const link = findAuthLink(mail, 'confirm')
  const visitor = await reloadPage(link)
  await screen.findByRole('heading', { name: 'Confirm your email address' })
  await findTextInPage('Then leads and answers reach you at this address.')
  await visitor.click(await findButton('Confirm Address'))
  await screen.findByRole('heading', { name: 'Email address confirmed' })
  await findTextInPage(`From now on, leads and answers reach you at ${email}.`)
  await visitor.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: /Dashboard/ })
  await screen.findByText('No business cards yet')
  expect(screen.queryByText(/Confirm your email address/)).toBeNull()

  await reloadPage(link)
  await hasAlert('This link is invalid or has expired')
  expect(screen.queryByRole('button', { name: 'Confirm Address' })).toBeNull()
})

it('the notice about an unconfirmed address can be dismissed, and tells when no more mails are sent', async () => {
  const { email } = await registerTestUser()
  const user = await openPage('/dashboard')
  for (let count = 1; count <= 2; count++) {
    await user.click(await findButton(/^Send (Confirmation Link|Again)$/))
    await waitForMail(email, count)
    await waitFor(async () => expect(await findButton('Send Again')).toBeEnabled())
  }
  await user.click(await findButton('Send Again'))
  await hasAlert('We send at most 2 mails an hour to an address that is not confirmed. Please try again in an hour.')
  await user.click(await findButton(/Close/))
  await waitFor(() => expect(screen.queryByText(/at most 2 mails an hour/)).toBeNull())
  await reloadPage()
  await screen.findByText('No business cards yet')
  expect(screen.queryByRole('button', { name: /^Send (Confirmation Link|Again)$/ })).toBeNull()
})

it('an owner whose e-mail address was changed restores it and chooses a new password', async () => {
  const { username, email } = await registerTestUser()
  await callApi('POST', '/api/confirm-email')
  const token = findAuthLink(await waitForMail(email), 'confirm').split('=')[1]
  await callApi('POST', '/api/confirm-email/confirm', { token })
  const { id } = await callApi<{ id: number }>('GET', '/api/user')

  const thief = openOtherBrowser()
  expect(await thief('POST', '/api/login', { username, password: TEST_PASSWORD })).toBe(200)
  expect(await thief('PUT', `/api/users/${id}`, { email: `thief-${email}` })).toBe(403)
  expect(await thief('PUT', `/api/users/${id}`, { email: `thief-${email}`, currentPassword: TEST_PASSWORD })).toBe(200)
  const mail = await waitForMail(email, 2)
  expect(mail.subject).toBe('Your Veebu email address was changed')

  // The link that restores the old e-mail address works although this browser is still signed in.
  const user = await openPage(findAuthLink(mail, 'restore'))
  await user.click(await findButton('Put Address Back'))
  await findNotice(`${email} is the address of your account again.`)
  await screen.findByRole('heading', { name: 'Choose a new password' })
  expect(await thief('GET', '/api/user')).toBe(401)
  await fillField(user, 'New password', 'a password of my own')
  await user.click(await findButton('Set New Password'))
  await isAt('/dashboard')
  expect(await thief('POST', '/api/login', { username, password: TEST_PASSWORD })).toBe(401)
  expect(listMailsTo(`thief-${email}`)).toEqual([])
  await reloadPage(findAuthLink(mail, 'restore'))
  await hasAlert('This link is invalid or has expired')
})
