import { APP_PAGE_NAMES, APP_PAGE_PATHS, type AppPageName, appPageRulesOf, cardAppPagePathOf, isPageOfOneCard } from '../../schema/route.ts'
import { ACCOUNT_SCENES, AUTH_SCENES } from './account-scenes.ts'
import { ANALYTICS_SCENES } from './analytics-scenes.ts'
import { CHAT_ANALYTICS_SCENES, CHAT_SCENES, SALESBOT_SCENES } from './assistant-scenes.ts'
import { DASHBOARD_SCENES, PWA_SETTINGS_SCENES, USERS_SCENES } from './dashboard-scenes.ts'
import { CARD_EDITOR_SCENES, QUICK_EDITOR_SCENES } from './editor-scenes.ts'
import { REPORTS_SCENES } from './report-scenes.ts'
import { PUBLIC_SCENES } from './public-scenes.ts'
import type { SampleViewer } from '../local/sample-accounts.ts'
import { clickButton, markAsOnlyPictured, type SceneVariant, type ScreenshotScene } from './scene.ts'

const pathOf = (page: AppPageName) => (cardId: number) => (isPageOfOneCard(page) ? cardAppPagePathOf(page, cardId) : APP_PAGE_PATHS[page])

/** States of each page with dialogs, tabs, menus and errors. */
const SCENES_OF_PAGES: Partial<Record<AppPageName, SceneVariant[]>> = {
  home: [
    { name: 'signed in', viewer: 'real' },
    { name: 'chosen style', viewer: 'visitor', prepare: clickButton(/^Beauty/) },
    { name: 'menu', viewer: 'visitor', opensIn: 'narrow', prepare: clickButton('Open menu') },
  ],
  auth: AUTH_SCENES,
  dashboard: DASHBOARD_SCENES,
  cardEditor: CARD_EDITOR_SCENES,
  quickEditor: QUICK_EDITOR_SCENES,
  account: ACCOUNT_SCENES,
  guide: [
    { name: 'open topic', prepare: clickButton(/^Sharing your card/) },
    { name: 'search', prepare: (page) => page.getByRole('searchbox', { name: 'Search the guide' }).fill('csv') },
  ],
  users: USERS_SCENES,
  reports: REPORTS_SCENES,
  pwaSettings: PWA_SETTINGS_SCENES,
  chat: CHAT_SCENES,
  salesbot: SALESBOT_SCENES,
  chatAnalytics: CHAT_ANALYTICS_SCENES,
  analytics: ANALYTICS_SCENES,
}

/** Viewers for whom these pages look different. Any other page looks different for every kind of viewer. */
const VIEWERS_OF_PAGES: Partial<Record<AppPageName, SampleViewer[]>> = {
  account: ['real', 'new'],
  cardReady: ['sparse'],
  guide: ['real'],
  pwaSettings: ['real', 'full'],
  users: ['full'],
  reports: ['full'],
}
/** Pages that send no request to the server, so they have no loading or error state. */
const PAGES_WITHOUT_CALLS: AppPageName[] = ['guide']

const STATE_NAMES: Record<SampleViewer, string> = {
  visitor: 'visitor',
  new: 'nothing yet',
  sparse: 'sparse',
  real: 'real',
  full: 'overfull',
}

/** Lists the states that every page has: its content for each kind of viewer, its placeholders while it loads, and its error message. */
function listStatesOfPage(page: AppPageName): SceneVariant[] {
  const { access } = appPageRulesOf(page)
  if (access !== 'user') return [{ name: 'visitor', viewer: 'visitor' }]
  const viewers = VIEWERS_OF_PAGES[page] ?? ['real', 'full', isPageOfOneCard(page) ? 'sparse' : 'new']
  const states: SceneVariant[] = viewers.map((viewer) => ({ name: STATE_NAMES[viewer], viewer }))
  if (PAGES_WITHOUT_CALLS.includes(page)) return states
  const unansweredStates: SceneVariant[] = [
    { name: 'loading', viewer: 'full', server: 'waits' },
    { name: 'server error', viewer: 'full', server: 'fails' },
  ]
  // Placeholders and error messages look alike on all pages, so the browser tests check them only on the dashboard.
  return [...states, ...(page === 'dashboard' ? unansweredStates : unansweredStates.map(markAsOnlyPictured))]
}

const PAGES_WITH_SCREEN = APP_PAGE_NAMES.filter((page) => !appPageRulesOf(page).redirect)

const scenesOfPage = (page: AppPageName): ScreenshotScene[] =>
  [...listStatesOfPage(page), ...(SCENES_OF_PAGES[page] ?? [])].map((variant) => ({ viewer: 'real', path: pathOf(page), ...variant }))

/** All screenshots by the name of their page. Screenshots of the cards in each theme are not included. */
export const SCREENSHOT_SCENES: Record<string, ScreenshotScene[]> = {
  ...Object.fromEntries(PAGES_WITH_SCREEN.map((page) => [page, scenesOfPage(page)])),
  ...PUBLIC_SCENES,
}
