import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CAPABILITY_NAMES, capabilityRulesOf } from '../../../schema/capabilities.ts'
import { ACCESS_LEVEL_MIN } from '../../../schema/level.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import {
  APP_PAGE_NAMES,
  type AppPageName,
  appPageRulesOf,
  APP_PAGE_PATHS,
  cardAppPagePathOf,
  isPageOfOneCard,
} from '../../../schema/route.ts'
import { callApi, fetchOwnCards, registerTestUser, signInAsLevel } from '../../test/accounts.ts'
import { findNotice, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers, delayCalls, failWithoutNetwork } from '../../test/server-faults.ts'

const appPagePathOf = (name: AppPageName) => (isPageOfOneCard(name) ? cardAppPagePathOf(name, 1) : APP_PAGE_PATHS[name])
/** Opens a page without reloading the app, as the app's own links do. */
const openWithinApp = (path: string) => act(() => history.pushState(null, '', path))
const link = (name: string) => screen.getByRole('link', { name })
const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

describe('access guards of the pages', () => {
  it('redirect visitors without a session to sign-in', async () => {
    const [first, ...others] = APP_PAGE_NAMES.filter((name) => appPageRulesOf(name).access === 'user').map(appPagePathOf)
    await openPage(first!)
    await isAt('/auth')
    await findTitle('Sign in')
    for (const path of others) {
      openWithinApp(path)
      await isAt('/auth')
    }
  })

  it('show a spinner while the session is loading, report that it cannot be loaded, and offer to try again', async () => {
    const release = delayCalls('GET', '/api/user')
    const opened = openPage('/account')
    within(await screen.findByRole('status')).getByText('Loading')
    expect(screen.queryByRole('navigation')).toBeNull()
    release()
    await opened
    await isAt('/auth')

    signInAsLevel(1)
    const letThrough = answerCalls('GET', '/api/user', failWithoutNetwork)
    const user = await reloadPage('/account')
    await screen.findByText('No connection. Check your network and try again.')
    letThrough()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await findTitle(/^Account/)
  })

  const DENIALS = CAPABILITY_NAMES.map(capabilityRulesOf).flatMap(({ level, pages = {} }) =>
    Object.entries(pages)
      .filter(() => level > ACCESS_LEVEL_MIN)
      .map(([page, { title = 'Access Denied', text = 'required access level', back }]) => ({
        path: appPagePathOf(page as AppPageName),
        lowest: level,
        title,
        text,
        back: back ? 'Back to Dashboard' : 'Return to Home',
      })),
  )
  it('deny users the pages of higher levels, and no others', async () => {
    const isDenied = async ({ title, text, back }: (typeof DENIALS)[number]) => {
      await screen.findByText((content) => content.includes(text))
      screen.getByRole('heading', { level: 1, name: title })
      screen.getByRole('navigation', { name: 'Main' })
      link(back)
    }
    await openPage('/account', 1)
    await findTitle(/^Account/)
    for (const denial of DENIALS) {
      openWithinApp(denial.path)
      await isDenied(denial)
    }
    // Tests each page with the highest level that may not open it and with the lowest that may.
    for (const denial of DENIALS) {
      if (denial.lowest > 2) {
        signInAsLevel(denial.lowest - 1)
        await reloadPage(denial.path)
        await isDenied(denial)
      }
      signInAsLevel(denial.lowest)
      await reloadPage(denial.path)
      await screen.findAllByRole('heading', { level: 1 })
      await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: denial.title })).toBeNull())
    }
  })
})

it('an unknown page is not found', async () => {
  expect((await fetch('/no/such/page')).status).toBe(404)
  await openPage('/no/such/page')
  await findTitle('Page Not Found')
  expect(link('Return to Home')).toHaveAttribute('href', '/')
})

it('static files have a strict security policy and long cache times', async () => {
  const res = await fetch('/auth')
  expect(res.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(res.headers.get('x-content-type-options')).toBe('nosniff')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await res.text())![1]!
  expect((await fetch(script)).headers.get('cache-control')).toContain('immutable')
})

describe('the sidebar', () => {
  const findNavigation = () => screen.findByRole('navigation', { name: 'Main' })

  it('shows the entries for the access level and the selected card', async () => {
    const listEntries = async () =>
      within(await findNavigation())
        .getAllByRole('link')
        .map((entry) => entry.textContent)
    await openPage('/account', 1)
    expect(await listEntries()).toEqual(['Dashboard', 'Account', 'Guide', 'PWA Settings'])
    let requestedTotal = 0
    changeAnswers('GET', '/api/users?', (body) => ({ ...body, requestedTotal }))
    signInAsLevel(4)
    const user = await reloadPage('/analytics/1')
    expect(await listEntries()).toEqual([
      'Dashboard',
      'Card Editor',
      'Advanced Analytics',
      'Account',
      'Guide',
      'User Management',
      'Reports',
      'PWA Settings',
    ])
    await user.click(link('Guide'))
    await isAt('/guide')
    expect(link('Card Editor')).toHaveAttribute('href', '/card-editor/1')
    expect(link('Guide')).toHaveAttribute('aria-current', 'page')
    requestedTotal = 2
    await reloadPage()
    await screen.findByRole('link', { name: 'User Management 2 plan requests' })
  })

  it('shows no entries for a card that is missing or denied', async () => {
    signInAsLevel(5)
    const [foreign] = await fetchOwnCards()
    signInAsLevel(1)
    const [own] = await fetchOwnCards()
    await openPage('/account')
    await findTitle(/^Account/)
    for (const id of [foreign!.id, 99999999])
      for (const page of ['card-editor', 'mobile-editor', 'analytics']) {
        openWithinApp(`/${page}/${id}`)
        // For a missing card, the quick editor shows its own message, while the other pages lead to the dashboard.
        if (page === 'mobile-editor' && id === 99999999) await screen.findByText('Failed to load business card')
        else await isAt('/dashboard')
        const navigation = within(await findNavigation())
        await waitFor(() => expect(navigation.queryByRole('link', { name: 'Card Editor' }), `/${page}/${id}`).toBeNull())
      }
    openWithinApp(`/analytics/${own!.id}`)
    await waitFor(() => expect(link('Card Editor')).toHaveAttribute('href', `/card-editor/${own!.id}`))
  })

  it('stays collapsed and then has tooltips', async () => {
    const user = await openPage('/account', 1)
    await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }))
    await screen.findByRole('button', { name: 'Expand sidebar' })
    const again = await reloadPage()
    await screen.findByRole('button', { name: 'Expand sidebar' })
    await again.hover(link('Guide'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Guide')
  })

  it('signs out', async () => {
    await registerTestUser()
    const user = await openPage('/account')
    const signOut = () => screen.findByRole('button', { name: 'Sign out' })
    expect(await signOut()).toBeEnabled()
    const release = delayCalls('POST', '/api/logout')
    await user.click(await signOut())
    expect(await signOut()).toBeDisabled()
    release()
    await isAt('/auth')
    await findNotice('Logged out')
  })
})

it('the keyboard finds pages, cards and actions, and lists its shortcuts', async () => {
  const user = await openPage('/account', 3)
  await findTitle(/^Account/)
  const queryMenu = () => screen.queryByRole('dialog', { name: 'Go to' })
  const findQuery = () => screen.findByRole('combobox')
  const selected = () => screen.getByRole('option', { selected: true }).textContent
  const closed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument())
  const search = async (part: UserEvent, text: string) => {
    const query = await findQuery()
    await part.clear(query)
    await part.type(query, text)
  }
  // The code of the shortcuts is loaded after the page.
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Go to' }, { timeout: 2000 })
  })
  await waitFor(async () => expect(await findQuery()).toHaveFocus())
  // Arrow Up on the first option selects the last one, and Arrow Down on the last option the first one.
  await screen.findAllByRole('option', { name: /^Edit / })
  await user.keyboard('{ArrowUp}')
  expect(selected()).toBe('Sign out')
  await user.keyboard('{ArrowDown}')
  expect(selected()).toMatch(/^Edit /)
  await search(user, 'no card has this name')
  expect(within(queryMenu()!).getByRole('status')).toHaveTextContent('Nothing found')
  const [card] = await fetchOwnCards()
  await search(user, `analytics ${card!.name}`)
  await user.keyboard('{Enter}')
  await isAt(cardAppPagePathOf('analytics', card!.id))
  await waitFor(() => expect(document.title).toBe(`${card!.name} · Analytics · ${PRODUCT_NAMES.name}`))
  expect(queryMenu()).toBeNull()

  await user.click(screen.getAllByRole('button', { name: 'Search' })[0]!)
  await search(user, 'dark')
  await user.click(screen.getByRole('option', { name: 'Theme: Dark' }))
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))

  const findList = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await waitFor(() => expect(queryMenu()).toBeNull())
  await user.keyboard('?')
  const list = await findList()
  await user.keyboard('{Escape}')
  await closed(list)
  await user.keyboard('gh')
  await isAt(APP_PAGE_PATHS.guide)
  const box = await screen.findByRole('searchbox', { name: 'Search the guide' })
  await user.keyboard('/')
  expect(box).toHaveFocus()
  await user.keyboard('gd?')
  expect(box).toHaveValue('gd?')
  await isAt(APP_PAGE_PATHS.guide)

  screen.getByRole('main').focus()
  await user.keyboard('?')
  const again = await findList()
  await user.click(within(again).getByRole('switch'))
  await user.keyboard('{Escape}')
  await closed(again)
  await user.keyboard('gd?')
  await user.keyboard('{Control>}k{/Control}')
  const menu = await screen.findByRole('dialog', { name: 'Go to' })
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  await isAt(APP_PAGE_PATHS.guide)

  // On a Cyrillic keyboard, the key in the place of K counts as K.
  await user.keyboard('{Escape}')
  await closed(menu)
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true })
  const last = await screen.findByRole('dialog', { name: 'Go to' })
  // Closes the menu. Otherwise it would still be open in the next test.
  await user.keyboard('{Escape}')
  await closed(last)
})

// This test must be the last one: late answers about its ended session would sign out the user of the next test.
it('a session that ended in another tab leads to sign-in', async () => {
  await registerTestUser()
  const user = await openPage('/account')
  await findTitle(/^Account/)
  await callApi('POST', '/api/logout')
  await user.click(link('Dashboard'))
  await isAt('/auth')
})
