import { PRODUCT_NAMES } from '../../schema/product.ts'
import { isAppPagePath, APP_PAGE_PATHS } from '../../schema/route.ts'
import { readStoredJson, storeText } from './browser-storage.ts'

export interface StoredReturnPath {
  path: string
  userId: number | null
}

const RETURN_PATH_STORAGE_KEY = `${PRODUCT_NAMES.key}-return`
const RETURN_PATH_MAX_LENGTH = 2000
const PLACEHOLDER_ORIGIN = 'https://app.invalid'

export function pathOfLocation({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

/** Returns the path if it is a page of this app that requires a session, otherwise null. */
function safeReturnPathOf(path: string): string | null {
  if (path.length > RETURN_PATH_MAX_LENGTH || !path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path)) return null
  if (!URL.canParse(path, PLACEHOLDER_ORIGIN)) return null
  const url = new URL(path, PLACEHOLDER_ORIGIN)
  const isOwn = url.origin === PLACEHOLDER_ORIGIN && isAppPagePath(url.pathname)
  return isOwn && url.pathname !== APP_PAGE_PATHS.auth && url.pathname !== APP_PAGE_PATHS.home ? pathOfLocation(url) : null
}

/**
 * Returns the path to open after sign-in: the page that was open before. It is the dashboard if there was none or another user had it open.
 */
export function choosePathAfterSignIn(remembered: StoredReturnPath | null, userId: number): string {
  const isOwn = remembered !== null && (remembered.userId === null || remembered.userId === userId)
  return (isOwn ? safeReturnPathOf(remembered.path) : null) ?? APP_PAGE_PATHS.dashboard
}

// sessionStorage survives a reload and is not shared between tabs. If the browser refuses it, the dashboard opens after sign-in.

export function storeReturnPath(page: StoredReturnPath) {
  storeText(RETURN_PATH_STORAGE_KEY, JSON.stringify(page), 'sessionStorage')
}

export function readReturnPath(): StoredReturnPath | null {
  const value = readStoredJson(RETURN_PATH_STORAGE_KEY, 'sessionStorage') as Partial<StoredReturnPath> | null
  return value && typeof value.path === 'string' ? { path: value.path, userId: value.userId ?? null } : null
}

export function deleteReturnPath() {
  storeText(RETURN_PATH_STORAGE_KEY, null, 'sessionStorage')
}

let sessionUserId: number | null | 'signed-out' = null

export function recordSignedInUser(userId: number) {
  sessionUserId = userId
  deleteReturnPath()
}

/** Records that the user signed out in any tab. After the next sign-in, the dashboard then opens instead of the last page. */
export function recordSignOut() {
  sessionUserId = 'signed-out'
}

export function rememberPageForSignIn(page: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (sessionUserId !== 'signed-out') storeReturnPath({ path: pathOfLocation(page), userId: sessionUserId })
  sessionUserId = null
}
