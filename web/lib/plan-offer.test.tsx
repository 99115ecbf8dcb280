import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PlanRequestState } from '../../schema/plan.ts'
import type { User } from '../../schema/user.ts'
import { callApi, createTestCard, openOtherBrowser, registerTestUser, signInAsNewUser, TEST_PASSWORD } from '../test/accounts.ts'
import { findButton, findNotice, findTextInPage, openPage, reloadPage } from '../test/render.tsx'
import { answerCalls, failWithoutNetwork } from '../test/server-faults.ts'
import { listToasts } from '../ui/toast.ts'

const readRequest = () => callApi<PlanRequestState>('GET', '/api/plan-request')

it('an owner asks for a plan in the account, sees that it is requested, and takes it back', async () => {
  const { email } = await registerTestUser()
  const { id } = await callApi<User>('GET', '/api/user')
  await createTestCard()
  const user = await openPage('/account')
  await user.click(await screen.findByRole('tab', { name: 'Plan' }))
  expect(location.search).toBe('?tab=plan')
  await screen.findByText(/Your account is Basic \(Starter\) · level 1/)
  const plan = within((await screen.findByRole('heading', { name: 'Professional' })).closest('section')!)
  plan.getByText('$14.98 per month')
  const connect = answerCalls('POST', '/api/plan-request', failWithoutNetwork)
  await user.click(await plan.findByRole('button', { name: 'Ask for Professional' }))
  await findNotice('No connection. Check your network and try again.')
  connect()
  await waitFor(() => expect(plan.getByRole('button', { name: 'Ask for Professional' })).toBeEnabled())
  await user.click(plan.getByRole('button', { name: 'Ask for Professional' }))
  await plan.findByText('Professional · level 2 requested')
  expect((await readRequest()).requestedLevel).toBe(2)
  // The other plan can still be asked for instead.
  await findButton('Ask for Enterprise')
  expect(screen.queryByRole('link', { name: /^Pay for/ })).toBeNull()
  // Nothing is mailed to an address that is not confirmed.
  await findTextInPage(`The answer to your request comes by mail once ${email} is confirmed.`)
  await findButton('Send Confirmation Link')

  await reloadPage('/dashboard')
  expect(await screen.findByRole('link', { name: 'Professional · level 2 requested' })).toHaveAttribute('href', '/account?tab=plan')
  const again = await reloadPage('/account?tab=plan')
  await again.click(await findButton('Withdraw request'))
  await findButton('Ask for Professional')
  expect((await readRequest()).requestedLevel).toBeNull()

  // Once an administrator has declined the request, the owner reads so and may ask again.
  await callApi('POST', '/api/plan-request', { plan: 'professional' })
  const administrator = openOtherBrowser()
  expect(await administrator('POST', '/api/login', { username: 'editor', password: TEST_PASSWORD })).toBe(200)
  expect(await administrator('DELETE', `/api/users/${id}/plan-request`)).toBe(204)
  await reloadPage('/dashboard')
  await screen.findByRole('link', { name: 'Professional · level 2 declined' })
  await reloadPage('/account?tab=plan')
  await findTextInPage('Professional · level 2 declined by an administrator')
  await findButton('Ask for Professional')
})

it('pages and fields that need a plan offer the same request', async () => {
  await registerTestUser()
  const card = await createTestCard()
  const user = await openPage(`/salesbot/${card.id}`)
  await screen.findByText(
    'Level 2 access or higher is required to configure the VeebuBot feature. Professional, $14.98 per month, is switched on by an administrator.',
  )
  await user.click(await findButton('Ask for Professional'))
  await findNotice('Professional · level 2 requested')
  // The notice is still open, so the page itself is searched.
  const expectRequested = () => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Professional · level 2 requested'))
  await expectRequested()
  expect(screen.getByRole('main')).toHaveTextContent('feature. An administrator has your request.')
  const back = screen.getByRole('link', { name: 'Back to Dashboard' })
  expect(back.compareDocumentPosition(await findButton('Withdraw request'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await reloadPage(`/veebubot-analytics/${card.id}`)
  await expectRequested()
  await reloadPage(`/card-editor/${card.id}`)
  await screen.findByText('Level 1 users cannot edit the card URL slug')
  await expectRequested()
  await reloadPage('/users')
  await screen.findByRole('heading', { name: 'Access Denied' })
  expect(screen.getByRole('main')).not.toHaveTextContent(/requested|Ask for/)
})

it('without an answer, the account says so and asks again; a page that only offers the plan stays as it is', async () => {
  await registerTestUser()
  const card = await createTestCard()
  const ask = vi.fn(failWithoutNetwork)
  const connect = answerCalls('GET', '/api/plan-request', ask)
  await openPage(`/card-editor/${card.id}`)
  await screen.findByText('Level 1 users cannot edit the card URL slug')
  await waitFor(() => expect(ask).toHaveBeenCalled())
  const user = await reloadPage('/account?tab=plan')
  await screen.findByText('Your plan could not be loaded')
  expect(listToasts().filter(({ open }) => open)).toEqual([])
  connect()
  await user.click(await findButton('Try Again'))
  await findButton('Ask for Professional')
})

it('where the deployment names an address for paying, the request has a link to it', async () => {
  await registerTestUser()
  answerCalls('GET', '/api/plan-request', () =>
    Response.json({ requestedLevel: 3, requestedAt: '2026-01-01T00:00:00.000Z', checkoutUrl: 'https://pay.example/enterprise' }),
  )
  await openPage('/account?tab=plan')
  const link = await screen.findByRole('link', { name: 'Pay for Enterprise (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://pay.example/enterprise')
  expect(link).toHaveAttribute('target', '_blank')
})

it('a plan that was switched on meanwhile is no longer offered, and nobody with the highest plan is offered one', async () => {
  await registerTestUser()
  const user = await openPage('/account?tab=plan')
  const ask = await findButton('Ask for Professional')
  const { id } = await callApi<{ id: number }>('GET', '/api/user')
  const administrator = openOtherBrowser()
  expect(await administrator('POST', '/api/login', { username: 'editor', password: TEST_PASSWORD })).toBe(200)
  expect(await administrator('PATCH', `/api/users/${id}`, { accessLevel: 2 })).toBe(200)
  await user.click(ask)
  await findNotice('Your account has this plan already')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for Professional' })).toBeNull())
  await findButton('Ask for Enterprise')

  await signInAsNewUser(3)
  await reloadPage('/account?tab=plan')
  await screen.findByRole('tab', { name: 'Security' })
  expect(screen.queryByRole('tab', { name: 'Plan' })).toBeNull()
})
