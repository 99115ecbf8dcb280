import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cardLimitHintOf, levelAllows } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import type { DashboardActivity } from '../../../schema/dashboard.ts'
import { accessLevelTileLabelOf } from '../../../schema/level.ts'
import {
  callApi,
  createTestCard,
  createUniqueTestId,
  fetchOwnCards,
  openVisitorBrowser,
  registerTestUser,
  signInAsLevel,
  signInAsNewUser,
} from '../../test/accounts.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls, changeAnswers, failWithoutNetwork } from '../../test/server-faults.ts'

const findFeaturedCard = () => screen.findByRole('region', { name: 'Featured card' })
const tileOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!
const listItemOf = ({ slug }: Card) => screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(slug))
const sidebar = () => screen.getByRole('navigation', { name: 'Main' })
const followSidebar = (user: UserEvent, name: string) => user.click(within(sidebar()).getByRole('link', { name }))

async function openCardMenu(user: UserEvent, card: Card) {
  await user.click(await findButton(/^More actions for /, listItemOf(card)))
  return within(await screen.findByRole('menu'))
}

it('each level sees its name and its buttons', async () => {
  for (const level of [1, 2, 3, 4] as const) {
    signInAsLevel(level)
    await reloadPage('/dashboard')
    const featured = await findFeaturedCard()
    expect(tileOf('Account Level').textContent).toBe(accessLevelTileLabelOf(level))
    expect(tileOf('Account Level').nextElementSibling).toHaveTextContent(`level ${level}`)
    screen.getByText('Manage your digital business cards')
    const actions = [...featured.querySelectorAll('button, a')].filter((action) => !action.closest('article'))
    expect(actions.map(({ textContent }) => textContent)).toEqual(
      ['Show my QR', 'Share', 'Edit Card', 'Analytics', 'View', 'AI Salesbot', 'QR Code'].filter(
        (action) => action !== 'AI Salesbot' || levelAllows(level, 'useAssistant'),
      ),
    )
    await waitFor(() => expect(tileOf('Total Views')).toHaveTextContent(/^[\d,]+$/))
    screen.getByText('Advanced Analytics Access')
  }
})

it('whoever has no card is told if the server fails, and creates the first card from the empty state', async () => {
  await registerTestUser()
  const repair = answerCalls('GET', '/api/business-cards', () => new Response('', { status: 500 }))
  const user = await openPage('/dashboard')
  await screen.findByText('Error loading dashboard')
  screen.getByText('Something went wrong. Please try again.')
  repair()
  await user.click(await findButton('Try Again'))
  await screen.findByRole('heading', { name: 'No business cards yet' })
  screen.getByText('Create your first digital business card to get started.')

  // If a card cannot be created, an error is shown, and the user can try again.
  const connect = answerCalls('POST', '/api/business-cards', failWithoutNetwork)
  const create = await findButton('Create Your First Card')
  await user.click(create)
  await findNotice('Failed to create a new business card. Please try again.')
  await waitFor(() => expect(create).toBeEnabled())
  connect()
  await user.click(create)
  await waitFor(() => expect(location.pathname).toMatch(/^\/card-ready\/\d+$/))
  await findNotice('Your new digital business card has been created')
  await reloadPage('/dashboard')
  expect((await screen.findByText(cardLimitHintOf(1))).parentElement).toHaveTextContent(
    / You are at Basic \(Starter\) · level 1\. See plans$/,
  )
  expect(screen.queryByRole('button', { name: 'Create New Card' })).toBeNull()
})

it('level 5 deletes cards after a confirmation, down to the last one', async () => {
  await signInAsNewUser(5)
  const fields = { name: 'Ann Lee', title: 'Lead' }
  await createTestCard(fields)
  const user = await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'All Your Cards' })
  // The dashboard shows a change made elsewhere when it is opened again.
  await followSidebar(user, 'Guide')
  await waitFor(() => expect(location.pathname).toBe('/guide'))
  const card = await createTestCard({ ...fields, theme: 'education' })
  await followSidebar(user, 'Dashboard')
  await waitFor(() => expect(listItemOf(card)).toBeDefined())

  // The confirmation shows which of several similar cards will be deleted.
  const askToDelete = async () => {
    await user.click((await openCardMenu(user, card)).getByRole('menuitem', { name: 'Delete' }))
    return screen.findByRole('alertdialog', { name: 'Delete Ann Lee?' })
  }
  let dialog = await askToDelete()
  within(dialog).getByText(`/view/${card.slug}`)
  within(dialog).getByText('Education', { selector: 'dd' })
  within(dialog).getByRole('img', { name: 'Preview of the card of Ann Lee' })
  await user.click(await findButton('Cancel', dialog))
  expect(listItemOf(card)).toBeDefined()

  const connect = answerCalls('DELETE', `/api/business-cards/${card.id}`, failWithoutNetwork)
  dialog = await askToDelete()
  await user.click(await findButton('Delete', dialog))
  await findNotice('Deletion failed')
  expect(listItemOf(card)).toBeDefined()
  connect()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  dialog = await askToDelete()
  await user.click(await findButton('Delete', dialog))
  await findNotice('The business card has been permanently deleted')
  await waitFor(() => expect(listItemOf(card)).toBeUndefined())
  expect((await fetch(`/api/business-cards/${card.id}`)).status).toBe(404)

  // After the last card is deleted, the sidebar shows no card links.
  const [first, ...others] = await fetchOwnCards()
  for (const { id } of others) await callApi('DELETE', `/api/business-cards/${id}`)
  const again = await reloadPage(`/analytics/${first!.id}`)
  await followSidebar(again, 'Dashboard')
  const featured = await findFeaturedCard()
  await within(sidebar()).findByRole('link', { name: 'Card Editor' })
  await again.click(await findButton('Delete', featured))
  await again.click(await findButton('Delete', await screen.findByRole('alertdialog')))
  await screen.findByRole('heading', { name: 'No business cards yet' })
  expect(await findButton('Create New Card')).toBeEnabled()
  expect(within(sidebar()).queryByRole('link', { name: 'Card Editor' })).toBeNull()
})

it('a long list of cards can be searched and sorted, and each card has its links, but below level 5 no Delete', async () => {
  await signInAsNewUser(4)
  const made: Card[] = []
  for (const name of ['Béla', 'Aaron', 'Zoë', 'Dora', 'Emil', 'Fay', 'Gus'])
    made.push(await createTestCard({ name, company: `${name} & Co` }))
  await openPage('/dashboard')
  const findList = () => screen.findByRole('region', { name: 'All Your Cards' })
  await findList()
  const listNames = () => [...document.querySelectorAll('[aria-labelledby=all-cards] h3')].map(({ textContent }) => textContent)
  expect(listNames()).toHaveLength(8)
  expect(screen.queryByRole('search')).toBeNull()
  made.push(await createTestCard({ name: 'Hal' }))
  let user = await reloadPage()
  const list = await findList()
  const search = () => screen.getByRole('searchbox', { name: 'Search cards' })

  // The list can be searched and sorted, and the address keeps both.
  await user.selectOptions(getField('Sort cards by'), 'Name')
  expect(listNames()[0]).toBe('Aaron')
  await user.selectOptions(getField('Sort cards by'), 'Newest first')
  expect(listNames()[0]).toBe('Hal')
  await fillField(user, search(), 'zoe co')
  await waitFor(() => expect(listNames()).toEqual(['Zoë']))
  expect(within(list).getByRole('status')).toHaveTextContent('1 of 9 cards match “zoe co”')
  expect(location.pathname + location.search).toBe('/dashboard?search=zoe+co&sort=newest')
  await fillField(user, search(), 'nobody at all')
  await user.click(await screen.findByRole('button', { name: 'Show all cards' }))
  expect(listNames()).toHaveLength(9)
  history.back()
  await waitFor(() => expect(listNames()).toEqual(['No cards found']))
  history.back()
  await waitFor(() => expect(listNames()[0]).toBe('Aaron'))
  await reloadPage('/dashboard?search=zoe+co&sort=newest')
  await findList()
  expect(listNames()).toEqual(['Zoë'])

  user = await reloadPage('/dashboard')
  await findList()
  for (const card of [made[0]!, made[7]!]) {
    const item = listItemOf(card)!
    expect(within(item).getByRole('link', { name: `Edit: ${card.name}` })).toHaveAttribute('href', `/mobile-editor/${card.id}`)
    expect((await openCardMenu(user, card)).getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', `/view/${card.slug}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.click(await findButton(/^QR Code: /, item))
    await within(await screen.findByRole('dialog')).findByText(new RegExp(`/view/${card.slug}$`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  const menu = await openCardMenu(user, made[5]!)
  const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Show full screen', 'Share', 'View'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // Analytics and the assistant are in sight, not in the menu.
  const item = within(listItemOf(made[5]!)!)
  const inSight = [...item.getAllByRole('link'), item.getByRole('button', { name: /^QR Code: / })]
  expect(inSight.map(({ textContent }) => textContent)).toEqual(['Edit', 'Analytics', 'AI Salesbot', 'QR Code'])
  expect(item.getByRole('link', { name: `AI Salesbot: ${made[5]!.name}` })).toHaveAttribute('href', `/salesbot/${made[5]!.id}`)
  await user.click(item.getByRole('link', { name: `Analytics: ${made[5]!.name}` }))
  await waitFor(() => expect(location.pathname).toBe(`/analytics/${made[5]!.id}`))
})

it('the dashboard says what happened since the last visit, and each card its views of seven days', async () => {
  await registerTestUser()
  const card = await createTestCard({ name: 'Ann Lee', formConfig: { enabled: true } as Card['formConfig'] })
  await openPage('/dashboard')
  await findFeaturedCard()
  const activity = () => screen.getByRole('region', { name: 'Activity' })
  await within(activity()).findByText('No views yet. Show your QR code to the next person you meet.')
  expect(await findFeaturedCard()).toHaveTextContent('0 views in 7 days')
  await openVisitorBrowser()('/api/card-views', { cardId: card.id, viewId: createUniqueTestId() })
  await waitFor(
    async () => {
      const { weekViews } = await callApi<DashboardActivity>('GET', '/api/dashboard-activity')
      expect(weekViews[card.id]?.at(-1)).toBe(1)
    },
    { interval: 200 },
  )
  await reloadPage()
  const featured = await findFeaturedCard()
  await waitFor(() => expect(featured).toHaveTextContent('1 view in 7 days'))
  expect(activity()).toHaveTextContent('In the last seven days: 1 view.')
  within(featured).getByRole('img', { name: /^Views by day: (\S+ 0, ){6}\S+ 1$/ })

  // The test simulates a later visit by changing the server's answer, because a new visit begins only after half an hour.
  const since = new Date(Date.now() - 36 * 3_600_000).toISOString()
  const later = { views: 41, saves: 6, leads: 2, leadCardIds: [card.id], since }
  const letThrough = changeAnswers<DashboardActivity>('GET', '/api/dashboard-activity', (answer) => ({ ...answer, ...later }))
  await reloadPage()
  expect(await screen.findByRole('link', { name: '2 leads' })).toHaveAttribute('href', `/analytics/${card.id}`)
  expect(activity()).toHaveTextContent(/Since .+: 41 views, 6 saves and 2 leads\./)
  letThrough()

  // If only the recent activity cannot be loaded, the dashboard shows everything else.
  answerCalls('GET', '/api/dashboard-activity', failWithoutNetwork)
  await reloadPage()
  const other = await findFeaturedCard()
  within(activity()).getByText('Total Views')
  expect(other).not.toHaveTextContent('in 7 days')
  expect(screen.queryByText('Error loading dashboard')).toBeNull()
})
