import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { createTestCard, fetchStoredCard, signInAsLevel } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage } from '../../test/render.tsx'

const GERMAN_ABOUT = 'Wir pflegen Ihren Garten das ganze Jahr über und beraten Sie gern.'
const BOOK = { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90', secondText: 'Buchen' }

async function openEditor(fields: Partial<Card>): Promise<{ card: Card; user: UserEvent }> {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const user = await openPage(`/card-editor/${card.id}`)
  await waitFor(() => expect(getField('Language')).toBeVisible())
  return { card, user }
}

async function save(user: UserEvent, card: Card): Promise<Card> {
  const button = () => screen.getAllByRole('button', { name: 'Save Changes' })[0]!
  await user.click(button())
  await findNotice('Card updated successfully')
  await waitFor(() => expect(button()).toBeDisabled())
  return fetchStoredCard(card)
}

it('a card gets a language and texts in a second one, which None takes away', async () => {
  const { secondText: _, ...book } = BOOK
  const { card, user } = await openEditor({ title: 'Gardener', customButtons: [book] })
  await user.selectOptions(getField('Language'), 'fr')
  await user.selectOptions(getField('Second language'), 'de')
  await fillField(user, 'Title \\(Deutsch', 'Gärtnerin')
  await fillField(user, 'Button 1 \\(Deutsch', 'Buchen')
  await fillField(user, 'Button 1 \\(Français', 'Réserver')
  const sent = vi.spyOn(globalThis, 'fetch')
  const stored = await save(user, card)
  const bodies = sent.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(init.body as string) as unknown] : []))
  expect(bodies).toEqual([
    expect.objectContaining({
      language: 'fr',
      secondTexts: { language: 'de', title: 'Gärtnerin' },
      customButtons: [{ ...BOOK, text: 'Réserver' }],
    }),
  ])
  expect(stored).toMatchObject({ language: 'fr', secondTexts: { language: 'de', title: 'Gärtnerin' } })
  await user.selectOptions(getField('Second language'), '')
  expect(screen.queryByLabelText(/Deutsch/)).toBeNull()
  expect((await save(user, card)).secondTexts.language).toBeUndefined()
})

it('undo takes back the choice of a second language', async () => {
  const { user } = await openEditor({})
  await user.selectOptions(getField('Second language'), 'it')
  await fillField(user, 'Title \\(Italiano', 'Giardiniera')
  await user.click(await findButton('Undo'))
  await user.click(await findButton('Undo'))
  expect(getField('Second language')).toHaveValue('')
})

it('changing a button keeps its label in the second language', async () => {
  const { card, user } = await openEditor({ secondTexts: { language: 'de' }, customButtons: [BOOK] })
  await user.click(screen.getByRole('tab', { name: 'Buttons' }))
  await user.click(await findButton('Edit Book'))
  expect(getField('Button label \\(Deutsch')).toHaveValue('Buchen')
  await fillField(user, 'Button URL', 'https://example.com/table')
  await user.click(await findButton('Update Button'))
  expect((await save(user, card)).customButtons).toEqual([{ ...BOOK, url: 'https://example.com/table' }])
})

it('proposes the language of the texts, and never changes it by itself', async () => {
  const { card, user } = await openEditor({ about: GERMAN_ABOUT })
  await screen.findByText(/This card seems to be in/, undefined, { timeout: 5000 })
  expect(getField('Language')).toHaveValue('en')
  await user.click(await findButton('Use Deutsch'))
  expect(getField('Language')).toHaveValue('de')
  expect(screen.queryByText(/This card seems to be in/)).toBeNull()
  // The preview then speaks German as well.
  const preview = () => [...document.querySelectorAll('[role=img]')].map((host) => host.shadowRoot?.textContent).join()
  await waitFor(() => expect(preview()).toContain('Kontakt speichern'))
  expect((await save(user, card)).language).toBe('de')
})
