/**
 * The app's pages. The worker answers 200 for these and 404 with the same shell for anything else;
 * the browser maps each to a screen. `:x` stands for one path segment.
 */
export const ROUTES = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  cardEditor: '/card-editor/:id',
  quickEditor: '/mobile-editor/:id',
  /** Without a card it leads to the dashboard. */
  quickEditorBare: '/mobile-editor',
  analytics: '/analytics/:id',
  account: '/account',
  users: '/users',
  guide: '/guide',
  pwaSettings: '/pwa-settings',
  salesbot: '/salesbot/:cardId',
  chat: '/veebubot-chat',
  chatAnalytics: '/veebubot-analytics/:cardId',
} as const

const PATTERNS = Object.values(ROUTES).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** True when the app has a screen for this path. */
export function isAppPath(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname))
}

/** First path segments of the screens that are dark whatever the reader chose: the assistant's and the installable app's. */
export const DARK_PAGES = ['salesbot', 'veebubot-chat', 'veebubot-analytics', 'pwa-settings'] as const

/** True for a screen that is always dark. */
export function isDarkPath(pathname: string): boolean {
  return (DARK_PAGES as readonly string[]).includes(pathname.split('/')[1] ?? '')
}

/** Path of one of the app's screens with its card filled in. */
export function cardPath(route: 'cardEditor' | 'quickEditor' | 'analytics' | 'salesbot' | 'chatAnalytics', cardId: number): string {
  return ROUTES[route].replace(/:\w+/, String(cardId))
}

/** Path of a card's public page: what links and QR codes hold, after the origin. */
export function viewPath(slug: string): string {
  return `/view/${slug}`
}
