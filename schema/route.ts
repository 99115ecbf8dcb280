import { PRODUCT_NAMES } from './product.ts'

/** Properties of a page of the app, which the worker, the browser and the tests share. */
export interface AppPageRules {
  /** URL path of the page. A segment such as `:id` stands for the id of the card that the page is about. */
  path: string
  /** Document title until the page sets another one. An empty title stands for the product's name alone. */
  title: string
  /** Who may open the page: `user` needs a session, `guest` redirects signed-in users, `anyone` does neither. */
  access: 'anyone' | 'guest' | 'user'
  /** Label of the page in the sidebar. Pages about a card are listed only while a card is selected. */
  sidebar?: string
  /** The page always has dark colours, even if the user chose light ones. */
  dark?: true
  /** The page fills the window, without the app's header. */
  bare?: true
  /** The page does not offer to install the app: visitors see it, or the offer would cover its controls. */
  noInstallOffer?: true
  /** The page loads its card from the server, whose response tells whether the user may open it. */
  readsCard?: true
  /** The page shows nothing itself: it redirects to the page named here. */
  redirect?: 'dashboard'
}

/** All pages of the app. For any other path the worker answers 404, with the same HTML shell. */
export const APP_PAGES = {
  home: { path: '/', title: '', access: 'anyone' },
  auth: { path: '/auth', title: 'Sign In', access: 'guest' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'user', sidebar: 'Dashboard' },
  cardEditor: {
    path: '/card-editor/:id',
    title: 'Card Editor',
    access: 'user',
    sidebar: 'Card Editor',
    noInstallOffer: true,
    readsCard: true,
  },
  quickEditor: { path: '/mobile-editor/:id', title: 'Quick Edit', access: 'user', noInstallOffer: true, readsCard: true },
  quickEditorBare: { path: '/mobile-editor', title: 'Quick Edit', access: 'user', redirect: 'dashboard' },
  analytics: { path: '/analytics/:id', title: 'Analytics', access: 'user', sidebar: 'Advanced Analytics', readsCard: true },
  account: { path: '/account', title: 'Account', access: 'user', sidebar: 'Account' },
  guide: { path: '/guide', title: 'Guide', access: 'user', sidebar: 'Guide' },
  users: {
    path: '/users',
    title: 'User Management',
    access: 'user',
    sidebar: 'User Management',
  },
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
    noInstallOffer: true,
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
/** Names of the app's pages that have a screen of their own instead of redirecting to another page. */
export type AppPageNameWithScreen = { [Name in AppPageName]: AppPages[Name] extends { redirect: string } ? never : Name }[AppPageName]
export type SidebarPageName = { [Name in AppPageName]: AppPages[Name] extends { sidebar: string } ? Name : never }[AppPageName]
type CardAppPageName = { [Name in AppPageName]: AppPages[Name]['path'] extends `${string}:${string}` ? Name : never }[AppPageName]

export const APP_PAGE_NAMES = Object.keys(APP_PAGES) as AppPageName[]
/** Names of the app's pages that the sidebar lists, from top to bottom. */
export const SIDEBAR_PAGE_NAMES = APP_PAGE_NAMES.filter((page): page is SidebarPageName => 'sidebar' in APP_PAGES[page])

/** Returns the rules of an app page, typed as `AppPageRules` instead of the page's exact literal type. */
export const appPageRulesOf = (page: AppPageName): AppPageRules => APP_PAGES[page]

export const APP_PAGE_PATHS = Object.fromEntries(APP_PAGE_NAMES.map((page) => [page, APP_PAGES[page].path])) as {
  [Name in AppPageName]: AppPages[Name]['path']
}

export const isCardAppPageName = (page: AppPageName): page is CardAppPageName => APP_PAGE_PATHS[page].includes(':')

/** Returns the URL path of a page about a card, with the card's id filled in. */
export const cardAppPagePathOf = (page: CardAppPageName, cardId: number) => APP_PAGE_PATHS[page].replace(/:\w+/, String(cardId))

const APP_PAGE_PATH_PATTERNS = APP_PAGE_NAMES.map((page) => new RegExp(`^${APP_PAGE_PATHS[page].replace(/:\w+/g, '[^/]+')}/?$`))

export const isAppPagePath = (pathname: string) => APP_PAGE_PATH_PATTERNS.some((pattern) => pattern.test(pathname))

const firstPathSegmentOf = (pathname: string) => pathname.split('/')[1] ?? ''

/** First segments of the URL paths of all pages that are always dark. web/public/theme.js reads them before any module runs. */
export const DARK_PAGE_PATH_SEGMENTS = APP_PAGE_NAMES.filter((page) => appPageRulesOf(page).dark).map((page) =>
  firstPathSegmentOf(APP_PAGE_PATHS[page]),
)

export const isDarkPagePath = (pathname: string) => DARK_PAGE_PATH_SEGMENTS.includes(firstPathSegmentOf(pathname))

/** Query parameters of the chat's page, of which one names the card: by its slug or a path that ends with it, or by its id. */
export const CHAT_QUERY_PARAMS = { card: 'card', cardId: 'cardId' } as const

export const chatPagePathOf = (slug: string) => `${APP_PAGE_PATHS.chat}?${CHAT_QUERY_PARAMS.card}=${slug}`

/** URL path of a card's public page, as links and QR codes contain it after the origin. */
export const publicCardPathOf = (slug: string) => `/view/${slug}`

/** Opens the show page of the signed-in user's first card. */
export const SHOW_PATH = '/show'

/** URL path of the page that shows a card's QR codes in full screen. */
export const showPagePathOf = (slug: string) => publicCardPathOf(slug) + SHOW_PATH
