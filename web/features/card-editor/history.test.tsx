import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { callApi, createTestCard, fetchStoredCard, signInAsLevel, uploadTestPicture } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage } from '../../test/render.tsx'
import { answerCalls, delayCalls } from '../../test/server-faults.ts'

const TEST_CARD: Partial<Card> = {
  title: 'Stored',
  socialLinks: { linkedin: 'ann', facebook: 'ann', instagram: 'ann' },
  customButtons: [
    { text: 'Book', url: 'https://book.example', backgroundColor: '#d9bd90' },
    { text: 'Shop', url: 'https://shop.example', backgroundColor: '#d9bd90' },
  ],
}

async function openEditor(fields: Partial<Card> = TEST_CARD, pictures = 0) {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const gallery = await Promise.all(Array.from({ length: pictures }, async () => ({ url: await uploadTestPicture(card) })))
  if (pictures > 0) await callApi('PUT', `/api/business-cards/${card.id}`, { gallery })
  const user = await openPage(`/card-editor/${card.id}`)
  await screen.findByRole('tab', { name: 'Gallery' })
  return { card, user }
}

const title = () => getField('Title$')
const saveButton = () => screen.getAllByRole('button', { name: 'Save Changes' })[0]!
const entries = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent)
const openTab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }))
const undoByKey = (user: UserEvent) => user.keyboard('{Control>}z{/Control}')
const redoByKey = (user: UserEvent) => user.keyboard('{Control>}y{/Control}')
const saveByKey = (user: UserEvent) => user.keyboard('{Control>}s{/Control}')
const expectSaved = () => waitFor(() => screen.getByText('All changes saved'))
const starting = (texts: string[]) => texts.map((text) => expect.stringMatching(new RegExp(`^${text}`)))

/** Replaces a field's text by typing, which is one undo step. */
async function typeOver(user: UserEvent, field: HTMLElement, text: string) {
  await user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: (field as HTMLInputElement).value.length })
}

async function remove(user: UserEvent, name: string) {
  await user.click(await findButton(name))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

async function undoInNotice(user: UserEvent, text: string) {
  const notice = (await findNotice(text)).closest('li')!
  await user.click(within(notice).getByRole('button', { name: 'Undo' }))
}

it('edits of every tab are undone and redone, by key and by button, across a save', async () => {
  const { card, user } = await openEditor()
  const [undo, redo] = [await findButton('Undo'), await findButton('Redo')]
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toHaveAccessibleDescription('Nothing to undo')
  await waitFor(() => expect(title()).toHaveValue('Stored'))
  await typeOver(user, title(), 'CTO and more')
  await undoByKey(user)
  expect(title()).toHaveValue('Stored')
  await expectSaved()
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  expect(title()).toHaveValue('CTO and more')
  expect(redo).toHaveAccessibleDescription('Nothing to redo')
  await openTab(user, 'Buttons')
  await user.click(await screen.findByRole('button', { name: 'Move Shop up' }))
  await saveByKey(user)
  await findNotice('Card updated successfully')
  await waitFor(() => expect(saveButton()).toBeDisabled())
  expect(await fetchStoredCard(card)).toMatchObject({ title: 'CTO and more', customButtons: [{ text: 'Shop' }, { text: 'Book' }] })

  // Changes can be undone even after they were saved. Undo opens the tab of the change, which is then unsaved.
  await openTab(user, 'Gallery')
  await user.click(undo)
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Buttons' })).toHaveAttribute('aria-selected', 'true'))
  expect(entries('Custom buttons')).toEqual(starting(['Book', 'Shop']))
  screen.getByText('Undone: Custom buttons')
  await user.click(undo)
  await waitFor(() => expect(title()).toHaveValue('Stored'))
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  await saveByKey(user)
  await waitFor(() => expect(saveButton()).toBeDisabled())
  expect((await fetchStoredCard(card)).title).toBe('Stored')
  await user.click(redo)
  await waitFor(() => expect(title()).toHaveValue('CTO and more'))
  // Undo also brings back what Reset has discarded.
  await user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(title()).toHaveValue('Stored'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await undoByKey(user)
  await waitFor(() => expect(title()).toHaveValue('CTO and more'))
})

it('the notice of a removal brings back what was removed, where it was', async () => {
  const { user } = await openEditor(TEST_CARD, 1)
  await openTab(user, 'Social')
  await screen.findByRole('list', { name: 'Social links' })
  await remove(user, 'Remove Facebook link')
  expect(entries('Social links')).toHaveLength(2)
  await undoInNotice(user, 'Facebook link removed')
  expect(entries('Social links')).toEqual(starting(['LinkedIn', 'Facebook', 'Instagram']))
  await openTab(user, 'Buttons')
  await screen.findByRole('list', { name: 'Custom buttons' })
  await remove(user, 'Remove Book')
  // Undo in the notice keeps changes that were made after the removal.
  await user.click(await findButton('Edit Shop'))
  await fillField(user, 'Button label', 'Store')
  await user.click(await findButton('Update Button'))
  await undoInNotice(user, '“Book” removed')
  expect(entries('Custom buttons')).toEqual(starting(['Book', 'Store']))
  await user.click(screen.getByRole('switch', { name: 'Show the form on the card' }))
  await remove(user, 'Remove question 1')
  await undoInNotice(user, '“Name” removed')
  expect(getField('Question 1')).toHaveValue('Name')
  await openTab(user, 'Advanced')
  await user.click(await screen.findByRole('button', { name: 'Add Embed Code' }))
  await fillField(user, 'Title of embed 1', 'Map')
  await remove(user, 'Remove embed 1')
  await undoInNotice(user, 'Embed 1 removed')
  expect(getField('Title of embed 1')).toHaveValue('Map')
  await openTab(user, 'Gallery')
  await screen.findByRole('list', { name: 'Gallery images' })
  await remove(user, 'Remove image 1')
  await undoInNotice(user, 'Image 1 removed')
  expect(entries('Gallery images')).toHaveLength(1)
})

it('undo during a save overwrites nothing that came meanwhile', async () => {
  const { card, user } = await openEditor()
  await waitFor(() => expect(title()).toHaveValue('Stored'))
  const release = delayCalls('PUT', `/api/business-cards/${card.id}`)
  await typeOver(user, title(), 'Saved')
  await saveByKey(user)
  await waitFor(() => expect(screen.getAllByText('Saving...')).not.toEqual([]))
  await undoByKey(user)
  expect(title()).toHaveValue('Stored')
  // When the answer to the save arrives, the undone change stays undone, and redo still works.
  release()
  await findNotice('Card updated successfully')
  expect(title()).toHaveValue('Stored')
  screen.getByText('Unsaved changes')
  await redoByKey(user)
  expect(title()).toHaveValue('Saved')
  await expectSaved()
})

it('undo brings back a removed picture that the server still has, and loses nothing that is typed meanwhile', async () => {
  const { user } = await openEditor(TEST_CARD, 1)
  const openGallery = async () => {
    await openTab(user, 'Gallery')
    await screen.findByRole('tabpanel', { name: 'Gallery' })
  }
  const expectPictures = (count: number) =>
    waitFor(() => expect(screen.queryAllByRole('button', { name: /^Remove image/ })).toHaveLength(count))
  await openGallery()
  await expectPictures(1)
  // After Ctrl+Z has undone a removal, the notice that offers to undo it disappears.
  await remove(user, 'Remove image 1')
  const notice = await findNotice('Image 1 removed')
  await undoByKey(user)
  await expectPictures(1)
  await waitFor(() => expect(notice).not.toBeInTheDocument())

  await remove(user, 'Remove image 1')
  await saveByKey(user)
  await expectSaved()
  const answer = Promise.withResolvers<Response>()
  let asked = 0
  const letThrough = answerCalls('HEAD', '/media/', () => {
    asked++
    return asked === 1 ? answer.promise : Response.error()
  })
  await undoByKey(user)
  await waitFor(() => expect(asked).toBe(1))
  await openTab(user, 'Basic Info')
  await waitFor(() => expect(title()).toHaveValue('Stored'))
  await typeOver(user, title(), 'Typed')
  answer.resolve(new Response(null))
  await waitFor(async () => {
    await user.click(await findButton('Undo'))
    expect(title()).toHaveValue('Stored')
  })
  await openGallery()
  await expectPictures(0)
  // If the server does not say whether the picture still exists, Undo assumes that it does.
  await user.click(await findButton('Undo'))
  await expectPictures(1)
  letThrough()

  await remove(user, 'Remove image 1')
  await saveByKey(user)
  await expectSaved()
  answerCalls('HEAD', '/media/', () => new Response(null, { status: 404 }))
  await undoByKey(user)
  await findNotice('A picture is no longer stored')
  await expectPictures(0)
})
