import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { callApi, createTestCard, fetchOwnCards, fetchStoredCard, signInAsLevel } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, delayCalls } from '../../test/server-faults.ts'

async function openQuickEditorOfNewCard(fields?: Partial<Card>) {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const user = await openPage(`/mobile-editor/${card.id}`)
  await screen.findByRole('heading', { name: 'Quick Edit Mode' })
  return { card, user }
}

const serverError = () => Response.json({ message: 'Something went wrong' }, { status: 500 })
const saveButton = (part: HTMLElement) => within(part).getByRole('button', { name: 'Save' })
const unsavedBar = () => screen.findByRole('group', { name: 'Unsaved changes' })
const preview = () => screen.getByRole('img', { name: /^Preview of the card/ }).shadowRoot!
const listDraftKeys = () => Object.keys(localStorage).filter((key) => key.includes('-draft-'))
const expectNoDraftsStored = () => waitFor(() => expect(listDraftKeys()).toEqual([]))
const findSavedStatus = () => screen.findByText('Saved', { selector: '[role=status] *' })

async function openDialog(user: UserEvent, opener: string | RegExp, name: string) {
  await user.click(await screen.findByRole('button', { name: opener }))
  return screen.findByRole('dialog', { name })
}

const openTitle = (user: UserEvent) => openDialog(user, /^Edit Title/, 'Edit Title')
const expectClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument())

async function closeByEscape(user: UserEvent, dialog: HTMLElement) {
  await user.keyboard('{Escape}')
  await expectClosed(dialog)
  await waitFor(() => expect(history.state).toBeNull())
}

async function save(user: UserEvent, dialog: HTMLElement) {
  await user.click(saveButton(dialog))
  await expectClosed(dialog)
}

const FIELD_CASES = [
  ['Name', 'name', 'Zoë Ångström', {}],
  ['Title', 'title', 'Lead', {}],
  ['Company', 'company', 'Fjord AS', {}],
  ['About', 'about', 'Two lines\nof text that is long', { enterkeyhint: 'enter' }],
  ['Phone', 'phone', '+47 22 00 00 00', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  ['Email', 'email', 'zoe@example.com', { type: 'text', inputmode: 'email', autocapitalize: 'none' }],
  ['Website', 'website', 'fjord.example', { inputmode: 'url', enterkeyhint: 'done' }],
  ['Address', 'address', 'Kai 1\nBergen', {}],
  ['Video', 'videoUrl', 'https://vimeo.com/76979871', { inputmode: 'url' }],
] as const

describe('a dialog of a field', () => {
  it('asks for the keyboard of its kind, and what it saves shows on the card', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ name: 'Test Card' })
    for (const [label, field, value, attributes] of FIELD_CASES) {
      const dialog = await openDialog(user, new RegExp(`^(Add|Edit) ${label}`), `Edit ${label}`)
      const control = getField(`${label}$`, dialog)
      await waitFor(() => expect(control).toHaveFocus())
      for (const [name, wanted] of Object.entries(attributes)) expect(control).toHaveAttribute(name, wanted)
      await fillField(user, control, value)
      if (field === 'website') await user.keyboard('{Enter}')
      else await user.click(saveButton(dialog))
      await expectClosed(dialog)
    }
    await findSavedStatus()
    expect(await fetchStoredCard(card)).toMatchObject(Object.fromEntries(FIELD_CASES.map(([, field, value]) => [field, value])))
    await waitFor(() => expect(preview()).toHaveTextContent('Zoë Ångström'))
    expect(await findButton(/^Edit About/)).toHaveTextContent('Two lines of text th…')
  })

  it('shows why the server refused a value, and opens again for it', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ email: 'a@b.example' })
    let dialog = await openDialog(user, /^Edit Email/, 'Edit Email')
    await fillField(user, getField('Email', dialog), 'nobody')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(getField('Email', dialog)).toBeInvalid())
    expect(getField('Email', dialog)).toHaveValue('nobody')
    await closeByEscape(user, dialog)
    await user.click(saveButton(await unsavedBar()))
    dialog = await screen.findByRole('dialog', { name: 'Edit Email' })
    expect(getField('Email', dialog)).toHaveAccessibleDescription(/valid email/)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expectClosed(dialog)
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull())
    expect(screen.queryByText('Saved')).toBeNull()
    expect((await fetchStoredCard(card)).email).toBe('a@b.example')
  })

  it('keeps its text if a save fails, also after a reload, and a double click saves once', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ title: 'Stored' })
    const letThrough = answerCalls('PUT', `/api/business-cards/${card.id}`, serverError)
    let dialog = await openTitle(user)
    await fillField(user, getField('Title', dialog), 'Mine')
    await user.click(saveButton(dialog))
    await findNotice('Failed to save changes')
    await within(dialog).findByText('Your changes were not saved')
    expect(getField('Title', dialog)).toHaveValue('Mine')
    expect(within(dialog).getByRole('button', { name: 'Try Again' })).toBeEnabled()
    await closeByEscape(user, dialog)
    expect(await findButton(/^Edit Title/)).toHaveTextContent('Not saved')
    await unsavedBar()

    const again = await reloadPage()
    await screen.findByText('Your unsaved changes are back')
    letThrough()
    const sent = vi.spyOn(globalThis, 'fetch')
    dialog = await openTitle(again)
    expect(getField('Title', dialog)).toHaveValue('Mine')
    await again.dblClick(saveButton(dialog))
    await expectClosed(dialog)
    await findSavedStatus()
    expect(sent.mock.calls.filter(([, options]) => options?.method === 'PUT')).toHaveLength(1)
    expect((await fetchStoredCard(card)).title).toBe('Mine')
  })

  it('is saved by Ctrl+S, and so is what a closed dialog left', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ title: 'Stored' })
    let dialog = await openTitle(user)
    await fillField(user, getField('Title', dialog), 'In the dialog')
    await user.keyboard('{Control>}s{/Control}')
    await expectClosed(dialog)
    expect((await fetchStoredCard(card)).title).toBe('In the dialog')
    dialog = await openTitle(user)
    await fillField(user, getField('Title', dialog), 'Below')
    await closeByEscape(user, dialog)
    await unsavedBar()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect((await fetchStoredCard(card)).title).toBe('Below'))
  })

  it('shows a change from another device, and the own edit can stay', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ title: 'Stored' })
    await callApi('PUT', `/api/business-cards/${card.id}`, { company: 'Theirs', title: 'Their title' })
    const dialog = await openTitle(user)
    const title = getField('Title', dialog)
    await fillField(user, title, 'Mine again')
    await user.click(saveButton(dialog))
    await within(dialog).findByText('This card was changed on another device. Reload to see the latest version.')
    await user.click(within(dialog).getByRole('button', { name: 'Reload and keep my edits' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription('On the card now: Their title'))
    expect(title).toHaveValue('Mine again')
    expect(title).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    await expectClosed(dialog)
    expect(await fetchStoredCard(card)).toMatchObject({ title: 'Mine again', company: 'Theirs' })
  })

  it('is closed by the late answer to its own save alone', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ title: 'Stored' })
    let release = delayCalls('PUT', `/api/business-cards/${card.id}`)
    const dialog = await openTitle(user)
    await fillField(user, getField('Title', dialog), 'Late')
    await user.click(saveButton(dialog))
    await within(dialog).findByRole('button', { name: 'Saving...' })
    history.back()
    await expectClosed(dialog)
    const company = await openDialog(user, /^(Add|Edit) Company/, 'Edit Company')
    await fillField(user, getField('Company', company), 'Half')
    release()
    await screen.findByText('Saved')
    expect(getField('Company', company)).toHaveValue('Half')
    await closeByEscape(user, company)

    // A slow save of one link does not include the next link, which is half typed.
    release = delayCalls('PUT', `/api/business-cards/${card.id}`)
    const first = await openDialog(user, 'Add Platform', 'Add Platform')
    await fillField(user, getField('Platform name', first), 'Fedi')
    await fillField(user, getField('Profile URL', first), '@ann')
    await user.click(saveButton(first))
    await within(first).findByRole('button', { name: 'Saving...' })
    history.back()
    await expectClosed(first)
    const next = await openDialog(user, 'Add Platform', 'Add Platform')
    await fillField(user, getField('Platform name', next), 'Next')
    release()
    await findNotice('Fedi link updated')
    expect(getField('Platform name', next)).toHaveValue('Next')
    await closeByEscape(user, next)
    const bar = await unsavedBar()
    await user.click(within(bar).getByRole('button', { name: 'Discard' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    expect(await fetchStoredCard(card)).toMatchObject({ title: 'Late', company: null, socialLinks: { fedi: '@ann' } })
  })
})

describe('links', () => {
  it('are added, changed and removed', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ socialLinks: { twitter: '@ann' } })
    let dialog = await openDialog(user, 'Add Instagram', 'Add Instagram link')
    const url = () => getField('Profile URL', dialog)
    await waitFor(() => expect(url()).toHaveFocus())
    await fillField(user, url(), 'javascript:alert(1)')
    expect(url()).toHaveAccessibleDescription('Please enter a valid URL')
    await fillField(user, url(), 'ann-lee')
    await save(user, dialog)
    await findNotice('Instagram link updated')
    await findSavedStatus()

    dialog = await openDialog(user, 'Edit Twitter', 'Edit Twitter link')
    await user.clear(url())
    await save(user, dialog)
    await findNotice('Twitter link updated')
    await screen.findByRole('button', { name: 'Add Twitter' })

    dialog = await openDialog(user, 'Add Platform', 'Add Platform')
    await user.click(saveButton(dialog))
    const name = getField('Platform name', dialog)
    await waitFor(() => expect(name).toHaveAccessibleDescription('Platform name is required'))
    expect(name).toHaveFocus()
    await fillField(user, name, 'My Place')
    await fillField(user, url(), 'https://place.example/ann')
    await save(user, dialog)
    await findNotice('Myplace link updated')
    expect((await fetchStoredCard(card)).socialLinks).toEqual({ instagram: 'ann-lee', myplace: 'https://place.example/ann' })
  })

  it('show what they open, and are stored with country codes or as handles', async () => {
    const { card, user } = await openQuickEditorOfNewCard()
    let dialog = await openDialog(user, /^(Add|Edit) Phone/, 'Edit Phone')
    const url = () => getField('Profile URL', dialog)
    const expectLink = async (href: string) => expect(await within(dialog).findByRole('link', { name: href })).toHaveAttribute('href', href)
    await fillField(user, getField('Phone$', dialog), '044 123 45 67')
    await within(dialog).findByText(/Choose its country/)
    await user.selectOptions(getField('Country of this number', dialog), 'Switzerland')
    expect(getField('Phone$', dialog)).toHaveValue('+41 44 123 45 67')
    await expectLink('tel:+41441234567')
    await save(user, dialog)

    dialog = await openDialog(user, 'Add WhatsApp', 'Add WhatsApp link')
    expect(url()).toHaveAttribute('inputmode', 'tel')
    await fillField(user, url(), '079 123 45 67')
    await waitFor(() => expect(url()).toHaveAccessibleDescription(/^Read as \+41 79 123 45 67 \(Switzerland\)/))
    await expectLink('https://wa.me/41791234567')
    await save(user, dialog)

    dialog = await openDialog(user, 'Add Facebook', 'Add Facebook link')
    await fillField(user, url(), 'https://de.linkedin.com/company/acme/?trk=x')
    await user.click(await within(dialog).findByRole('button', { name: 'Switch to LinkedIn' }))
    dialog = await screen.findByRole('dialog', { name: 'Add LinkedIn link' })
    await expectLink('https://de.linkedin.com/company/acme/?trk=x')
    await save(user, dialog)

    dialog = await openDialog(user, 'Add Platform', 'Add Platform')
    await fillField(user, getField('Platform name', dialog), 'Tiktok')
    await fillField(user, url(), 'https://www.tiktok.com/@ada?_t=abc')
    await save(user, dialog)
    expect(await fetchStoredCard(card)).toMatchObject({
      phone: '+41 44 123 45 67',
      socialLinks: { whatsapp: '+41 79 123 45 67', linkedin: 'company/acme', tiktok: 'ada' },
    })
  })

  it('keep their place, and an address names its platform', async () => {
    const { card, user } = await openQuickEditorOfNewCard({ socialLinks: { linkedin: 'ann', telegram: 'ada_l', instagram: 'ada' } })
    let dialog = await openDialog(user, 'Edit Telegram', 'Edit Telegram link')
    await user.clear(getField('Profile URL', dialog))
    await fillField(user, getField('Profile URL', dialog), 'ada_lovelace')
    await save(user, dialog)
    expect(Object.entries((await fetchStoredCard(card)).socialLinks)[1]).toEqual(['telegram', 'ada_lovelace'])
    dialog = await openDialog(user, 'Add Platform', 'Add Platform')
    await fillField(user, getField('Profile URL', dialog), 'https://www.youtube.com/@ada')
    await waitFor(() => expect(getField('Platform name', dialog)).toHaveValue('YouTube'))
    expect(getField('Profile URL', dialog)).toHaveValue('@ada')
  })

  it('that are half typed are saved or opened by the save bar, and a video URL that is a web page is reported', async () => {
    const { card, user } = await openQuickEditorOfNewCard()
    const video = await openDialog(user, 'Add Video', 'Edit Video')
    await fillField(user, getField('Video$', video), 'loom.com/share/0123456789abcdef')
    expect(getField('Video$', video)).toHaveAccessibleDescription('This is a page and not a video file. Add it as a button instead.')
    await closeByEscape(user, video)
    let dialog = await openDialog(user, 'Add Platform', 'Add Platform')
    await fillField(user, getField('Platform name', dialog), 'Fedi')
    await closeByEscape(user, dialog)
    await user.click(saveButton(await unsavedBar()))
    dialog = await screen.findByRole('dialog', { name: 'Add Platform' })
    const url = getField('Profile URL', dialog)
    await waitFor(() => expect(url).toHaveFocus())
    expect(url).toHaveAccessibleDescription('Please enter a valid URL')
    expect(screen.queryByText('Saved')).toBeNull()
    await fillField(user, url, '@ann')
    await closeByEscape(user, dialog)
    const bar = await unsavedBar()
    await user.click(saveButton(bar))
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    expect(await fetchStoredCard(card)).toMatchObject({
      videoUrl: 'https://loom.com/share/0123456789abcdef',
      socialLinks: { fedi: '@ann' },
    })
  })

  it('that are half typed survive a reload', async () => {
    const { card, user: first } = await openQuickEditorOfNewCard()
    let dialog = await openDialog(first, 'Add Platform', 'Add Platform')
    await fillField(first, getField('Platform name', dialog), 'Fedi')
    await fillField(first, getField('Profile URL', dialog), '@a')
    await closeByEscape(first, dialog)
    within(await unsavedBar()).getByText('A link is not added yet')
    const user = await reloadPage()
    await screen.findByText('Half typed, in its form again: a social link.')
    await user.click(within(await unsavedBar()).getByRole('button', { name: 'Continue' }))
    dialog = await screen.findByRole('dialog', { name: 'Add Platform' })
    expect(getField('Platform name', dialog)).toHaveValue('Fedi')
    await fillField(user, getField('Profile URL', dialog), '@ann')
    await save(user, dialog)
    const expectNoBar = () => waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull())
    await expectNoBar()
    expect((await fetchStoredCard(card)).socialLinks).toMatchObject({ fedi: '@ann' })
    dialog = await openDialog(user, 'Add Platform', 'Add Platform')
    expect(getField('Platform name', dialog)).toHaveValue('')
    await fillField(user, getField('Platform name', dialog), 'No more')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expectClosed(dialog)
    await expectNoBar()
    await expectNoDraftsStored()
  })
})

it('a theme is stored as soon as it is chosen', async () => {
  const { card, user } = await openQuickEditorOfNewCard()
  const choose = async (theme: string) => {
    const dialog = await openDialog(user, 'Change Theme', 'Select a Card Theme')
    await user.click(within(dialog).getByText(theme))
    await expectClosed(dialog)
  }
  await choose('Education')
  await findNotice('Card theme updated')
  await findSavedStatus()
  expect((await fetchStoredCard(card)).theme).toBe('education')
  answerCalls('PUT', `/api/business-cards/${card.id}`, serverError)
  await choose('Creative / Visual Arts')
  await findNotice('Failed to update theme')
})

it('a card that cannot be loaded is explained, and the dashboard opens the editor of the first card', async () => {
  signInAsLevel(5)
  const card = await createTestCard()
  const user = await openPage('/mobile-editor/99999999')
  await screen.findByText('Failed to load business card')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Dashboard' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await reloadPage('/mobile-editor')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  const [first] = await fetchOwnCards()
  await user.click(await screen.findByRole('link', { name: 'Edit Card' }))
  await waitFor(() => expect(location.pathname).toBe(`/mobile-editor/${first!.id}`))
  signInAsLevel(3)
  await reloadPage(`/mobile-editor/${card.id}`)
  await findNotice('Access denied')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
})
