import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { APP_PAGE_PATHS, type AppPageName, cardAppPagePathOf } from '../../../schema/route.ts'
import {
  createTestCard,
  createUniqueTestId,
  fetchOwnCards,
  openOtherBrowser,
  registerTestUser,
  signInAsLevel,
  signInAsNewUser,
  TEST_PASSWORD,
} from '../../test/accounts.ts'
import { clearCookies } from '../../test/browser.ts'
import { fillField, findNotice, openPage, reloadPage } from '../../test/render.tsx'
import { answerCalls } from '../../test/server-faults.ts'
import { GUIDE_SECTION_IDS } from './content/model.ts'
import { GUIDE_SECTIONS } from './content/sections.ts'
import { GUIDE_CONTROLS, type GuideControl } from './test/control-names.ts'
import { BROWSER_CONTROLS } from './test/browser-controls.ts'

const titleOf = (id: string) => GUIDE_SECTIONS.find((section) => section.id === id)!.title
const SECTION_TITLE = { selector: 'h2 button > span' }
const sectionButton = (id: string) => screen.getByText(titleOf(id), SECTION_TITLE).closest('button')!
const findSectionButton = async (id: string) => (await screen.findByText(titleOf(id), SECTION_TITLE)).closest('button')!
const listOpenSections = () => within(screen.getByRole('main')).queryAllByRole('button', { expanded: true })
const expectOpen = (id: string) => expect(listOpenSections()).toEqual([sectionButton(id)])
const searchField = () => screen.getByRole('searchbox', { name: 'Search the guide' })

it('opens one section at a time, by pointer, key and address', async () => {
  const user = await openPage(`${APP_PAGE_PATHS.guide}#sharing-card`, 2)
  await findSectionButton('sharing-card')
  expectOpen('sharing-card')
  screen.getByRole('heading', { level: 3, name: 'Print sheet' })

  await user.click(sectionButton('analytics'))
  expectOpen('analytics')
  expect(location.pathname + location.hash).toBe('/guide#analytics')
  expect(sectionButton('analytics')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(listOpenSections()).toEqual([])
  expect(location.pathname + location.hash).toBe('/guide')
  await user.keyboard('{ArrowDown}[Space]')
  expect(location.hash).toBe('#mobile-tips')

  await reloadPage(`${APP_PAGE_PATHS.guide}#%E0`)
  await findSectionButton('analytics')
  expect(listOpenSections()).toEqual([])
  for (const id of GUIDE_SECTION_IDS) {
    if (id === 'developer-features') continue
    location.hash = id
    await waitFor(() => expect(sectionButton(id)).toHaveAttribute('aria-expanded', 'true'))
  }
})

it('finds passages, opens and marks them, and says when nothing is found', async () => {
  const user = await openPage(APP_PAGE_PATHS.guide, 2)
  await findSectionButton('analytics')
  await user.click(searchField())
  await fillField(user, searchField(), 'csv')
  const results = within(await screen.findByRole('list', { name: 'Search results' }))
  const [first] = results.getAllByRole('button')
  expect(first).toHaveTextContent('Export to Excel or CSV')
  await screen.findByText(/^\d+ results?$/, { selector: '[role=status]' })
  await user.click(first!)
  expectOpen('analytics')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('CSV'))
  expect(document.activeElement).toHaveAttribute('data-found', '')

  for (const word of ['xylophone', 'stylesheet']) {
    await fillField(user, searchField(), word)
    await screen.findByText(`No results for “${word}”`, { selector: ':not([role=status])' })
  }
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(searchField()).toHaveFocus()
})

it('shows the developer features to level 3 alone, and leads to the Dashboard or to sign-in', async () => {
  for (const level of [4, 3] as const) {
    signInAsLevel(level)
    await reloadPage(`${APP_PAGE_PATHS.guide}#developer-features`)
    await findSectionButton('support')
    const isShown = screen.queryByText(titleOf('developer-features'), SECTION_TITLE) !== null
    expect(isShown).toBe(level === 3)
    expect(listOpenSections()).toHaveLength(level === 3 ? 1 : 0)
  }

  const createButton = () => within(screen.getByRole('main')).getByRole('button', { name: GUIDE_CONTROLS.createNewCard })
  const user = await reloadPage(APP_PAGE_PATHS.guide)
  await user.click(await findSectionButton('getting-started'))
  expect(screen.getByRole('link', { name: 'Go to the Dashboard' })).toHaveAttribute('href', APP_PAGE_PATHS.dashboard)
  await user.click(createButton())
  await findNotice('Opening your Dashboard')
  await waitFor(() => expect(location.pathname).toBe(APP_PAGE_PATHS.dashboard))

  const again = await reloadPage(`${APP_PAGE_PATHS.guide}#getting-started`)
  await findSectionButton('getting-started')
  clearCookies()
  await again.click(createButton())
  await findNotice('Authentication required')
  await findNotice('Please sign in to create a card')
})

type ControlRole = 'button' | 'link' | 'tab' | 'textbox' | 'switch' | 'heading' | 'radio' | 'combobox' | 'menuitem'
/** How the test finds a control: by its role, or by its visible text if screen readers get a longer name. */
type ControlLookup = ControlRole | 'text' | 'part of a text' | `beginning of a ${ControlRole}`

/** Controls that a page shows at the same time, after `open` was called. */
interface ControlStage {
  open?: (user: UserEvent) => Promise<unknown>
  controls: Partial<Record<GuideControl, ControlLookup>>
}

/** A page whose controls the guide names. The test opens it once. */
interface GuideVisit {
  /** Who opens the page: a seeded account (by its level), a new user of level 1 without cards, one of level 5 with two, or a visitor. */
  as: number | 'visitor' | 'new user' | 'new user of level 5'
  path: (cardId: number) => string
  stages: ControlStage[]
}

const openTab = (control: GuideControl) => async (user: UserEvent) =>
  user.click(await screen.findByRole('tab', { name: GUIDE_CONTROLS[control] }))
const cardPage = (page: Parameters<typeof cardAppPagePathOf>[0]) => (cardId: number) => cardAppPagePathOf(page, cardId)
const appPage = (page: AppPageName) => () => APP_PAGE_PATHS[page]

const GUIDE_VISITS: GuideVisit[] = [
  {
    as: 'visitor',
    path: appPage('auth'),
    stages: [
      { controls: { signIn: 'button', forgotPassword: 'link' } },
      {
        open: async (user) => user.click(screen.getByRole('link', { name: 'Create an account' })),
        controls: { createAccount: 'button', cardAddress: 'beginning of a textbox' },
      },
      { open: () => reloadPage(`${APP_PAGE_PATHS.auth}?view=reset`), controls: { sendResetLink: 'button' } },
    ],
  },
  { as: 'new user', path: appPage('dashboard'), stages: [{ controls: { createNewCard: 'button', sendConfirmationLink: 'button' } }] },
  {
    as: 2,
    path: appPage('dashboard'),
    stages: [
      {
        controls: {
          search: 'beginning of a button',
          sidebarAccount: 'link',
          signOut: 'button',
          themeLight: 'radio',
          themeDark: 'radio',
          themeSystem: 'radio',
          showMyQr: 'link',
          editCard: 'link',
          analytics: 'link',
          view: 'link',
          aiSalesbot: 'link',
          qrCode: 'button',
          accountLevel: 'text',
          totalSaves: 'text',
          openMenu: 'button',
        },
      },
      {
        open: (user) => user.click(screen.getByRole('button', { name: GUIDE_CONTROLS.qrCode })),
        controls: { fullScreen: 'link', downloadQr: 'link', downloadSvg: 'link', printSheet: 'link', copyLink: 'button' },
      },
    ],
  },
  {
    as: 2,
    path: cardPage('analytics'),
    stages: [
      {
        controls: {
          period: 'combobox',
          timeRange: 'combobox',
          exportData: 'button',
          refresh: 'button',
          totalViews: 'text',
          totalClicks: 'text',
          ctr: 'text',
          growthInsights: 'heading',
          engagementMetrics: 'heading',
          smartInsights: 'heading',
          inShort: 'heading',
          visitorsDid: 'heading',
          whereFrom: 'heading',
          historyViews: 'tab',
          historyClicks: 'tab',
          historySaves: 'tab',
          historyForms: 'tab',
        },
      },
      { open: (user) => user.click(screen.getByRole('button', { name: GUIDE_CONTROLS.exportData })), controls: { exportAll: 'menuitem' } },
    ],
  },
  {
    as: 2,
    path: cardPage('salesbot'),
    stages: [
      {
        controls: {
          fillIn: 'text',
          enableBot: 'switch',
          companyInformation: 'beginning of a textbox',
          servicesAndPrices: 'heading',
          questionsAndAnswers: 'heading',
          alwaysOnScreen: 'heading',
          rehearsal: 'button',
          leadQualification: 'heading',
          actionButtons: 'heading',
          leadMails: 'switch',
          testChat: 'heading',
          saveConfiguration: 'button',
          botAnalytics: 'link',
        },
      },
    ],
  },
  {
    as: 2,
    path: cardPage('chatAnalytics'),
    stages: [{ controls: { conversations: 'tab', unanswered: 'beginning of a tab', exportLeads: 'button' } }],
  },
  {
    as: 2,
    path: appPage('pwaSettings'),
    stages: [{ controls: { pwaIcons: 'tab', pwaAppearance: 'tab', pwaPreview: 'tab', savePwaSettings: 'button' } }],
  },
  { as: 2, path: appPage('account'), stages: [{ controls: { accountProfile: 'tab', accountSecurity: 'tab', accountPlan: 'tab' } }] },
  {
    as: 3,
    path: cardPage('cardEditor'),
    stages: [
      {
        controls: {
          saveChanges: 'button',
          reset: 'button',
          undo: 'button',
          redo: 'button',
          tabBasic: 'tab',
          tabDesign: 'tab',
          tabGallery: 'tab',
          tabSocial: 'tab',
          tabButtons: 'tab',
          tabAdvanced: 'tab',
          fieldName: 'textbox',
          fieldTitle: 'textbox',
          fieldCompany: 'textbox',
          fieldAbout: 'textbox',
          fieldEmail: 'textbox',
          fieldPhone: 'textbox',
          fieldAddress: 'textbox',
          fieldWebsite: 'textbox',
          fieldVideo: 'textbox',
          fieldSlug: 'textbox',
          filedAs: 'part of a text',
          copyUrl: 'button',
        },
      },
      {
        open: openTab('tabDesign'),
        controls: { changeTheme: 'button', profilePicture: 'text', coverPhoto: 'text', logo: 'text' },
      },
      { open: openTab('tabSocial'), controls: { addSocialLink: 'heading' } },
      {
        open: openTab('tabButtons'),
        controls: { addCustomButton: 'heading', addButton: 'button', showForm: 'switch' },
      },
      {
        open: (user) => user.click(screen.getByRole('switch', { name: GUIDE_CONTROLS.showForm })),
        controls: { addQuestion: 'button', formMails: 'switch' },
      },
      {
        open: openTab('tabAdvanced'),
        controls: { customCss: 'heading', embedCodes: 'heading', addEmbedCode: 'button', searchEngines: 'switch' },
      },
    ],
  },
  {
    as: 4,
    path: appPage('users'),
    stages: [
      { controls: { addNewUser: 'button', batchUpload: 'button' } },
      {
        open: async () => {
          const asker = openOtherBrowser()
          const username = createUniqueTestId()
          await asker('POST', '/api/register', {
            username,
            password: TEST_PASSWORD,
            email: `${username}@example.com`,
            plan: 'professional',
          })
          await reloadPage(`${APP_PAGE_PATHS.users}?search=${username}`)
        },
        controls: { planRequests: 'beginning of a button', grantPlan: 'beginning of a button', declinePlan: 'beginning of a button' },
      },
    ],
  },
  {
    as: 'new user of level 5',
    path: appPage('dashboard'),
    stages: [
      {
        // Users with a single card have no list of cards.
        open: async (user) => user.click((await screen.findAllByRole('button', { name: /^More actions for / }))[0]!),
        controls: { deleteCard: 'menuitem' },
      },
    ],
  },
]

const BEGINNING = 'beginning of a '

function findControls(name: string, lookup: ControlLookup): Promise<HTMLElement[]> {
  if (lookup === 'text') return screen.findAllByText(name)
  if (lookup === 'part of a text') return screen.findAllByText(name, { exact: false })
  if (!lookup.startsWith(BEGINNING)) return screen.findAllByRole(lookup, { name })
  return screen.findAllByRole(lookup.slice(BEGINNING.length), { name: new RegExp(`^${name}`) })
}

it('"Reach us" leads to the contact page, and names the operator’s address if there is one', async () => {
  await openPage(`${APP_PAGE_PATHS.guide}#contact-support`, 1)
  expect(await screen.findByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  expect(screen.queryByText(/Write to/)).toBeNull()
  const contact = { text: 'help@cards.example', href: 'mailto:help@cards.example' }
  answerCalls('GET', '/api/operator', () => Response.json({ name: 'Cards & Sons', contact }))
  await reloadPage(`${APP_PAGE_PATHS.guide}#contact-support`)
  const link = await screen.findByRole('link', { name: contact.text })
  expect(link).toHaveAttribute('href', contact.href)
  expect(link.parentElement).toHaveTextContent('Write to help@cards.example (Cards & Sons).')
})

async function signInAs(account: GuideVisit['as']) {
  clearCookies()
  if (account === 'new user') await registerTestUser()
  else if (account === 'new user of level 5') {
    await signInAsNewUser(5)
    await createTestCard()
  } else if (account !== 'visitor') signInAsLevel(account)
}

describe('names only controls that are on the pages it speaks of', () => {
  it('each control is looked for, here or by the browser test', () => {
    const here = GUIDE_VISITS.flatMap(({ stages }) => stages).flatMap(({ controls }) => Object.keys(controls))
    const checked = [...here, ...Object.values(BROWSER_CONTROLS).flatMap((controls) => Object.keys(controls))]
    expect(checked.toSorted()).toEqual(Object.keys(GUIDE_CONTROLS).toSorted())
  })

  for (const { as, path, stages } of GUIDE_VISITS)
    it(`${path(0)}, opened by ${typeof as === 'number' ? `a user of level ${as}` : `a ${as}`}`, async () => {
      await signInAs(as)
      const [card] = as === 'visitor' ? [] : await fetchOwnCards()
      const user = await openPage(path(card?.id ?? 0))
      for (const { open, controls } of stages) {
        await open?.(user)
        for (const [control, lookup] of Object.entries(controls) as [GuideControl, ControlLookup][])
          await findControls(GUIDE_CONTROLS[control], lookup)
      }
    })
})
