import { PRODUCT } from '../../schema/product.ts'
import { isAppPath, ROUTES } from '../../schema/route.ts'

/** The page that somebody was led away from to sign in. */
export interface ReturnPath {
  /** With query and hash. */
  path: string
  /** Whose session ended there; null where there was none. */
  userId: number | null
}

const KEY = `${PRODUCT.key}-return`
const PATH_MAX = 2000
/** Stands for the app's own origin while a path is read. */
const BASE = 'https://app.invalid'

/** The address of a page within the app. */
export function leavingPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

/** The same path if it is one of the app's screens that need a session, otherwise null. */
function screenPath(path: string): string | null {
  if (path.length > PATH_MAX || !path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path) || !URL.canParse(path, BASE)) return null
  const url = new URL(path, BASE)
  const known = url.origin === BASE && isAppPath(url.pathname)
  return known && url.pathname !== ROUTES.auth && url.pathname !== ROUTES.home ? leavingPath(url) : null
}

/** Where a user lands after signing in: where they wanted to go, unless it was somebody else who wanted it, or the dashboard. */
export function landingPath(wanted: ReturnPath | null, userId: number): string {
  const isTheirs = wanted !== null && (wanted.userId === null || wanted.userId === userId)
  return (isTheirs ? screenPath(wanted.path) : null) ?? ROUTES.dashboard
}

// In the tab's own storage, so that it outlives a reload and is not shared with other tabs.

export function keepReturnPath(wanted: ReturnPath) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted))
  } catch {
    // Storage is off: signing in leads to the dashboard.
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
    // Nothing was kept then.
  }
}
