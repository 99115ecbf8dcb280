import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { findPageAccessDenial, capabilityRefusalMessageOf } from '../../../schema/capabilities.ts'
import { callApi, createInvitedUser, createUniqueTestId, openOtherBrowser, signInAsLevel } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, badGateway, loseAnswer } from '../../test/server-faults.ts'

const findRow = async (username: string) => (await screen.findByText(username, { selector: 'td strong' })).closest<HTMLElement>('tr')!
const fieldOf = (dialog: HTMLElement, label: string) => getField(label, dialog)
const isDisabled = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]')
const saveOf = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Save' })

const expectLevelsUpTo4 = (dialog: HTMLElement) =>
  expect([...(fieldOf(dialog, 'Access Level') as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['1', '2', '3', '4'])

async function fillFields(user: UserEvent, dialog: HTMLElement, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await fillField(user, fieldOf(dialog, label), value)
}

it('the dialog creates a user after every rule is met, and loses nothing that was typed', async () => {
  const user = await openPage('/users', 4)
  const username = createUniqueTestId()
  const taken = await createInvitedUser()
  await user.click(await findButton('Add New User'))
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' })
  within(dialog).getByText(/Leave it blank to send an invitation/)
  await fillFields(user, dialog, { Password: '12345', 'Card URL Slug': 'ab' })
  await user.click(saveOf(dialog))
  for (const message of [
    'Username must be at least 3 characters',
    'Full name must be at least 2 characters',
    'Please enter a valid email',
    'Password must be at least 6 characters',
    'Slug must be at least 3 characters',
  ])
    await within(dialog).findByText(message)
  expect(fieldOf(dialog, 'Username')).toHaveFocus()

  await fillFields(user, dialog, {
    Username: taken.username.toUpperCase(),
    'Full Name': 'New Person',
    Email: `${username}@example.com`,
    Password: 'first-password',
    'Card URL Slug': `Slug of ${username}`,
  })
  expect(fieldOf(dialog, 'Card URL Slug')).toHaveValue(`slug-of-${username}`)
  await fillFields(user, dialog, { 'Card URL Slug': `https://example.com/view/Café-${username}?from=mail` })
  expect(fieldOf(dialog, 'Card URL Slug')).toHaveValue(`cafe-${username}`)
  expect(fieldOf(dialog, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  await user.click(within(dialog).getByRole('button', { name: 'Show password' }))
  expect(fieldOf(dialog, 'Password')).toHaveAttribute('type', 'text')
  expectLevelsUpTo4(dialog)
  await user.selectOptions(fieldOf(dialog, 'Access Level'), 'Developer · level 3')
  await user.click(saveOf(dialog))
  await findNotice('Username already exists')
  await within(dialog).findByText('Username already exists')

  // Neither Escape nor Back discards what the user typed.
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard the unsaved changes?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  history.back()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(fieldOf(dialog, 'Email')).toHaveValue(`${username}@example.com`)

  await fillFields(user, dialog, { Username: username })
  const letThrough = answerCalls('POST', '/api/users', badGateway)
  await user.click(saveOf(dialog))
  await findNotice('Failed to create user')
  letThrough()
  await user.click(saveOf(dialog))
  await findNotice('User created successfully')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await reloadPage(`/users?search=${username}`)
  const row = await findRow(username)
  for (const text of ['New Person', `${username}@example.com`, `cafe-${username}`, 'Developer level 3']) expect(row).toHaveTextContent(text)
  expect(await openOtherBrowser()('POST', '/api/login', { username, password: 'first-password' })).toBe(200)
})

it('the dialog edits a user whose password stays as it is, and deleting the user names what goes with them', async () => {
  signInAsLevel(4)
  const person = await createInvitedUser({ password: 'their-password', accessLevel: 3 })
  await callApi('POST', '/api/business-cards', { userId: person.id })
  const user = await openPage(`/users?search=${person.username}`)
  const edit = await findButton(`Edit ${person.username}`)
  await user.click(edit)
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' })
  expect(fieldOf(dialog, 'Username')).toHaveValue(person.username)
  expect(fieldOf(dialog, 'Email')).toHaveValue(person.email)
  expect(fieldOf(dialog, 'Password')).toHaveValue('')
  expect(fieldOf(dialog, 'Access Level')).toHaveValue('3')
  expectLevelsUpTo4(dialog)
  expect(fieldOf(dialog, 'Card URL Slug')).toHaveValue(person.cardSlug)
  await user.clear(fieldOf(dialog, 'Full Name'))
  await user.click(saveOf(dialog))
  await within(dialog).findByText('Full name must be at least 2 characters')
  await fillFields(user, dialog, { 'Full Name': 'Renamed Person', 'Card URL Slug': 'demo' })
  await user.click(saveOf(dialog))
  await within(dialog).findByText('This URL is already taken')
  await fillFields(user, dialog, { 'Card URL Slug': `moved-${person.username}` })
  await user.click(saveOf(dialog))
  await findNotice('User updated successfully')
  await waitFor(async () => expect(await findRow(person.username)).toHaveTextContent('Renamed Person'))
  await screen.findByRole('link', { name: new RegExp(`moved-${person.username}`) })
  expect(await openOtherBrowser()('POST', '/api/login', { username: person.username, password: 'their-password' })).toBe(200)

  await user.click(await findButton(`Delete ${person.username}`))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' })
  expect(question).toHaveTextContent(
    `${person.username} (Renamed Person) is deleted for good, and so are 2 cards with all images, conversations and statistics.`,
  )
  const letThrough = answerCalls('DELETE', '/api/users/', badGateway)
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await findNotice('Failed to delete user')
  letThrough()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await findNotice('User deleted successfully')
  await screen.findByRole('heading', { name: `No users found matching "${person.username}"` })
  expect((await fetch(`/view/moved-${person.username}`)).status).toBe(410)
})

it('the dialog signs a user out everywhere, and says so if that failed', async () => {
  signInAsLevel(4)
  const person = await createInvitedUser({ password: 'their-password' })
  const callAsPerson = openOtherBrowser()
  await callAsPerson('POST', '/api/login', { username: person.username, password: 'their-password' })
  expect(await callAsPerson('GET', '/api/user')).toBe(200)
  const user = await openPage(`/users?search=${person.username}`)
  await user.click(await findButton(`Edit ${person.username}`))
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }))
  const question = await screen.findByRole('alertdialog', { name: `Sign ${person.username} out everywhere?` })
  const letThrough = answerCalls('DELETE', '/api/users/', badGateway)
  await user.click(within(question).getByRole('button', { name: 'Sign Out' }))
  await within(question).findByText('The user could not be signed out. Please try again.')
  expect(await callAsPerson('GET', '/api/user')).toBe(200)
  letThrough()
  await user.click(within(question).getByRole('button', { name: 'Sign Out' }))
  await within(dialog).findByText(`${person.username} is signed out everywhere.`)
  expect(await callAsPerson('GET', '/api/user')).toBe(401)
})

it('asks before a user becomes a System Admin, and says what follows', async () => {
  signInAsLevel(5)
  const person = await createInvitedUser({ accessLevel: 2 })
  const user = await openPage(`/users?search=${person.username}`)
  await user.click(await findButton(`Edit ${person.username}`))
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' })
  await user.selectOptions(fieldOf(dialog, 'Access Level'), 'System Admin · level 5')
  const ask = async () => {
    await user.click(saveOf(dialog))
    return screen.findByRole('alertdialog', { name: `Make ${person.username} a System Admin?` })
  }
  const question = await ask()
  expect(question).toHaveTextContent('can change and delete every account')
  expect(question).toHaveTextContent('Only a System Admin can take this back.')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await callApi('GET', '/api/users')).toContainEqual(expect.objectContaining({ username: person.username, accessLevel: 2 }))
  await user.click(within(await ask()).getByRole('button', { name: 'Make System Admin' }))
  await findNotice('User updated successfully')
  await waitFor(async () => expect(await findRow(person.username)).toHaveTextContent('System Admin level 5'))
})

it('users who may not be edited or deleted have disabled buttons that say why', async () => {
  signInAsLevel(5)
  const admin = await createInvitedUser({ accessLevel: 5 })
  for (const [name, label, reason] of [
    ['demo', 'Delete', 'This account belongs to the site and cannot be deleted'],
    ['demo', 'Edit', 'Only its owner can edit this account'],
    [admin.username, 'Edit', capabilityRefusalMessageOf('changeAdmins')],
    [admin.username, 'Delete', capabilityRefusalMessageOf('changeAdmins')],
    ['editor', 'Delete', 'Delete your own account in Account Settings'],
  ] as const) {
    signInAsLevel(4)
    await reloadPage(`/users?search=${name}`)
    const one = await findButton(`${label} ${name}`)
    expect(isDisabled(one)).toBe(true)
    expect(one).toHaveAccessibleDescription(expect.stringContaining(reason))
    expect(within(await findRow(name)).queryByRole('button', { name: 'Invite again' })).toBeNull()
  }
  const user = await reloadPage('/users?search=editor')
  await user.click(await findButton('Edit editor'))
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' })
  for (const [label, reason] of [
    ['Access Level', 'You cannot change your own access level'],
    ['Password', 'Change your own password in Account Settings'],
  ] as const) {
    expect(isDisabled(fieldOf(dialog, label))).toBe(true)
    within(dialog).getByText(reason)
  }
})

it('a list that cannot be fetched says so, and owners without the right are told', async () => {
  signInAsLevel(4)
  const letThrough = answerCalls('GET', '/api/users?', () =>
    Response.json({ code: 'unexpected', message: 'Something went wrong' }, { status: 500 }),
  )
  const user = await openPage('/users')
  await screen.findByRole('heading', { name: 'Failed to fetch users' })
  letThrough()
  await user.click(await findButton(/^Try again$/i))
  await findButton('Edit editor')

  signInAsLevel(3)
  await reloadPage('/users')
  await screen.findByRole('heading', { name: 'Access Denied' })
  screen.getByText(findPageAccessDenial(1, 'users')!.text!)
})

it('a user who was created without an answer is found again, and one whose deletion got no answer is deleted', async () => {
  const user = await openPage('/users', 4)
  const username = createUniqueTestId()
  await user.click(await findButton('Add New User'))
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' })
  await fillFields(user, dialog, { Username: username, 'Full Name': 'New Person', Email: `${username}@example.com` })
  const letThrough = answerCalls('POST', '/api/users', loseAnswer)
  await user.click(saveOf(dialog))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection. Check your network and try again.')
  letThrough()
  await user.click(saveOf(dialog))
  await within(dialog).findByText('An earlier try got no answer, so it may have created this user.')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Show the user' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByRole('searchbox', { name: 'Search users' })).toHaveValue(username)
  expect(await findRow(username)).toHaveTextContent('New Person')

  await user.click(await findButton(`Delete ${username}`))
  const question = await screen.findByRole('alertdialog')
  const letDelete = answerCalls('DELETE', '/api/users/', loseAnswer)
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await within(question).findByRole('alert')).toHaveTextContent('No connection. Check your network and try again.')
  letDelete()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await findNotice('User deleted successfully')
  await screen.findByRole('heading', { name: `No users found matching "${username}"` })
})

it('the administrator alone reads which settings name the operator of the site, until they are set', async () => {
  const title = 'This site does not say who runs it'
  await openPage('/users', 5)
  const notice = (await screen.findByText(title)).closest('[role=status]')
  expect(notice).toHaveTextContent('Set OPERATOR_NAME and OPERATOR_CONTACT (an email or https address)')
  const endAnswers = answerCalls('GET', '/api/operator', () => Response.json({ name: 'Cards & Sons', contact: null }))
  await reloadPage()
  expect((await screen.findByText(title)).closest('[role=status]')).toHaveTextContent('Set OPERATOR_CONTACT (an')
  endAnswers()
  const asked = vi.fn(() =>
    Response.json({ name: 'Cards & Sons', contact: { text: 'help@cards.example', href: 'mailto:help@cards.example' } }),
  )
  answerCalls('GET', '/api/operator', asked)
  await reloadPage()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await findButton('Add New User')
  expect(screen.queryByText(title)).toBeNull()
  signInAsLevel(4)
  await reloadPage()
  await findButton('Add New User')
  expect(asked).toHaveBeenCalledTimes(1)
})
