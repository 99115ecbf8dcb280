export const URL_MAX = 2000
/** Where uploaded images are served from. */
export const MEDIA_PREFIX = '/media/'

// The one global beyond the language itself that the contracts use; every runtime has it.
declare const URL: { canParse(url: string): boolean }

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** What a browser strips from an address before reading its scheme (URL standard, section 4.4). */
const STRIPPED = /[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/

function parses(value: string): boolean {
  return URL.canParse(value)
}

/** True for `http:` and `https:` addresses with a host. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(value) && !STRIPPED.test(value) && parses(value)
}

/** An address to load from: over https, since a page on https loads nothing else. This machine's own stays as it is. */
export function overHttps(url: string): string {
  return url.replace(/^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i, 'https://')
}

/** True for the addresses a card's button may hold: http(s), mailto, tel. */
export function isActionUrl(value: string): boolean {
  return isWebUrl(value) || (/^(mailto|tel):[^\s]/i.test(value) && !STRIPPED.test(value) && parses(value))
}

/** True for an uploaded image's own path: `/media/` and plain segments. */
export function isMediaPath(value: string): boolean {
  return /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')
}

/**
 * A website as typed, made a link: an address without a scheme gets `https://`.
 * Returns null when the result is no http(s) address (`javascript:`, `data:`, junk).
 */
export function websiteHref(value: string): string | null {
  const typed = value.trim()
  if (typed === '') return null
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase()
  // `example.com:8080` has no scheme: what stands before its colon is a host, and digits follow.
  const host = /^([^/:]+):\d+(?:\/|$)/.exec(typed)?.[1] ?? ''
  const hostAndPort = host.slice(1, -1).includes('.') || /^localhost:\d+/i.test(typed)
  const href = scheme === 'http' || scheme === 'https' ? typed : scheme && !hostAndPort ? null : `https://${typed.replace(/^\/\//, '')}`
  return href !== null && isWebUrl(href) ? href : null
}
