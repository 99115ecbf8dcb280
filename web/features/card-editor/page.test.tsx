import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, it, vi } from 'vitest'
import { CAPABILITIES, explainSlugEditRefusal } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import {
  callApi,
  createTestCard,
  createUniqueTestId,
  fetchOwnCards,
  fetchStoredCard,
  registerTestUser,
  signInAsLevel,
} from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, failWithoutNetwork } from '../../test/server-faults.ts'

async function openEditorOfNewCard(fields?: Partial<Card>) {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const user = await openPage(`/card-editor/${card.id}`)
  await findNameField()
  return { card, user }
}

const findNameField = () => waitFor(() => getField('Name$'))
const saveButton = () => screen.getAllByRole('button', { name: 'Save Changes' })[0]!
const tab = (name: string) => screen.getByRole('tab', { name })
const livePreview = () => screen.getByRole('complementary', { name: 'Live preview' })
const previewedCard = () => within(livePreview()).getByRole('img').shadowRoot!

it('every basic field is edited, previewed, stored and reset, and the card is shared', async () => {
  const { card, user } = await openEditorOfNewCard()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await findButton('Copy link'))
  await findNotice('Link copied')
  expect(copied).toHaveBeenCalledWith(`${inject('serverUrl')}/view/${card.slug}`)
  await user.click(await findButton('View QR Code'))
  const dialog = await screen.findByRole('dialog', { name: 'Scan this QR Code' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  expect(saveButton()).toBeDisabled()
  const values = [
    ['Name', 'name', 'Zoë Ångström'],
    ['Title', 'title', 'Lead'],
    ['Company', 'company', 'Fjord AS'],
    ['About', 'about', 'Two lines\nof text'],
    ['Email', 'email', 'zoe@example.com'],
    ['Phone', 'phone', '+47 22 00 00 00'],
    ['Address', 'address', 'Kai 1\nBergen'],
    ['Website', 'website', 'fjord.example'],
    ['Video URL', 'videoUrl', 'https://vimeo.com/76979871'],
  ] as const
  for (const [label, , value] of values) await fillField(user, `${label}$`, value)
  screen.getByText('Unsaved changes')
  await waitFor(() => expect(previewedCard()).toHaveTextContent('Zoë Ångström'))
  await user.click(saveButton())
  await findNotice('Card updated successfully')
  await waitFor(() => expect(saveButton()).toBeDisabled())
  expect(await fetchStoredCard(card)).toMatchObject({
    ...Object.fromEntries(values.map(([, name, value]) => [name, value])),
    customizations: { website: 'fjord.example' },
  })

  await fillField(user, 'Title$', 'Kept')
  await fillField(user, 'Email$', 'not an address')
  await user.click(saveButton())
  await findNotice('Failed to save card')
  await waitFor(() => expect(getField('Email$')).toHaveFocus())
  expect(getField('Email$')).toBeInvalid()
  expect(getField('Title$')).toHaveValue('Kept')

  const answerReset = async (label: string) => {
    await user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answerReset('Cancel')
  expect(getField('Title$')).toHaveValue('Kept')
  await answerReset('Reset')
  await waitFor(() => expect(getField('Title$')).toHaveValue('Lead'))
  expect(saveButton()).toBeDisabled()
})

it('a video URL that is a web page is reported, and can become a button', async () => {
  const { card, user } = await openEditorOfNewCard()
  const video = getField('Video URL')
  await fillField(user, video, 'youtu.be/dQw4w9WgXcQ')
  expect(video).toHaveAccessibleDescription('YouTube, Vimeo or a direct link')
  await fillField(user, video, 'www.loom.com/share/0123456789abcdef')
  expect(video).toHaveAccessibleDescription(/^This is a page and not a video file. Add it as a button instead./)
  await waitFor(() => expect(previewedCard()).toHaveTextContent('Watch the video'))
  await user.click(await findButton('Add as a button'))
  expect(video).toHaveFocus()
  expect(video).toHaveValue('')
  await user.click(saveButton())
  await findNotice('Card updated successfully')
  expect(await fetchStoredCard(card)).toMatchObject({
    videoUrl: null,
    customButtons: [{ text: 'Watch the video', url: 'https://www.loom.com/share/0123456789abcdef' }],
  })
})

it('custom CSS that visitors do not get is marked in the editor and in the preview', async () => {
  await registerTestUser()
  const card = await createTestCard()
  signInAsLevel(4)
  await callApi('PUT', `/api/business-cards/${card.id}`, { customCss: '.card-name { color: red }' })
  let user = await openPage(`/card-editor/${card.id}`)
  await user.click(await screen.findByRole('tab', { name: 'Advanced' }))
  const notice = (await screen.findByText('Visitors do not see this card’s custom CSS')).closest('[role=status]')
  expect(notice).toHaveTextContent(`once the card’s owner is at level ${CAPABILITIES.useAdvancedFields.level} or above`)
  within(livePreview()).getByText('Shown with custom CSS that visitors do not see.')
  // If the card's owner has access level 3, visitors get the custom CSS, so the editor shows no warning about it.
  signInAsLevel(3)
  const [other] = await fetchOwnCards()
  signInAsLevel(4)
  user = await reloadPage(`/card-editor/${other!.id}`)
  await user.click(await screen.findByRole('tab', { name: 'Advanced' }))
  await screen.findByRole('heading', { name: 'Custom CSS' })
  expect(screen.queryByText('Visitors do not see this card’s custom CSS')).toBeNull()
})

it('a changed slug works at once, and one that cannot be saved stays in its field', async () => {
  const { card, user } = await openEditorOfNewCard()
  const slug = () => getField('URL slug')
  const moved = `moved-${createUniqueTestId()}`
  await fillField(user, slug(), moved.toUpperCase())
  expect(slug()).toHaveValue(moved)
  // The Copy URL button is disabled, because the changed card URL does not work before it is saved.
  expect(await findButton('Copy URL')).toBeDisabled()
  await user.click(saveButton())
  await findNotice('Card updated successfully')
  await waitFor(() => expect(getField('Share link')).toHaveValue(`${inject('serverUrl')}/view/${moved}`))
  const old = await fetch(`/view/${card.slug}`)
  expect([old.redirected, new URL(old.url).pathname]).toEqual([true, `/view/${moved}`])

  await fillField(user, slug(), 'basic')
  await user.click(saveButton())
  await waitFor(() => expect(slug()).toHaveAccessibleDescription('This URL is already taken'))
  expect(slug()).toHaveValue('basic')

  const message = 'Only admins or the card owner can edit the URL slug'
  const letThrough = answerCalls('PUT', `/api/business-cards/${card.id}`, () => Response.json({ message }, { status: 403 }))
  await fillField(user, slug(), 'other-address')
  await user.click(saveButton())
  await findNotice('Permission Denied')
  await findNotice(message)
  letThrough()
  answerCalls('PUT', `/api/business-cards/${card.id}`, failWithoutNetwork)
  await user.click(saveButton())
  await screen.findByText(/will be saved when you are back online/)
  expect(slug()).toHaveValue('other-address')
  expect(saveButton()).toBeEnabled()
})

it('the editor offers what the access level allows, and opens no card that it may not edit', async () => {
  signInAsLevel(5)
  const card = await createTestCard()
  const openOwnCard = async (level: number) => {
    signInAsLevel(level)
    const [own] = await fetchOwnCards()
    await reloadPage(`/card-editor/${own!.id}`)
    await screen.findByRole('tab', { name: 'Buttons' })
  }
  await openOwnCard(1)
  const slug = await waitFor(() => getField('URL slug'))
  expect(slug).toHaveAttribute('readonly')
  expect(slug).toHaveAccessibleDescription(explainSlugEditRefusal({ id: 0, accessLevel: 1 }, 0)!)
  await openOwnCard(2)
  expect(screen.queryByRole('tab', { name: 'Advanced' })).toBeNull()
  await openOwnCard(3)
  expect(tab('Advanced')).toBeVisible()
  // Level 3 cannot open the card of another owner, level 4 can.
  await reloadPage(`/card-editor/${card.id}`)
  await findNotice('Access denied')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  signInAsLevel(4)
  await reloadPage(`/card-editor/${card.id}`)
  expect(await findNameField()).toHaveValue('Test Card')
  await reloadPage('/card-editor/99999999')
  await findNotice('Failed to load card data. Please try again.')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
})

it('the guide counts steps, opens their tabs, and stays collapsed or dismissed', async () => {
  let { user } = await openEditorOfNewCard()
  const guide = () => within(screen.getByRole('region', { name: 'Editor guide' }))
  const folded = () => screen.findByRole('button', { name: /^Editor guide/ })
  expect(guide().getAllByRole('checkbox')).toHaveLength(5)
  await user.click(guide().getByRole('button', { name: 'Collapse the guide' }))
  expect(await folded()).toHaveFocus()
  expect(await folded()).toHaveTextContent('Editor guide 0%')
  await user.keyboard('{Enter}')
  expect(guide().getByRole('button', { name: 'Collapse the guide' })).toHaveFocus()
  await user.click(guide().getByRole('button', { name: 'Open: Choose a design' }))
  expect(tab('Design')).toHaveAttribute('aria-selected', 'true')
  await waitFor(() => expect(tab('Design')).toHaveFocus())
  for (const name of [/Add your details/, /Choose a design/]) await user.click(guide().getByRole('checkbox', { name }))
  expect(guide().getByRole('progressbar', { name: '40% complete' })).toBeVisible()
  user = await reloadPage()
  await findNameField()
  guide().getByText('40% complete')
  await user.click(guide().getByRole('button', { name: 'Collapse the guide' }))
  expect(await folded()).toHaveTextContent('Editor guide 40%')
  await user.click(await folded())
  await user.click(guide().getByRole('button', { name: "Don't show again" }))
  expect(screen.getByRole('main')).toHaveFocus()
  const expectNoGuide = () => {
    expect(screen.queryByRole('region', { name: 'Editor guide' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Editor guide/ })).toBeNull()
  }
  expectNoGuide()
  await reloadPage()
  await findNameField()
  expectNoGuide()
})
