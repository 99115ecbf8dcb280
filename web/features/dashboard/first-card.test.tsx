import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { CARD_THEME_LABELS } from '../../../schema/theme.ts'
import { fetchOwnCards, registerTestUser } from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, failWithoutNetwork, loseAnswer } from '../../test/server-faults.ts'

const FULL_NAME = 'Maria Okonkwo'

const findDesign = (name: string) => screen.findByRole('link', { name })

async function expectStepFocused(heading: string) {
  const step = await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(within(step).getByText(heading)).toHaveFocus())
}

async function expectCardReady() {
  await screen.findByRole('heading', { level: 1, name: 'Your card is ready' })
  expect(screen.getByRole('main')).toHaveFocus()
}

async function openFields(title: string) {
  await registerTestUser({ fullName: FULL_NAME })
  const user = await openPage('/dashboard?theme=health')
  await fillField(user, 'Title', title)
  return user
}

it('the way to the first card by keyboard, with a step back', async () => {
  const { username } = await registerTestUser()
  const user = await openPage('/dashboard')
  ;(await findDesign(CARD_THEME_LABELS.tech)).focus()
  await user.keyboard('{Enter}')
  await expectStepFocused('Add your details')
  // Without a full name the username stands on the card.
  screen.getByRole('img', { name: `Preview of the card of ${username}` })
  await user.tab()
  await user.keyboard('Eva Lind{Enter}')
  expect(getField('Title')).toHaveFocus()
  await user.keyboard('Engineer')
  history.back()
  await waitFor(async () => expect(await findDesign(CARD_THEME_LABELS.tech)).toHaveFocus())
  ;(await findDesign(CARD_THEME_LABELS.corporate)).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getField('Title')).toHaveValue('Engineer'))
  // Without a full name of the account, the form asks for the name and not for the company.
  expect(screen.queryByLabelText(/^Company/)).toBeNull()
  getField('Name').focus()
  await user.keyboard('{Enter}')
  expect(getField('Title')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(getField('Phone')).toHaveFocus()
  await user.keyboard('{Enter}')
  await expectCardReady()
  const [card, ...more] = await fetchOwnCards()
  expect(more).toEqual([])
  expect(card).toMatchObject({ name: 'Eva Lind', title: 'Engineer', company: null, phone: null, theme: 'corporate' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  ;(await findButton('Copy link')).focus()
  await user.keyboard('{Enter}')
  await findNotice('Card link has been copied to clipboard')
  expect(copied).toHaveBeenCalledWith(expect.stringContaining(`/view/${card!.slug}`))
})

it('without an answer the fields stay, and the next try creates no second card', async () => {
  const user = await openFields('Nurse')
  const slugs = new Set<string>()
  const countSlug = (options: RequestInit | undefined) => slugs.add((JSON.parse(options!.body as string) as Card).slug)
  const letThrough = answerCalls('POST', '/api/business-cards', (_, options) => {
    countSlug(options)
    return failWithoutNetwork()
  })
  await user.click(await findButton('Create my card'))
  await screen.findByText('Your card is not created yet')
  letThrough()
  expect(await fetchOwnCards()).toEqual([])
  // The server creates the card, but its answer is lost.
  const answerAgain = answerCalls('POST', '/api/business-cards', (send, options) => {
    countSlug(options)
    return loseAnswer(send, options)
  })
  await user.click(await findButton('Try again'))
  await waitFor(async () => expect(await fetchOwnCards()).toHaveLength(1))
  await waitFor(async () => expect(await findButton('Try again')).toBeEnabled())
  answerAgain()
  expect(getField('Title')).toHaveValue('Nurse')
  await fillField(user, 'Title', 'Senior nurse')
  await user.click(await findButton('Try again'))
  await expectCardReady()
  const cards = await fetchOwnCards()
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({ title: 'Senior nurse', theme: 'health' })
  expect([...slugs]).toEqual([cards[0]!.slug])
})

it('typed fields survive a reload, and a value that the server refuses is named at its field', async () => {
  await openFields('Keeper')
  const user = await reloadPage()
  await waitFor(() => expect(getField('Title')).toHaveValue('Keeper'))
  getField('Company').removeAttribute('maxlength')
  await fillField(user, 'Company', 'x'.repeat(500))
  await user.click(await findButton('Create my card'))
  await waitFor(() => expect(getField('Company')).toBeInvalid())
  expect(getField('Company')).toHaveFocus()
  expect(getField('Title')).toHaveValue('Keeper')
  expect(await fetchOwnCards()).toEqual([])
  await fillField(user, 'Company', 'Zoo')
  await user.click(await findButton('Try again'))
  await expectCardReady()
  expect(await fetchOwnCards()).toMatchObject([{ title: 'Keeper', company: 'Zoo' }])
})
