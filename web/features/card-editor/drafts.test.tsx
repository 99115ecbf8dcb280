import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { callApi, createTestCard, fetchStoredCard, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, failWithoutNetwork, loseAnswer } from '../../test/server-faults.ts'

async function openEditorAsNewUser(fields: Partial<Card> = {}) {
  const { username } = await registerTestUser()
  const card = await createTestCard(fields)
  const user = await openPage(`/card-editor/${card.id}`)
  await findTitle()
  return { card, user, username }
}

const findTitle = () => waitFor(() => getField('Title$'))
const saveButton = () => screen.getAllByRole('button', { name: 'Save Changes' })[0]!
const expectSaved = () => waitFor(() => expect(saveButton()).toBeDisabled())
const openTab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }))
const listDraftKeys = () => Object.keys(localStorage).filter((key) => key.includes('-draft-'))
const expectDraftsStored = (count: number) => waitFor(() => expect(listDraftKeys()).toHaveLength(count))
const clickGuideLink = (user: UserEvent) => user.click(screen.getAllByRole('link', { name: 'Guide' })[0]!)

function refuseToStoreDrafts() {
  const storage = localStorage
  const setItem = (key: string, value: string) => {
    if (key.includes('-draft-')) throw new DOMException('Full', 'QuotaExceededError')
    storage.setItem(key, value)
  }
  const get = (_: Storage, name: string) => (name === 'setItem' ? setItem : (storage[name] as unknown))
  vi.stubGlobal('localStorage', new Proxy(storage, { get }))
}

async function reopenEditor(card: Card) {
  const user = await reloadPage(`/card-editor/${card.id}`)
  await findTitle()
  return user
}

async function answerQuestion(user: UserEvent, label: string, description?: RegExp) {
  const question = await screen.findByRole('alertdialog')
  if (description) await waitFor(() => expect(question).toHaveAccessibleDescription(description))
  await user.click(within(question).getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

it('unsaved changes come back after a reload and can be discarded', async () => {
  const { card, user } = await openEditorAsNewUser()
  await fillField(user, 'Title$', 'Kept')
  await expectDraftsStored(1)
  const again = await reopenEditor(card)
  await screen.findByText('Your unsaved changes are back')
  expect(getField('Title$')).toHaveValue('Kept')
  await again.click(await findButton('Discard them'))
  await answerQuestion(again, 'Discard')
  await waitFor(() => expect(getField('Title$')).toHaveValue(''))
  await expectDraftsStored(0)
})

it('half-typed entries are kept, and leaving the page asks', async () => {
  const { card, user } = await openEditorAsNewUser({ socialLinks: { twitter: '@ann' } })
  const url = () => getField('Profile URL')
  const status = () => screen.queryByText('An entry is not added yet')
  await openTab(user, 'Social')
  await screen.findByRole('list', { name: 'Social links' })
  await user.selectOptions(getField('Platform$'), 'Facebook')
  await fillField(user, url(), 'ann-l')
  await waitFor(() => expect(status()).toBeVisible())
  // If the owner edits another link, the half-typed new link is kept for later.
  await user.click(await findButton('Edit Twitter link'))
  expect(url()).toHaveFocus()
  expect(url()).toHaveValue('@ann')
  await user.click(await findButton('Cancel'))
  expect(url()).toHaveValue('ann-l')
  await openTab(user, 'Buttons')
  await fillField(user, 'Button label', 'Book')
  await openTab(user, 'Social')
  await waitFor(() => expect(url()).toHaveValue('ann-l'))
  expect(getField('Platform$')).toHaveValue('facebook')

  // If only half-typed entries are unsaved, the editor still asks before a link, the command menu or shortcut keys open another page.
  const refuseToLeave = async () => {
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?')
    await answerQuestion(user, 'Cancel')
  }
  await clickGuideLink(user)
  await refuseToLeave()
  await user.keyboard('{Control>}k{/Control}')
  await fillField(user, await screen.findByRole('combobox', { name: 'Page, card or action' }), 'guide')
  await user.keyboard('{Enter}')
  await refuseToLeave()
  await user.click(screen.getByRole('heading', { name: 'Card Editor' }))
  await user.keyboard('gh')
  await refuseToLeave()
  expect(location.pathname).toBe(`/card-editor/${card.id}`)

  const again = await reopenEditor(card)
  await screen.findByText('Half typed, in its form again: a social link and a button.')
  await openTab(again, 'Buttons')
  await waitFor(() => expect(getField('Button label')).toHaveValue('Book'))
  await again.click(await findButton('Clear'))
  expect(getField('Button label')).toHaveValue('')
  await openTab(again, 'Social')
  await waitFor(() => expect(url()).toHaveValue('ann-l'))
  await fillField(again, url(), 'ann-lee')
  await again.keyboard('{Enter}')
  await waitFor(() => expect(status()).toBeNull())
  expect(url()).toHaveValue('')
  await again.click(saveButton())
  await expectSaved()
  expect((await fetchStoredCard(card)).socialLinks).toEqual({ twitter: '@ann', facebook: 'ann-lee' })
  await expectDraftsStored(0)
})

it('changes on two devices are shown side by side, and the owner chooses', async () => {
  const { card, user } = await openEditorAsNewUser({ name: 'Ann', title: 'Lead', company: 'Fjord', socialLinks: { twitter: '@ann' } })
  await fillField(user, 'Title$', 'Mine')
  await fillField(user, 'Phone$', '+47 1')
  await callApi('PUT', `/api/business-cards/${card.id}`, { title: 'Theirs', company: 'Other AS', address: 'Kai 1' })
  await user.click(saveButton())
  await within(screen.getByRole('main')).findByText('This card was changed on another device. Reload to see the latest version.')
  await user.click(await findButton('See both versions'))
  const dialog = await screen.findByRole('dialog', { name: 'Two versions of this card' })
  const choice = (name: string, side: string) =>
    within(within(dialog).getByRole('group', { name })).getByRole('radio', { name: new RegExp(side) })
  expect(within(dialog).getAllByText('Other AS')).not.toEqual([])
  expect(choice('Title', 'Yours')).toBeChecked()
  expect(choice('Phone', 'Yours')).toBeChecked()
  expect(choice('Company', 'The other one')).toBeChecked()
  choice('Title', 'Yours').focus()
  await user.keyboard('{ArrowDown}')
  expect(choice('Title', 'The other one')).toBeChecked()
  await user.click(choice('Address', 'Yours'))
  await user.click(within(dialog).getByRole('button', { name: 'Use these choices' }))
  await waitFor(() => expect(getField('Title$')).toHaveValue('Theirs'))
  await user.click(saveButton())
  await findNotice('Card updated successfully')
  expect(await fetchStoredCard(card)).toMatchObject({ title: 'Theirs', company: 'Other AS', phone: '+47 1', address: null })
})

describe('a network failure during a save', () => {
  const waiting = () => screen.queryByText(/will be saved when you are back online/)
  const pathOf = (card: Card) => `/api/business-cards/${card.id}`

  it('loses no changes, whether or not the server stored them; a double click saves once', async () => {
    const { card, user } = await openEditorAsNewUser()
    const answerAgain = answerCalls('PUT', pathOf(card), loseAnswer)
    await fillField(user, 'Title$', ' Stored ')
    await user.click(saveButton())
    await waitFor(() => expect(waiting()).toBeVisible())
    expect((await fetchStoredCard(card)).title).toBe('Stored')
    answerAgain()
    // The server stored the title, but its answer was lost. Typing more into the title must not cause a conflict.
    let lost = 0
    const letThrough = answerCalls('PUT', pathOf(card), () => {
      lost++
      return failWithoutNetwork()
    })
    await fillField(user, 'Title$', 'Stored, and more')
    await fillField(user, 'Company$', 'Fjord')
    await user.click(saveButton())
    await waitFor(() => expect(lost).toBeGreaterThan(0))
    await waitFor(() => expect(screen.queryByText(/What you have changed since then is not saved yet/)).toBeNull())
    letThrough()
    await findNotice('Card updated successfully')
    await waitFor(() => expect(waiting()).toBeNull())
    expect(await fetchStoredCard(card)).toMatchObject({ title: 'Stored, and more', company: 'Fjord' })

    const sent = vi.spyOn(globalThis, 'fetch')
    await fillField(user, 'Title$', 'Once')
    await user.dblClick(saveButton())
    await expectSaved()
    await waitFor(async () => expect((await fetchStoredCard(card)).title).toBe('Once'))
    expect(sent.mock.calls.filter(([, options]) => options?.method === 'PUT')).toHaveLength(1)
  })

  it('whose tab is closed before the answer leaves no stored change to be restored', async () => {
    const { card, user } = await openEditorAsNewUser()
    const answerAgain = answerCalls('PUT', pathOf(card), loseAnswer)
    await fillField(user, 'Title$', 'Last')
    await expectDraftsStored(1)
    await user.click(saveButton())
    await waitFor(() => expect(waiting()).toBeVisible())
    answerAgain()
    await reopenEditor(card)
    expect(getField('Title$')).toHaveValue('Last')
    await expectSaved()
    await expectDraftsStored(0)
  })
})

describe('the end of the session', () => {
  async function signIn(user: UserEvent, username: string) {
    await waitFor(() => expect(location.pathname).toBe('/auth'))
    await fillField(user, 'Username', username)
    await fillField(user, 'Password', TEST_PASSWORD)
    await user.click(await findButton('Sign In'))
    await waitFor(() => expect(location.pathname).not.toBe('/auth'))
  }

  it('in another tab keeps unsaved changes for the same user', async () => {
    const { card, user, username } = await openEditorAsNewUser()
    await fillField(user, 'Title$', 'Outlives the session')
    clearCookies()
    await user.click(saveButton())
    await screen.findByText('Your session has expired. Sign in to go on.')
    // Another user who signs in in the same browser gets neither the first user's card nor the draft.
    await signIn(user, 'pro')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    await reloadPage(`/card-editor/${card.id}`)
    await findNotice('Access denied')
    expect(listDraftKeys()).toHaveLength(1)
    const other = await reloadPage('/guide')
    await other.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0]!)
    // The user wanted these changes to be saved, so they are saved after the next sign-in.
    await waitFor(() => expect(location.pathname).toBe('/auth'))
    expect(listDraftKeys()).toHaveLength(1)
    await signIn(other, username)
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    await findNotice(/Saved your offline changes to/)
    const again = await reopenEditor(card)
    expect(getField('Title$')).toHaveValue('Outlives the session')
    await fillField(again, 'Title$', 'Outlives two sessions')
    clearCookies()
    await again.click(saveButton())
    await screen.findByText('Your session has expired. Sign in to go on.')
    await signIn(again, username)
    await waitFor(() => expect(location.pathname).toBe(`/card-editor/${card.id}`))
    await waitFor(() => expect(getField('Title$')).toHaveValue('Outlives two sessions'))
    await findNotice('Card updated successfully')
    expect((await fetchStoredCard(card)).title).toBe('Outlives two sessions')
  })

  it('without browser storage leaves the editor open, which promises no drafts', async () => {
    refuseToStoreDrafts()
    const { card, user, username } = await openEditorAsNewUser()
    await fillField(user, 'Title$', 'Nowhere else')
    await clickGuideLink(user)
    await answerQuestion(user, 'Cancel', /this device could not keep them/)
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    await screen.findByText(/leave this page open until you are back online/)
    screen.getByText('Offline, not kept')
    isOnline.mockRestore()
    fireEvent(window, new Event('online'))
    clearCookies()
    await user.click(saveButton())
    await screen.findByText(/sign in again in another tab, then save here/)
    await callApi('POST', '/api/login', { username, password: TEST_PASSWORD })
    await user.click(await findButton('Try again'))
    await expectSaved()
    expect((await fetchStoredCard(card)).title).toBe('Nowhere else')
  })
})
