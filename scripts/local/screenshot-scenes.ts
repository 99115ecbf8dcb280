import type { Page } from 'playwright-core'
import {
  APP_PAGE_NAMES,
  APP_PAGE_PATHS,
  type AppPageName,
  appPageRulesOf,
  cardAppPagePathOf,
  CHAT_QUERY_PARAMS,
  isCardAppPageName,
  publicCardPathOf,
  SHOW_PATH,
  showPagePathOf,
} from '../../schema/route.ts'
import { sampleCardSlugOf } from './sample-cards.ts'

/**
 * The signed-in user: nobody, a new user without a card, one with a sparse card, one with real content, or an administrator with many
 * cards, the first of them overfull.
 */
export type SampleViewer = 'visitor' | 'new' | 'sparse' | 'real' | 'full'

/** How the server treats the page's calls: it answers, never answers, or answers 500. */
export type ServerState = 'answers' | 'waits' | 'fails'

export interface ScreenshotScene {
  name: string
  viewer: SampleViewer
  /** `cardId` is the id of the viewer's first card, or 0. */
  path: (cardId: number) => string
  server?: ServerState
  /** Opens a dialog, a tab or a menu before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
}

const clickButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const openTab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()
const pressKey = (key: string) => (page: Page) => page.keyboard.press(key)
const pathOf = (page: AppPageName) => (cardId: number) => (isCardAppPageName(page) ? cardAppPagePathOf(page, cardId) : APP_PAGE_PATHS[page])

type SceneVariant = Omit<ScreenshotScene, 'viewer' | 'path'> & Partial<Pick<ScreenshotScene, 'viewer' | 'path'>>

const SCENES_OF_PAGES: Partial<Record<AppPageName, SceneVariant[]>> = {
  home: [{ name: 'signed in', viewer: 'real' }],
  auth: [
    { name: 'register', viewer: 'visitor', path: () => `${APP_PAGE_PATHS.auth}?view=register` },
    { name: 'reset', viewer: 'visitor', path: () => `${APP_PAGE_PATHS.auth}?view=reset` },
    { name: 'errors', viewer: 'visitor', prepare: clickButton('Sign In') },
    {
      name: 'register, errors',
      viewer: 'visitor',
      path: () => `${APP_PAGE_PATHS.auth}?view=register`,
      prepare: clickButton('Create account'),
    },
    { name: 'new password', viewer: 'visitor', path: () => `${APP_PAGE_PATHS.auth}?token=expired` },
    {
      name: 'expired link',
      viewer: 'visitor',
      path: () => `${APP_PAGE_PATHS.auth}?token=expired`,
      prepare: async (page) => {
        await page.getByLabel('New password').fill('a better password')
        await clickButton('Set New Password')(page)
      },
    },
    {
      name: 'expired confirmation',
      viewer: 'visitor',
      path: () => `${APP_PAGE_PATHS.auth}?confirm=expired`,
      prepare: clickButton('Confirm Address'),
    },
  ],
  dashboard: [
    { name: 'QR dialog', prepare: clickButton(/^QR Code/) },
    { name: 'command menu', prepare: pressKey('Control+k') },
    { name: 'shortcuts', prepare: pressKey('?') },
  ],
  cardEditor: [
    { name: 'Design', prepare: openTab('Design') },
    { name: 'Design, overfull', viewer: 'full', prepare: openTab('Design') },
    { name: 'Gallery', viewer: 'full', prepare: openTab('Gallery') },
    { name: 'Social', viewer: 'full', prepare: openTab('Social') },
    { name: 'Social, empty', viewer: 'sparse', prepare: openTab('Social') },
    { name: 'Buttons', viewer: 'full', prepare: openTab('Buttons') },
    { name: 'Advanced', viewer: 'full', prepare: openTab('Advanced') },
    {
      name: 'themes',
      prepare: async (page) => {
        await openTab('Design')(page)
        await clickButton('Change Theme')(page)
      },
    },
    { name: 'QR dialog', prepare: clickButton('View QR Code') },
  ],
  quickEditor: [
    { name: 'name', prepare: clickButton(/^Edit name/i) },
    { name: 'Add Platform', prepare: clickButton('Add Platform') },
  ],
  account: [
    { name: 'Security', prepare: openTab('Security') },
    {
      name: 'delete account',
      prepare: async (page) => {
        await openTab('Security')(page)
        await clickButton('Delete Account')(page)
      },
    },
  ],
  guide: [{ name: 'open topic', prepare: clickButton(/^Sharing your card/) }],
  users: [
    { name: 'create', viewer: 'full', prepare: clickButton(/Add User|Create User|New User/) },
    { name: 'audit log', viewer: 'full', prepare: openTab('Audit Log') },
    { name: 'delete user', viewer: 'full', prepare: clickButton('Delete newcomer') },
    { name: 'batch upload', viewer: 'full', prepare: clickButton(/Batch Upload/) },
  ],
  pwaSettings: [
    { name: 'Icons', prepare: openTab('Icons') },
    { name: 'Preview', prepare: openTab('Preview') },
  ],
  chat: [{ name: 'real', path: (cardId) => `${APP_PAGE_PATHS.chat}?${CHAT_QUERY_PARAMS.cardId}=${cardId}` }],
  salesbot: [{ name: 'rehearsal', prepare: clickButton('Rehearsal') }],
  chatAnalytics: [
    { name: 'Conversations', prepare: openTab('Conversations') },
    {
      name: 'Unanswered Questions',
      prepare: async (page) => {
        await openTab(/^Unanswered Questions/)(page)
        await clickButton(/^Answer$/)(page)
      },
    },
  ],
  analytics: [{ name: 'export menu', prepare: clickButton('Export Data') }],
}

function listStatesOfPage(page: AppPageName): SceneVariant[] {
  const { access } = appPageRulesOf(page)
  if (access !== 'user') return [{ name: 'visitor', viewer: 'visitor' }]
  return [
    { name: 'real', viewer: 'real' },
    { name: 'overfull', viewer: 'full' },
    isCardAppPageName(page) ? { name: 'sparse', viewer: 'sparse' } : { name: 'nothing yet', viewer: 'new' },
    { name: 'loading', viewer: 'full', server: 'waits' },
    { name: 'server error', viewer: 'full', server: 'fails' },
  ]
}

const PAGES_WITH_SCREEN = APP_PAGE_NAMES.filter((page) => !appPageRulesOf(page).redirect)

const PUBLIC_SCENES: Record<string, ScreenshotScene[]> = {
  show: [
    { name: 'show mode', viewer: 'visitor', path: () => showPagePathOf(sampleCardSlugOf('real', 'minimalist')) },
    { name: 'overfull', viewer: 'visitor', path: () => showPagePathOf(sampleCardSlugOf('overfull', 'tech')) },
    { name: 'without a card', viewer: 'new', path: () => SHOW_PATH },
  ],
  print: [{ name: 'print sheet', viewer: 'real', path: () => `${publicCardPathOf(sampleCardSlugOf('real', 'corporate'))}/print` }],
  missing: [
    { name: 'page not found', viewer: 'visitor', path: () => '/no-such-page' },
    { name: 'page not found, signed in', viewer: 'real', path: () => '/no-such-page' },
    { name: 'card not found', viewer: 'visitor', path: () => publicCardPathOf('no-such-card') },
    { name: 'level too low', viewer: 'sparse', path: () => APP_PAGE_PATHS.users },
  ],
}

const scenesOfPage = (page: AppPageName): ScreenshotScene[] =>
  [...listStatesOfPage(page), ...(SCENES_OF_PAGES[page] ?? [])].map((variant) => ({ viewer: 'real', path: pathOf(page), ...variant }))

/** All scenes except those of cards, by the file name of their picture. */
export const SCREENSHOT_SCENES: Record<string, ScreenshotScene[]> = {
  ...Object.fromEntries(PAGES_WITH_SCREEN.map((page) => [page, scenesOfPage(page)])),
  ...PUBLIC_SCENES,
}
