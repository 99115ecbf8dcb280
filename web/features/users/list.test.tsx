import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { capabilityRefusalMessageOf } from '../../../schema/capabilities.ts'
import type { UsersPageResponse } from '../../../schema/user-list.ts'
import {
  callApi,
  createInvitedUser,
  createUniqueTestId,
  openOtherBrowser,
  registerTestUser,
  signInAsLevel,
  TEST_PASSWORD,
} from '../../test/accounts.ts'
import { clearCookies, resizeWindow } from '../../test/browser.ts'
import { findAuthLink, waitForMail } from '../../test/mails.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, badGateway } from '../../test/server-faults.ts'

const searchBox = () => screen.findByRole('searchbox', { name: 'Search users' })
const findRow = async (username: string) => (await screen.findByText(username, { selector: 'td strong' })).closest<HTMLElement>('tr')!

it('on a phone the list says who may not be edited, and is sorted', async () => {
  signInAsLevel(5)
  const admin = await createInvitedUser({ accessLevel: 5 })
  resizeWindow({ width: 390, height: 860 })
  const user = await openPage(`/users?search=${admin.username}`, 4)
  const item = (await screen.findByText(admin.username)).closest('li')!
  within(item).getByText(capabilityRefusalMessageOf('changeAdmins'))
  expect(screen.queryByRole('button', { name: 'Invite again' })).toBeNull()
  await user.selectOptions(getField('Sort users by'), 'Access Level, descending')
  await waitFor(() => expect(location.search).toContain('sort='))
  const list = await screen.findByRole('list', { name: 'Users' })
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('System Admin level 5')
})

it('an invited user chooses a password through a new link, and is no longer marked', async () => {
  const user = await openPage('/users', 4)
  const username = createUniqueTestId()
  const email = `${username}@example.com`
  await user.click(await findButton('Add New User'))
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' })
  for (const [label, value] of Object.entries({ Username: username, 'Full Name': 'Invited Person', Email: email }))
    await fillField(user, getField(label, dialog), value)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await findNotice(`We sent a link for choosing a password to ${email}.`)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await fillField(user, await searchBox(), username)
  await screen.findByText(/^Found 1 user\(s\)/)
  within(await findRow(username)).getByText('Invited')
  await user.click(await findButton(/^Pending invitations/))
  await waitFor(() => expect(location.search).toContain('invited=yes'))
  await screen.findByText(/^Found 1 user\(s\)/)
  await user.click(await findButton(`Invite again ${username}`))
  await findNotice(`A new link is on its way to ${email}.`)
  await waitFor(async () => expect((await findButton(`Invite again ${username}`)).matches(':disabled, [aria-disabled=true]')).toBe(false))
  await user.click(await findButton(`Invite again ${username}`))
  await findNotice(/We send at most 2 mails an hour/)
  const usersPath = location.pathname + location.search

  clearCookies()
  const guest = await reloadPage(findAuthLink(await waitForMail(email, 2), 'token'))
  await screen.findByRole('heading', { name: 'Choose your password' })
  await fillField(guest, 'Password', 'my-own-password')
  await guest.click(await findButton('Set Password'))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  clearCookies()
  signInAsLevel(4)
  const again = await reloadPage(usersPath)
  await screen.findByRole('heading', { name: `No users found matching "${username}"` })
  await again.click(await findButton('Show all users'))
  await fillField(again, await searchBox(), username)
  await screen.findByText(/^Found 1 user\(s\)/)
  expect(within(await findRow(username)).queryByText('Invited')).toBeNull()
})

it('level 5 reads the audit log in sentences, page by page', async () => {
  signInAsLevel(5)
  const changed = await createInvitedUser()
  for (let n = 0; n < 51; n++) await callApi('PATCH', `/api/users/${changed.id}`, { accessLevel: (n % 2) + 1 })
  const gone = await createInvitedUser()
  await callApi('DELETE', `/api/users/${gone.id}`)
  const user = await openPage('/users?search=demo')
  await user.click(await screen.findByRole('tab', { name: 'Audit Log' }))
  await waitFor(() => expect(location.search).toBe('?search=demo&view=audit'))
  history.back()
  await waitFor(async () => expect(await searchBox()).toHaveValue('demo'))
  history.forward()
  await waitFor(() => expect(location.search).toBe('?search=demo&view=audit'))
  const again = await reloadPage()
  expect(await screen.findByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true')
  const log = await screen.findByRole('group', { name: 'Audit log, newest first' })
  const listEntries = (part: HTMLElement = log) => [...part.querySelectorAll('li p')].map((entry) => entry.textContent)
  expect(listEntries()).toContain(`demo deleted user #${gone.id}, with 1 card.`)
  expect(listEntries()).toContain(`demo created the user deleted user #${gone.id} as User · level 1.`)
  expect(listEntries()).toContain(`demo changed the access level of ${changed.username} from Manager · level 2 to User · level 1.`)
  expect(listEntries()).toHaveLength(50)
  // Entries are listed by day, newest first, below the date in the reader's language. Other tests may have added newer entries.
  const today = within(log).getAllByRole('heading')[0]!.textContent
  expect(today).toBe(new Date().toLocaleDateString(undefined, { dateStyle: 'full' }))
  const own = listEntries(within(log).getByRole('list', { name: today })).filter(
    (entry) => entry.includes(`#${gone.id}`) || entry.includes(changed.username),
  )
  expect(own[0]).toContain(`demo deleted user #${gone.id}`)
  await again.click(await findButton('Load older'))
  await waitFor(() => expect(listEntries()).toContain(`demo created the user ${changed.username} as User · level 1.`))
})

it('an editor’s own new name shows at once, and once the level was lowered, access is denied', async () => {
  signInAsLevel(5)
  const { id, username } = await createInvitedUser({ accessLevel: 4, password: TEST_PASSWORD, fullName: 'Old Name' })
  const admin = openOtherBrowser()
  expect(await admin('POST', '/api/login', { username: 'demo', password: TEST_PASSWORD })).toBe(200)
  // Signing in with a session cookie of the seeded account would end that session, which other tests use.
  clearCookies()
  await callApi('POST', '/api/login', { username, password: TEST_PASSWORD })
  const user = await openPage(`/users?search=${username}`)
  const sidebar = () => within(document.querySelector('aside')!)
  await waitFor(() => sidebar().getByText('Old Name'))
  await user.click(await findButton(`Edit ${username}`))
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' })
  await fillField(user, getField('Full Name', dialog), 'Brand New Name')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => sidebar().getByText('Brand New Name'))

  expect(await admin('PATCH', `/api/users/${id}`, { accessLevel: 1 })).toBe(200)
  await fillField(user, await searchBox(), 'somebody')
  await screen.findByRole('heading', { name: 'Access Denied' })
})

it('requests for plans are listed, granted with one press, and declined', async () => {
  const ask = async () => {
    const { username } = await registerTestUser()
    await callApi('POST', '/api/plan-request', { plan: 'professional' })
    clearCookies()
    return username
  }
  const [lucky, other] = [await ask(), await ask()]
  signInAsLevel(4)
  const user = await openPage('/users')
  await user.click(await findButton(/^Plan requests \(/))
  await waitFor(() => expect(location.search).toContain('requested=yes'))
  within(await findRow(lucky)).getByText('Professional · level 2 requested')
  await user.click(await findButton(`Grant Professional · level 2 for ${lucky}`))
  await findNotice('Professional · level 2 granted')
  await waitFor(() => expect(screen.queryByText(lucky)).toBeNull())
  const refuse = answerCalls('DELETE', '/api/users/', badGateway)
  await user.click(await findButton(`Decline Professional · level 2 for ${other}`))
  await findNotice('Failed to decline the request')
  refuse()
  // The button waits until the list is loaded again.
  const decline = await findButton(`Decline Professional · level 2 for ${other}`)
  await waitFor(() => expect(decline).toBeEnabled())
  await user.click(decline)
  await findNotice('Professional · level 2 declined')
  await waitFor(() => expect(screen.queryByText(other)).toBeNull())
  const levels = await callApi<UsersPageResponse>('GET', `/api/users?list=page&search=${lucky}`)
  expect(levels.users).toMatchObject([{ accessLevel: 2, requestedLevel: null }])
})
