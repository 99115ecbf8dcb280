import { createIsbotFromList, list } from 'isbot'
import type { EventExclusionReason } from '../../schema/event.ts'
import { VISIT_SOURCES } from '../../schema/source.ts'
import { parseUserAgent } from '../platform/user-agent.ts'

const LINK_PREVIEW_USER_AGENTS =
  /facebookexternalhit|facebot|whatsapp\/|twitterbot|slackbot|slack-imgproxy|telegrambot|linkedinbot|discordbot|skypeuripreview|pinterestbot|redditbot|viber|iframely|embedly|vkshare|line-poker|mastodon|applebot.*preview|google-pagerenderer|bitlybot|zoominfobot|microsoftpreview|snap url preview/i

/**
 * User agents of programs and headless browsers. The package isbot lists them, but they are no crawlers: they send an event only on purpose
 * or by running the page's script.
 */
const NON_CRAWLER_USER_AGENTS = ['curl/8.5.0', 'python-requests/2.3', 'Playwright/1.65 node/24', 'headless']
const isCrawlerUserAgent = createIsbotFromList(
  list.filter((pattern) => !NON_CRAWLER_USER_AGENTS.some((ua) => new RegExp(pattern, 'i').test(ua))),
)
const isUserAgentWithoutScripts = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** Returns why events from a user agent do not count; null if they count. */
export function eventExclusionReasonOf(ua: string | null): EventExclusionReason | null {
  if (!ua) return null
  if (LINK_PREVIEW_USER_AGENTS.test(ua)) return 'preview'
  return isCrawlerUserAgent(ua) ? 'bot' : null
}

/**
 * Returns why a request for a page does not count as a view. Returns null for browsers (even headless ones), whose views the page's script
 * reports.
 */
export function pageRequestExclusionReasonOf(ua: string | null): EventExclusionReason | null {
  if (!ua || LINK_PREVIEW_USER_AGENTS.test(ua)) return ua ? 'preview' : 'bot'
  return isUserAgentWithoutScripts(ua) ? 'bot' : null
}

const OTHER_DEVICE_LABEL = 'Other'

/** Describes a device as "Type · OS · Browser", with "Other" for unknown names; null if nothing is known. */
export function deviceLabelOf(ua: string | null): string | null {
  const { deviceType, os, browser } = parseUserAgent(ua)
  if (!deviceType && !os && !browser) return null
  return [deviceType, os, browser].map((name) => name ?? OTHER_DEVICE_LABEL).join(' · ')
}

const countryDisplayNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function countryNameOf(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return null
  return countryDisplayNames.of(code) ?? null
}

export function locationLabelOf(city: string | null, country: string | null): string | null {
  return [city, country && countryNameOf(country)].filter(Boolean).join(', ') || null
}

/** Returns the source of a view: `tag:` and a known tag of the link, else `ref:` and the referring host, else `direct`. */
export function cardViewSourceOf(tag: string | undefined, referrer: string | undefined): string {
  if (tag && Object.hasOwn(VISIT_SOURCES, tag)) return `tag:${tag}`
  const host = referrer?.toLowerCase().replace(/^www\./, '') ?? ''
  return host.length <= 100 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(host) ? `ref:${host}` : 'direct'
}
