import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SIGNED_IN_MARK_COOKIE_NAME } from '../../../schema/session.ts'
import { INVITATION_PARAM } from '../../../schema/sign-in.ts'
import { callApi, createUniqueTestId, fetchOwnCards, registerTestUser, TEST_PASSWORD } from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { holdCalls, answerCalls, failWithoutNetwork } from '../../test/server-faults.ts'

const findAlert = async (text: string) => within(await screen.findByRole('alert')).findByText(text)

describe('signing in', () => {
  it('reports missing values at their fields, a wrong password in an alert and in a notice, and a missing network', async () => {
    const user = await openPage('/auth')
    await user.click(await screen.findByRole('button', { name: 'Sign In' }))
    const username = screen.getByLabelText('Username')
    await screen.findByText('Username is required')
    expect(document.getElementById(username.getAttribute('aria-describedby')!)?.textContent).toBe('Username is required')
    expect(document.activeElement).toBe(username)
    screen.getByText('Password is required')

    await fillField(user, 'Username', 'nobody-here')
    await fillField(user, 'Password', 'wrong-password')
    await user.click(await findButton('Sign In'))
    await findAlert('Invalid username or password')
    await findNotice('Login failed')
    expect(location.pathname).toBe('/auth')

    answerCalls('POST', '/api/login', failWithoutNetwork)
    await user.click(await findButton('Sign In'))
    await findAlert('No connection. Check your network and try again.')
  })

  it('shows a busy button while the server checks the password', async () => {
    const user = await openPage('/auth')
    await screen.findByLabelText('Username')
    const { release } = holdCalls('POST', '/api/login')
    await fillField(user, 'Username', 'demo')
    await fillField(user, 'Password', 'demo-password')
    await user.click(await findButton('Sign In'))
    expect(await findButton('Signing in...')).toHaveProperty('disabled', true)
    release(Response.json({ message: 'Too many attempts', code: 'tooManyRequests' }, { status: 429 }))
    await findAlert('Too many attempts')
  })
})

it('the server is asked who is signed in only if somebody may be, so that an anonymous visit logs no error 401', async () => {
  const asked = vi.fn((send: () => Promise<Response>) => send())
  answerCalls('GET', '/api/user', asked)
  await openPage('/dashboard')
  await findButton('Sign In')
  expect(asked).not.toHaveBeenCalled()
  await registerTestUser()
  await reloadPage('/auth')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(asked).toHaveBeenCalledTimes(1)
  // Somebody signs out in another tab, and this one is loaded again.
  await callApi('POST', '/api/logout')
  await reloadPage('/dashboard')
  await findButton('Sign In')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('offline, an owner without the cookie that says so is let in, and nothing stored is deleted', async () => {
  await registerTestUser()
  await openPage('/dashboard')
  await screen.findByText('No business cards yet')
  document.cookie = `${SIGNED_IN_MARK_COOKIE_NAME}=; Max-Age=0; Path=/`
  const deleted = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: deleted })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await reloadPage('/dashboard')
  await screen.findByText('No business cards yet')
  expect(deleted).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  await reloadPage('/dashboard')
  await findButton('Sign In')
  await waitFor(() => expect(deleted).toHaveBeenCalled())
})

describe('registration', () => {
  it('checks every field and refuses a taken username', async () => {
    const user = await openPage('/auth')
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveProperty('pathname', '/terms')
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveProperty('pathname', '/privacy')
    await fillField(user, 'Username', 'ab')
    await fillField(user, 'Email', 'nobody')
    await fillField(user, 'Password', '12345')
    await user.click(await findButton('Create Account'))
    await screen.findByText('Username must be at least 3 characters')
    screen.getByText('Please enter a valid email')
    screen.getByText('Password must be at least 6 characters')

    await fillField(user, 'Username', 'DEMO')
    await fillField(user, 'Email', 'new@example.com')
    await fillField(user, 'Password', 'a good password')
    await user.click(await findButton('Create Account'))
    await findAlert('Username already exists')
    await findNotice('Registration failed')
  })
})

describe('registering from the landing page', () => {
  const fillAccount = async (user: UserEvent, username: string) => {
    for (const [label, text] of [
      ['Username', username],
      ['Email', `${username}@example.com`],
      ['Password', 'a good password'],
    ] as const)
      await fillField(user, label, text)
  }

  it('takes over the typed name and the chosen plan, and opens the new card at the chosen address', async () => {
    const id = createUniqueTestId()
    const user = await openPage(`/auth?view=register&name=Zo%C3%AB%20${id}&plan=professional`)
    await screen.findByText(/an administrator switches on Professional\./)
    expect(getField('Full name')).toHaveValue(`Zoë ${id}`)
    expect(getField('Address of your card')).toHaveValue(`zoe-${id}`)
    // The sign-in and back again keep both.
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await screen.findByText(/an administrator switches on Professional\./)
    await fillAccount(user, id)
    expect(getField('Address of your card')).toHaveValue(`zoe-${id}`)
    await fillField(user, 'Address of your card', `My Card ${id}`)
    await user.click(await findButton('Create Account'))
    await waitFor(() => expect(location.pathname).toMatch(/^\/card-ready\/\d+$/))
    expect(await fetchOwnCards()).toMatchObject([{ slug: `my-card-${id}`, name: `Zoë ${id}` }])
    expect(await callApi('GET', '/api/plan-request')).toMatchObject({ requestedLevel: 2 })
  })

  it('suggests another address if the first one is taken, and loses nothing', async () => {
    const id = createUniqueTestId()
    const user = await openPage('/auth?view=register&plan=gold')
    expect(screen.queryByText(/an administrator switches on/)).toBeNull()
    await fillAccount(user, id)
    await fillField(user, 'Full name', 'demo')
    await user.click(await findButton('Create Account'))
    await screen.findByText('/view/demo is taken. How about this one?')
    await waitFor(() => expect(getField('Address of your card')).toHaveFocus())
    expect(getField('Password')).toHaveValue('a good password')
    const slug = (getField('Address of your card') as HTMLInputElement).value
    expect(slug).toMatch(/^demo-\d+$/)
    await user.click(await findButton('Create Account'))
    await waitFor(() => expect(location.pathname).toMatch(/^\/card-ready\/\d+$/))
    expect(await fetchOwnCards()).toMatchObject([{ slug, name: 'demo' }])
  })

  it('needs no address: without one, the first card is created on the dashboard', async () => {
    const user = await openPage('/auth?view=register')
    await fillAccount(user, createUniqueTestId())
    await user.clear(getField('Address of your card'))
    await user.click(await findButton('Create Account'))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(await fetchOwnCards()).toEqual([])
  })

  it('leads those who sign in with a chosen plan to where they can ask for it', async () => {
    const { username } = await registerTestUser()
    clearCookies()
    const user = await openPage('/auth?view=register&plan=enterprise')
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await fillField(user, 'Username', username)
    await fillField(user, 'Password', TEST_PASSWORD)
    await user.click(await findButton('Sign In'))
    await waitFor(() => expect(location.pathname + location.search).toBe('/account?tab=plan'))
  })
})

describe('resetting a forgotten password', () => {
  it('refuses a forged link and offers a new one, also if the check before gets no answer', async () => {
    await openPage(`/auth?token=forged&${INVITATION_PARAM}=yes`)
    await findAlert('This invitation is invalid or has expired')
    await reloadPage('/auth?token=forged')
    await findAlert('This reset link is invalid or has expired')
    const timeout = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    answerCalls(
      'POST',
      '/api/mail-links/check',
      (_, options) => new Promise((_, reject) => options!.signal!.addEventListener('abort', reject)),
    )
    const user = await reloadPage('/auth?token=forged')
    await screen.findByText('Checking the link')
    timeout.abort()
    await screen.findByRole('heading', { name: 'Choose a new password' })
    await fillField(user, 'New password', '123')
    await user.click(await findButton('Set New Password'))
    await screen.findByText('Password must be at least 6 characters')
    await fillField(user, 'New password', 'a better password')
    await user.click(await findButton('Set New Password'))
    await findAlert('This reset link is invalid or has expired')
    await findNotice('Password update failed')
    expect(screen.queryByLabelText('New password')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Send a New Link' }))
    await screen.findByRole('heading', { name: 'Reset your password' })
  })

  it('gives the same answer for unknown e-mail addresses, and Back leads between the forms', async () => {
    const user = await openPage('/auth')
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await user.click(await screen.findByRole('button', { name: 'Send Reset Link' }))
    await screen.findByText('Please enter a valid email')
    await user.click(screen.getByRole('link', { name: 'Back to login' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    history.back()
    await screen.findByRole('heading', { name: 'Reset your password' })

    await fillField(user, 'Email', 'stranger@example.com')
    await user.click(await findButton('Send Reset Link'))
    await findNotice('If your email is registered, you will receive a password reset link.')
    await waitFor(() => screen.getByRole('heading', { name: 'Sign in' }))
  })
})
