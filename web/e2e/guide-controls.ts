import { expect, type Locator, type Page } from '@playwright/test'
import { APP_PAGE_PATHS, type AppPageName, cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { GUIDE_CONTROLS, type GuideControl } from '../features/guide/test/control-names.ts'
import { createTestCard } from './cards.ts'
import { SEEDED_USERNAMES, type SeededAccessLevel } from './accounts.ts'

type ControlRole = 'button' | 'link' | 'tab' | 'textbox' | 'switch' | 'heading' | 'radio' | 'combobox' | 'menuitem'
/** How a control is found: by its role; by its text, if its accessible name is longer; or only in the page's HTML. */
type ControlLookup = ControlRole | 'text' | 'hidden button' | 'part of a text' | `beginning of a ${ControlRole}`

/** Controls that are visible together, after `open`. */
interface ControlStage {
  open?: (page: Page) => Promise<unknown>
  controls: Partial<Record<GuideControl, ControlLookup>>
}

/** A page that the guide mentions. It is opened once for all of its controls. */
interface GuideVisit {
  /** Account that opens the page: a seeded one, a new one of level 1 without or of level 5 with a card, or none. */
  as: SeededAccessLevel | 'visitor' | 'new user' | 'new user of level 5'
  path: (cardId: number) => string
  stages: ControlStage[]
}

const editorTab = (control: GuideControl) => (page: Page) => page.getByRole('tab', { name: GUIDE_CONTROLS[control] }).click()
const cardPage = (page: Parameters<typeof cardAppPagePathOf>[0]) => (cardId: number) => cardAppPagePathOf(page, cardId)
const appPage = (page: AppPageName) => () => APP_PAGE_PATHS[page]
const showOnPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })

/** Pages and locators of all controls that the guide names. */
export const GUIDE_VISITS: GuideVisit[] = [
  {
    as: 'visitor',
    path: appPage('auth'),
    stages: [
      { controls: { signIn: 'button', forgotPassword: 'link' } },
      { open: (page) => page.getByRole('link', { name: 'Create an account' }).click(), controls: { createAccount: 'button' } },
      { open: (page) => page.goto(`${APP_PAGE_PATHS.auth}?view=reset`), controls: { sendResetLink: 'button' } },
    ],
  },
  {
    as: 'visitor',
    path: () => publicCardPathOf('demo'),
    stages: [{ controls: { saveContact: 'link', share: 'button', showMap: 'button' } }],
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
        },
      },
      {
        open: (page) => page.getByRole('button', { name: GUIDE_CONTROLS.qrCode }).click(),
        controls: { fullScreen: 'link', downloadQr: 'link', downloadSvg: 'link', printSheet: 'link', copyLink: 'button' },
      },
      { open: (page) => page.keyboard.press('Escape').then(() => showOnPhone(page)), controls: { openMenu: 'button' } },
    ],
  },
  {
    as: 2,
    path: cardPage('quickEditor'),
    stages: [
      {
        controls: {
          advancedEditor: 'link',
          addPlatform: 'text',
          quickPicture: 'text',
          quickCover: 'text',
          quickLogo: 'text',
          quickTheme: 'text',
        },
      },
      {
        open: (page) => page.getByRole('button', { name: /^Edit Name/ }).click(),
        controls: { dialogSave: 'button', dialogCancel: 'button' },
      },
    ],
  },
  {
    as: 2,
    path: () => showPagePathOf(SEEDED_USERNAMES[2]),
    stages: [{ controls: { cardLink: 'radio', contactCode: 'radio', writeNfcTag: 'hidden button' } }],
  },
  { as: 2, path: () => `${publicCardPathOf(SEEDED_USERNAMES[2])}/print`, stages: [{ controls: { print: 'button' } }] },
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
          viewToLead: 'heading',
          whereFrom: 'heading',
          historyViews: 'tab',
          historyClicks: 'tab',
          historySaves: 'tab',
          historyForms: 'tab',
        },
      },
      { open: (page) => page.getByRole('button', { name: GUIDE_CONTROLS.exportData }).click(), controls: { exportAll: 'menuitem' } },
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
  { as: 2, path: appPage('account'), stages: [{ controls: { accountProfile: 'tab', accountSecurity: 'tab' } }] },
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
        open: editorTab('tabDesign'),
        controls: { changeTheme: 'button', profilePicture: 'text', coverPhoto: 'text', logo: 'text' },
      },
      { open: editorTab('tabSocial'), controls: { addSocialLink: 'heading' } },
      {
        open: editorTab('tabButtons'),
        controls: { addCustomButton: 'heading', addButton: 'button', showForm: 'switch' },
      },
      { open: (page) => page.getByRole('switch', { name: GUIDE_CONTROLS.showForm }).click(), controls: { addQuestion: 'button' } },
      {
        open: editorTab('tabAdvanced'),
        controls: { customCss: 'heading', embedCodes: 'heading', addEmbedCode: 'button', searchEngines: 'switch' },
      },
      { open: showOnPhone, controls: { showPreview: 'button' } },
    ],
  },
  { as: 4, path: appPage('users'), stages: [{ controls: { addNewUser: 'button', batchUpload: 'button' } }] },
  {
    as: 'new user of level 5',
    path: appPage('dashboard'),
    stages: [
      {
        // Users with a single card have no list of cards.
        open: async (page) => {
          await createTestCard(page)
          await page.reload()
          await page
            .getByRole('button', { name: /^More actions for / })
            .first()
            .click()
        },
        controls: { deleteCard: 'menuitem' },
      },
    ],
  },
]

const BEGINNING = 'beginning of a '

function locateControl(page: Page, name: string, lookup: ControlLookup): Locator {
  if (lookup === 'text') return page.getByText(name, { exact: true })
  if (lookup === 'part of a text') return page.getByText(name)
  if (lookup === 'hidden button') return page.locator('button', { hasText: name })
  if (!lookup.startsWith(BEGINNING)) return page.getByRole(lookup as ControlRole, { name, exact: true })
  return page.getByRole(lookup.slice(BEGINNING.length) as ControlRole, { name: new RegExp(`^${name}`) })
}

/** Fails unless the page shows each of these controls. */
export async function expectControls(page: Page, controls: ControlStage['controls']) {
  for (const [control, lookup] of Object.entries(controls) as [GuideControl, ControlLookup][]) {
    const found = locateControl(page, GUIDE_CONTROLS[control], lookup).filter({ visible: lookup !== 'hidden button' || undefined })
    await expect(found.first(), `The guide names “${GUIDE_CONTROLS[control]}” (${lookup}) of ${page.url()}`).toBeAttached()
  }
}
