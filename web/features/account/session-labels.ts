import type { SessionSummary } from '../../../schema/session.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RELATIVE_TIME_MAX_MS = 7 * DAY_MS

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Returns a name such as `Chrome on Windows`. */
export function deviceNameOf({ browser, os, deviceType }: Pick<SessionSummary, 'browser' | 'os' | 'deviceType'>): string {
  if (browser && os) return `${browser} on ${os}`
  return browser ?? os ?? (deviceType ? `${deviceType} device` : 'Unknown device')
}

function countryNameOf(code: string): string | undefined {
  try {
    return regionNames.of(code)
  } catch {
    // Cloudflare has country codes of its own, such as T1 for Tor, which name no country.
    return undefined
  }
}

/** Returns a place such as `Milan, Italy`. */
export function placeNameOf({ city, country }: Pick<SessionSummary, 'city' | 'country'>): string {
  return [city, country && countryNameOf(country)].filter(Boolean).join(', ') || 'Unknown place'
}

/** `now` is in ms since 1970. The server updates `lastUsedAt` at most once an hour. */
export function describeLastUse({ lastUsedAt, current }: Pick<SessionSummary, 'lastUsedAt' | 'current'>, now: number): string {
  const at = Date.parse(lastUsedAt)
  const age = now - at
  if (current || age < HOUR_MS) return 'Active in the last hour'
  if (age < DAY_MS) return `Active ${relativeTime.format(-Math.floor(age / HOUR_MS), 'hour')}`
  if (age < RELATIVE_TIME_MAX_MS) return `Active ${relativeTime.format(-Math.floor(age / DAY_MS), 'day')}`
  return `Active on ${new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })}`
}

export const describeSignIn = ({ createdAt }: Pick<SessionSummary, 'createdAt'>): string =>
  `Signed in ${new Date(createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`
