import { PRODUCT } from '../../schema/product.ts'
import { isAppPath, ROUTES } from '../../schema/route.ts'

/** The page from which somebody was redirected to sign-in. */
export interface ReturnPath {
  /** With query and hash. */
  path: string
  /** The user whose session ended on the page; null when nobody was signed in. */
  userId: number | null
}

const KEY = `${PRODUCT.key}-return`
const PATH_MAX = 2000
/** Replaces the app's origin while a path is parsed. */
const BASE = 'https://app.invalid'

/** The address of a page within the app. */
export function leavingPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

/** Returns the path if it leads to a screen of the app that needs a session, otherwise null. */
function screenPath(path: string): string | null {
  if (path.length > PATH_MAX || !path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path) || !URL.canParse(path, BASE)) return null
  const url = new URL(path, BASE)
  const isOwn = url.origin === BASE && isAppPath(url.pathname)
  return isOwn && url.pathname !== ROUTES.auth && url.pathname !== ROUTES.home ? leavingPath(url) : null
}

/** Where sign-in leads: to the remembered page, unless another user had it open, otherwise to the dashboard. */
export function landingPath(remembered: ReturnPath | null, userId: number): string {
  const isOwn = remembered !== null && (remembered.userId === null || remembered.userId === userId)
  return (isOwn ? screenPath(remembered.path) : null) ?? ROUTES.dashboard
}

// Kept in sessionStorage: it survives a reload and is not shared with other tabs.

export function keepReturnPath(page: ReturnPath) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page))
  } catch {
    // Without storage, sign-in leads to the dashboard.
  }
}

export function readReturnPath(): ReturnPath | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ReturnPath> | null
    return value && typeof value.path === 'string' ? { path: value.path, userId: value.userId ?? null } : null
  } catch {
    return null
  }
}

export function forgetReturnPath() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
