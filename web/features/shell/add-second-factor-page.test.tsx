import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SECOND_FACTOR_GRACE_MS, SECOND_FACTOR_LEVEL_MIN } from '../../../schema/second-factor.ts'
import type { User } from '../../../schema/user.ts'
import { signInAsNewUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { createTotpCodes } from '../../test/codes.ts'
import { fillField, findButton, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers } from '../../test/server-faults.ts'

it('somebody who must add a second factor sees nothing else, until one is added and the recovery codes are closed', async () => {
  await signInAsNewUser(SECOND_FACTOR_LEVEL_MIN)
  let mustAdd = true
  // The server would say this only after the days of grace.
  changeAnswers<User>('GET', '/api/user', (user) => ({ ...user, ...(mustAdd && { mustAddSecondFactor: true }) }))
  const user = await openPage('/users')
  await screen.findByRole('heading', { level: 1, name: 'Add a second factor to go on' })
  screen.getByText(/^Your access level can change other people’s accounts/)
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  await findButton('Sign Out')

  await user.click(await findButton('Add an authenticator app'))
  const proof = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await fillField(user, getField('Your password', proof), TEST_PASSWORD)
  await user.click(await findButton('Continue', proof))
  const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator app' })
  const secret = within(dialog)
    .getByText(/^[A-Z2-7 ]{20,}$/)
    .textContent.replaceAll(' ', '')
  const [code] = await createTotpCodes(secret)
  await fillField(user, getField('Code from the app', dialog), code)
  mustAdd = false
  await user.click(await findButton('Add App', dialog))
  const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  screen.getByText('Add a second factor to go on')
  await user.click(await findButton('I Have Saved Them', codes))
  await screen.findByRole('heading', { level: 1, name: 'User Management' })
})

it('the dashboard says until when a second factor must be added, and leads there', async () => {
  await signInAsNewUser(SECOND_FACTOR_LEVEL_MIN)
  const user = await openPage('/dashboard')
  await screen.findByText('Add a second factor')
  const until = new Date(Date.now() + SECOND_FACTOR_GRACE_MS).toLocaleDateString('en-US', { dateStyle: 'long' })
  screen.getByText(new RegExp(`Add one before ${until}`))
  await user.click(screen.getByRole('link', { name: 'Add One' }))
  await waitFor(() => expect(location.search).toBe('?tab=security'))
  await screen.findByText(/Add one before/)

  await signInAsNewUser(SECOND_FACTOR_LEVEL_MIN - 1)
  await reloadPage('/dashboard')
  await screen.findByText('Advanced Analytics Access')
  expect(screen.queryByText('Add a second factor')).toBeNull()
})

it('the page also opens when the time ends while the app is open', async () => {
  await signInAsNewUser(SECOND_FACTOR_LEVEL_MIN)
  const user = await openPage('/guide')
  await screen.findByRole('heading', { level: 1 })
  // After the days of grace, the server refuses the list of users, and says why in the answer about the user.
  answerCalls('GET', '/api/user', async (send) => {
    const res = await send()
    if (new URL(res.url).pathname !== '/api/user') return Response.json({ code: 'secondFactorRequired', message: '' }, { status: 403 })
    return Response.json({ ...((await res.json()) as User), mustAddSecondFactor: true })
  })
  await user.click(screen.getByRole('link', { name: 'User Management' }))
  await screen.findByRole('heading', { level: 1, name: 'Add a second factor to go on' })
})
