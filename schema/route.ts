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

/** Path of a card's public page: what links and QR codes hold, after the origin. */
export function viewPath(slug: string): string {
  return `/view/${slug}`
}
