import type { RequestablePlan } from './plan.ts'
import { PRODUCT_NAMES } from './product.ts'
import { SHOW_PATH } from './show.ts'
import { AUTH_VIEW_PARAM, PLAN_PARAM, REGISTER_VIEW } from './sign-in.ts'

export interface AppPageRules {
  /** A segment such as `:id` is the id of the card that the page shows. */
  path: string
  title: string
  /** `user` needs a session. `guest` redirects signed-in users. */
  access: 'anyone' | 'guest' | 'user'
  sidebar?: string
  dark?: true
  bare?: true
  /**
   * Where a phone offers to install the app, if a bar at the window's lower edge would cover the page's controls. `none` also if people
   * without a card use the page.
   */
  installOffer?: 'above' | 'below' | 'none'
  /** True if the server's answer about the card decides whether the user may open the page. */
  readsCard?: true
  redirect?: 'dashboard'
}

/** All pages of the app. The worker answers any other path with status 404 and the same HTML. */
export const APP_PAGES = {
  home: { path: '/', title: '', access: 'anyone' },
  auth: { path: '/auth', title: 'Sign In', access: 'guest', installOffer: 'none' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'user', sidebar: 'Dashboard', installOffer: 'above' },
  cardEditor: {
    path: '/card-editor/:id',
    title: 'Card Editor',
    access: 'user',
    sidebar: 'Card Editor',
    installOffer: 'none',
    readsCard: true,
  },
  quickEditor: { path: '/mobile-editor/:id', title: 'Quick Edit', access: 'user', installOffer: 'none', readsCard: true },
  quickEditorBare: { path: '/mobile-editor', title: 'Quick Edit', access: 'user', redirect: 'dashboard' },
  cardReady: { path: '/card-ready/:id', title: 'Your Card', access: 'user', readsCard: true, installOffer: 'below' },
  analytics: { path: '/analytics/:id', title: 'Analytics', access: 'user', sidebar: 'Advanced Analytics', readsCard: true },
  account: { path: '/account', title: 'Account', access: 'user', sidebar: 'Account' },
  guide: { path: '/guide', title: 'Guide', access: 'user', sidebar: 'Guide' },
  users: {
    path: '/users',
    title: 'User Management',
    access: 'user',
    sidebar: 'User Management',
  },
  reports: { path: '/reports', title: 'Reports', access: 'user', sidebar: 'Reports' },
  pwaSettings: {
    path: '/pwa-settings',
    title: 'PWA Settings',
    access: 'user',
    sidebar: 'PWA Settings',
    dark: true,
  },
  salesbot: {
    path: '/salesbot/:cardId',
    title: `${PRODUCT_NAMES.assistant} Configuration`,
    access: 'user',
    dark: true,
    readsCard: true,
  },
  chat: {
    path: `/${PRODUCT_NAMES.assistantSlug}-chat`,
    title: PRODUCT_NAMES.assistant,
    access: 'anyone',
    dark: true,
    bare: true,
    installOffer: 'none',
  },
  chatAnalytics: {
    path: `/${PRODUCT_NAMES.assistantSlug}-analytics/:cardId`,
    title: `${PRODUCT_NAMES.assistant} Analytics`,
    access: 'user',
    dark: true,
    readsCard: true,
  },
} as const satisfies Record<string, AppPageRules>

type AppPages = typeof APP_PAGES
export type AppPageName = keyof AppPages
export type AppPageNameWithScreen = { [Name in AppPageName]: AppPages[Name] extends { redirect: string } ? never : Name }[AppPageName]
export type SidebarPageName = { [Name in AppPageName]: AppPages[Name] extends { sidebar: string } ? Name : never }[AppPageName]
type CardAppPageName = { [Name in AppPageName]: AppPages[Name]['path'] extends `${string}:${string}` ? Name : never }[AppPageName]

export const APP_PAGE_NAMES = Object.keys(APP_PAGES) as AppPageName[]
export const SIDEBAR_PAGE_NAMES = APP_PAGE_NAMES.filter((page): page is SidebarPageName => 'sidebar' in APP_PAGES[page])

export const appPageRulesOf = (page: AppPageName): AppPageRules => APP_PAGES[page]

export const APP_PAGE_PATHS = Object.fromEntries(APP_PAGE_NAMES.map((page) => [page, APP_PAGES[page].path])) as {
  [Name in AppPageName]: AppPages[Name]['path']
}

export const isPageOfOneCard = (page: AppPageName): page is CardAppPageName => APP_PAGE_PATHS[page].includes(':')

export const cardAppPagePathOf = (page: CardAppPageName, cardId: number) => APP_PAGE_PATHS[page].replace(/:\w+/, String(cardId))

const APP_PAGE_PATH_PATTERNS = APP_PAGE_NAMES.map((page) => new RegExp(`^${APP_PAGE_PATHS[page].replace(/:\w+/g, '[^/]+')}/?$`))

export const isAppPagePath = (pathname: string) => APP_PAGE_PATH_PATTERNS.some((pattern) => pattern.test(pathname))

const firstPathSegmentOf = (pathname: string) => pathname.split('/')[1] ?? ''

/** Pages that are always dark. The build writes this list into web/public/theme.js, which runs before any module. */
export const DARK_PAGE_PATH_SEGMENTS = APP_PAGE_NAMES.filter((page) => appPageRulesOf(page).dark).map((page) =>
  firstPathSegmentOf(APP_PAGE_PATHS[page]),
)

export const isDarkPagePath = (pathname: string) => DARK_PAGE_PATH_SEGMENTS.includes(firstPathSegmentOf(pathname))

/** The tab of the account page on which owners ask for a plan. */
export const ACCOUNT_PLAN_TAB = 'plan'
export const ACCOUNT_PLAN_PATH = `${APP_PAGE_PATHS.account}?tab=${ACCOUNT_PLAN_TAB}`

/** The tab of the account page with the password and the sessions. */
export const ACCOUNT_SECURITY_TAB = 'security'
export const ACCOUNT_SECURITY_PATH = `${APP_PAGE_PATHS.account}?tab=${ACCOUNT_SECURITY_TAB}`

/** User Management with only those users who have asked for a plan. */
export const PLAN_REQUESTS_PATH = `${APP_PAGE_PATHS.users}?requested=yes`

/** Path on which visitors create an account. Where registration is closed, it is that of the sign-in. */
export function startPathOf(canRegister: boolean, plan?: RequestablePlan): string {
  const query = [canRegister && `${AUTH_VIEW_PARAM}=${REGISTER_VIEW}`, plan && `${PLAN_PARAM}=${plan}`].filter(Boolean)
  return query.length === 0 ? APP_PAGE_PATHS.auth : `${APP_PAGE_PATHS.auth}?${query.join('&')}`
}

/** Query parameters of the chat page that name the card, by slug or by id. */
export const CHAT_QUERY_PARAMS = { card: 'card', cardId: 'cardId' } as const

export const chatPagePathOf = (slug: string) => `${APP_PAGE_PATHS.chat}?${CHAT_QUERY_PARAMS.card}=${slug}`

export const publicCardPathOf = (slug: string) => `/view/${slug}`

/** Pages that the worker renders. A link to them from the app loads a new page, so it is a plain `<a>`. */
export const LEGAL_PAGES = {
  terms: { path: '/terms', title: 'Terms' },
  privacy: { path: '/privacy', title: 'Privacy' },
  contact: { path: '/contact', title: 'Contact' },
} as const
export type LegalPageName = keyof typeof LEGAL_PAGES

/** Parts of the page about privacy to which forms, chats and reports link. */
export const PRIVACY_ANCHORS = { forms: 'forms', chats: 'chats', reports: 'reports' } as const

/** Page that shows the app's components. Only `npm run dev` has it. */
export const DESIGN_PAGE_PATH = '/design'

export const showPagePathOf = (slug: string) => publicCardPathOf(slug) + SHOW_PATH
