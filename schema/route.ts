import { LEVEL } from './level.ts'
import { PRODUCT } from './product.ts'

/** The properties of the app's pages, shared by the worker, the browser and the tests. */
export interface PageRules {
  /** `:x` stands for one path segment, the id of the card that the page is about. */
  path: string
  /** Document title until the screen sets another; the product's name alone where it is empty. */
  title: string
  /** `user` needs a session, `guest` redirects signed-in users, `anyone` does neither. */
  access: 'anyone' | 'guest' | 'user'
  /** Least access level; the lowest one if absent. */
  level?: number
  /** Shown to users below that level, instead of the general sentence. */
  denial?: { title: string; text: string; back: 'home' | 'dashboard' }
  /** Label in the sidebar, which keeps this table's order and lists a card's pages only while a card is selected. */
  sidebar?: string
  /** The page is always dark, whatever theme the user chose. */
  dark?: true
  /** The screen loads its card, and so learns whether the user may open it. */
  readsCard?: true
  /** Has no screen of its own. */
  redirect?: 'dashboard'
}

/** Every page of the app. The worker answers 404, with the same shell, for any other path. */
export const PAGES = {
  home: { path: '/', title: '', access: 'anyone' },
  auth: { path: '/auth', title: 'Sign In', access: 'guest' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'user', sidebar: 'Dashboard' },
  cardEditor: { path: '/card-editor/:id', title: 'Card Editor', access: 'user', sidebar: 'Card Editor', readsCard: true },
  quickEditor: { path: '/mobile-editor/:id', title: 'Quick Edit', access: 'user', readsCard: true },
  quickEditorBare: { path: '/mobile-editor', title: 'Quick Edit', access: 'user', redirect: 'dashboard' },
  analytics: { path: '/analytics/:id', title: 'Analytics', access: 'user', sidebar: 'Advanced Analytics', readsCard: true },
  account: { path: '/account', title: 'Account', access: 'user', sidebar: 'Account' },
  guide: { path: '/guide', title: 'Guide', access: 'user', sidebar: 'Guide' },
  users: {
    path: '/users',
    title: 'User Management',
    access: 'user',
    level: LEVEL.editor,
    denial: {
      title: 'Access Denied',
      text: 'You do not have permission to view this page. This page requires admin privileges. Please contact your administrator.',
      back: 'home',
    },
    sidebar: 'User Management',
  },
  pwaSettings: {
    path: '/pwa-settings',
    title: 'PWA Settings',
    access: 'user',
    level: LEVEL.basic,
    denial: {
      title: 'Access Denied',
      text: 'You need admin access to configure PWA settings. Please contact an administrator.',
      back: 'home',
    },
    sidebar: 'PWA Settings',
    dark: true,
  },
  salesbot: {
    path: '/salesbot/:cardId',
    title: `${PRODUCT.assistant} Configuration`,
    access: 'user',
    level: LEVEL.professional,
    denial: {
      title: `${PRODUCT.assistant} Access Required`,
      text: `Level 2 access or higher is required to configure the ${PRODUCT.assistant} feature.`,
      back: 'dashboard',
    },
    dark: true,
  },
  chat: { path: `/${PRODUCT.assistantSlug}-chat`, title: PRODUCT.assistant, access: 'anyone', dark: true },
  chatAnalytics: {
    path: `/${PRODUCT.assistantSlug}-analytics/:cardId`,
    title: `${PRODUCT.assistant} Analytics`,
    access: 'user',
    level: LEVEL.professional,
    denial: { title: 'Access Denied', text: `${PRODUCT.assistant} analytics require Level 2+ access.`, back: 'dashboard' },
    dark: true,
  },
} as const satisfies Record<string, PageRules>

type Pages = typeof PAGES
export type PageName = keyof Pages
/** The pages that have a screen of their own. */
export type ScreenName = { [Name in PageName]: Pages[Name] extends { redirect: string } ? never : Name }[PageName]
export type SidebarPage = { [Name in PageName]: Pages[Name] extends { sidebar: string } ? Name : never }[PageName]
/** The pages that are about one card. */
type CardPage = { [Name in PageName]: Pages[Name]['path'] extends `${string}:${string}` ? Name : never }[PageName]

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]
/** Pages in the order of the sidebar. */
export const SIDEBAR_PAGES = PAGE_NAMES.filter((page): page is SidebarPage => 'sidebar' in PAGES[page])

/** The general type of a page's rules. */
export function pageRules(page: PageName): PageRules {
  return PAGES[page]
}

/** The path of each page. */
export const ROUTES = Object.fromEntries(PAGE_NAMES.map((page) => [page, PAGES[page].path])) as {
  [Name in PageName]: Pages[Name]['path']
}

export function isCardPage(page: PageName): page is CardPage {
  return ROUTES[page].includes(':')
}

/** Path of a page about a card, with the card's id filled in. */
export function cardPath(page: CardPage, cardId: number): string {
  return ROUTES[page].replace(/:\w+/, String(cardId))
}

const PATTERNS = PAGE_NAMES.map((page) => new RegExp(`^${ROUTES[page].replace(/:\w+/g, '[^/]+')}/?$`))

/** True when the app has a page at this path. */
export function isAppPath(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname))
}

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? ''

/** First path segments of the pages that are always dark. web/public/theme.js reads them before any module runs. */
export const DARK_SEGMENTS = PAGE_NAMES.filter((page) => pageRules(page).dark).map((page) => firstSegment(ROUTES[page]))

/** True for a page that is always dark. */
export function isDarkPath(pathname: string): boolean {
  return DARK_SEGMENTS.includes(firstSegment(pathname))
}

/** Path of a card's public page, as links and QR codes carry it after the origin. */
export function viewPath(slug: string): string {
  return `/view/${slug}`
}
