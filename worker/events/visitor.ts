import Bowser from 'bowser'
import { createIsbotFromList, list } from 'isbot'
import type { Exclusion } from '../../schema/event.ts'
import { SOURCES } from '../../schema/source.ts'

/** Services that fetch a page to show a preview of its link. */
const PREVIEWS =
  /facebookexternalhit|facebot|whatsapp\/|twitterbot|slackbot|slack-imgproxy|telegrambot|linkedinbot|discordbot|skypeuripreview|pinterestbot|redditbot|viber|iframely|embedly|vkshare|line-poker|mastodon|applebot.*preview|google-pagerenderer|bitlybot|zoominfobot|microsoftpreview|snap url preview/i

/**
 * isbot's list without the patterns that match programs under a plain name (`curl/8`, an app's client) and headless
 * browsers. Those send an event only on purpose or by running the page's script. Crawlers that run scripts name themselves.
 */
const NOT_CRAWLERS = ['curl/8.5.0', 'python-requests/2.3', 'Playwright/1.65 node/24', 'headless']
const isCrawler = createIsbotFromList(list.filter((pattern) => !NOT_CRAWLERS.some((ua) => new RegExp(pattern, 'i').test(ua))))
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** Why events of this user agent are left out of the counts; null if they count. */
export function exclusionOf(ua: string | null): Exclusion | null {
  if (!ua) return null
  if (PREVIEWS.test(ua)) return 'preview'
  return isCrawler(ua) ? 'bot' : null
}

/**
 * Why a page request is recorded as excluded: it comes from a program that runs no script. Null for browsers, including headless ones,
 * because the page's script reports them.
 */
export function pageExclusionOf(ua: string | null): Exclusion | null {
  if (!ua || PREVIEWS.test(ua)) return ua ? 'preview' : 'bot'
  return isRobot(ua) ? 'bot' : null
}

const TYPES: Record<string, string> = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet', tv: 'TV' }
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP))
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP))
const OTHER = 'Other'

/** "Type · OS · Browser" of a user agent; names unknown to bowser become "Other", so that nobody can invent values. Null without a user agent. */
export function deviceOf(ua: string | null): string | null {
  if (!ua) return null
  const { platform, os, browser } = Bowser.parse(ua)
  const type = TYPES[platform.type ?? ''] ?? OTHER
  const system = os.name && SYSTEMS.has(os.name) ? os.name : OTHER
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : OTHER
  return type === OTHER && system === OTHER && name === OTHER ? null : `${type} · ${system} · ${name}`
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return null
  return countries.of(code) ?? null
}

/** "City, Country" from the edge's city and ISO 3166 country code, or whichever is known. Null if neither is known. */
export function locationOf(city: string | null, country: string | null): string | null {
  return [city, country && countryName(country)].filter(Boolean).join(', ') || null
}

/** Source of a view: `tag:` and a known tag of the link, else `ref:` and the referrer's host, else `direct`. */
export function sourceOf(tag: string | undefined, referrer: string | undefined): string {
  if (tag && Object.hasOwn(SOURCES, tag)) return `tag:${tag}`
  const host = referrer?.toLowerCase().replace(/^www\./, '') ?? ''
  return host.length <= 100 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(host) ? `ref:${host}` : 'direct'
}
