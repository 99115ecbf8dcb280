import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callApi, createTestCard, openOtherBrowser, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { fillField, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, failWithoutNetwork } from '../../test/server-faults.ts'

const badGateway = () => new Response('Bad gateway', { status: 502 })

async function openAccount(tab?: 'security') {
  const account = await registerTestUser({ fullName: 'Ann Owner' })
  const user = await openPage(tab ? `/account?tab=${tab}` : '/account')
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' })
  return { ...account, user }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the profile', () => {
  it('is checked, kept as a draft and saved', async () => {
    const { username, email, user } = await openAccount()
    expect((await screen.findByText('(level 1)')).parentElement).toHaveTextContent('User (level 1)')
    const form = screen.getByRole('form', { name: 'Profile' })
    const refuse = async (label: string, value: string, message: string) => {
      await fillField(user, label, value)
      await user.click(button('Save Changes'))
      await within(form).findByText(message)
      await waitFor(() => expect(getField(label)).toHaveFocus())
    }
    await refuse('Username', 'ab', 'Username must be at least 3 characters')
    await refuse('Username', 'x'.repeat(21), 'Username must be less than 20 characters')
    await refuse('Username', 'DEMO', 'Username already exists')
    await findNotice('Update failed')
    await fillField(user, 'Username', username)
    await refuse('Full name', ' ', 'Full name is required')
    await fillField(user, 'Full name', 'Ann Renamed')
    await refuse('Email', 'nobody', 'Please enter a valid email')
    await fillField(user, 'Email', email)

    await user.click(screen.getByRole('tab', { name: 'Security' }))
    expect(location.search).toBe('?tab=security')
    history.back()
    await waitFor(() => expect(getField('Full name')).toHaveValue('Ann Renamed'))
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    const again = await reloadPage('/account')
    await screen.findByText('Your unsaved changes are back')
    const renamed = `${username.slice(0, 17)}new`
    await fillField(again, 'Username', renamed)
    await fillField(again, 'Phone', '+1 555 0100')
    await again.click(button('Save Changes'))
    await findNotice(new RegExp(`log in with your new username: ${renamed}`))
    await screen.findByText('No unsaved changes')
    expect(await callApi('GET', '/api/user')).toMatchObject({ username: renamed, fullName: 'Ann Renamed', phone: '+1 555 0100' })

    answerCalls('PUT', '/api/users/', badGateway)
    await again.clear(getField('Phone'))
    await again.click(button('Save Changes'))
    await findNotice('Failed to update your profile information. Please try again.')
    screen.getByText('Unsaved changes')
  })
})

describe('security', () => {
  it('a new password is checked, saved, and signs out other devices', async () => {
    const { username, user } = await openAccount('security')
    const phone = openOtherBrowser()
    expect(await phone('POST', '/api/login', { username, password: TEST_PASSWORD })).toBe(200)
    const change = within(await screen.findByRole('form', { name: 'Change password' }))
    const field = (label: string) => change.getByLabelText(label, { selector: 'input' })
    const submit = change.getByRole('button', { name: 'Change Password' })
    await user.click(submit)
    await change.findByText('Current password is required')
    change.getByText('New password must be at least 6 characters')
    await fillField(user, field('Current password'), 'wrong-password')
    await fillField(user, field('New password'), 'new-password')
    await fillField(user, field('Confirm new password'), 'other-password')
    await user.click(submit)
    await change.findByText("Passwords don't match")
    for (const name of ['Show current password', 'Show new password', 'Show repeated new password'])
      await user.click(change.getByRole('button', { name }))
    expect(field('Confirm new password')).toHaveAttribute('type', 'text')
    await fillField(user, field('Confirm new password'), 'new-password')
    await user.click(submit)
    await change.findByText('Current password is incorrect')
    expect(field('Current password')).toHaveFocus()
    await fillField(user, field('Current password'), TEST_PASSWORD)
    await user.click(submit)
    await findNotice('Your other devices have been signed out.')
    await screen.findByText('You are signed in on this device only.')
    for (const label of ['Current password', 'New password', 'Confirm new password']) expect(field(label)).toHaveValue('')
    expect(await phone('GET', '/api/user')).toBe(401)
    expect(Object.values(localStorage).join()).not.toContain('new-password')
  })

  it('sessions are listed, and signed out one by one or all at once', async () => {
    const { username } = await openAccount('security')
    await screen.findByText('You are signed in on this device only.')
    const devices = [openOtherBrowser(), openOtherBrowser(), openOtherBrowser()]
    for (const device of devices) expect(await device('POST', '/api/login', { username, password: TEST_PASSWORD })).toBe(200)
    const user = await reloadPage()
    const listRows = () => screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Active in the last hour'))
    await waitFor(() => expect(listRows()).toHaveLength(4))
    expect(listRows().filter((row) => row.textContent.includes('This device'))).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: /^Sign out \w+ / })[0]!)
    await waitFor(() => expect(listRows()).toHaveLength(3))
    await waitFor(() => expect(listRows()[1]).toHaveFocus())
    await user.click(button('Sign Out Everywhere Else'))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(/The 2 other sessions end at once/)
    const passThrough = answerCalls('DELETE', '/api/sessions', badGateway)
    await user.click(dialog.getByRole('button', { name: 'Sign Out' }))
    await dialog.findByRole('alert')
    passThrough()
    await user.click(dialog.getByRole('button', { name: 'Sign Out' }))
    await within(await screen.findByRole('tabpanel')).findByText('You are signed in on this device only.')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus())
    for (const device of devices) expect(await device('GET', '/api/user')).toBe(401)
    answerCalls('GET', '/api/sessions', () => new Response('', { status: 500 }))
    await reloadPage()
    await screen.findByText('Your sessions could not be loaded')
  })

  it('a demo deletes no account, and a wrong password or a lost answer is told in the dialog', async () => {
    const { user } = await openAccount('security')
    await createTestCard()
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const password = dialog.getByLabelText('Your password', { selector: 'input' })
    await fillField(user, password, 'wrong-password')
    const passWrong = answerCalls('DELETE', '/api/user', () =>
      Response.json({ code: 'wrongPassword', message: 'Current password is incorrect' }, { status: 403 }),
    )
    await user.keyboard('{Enter}')
    await dialog.findByText('Current password is incorrect')
    expect(password).toHaveFocus()
    passWrong()
    await fillField(user, password, TEST_PASSWORD)
    const passLost = answerCalls('DELETE', '/api/user', failWithoutNetwork)
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('No connection. Check your network and try again.')
    expect(password).not.toHaveAttribute('aria-invalid')
    passLost()
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    await findNotice('This feature is not implemented in the demo version.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await callApi('GET', '/api/user')
  })
})
