import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callApi, createTestCard, fetchOwnCards, registerTestUser, signInAsLevel } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { findButton, findNotice, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, badGateway } from '../../test/server-faults.ts'

it('shows the card, its code and its address, and what to do with them, most useful first', async () => {
  await registerTestUser({ fullName: 'Ann Lee' })
  const { id, slug } = await createTestCard({ name: 'Ann Lee' })
  const repair = answerCalls('GET', `/api/business-cards/${id}`, badGateway)
  const user = await openPage(`/card-ready/${id}`)
  await screen.findByText('Failed to load business card')
  repair()
  await user.click(await findButton('Try Again'))
  await screen.findByRole('img', { name: `QR code of ${location.origin}/view/${slug}` })
  screen.getByRole('img', { name: 'Preview of the card of Ann Lee' })
  screen.getByText(`${location.origin}/view/${slug}`)
  const page = within(screen.getByRole('main'))
  const actions = [...page.getAllByRole('link'), ...page.getAllByRole('button', { name: 'Share' })]
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((action) => [action.textContent, action.getAttribute('href')])
  expect(actions).toEqual([
    ['Show my QR', `/view/${slug}/show`],
    ['Share', null],
    ['View', `/view/${slug}`],
    ['Edit', `/mobile-editor/${id}`],
    ['Go to Dashboard', '/dashboard'],
  ])

  // Whoever has asked for a plan reads here that the request was sent, and why an answer may not arrive.
  await callApi('POST', '/api/plan-request', { plan: 'professional' })
  await reloadPage(`/card-ready/${id}`)
  await screen.findByText('Professional · level 2 requested')
  await screen.findByText(/The answer to your request comes by mail once/)
})

it('shows nobody the card of another user, not even administrators', async () => {
  signInAsLevel(1)
  const [card] = await fetchOwnCards()
  signInAsLevel(5)
  await openPage(`/card-ready/${card!.id}`)
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  const { id } = await createTestCard()
  // Registering with the cookie of the seeded account would end its session, which other tests use.
  clearCookies()
  await registerTestUser()
  await reloadPage(`/card-ready/${id}`)
  await findNotice('Access denied')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  await reloadPage('/card-ready/999999999')
  await screen.findByText('Card not found')
})
