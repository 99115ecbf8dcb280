/** Finds the platform and the handle in URLs of social profiles. */
import { isHandle } from './social-handle.ts'

/** A URL on a known social platform. */
export interface SocialAddress {
  platform: string
  /** Handle, id or path of the profile; null for other pages, such as a post. */
  handle: string | null
  isHomePage: boolean
}

/** Host, path segments and query parameters of a URL, percent-decoded. */
interface UrlParts {
  host: string
  path: string[]
  params: Record<string, string>
}

interface Site {
  hosts: RegExp
  handle: (url: UrlParts) => string | null
}

const URL_PATTERN = /^(?:https?:\/\/)*(?:https?:|\/\/)?([a-z0-9._-]{1,253})(?::(?:80|443))?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i
/** Optional subdomain that shows the same pages: `www.`, a mobile version, a country or a language. */
const SAME_SITE = String.raw`(?:(?:www|m|mobile|mbasic|touch|web|[a-z]{2}(?:-[a-z]{2})?)\.)?`
const hosts = (names: string) => new RegExp(`^${SAME_SITE}(?:${names})$`)

/** Percent-decodes a text; returns it unchanged when the encoding is malformed. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The first path segment without `@`, if it is a valid handle of the platform and is followed by nothing but one of `tabs`. */
function handleSegment(platform: string, [first = '', tab, ...more]: string[], tabs = /^$/): string | null {
  const name = first.replace(/^@/, '')
  return isHandle(platform, name) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? name : null
}

/** The first path segment, if it is an `@name` and is followed by nothing but one of `tabs`. */
function atNameSegment({ path: [first = '', tab, ...more] }: UrlParts, tabs = /^$/): string | null {
  return /^@[^\s@]+$/.test(first) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? first : null
}

const YOUTUBE_TABS = /^(?:featured|videos|shorts|streams|live|playlists|podcasts|community|posts|about|channels|releases)$/i

function facebook(parts: UrlParts): string | null {
  const [first, second, id, ...more] = parts.path
  if (first === 'profile.php' && !second) return /^\d+$/.test(parts.params['id'] ?? '') ? parts.params['id']! : null
  if (first === 'groups' && second && !id) return `groups/${second}`
  if ((first === 'people' || first === 'pages') && second && id && more.length === 0) return `${first}/${second}/${id}`
  if (first === 'p' && second && !id) return `p/${second}`
  return handleSegment('facebook', parts.path, /^(?:about|photos|videos|reels|friends|reviews|followers|following|mentions)$/)
}

function linkedin({ path: [kind, name, ...more] }: UrlParts): string | null {
  if (!kind || !name) return null
  if (kind === 'in' && /^(?:overlay|details|recent-activity)$/.test(more[0] ?? '')) return name
  if (more.length > 1) return null
  if (kind === 'in') return more.length === 0 || /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(more[0]!) ? name : null
  const [tab] = more
  return /^(?:company|school|showcase)$/.test(kind) && (!tab || /^(?:about|posts|jobs|people|life|mycompany)$/.test(tab))
    ? `${kind}/${name}`
    : null
}

function youtube(parts: UrlParts): string | null {
  const [kind, id, tab, ...more] = parts.path
  if (kind?.startsWith('@')) return atNameSegment(parts, YOUTUBE_TABS)
  if (!id || more.length > 0 || (tab && !YOUTUBE_TABS.test(tab))) return null
  if (kind === 'channel') return /^UC[\w-]{22}$/.test(id) ? id : null
  return kind === 'c' || kind === 'user' ? `${kind}/${id}` : null
}

function whatsapp({ host, path: [first = '', second, ...more], params }: UrlParts): string | null {
  // A prefilled message would be lost with the rest of the URL.
  if (params['text'] || more.length > 0) return null
  const phone = first === 'send' && !second ? (params['phone'] ?? '') : ''
  if (!host.endsWith('wa.me')) return /\d/.test(phone) ? withPlus(phone) : null
  if (first === 'message' && second) return `message/${second}`
  return !second && /^\+?\d(?:[\s().-]*\d){4,19}$/.test(first) ? withPlus(first) : null
}

/** A phone number of a URL with `+` before its country code. The URL may omit the `+`, or contain it decoded as a space. */
function withPlus(number: string): string {
  const digits = number.replace(/\(0\)|\D/g, '')
  return digits.startsWith('0') ? digits : `+${digits}`
}

function telegram({ host, path, params }: UrlParts): string | null {
  // These parameters start a bot or prefill a message, so they must be kept.
  if (Object.keys(params).some((name) => /^(?:start|startgroup|startapp|text|game|boost)$/.test(name))) return null
  const subdomain = /^([a-z]\w{3,31})\.t\.me$/.exec(host)?.[1]
  if (subdomain && subdomain !== 'www') return path.length === 0 ? subdomain : null
  const [first = '', second] = path
  if (/^\+[\w-]+$/.test(first) && path.length === 1) return first
  if (first === 'joinchat' && second && path.length === 2) return `joinchat/${second}`
  return handleSegment('telegram', first === 's' ? path.slice(1) : path)
}

function medium(parts: UrlParts): string | null {
  const blog = /^([\w-]+)\.medium\.com$/.exec(parts.host)?.[1]
  if (blog && !/^(?:www|m|help|policy|blog)$/.test(blog)) return parts.path.length === 0 ? `${blog}.medium.com` : null
  return atNameSegment(parts, /^about$/)?.slice(1) ?? null
}

function discord({ host, path: [first, second, ...more] }: UrlParts): string | null {
  if (host.endsWith('discord.gg')) return first && !second ? first : null
  if (!first || !second || more.length > 0) return null
  if (first === 'users') return /^\d{17,20}$/.test(second) ? second : null
  return first === 'invite' ? second : null
}

const SITES: Record<string, Site> = {
  facebook: { hosts: hosts(String.raw`facebook\.com|fb\.com`), handle: facebook },
  twitter: {
    hosts: hosts(String.raw`x\.com|twitter\.com`),
    handle: ({ path }) =>
      handleSegment('twitter', path, /^(?:with_replies|media|likes|highlights|articles|followers|following|verified_followers)$/),
  },
  instagram: {
    hosts: hosts(String.raw`instagram\.com|instagr\.am`),
    handle: ({ path }) => handleSegment('instagram', path[0] === '_u' ? path.slice(1) : path, /^(?:reels|tagged)$/),
  },
  linkedin: { hosts: hosts(String.raw`linkedin\.com`), handle: linkedin },
  youtube: { hosts: hosts(String.raw`(?:music\.)?youtube\.com`), handle: youtube },
  whatsapp: { hosts: hosts(String.raw`wa\.me|(?:api\.)?whatsapp\.com`), handle: whatsapp },
  telegram: { hosts: /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog|[a-z]\w{3,31}\.t\.me)$/, handle: telegram },
  threads: {
    hosts: hosts(String.raw`threads\.(?:net|com)`),
    handle: (parts) => atNameSegment(parts, /^(?:replies|media|reposts)$/)?.slice(1) ?? null,
  },
  tiktok: { hosts: hosts(String.raw`tiktok\.com`), handle: (parts) => atNameSegment(parts)?.slice(1) ?? null },
  pinterest: {
    hosts: hosts(String.raw`pinterest\.(?:com|[a-z]{2}|com?\.[a-z]{2})`),
    handle: ({ path }) => handleSegment('pinterest', path, /^_(?:saved|created)$/),
  },
  snapchat: {
    hosts: hosts(String.raw`snapchat\.com`),
    handle: (parts) =>
      parts.path[0] === 'add' ? handleSegment('snapchat', parts.path.slice(1)) : (atNameSegment(parts)?.slice(1) ?? null),
  },
  discord: { hosts: hosts(String.raw`discord\.gg|discord(?:app)?\.com`), handle: discord },
  medium: { hosts: /^(?:[\w-]+\.)?medium\.com$/, handle: medium },
}

/** URLs with an app's own scheme. */
const APP_URLS: [pattern: RegExp, platform: string, handle: (match: string) => string][] = [
  [/^viber:\/\/(?:chat|add|contact)\/?\?number=([^&]+)$/i, 'viber', withPlus],
  [/^whatsapp:\/\/send\/?\?phone=([^&]+)$/i, 'whatsapp', withPlus],
  [/^tg:\/\/resolve\/?\?domain=(\w{4,32})$/i, 'telegram', (name) => name],
  [/^tg:\/\/resolve\/?\?phone=([^&]+)$/i, 'telegram', withPlus],
  [/^skype:([^?\s]+)(?:\?(?:chat|userinfo|add))?$/i, 'skype', (name) => name],
  [/^mailto:([^?\s]+)$/i, 'gmail', (address) => address],
]

/** Recognizes a URL of a social platform, with or without `https://`; null for others. Reads at most 500 characters. */
export function socialAddress(typed: string): SocialAddress | null {
  // Old Twitter URLs have a hash-bang: `twitter.com/#!/ada`.
  const text = typed.slice(0, 500).replace('/#!/', '/')
  for (const [pattern, platform, handle] of APP_URLS) {
    const match = pattern.exec(text)?.[1]
    if (match) return { platform, handle: handle(safeDecode(match)), isHomePage: false }
  }
  const [, name, path = '', query = ''] = URL_PATTERN.exec(text) ?? []
  if (!name || !name.includes('.')) return null
  const host = name.toLowerCase()
  const platform = Object.keys(SITES).find((key) => SITES[key]!.hosts.test(host))
  if (!platform) return null
  const params = query.split('&').map((pair) => pair.split('='))
  const parts = path.split('/').filter(Boolean).map(safeDecode)
  const handle = SITES[platform]!.handle({
    host,
    path: parts,
    params: Object.fromEntries(params.map(([key = '', value = '']) => [key, safeDecode(value.replaceAll('+', ' '))])),
  })
  // Decoded characters may be anything, so unsafe handles are dropped.
  const safe = handle && !/[\s\p{Cc}<>"'?#&%\\]/u.test(handle) ? handle : null
  return { platform, handle: safe, isHomePage: parts.length === 0 && !handle }
}
