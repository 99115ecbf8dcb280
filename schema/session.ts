import { PRODUCT_NAMES } from './product.ts'

/** For this long after a verification, calls that need one ask for nothing. */
export const VERIFICATION_LIFETIME_MS = 5 * 60_000

export interface SessionSummary {
  id: string
  current: boolean
  createdAt: string
  lastUsedAt: string
  browser: string | null
  os: string | null
  deviceType: string | null
  city: string | null
  country: string | null
}

/**
 * Name of the cookie that tells the app's scripts whether the browser has a session cookie, which they cannot read. It grants nothing.
 * Without it, the app would have to ask the server, and browsers log the answer 401 as an error.
 */
export const SIGNED_IN_MARK_COOKIE_NAME = `${PRODUCT_NAMES.key}_signed_in`
