import Bowser from 'bowser'
import { USER_AGENT_LENGTH_MAX } from '../../schema/bounds.ts'

export function userAgentOf({ headers }: Request): string | null {
  const sent = headers.get('user-agent')
  if (!sent || sent.length <= USER_AGENT_LENGTH_MAX) return sent || null
  // A plain slice would keep the whole header in memory, and might end within a character.
  return Buffer.from(sent.slice(0, USER_AGENT_LENGTH_MAX)).toString()
}

/** Unknown names become null, so that nobody can invent values. */
export interface DeviceDescription {
  deviceType: string | null
  os: string | null
  browser: string | null
}

const DEVICE_TYPE_LABELS: Record<string, string> = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet', tv: 'TV' }
const KNOWN_OPERATING_SYSTEMS = new Set(Object.values(Bowser.OS_MAP))
const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP))

export function parseUserAgent(ua: string | null): DeviceDescription {
  if (!ua) return { deviceType: null, os: null, browser: null }
  const { platform, os, browser } = Bowser.parse(ua)
  return {
    deviceType: DEVICE_TYPE_LABELS[platform.type ?? ''] ?? null,
    os: os.name && KNOWN_OPERATING_SYSTEMS.has(os.name) ? os.name : null,
    browser: browser.name && KNOWN_BROWSERS.has(browser.name) ? browser.name : null,
  }
}

const CITY_LENGTH_MAX = 80

export function cityAndCountryOfRequest(request: Request): { city: string | null; country: string | null } {
  const place = request.cf as { city?: string; country?: string } | undefined
  return { city: place?.city?.slice(0, CITY_LENGTH_MAX) ?? null, country: place?.country?.slice(0, 2) ?? null }
}
