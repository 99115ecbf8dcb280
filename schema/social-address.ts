import { isPossibleSocialHandle } from './social-handle.ts'

export interface ParsedSocialUrl {
  platform: string
  /** The profile's handle, id or path; null if the URL shows something else, such as a post. */
  handle: string | null
  isHomePage: boolean
}

interface DecodedUrlParts {
  host: string
  path: string[]
  params: Record<string, string>
}

interface SocialSiteUrlRule {
  hosts: RegExp
  handle: (url: DecodedUrlParts) => string | null
}

const HTTP_URL_PATTERN = /^(?:https?:\/\/)*(?:https?:|\/\/)?([a-z0-9._-]{1,253})(?::(?:80|443))?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i
const OPTIONAL_SUBDOMAIN_PATTERN = String.raw`(?:(?:www|m|mobile|mbasic|touch|web|[a-z]{2}(?:-[a-z]{2})?)\.)?`
const createHostPattern = (names: string) => new RegExp(`^${OPTIONAL_SUBDOMAIN_PATTERN}(?:${names})$`)

export function tryPercentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the handle at the start of a profile URL's path, without `@`. Only a subpage (`tabs`) may follow it. */
function extractHandleFromPath(platform: string, [first = '', tab, ...more]: string[], tabs = /^$/): string | null {
  const name = first.replace(/^@/, '')
  return isPossibleSocialHandle(platform, name) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? name : null
}

function extractAtHandleFromPath({ path: [first = '', tab, ...more] }: DecodedUrlParts, tabs = /^$/): string | null {
  return /^@[^\s@]+$/.test(first) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? first : null
}

const YOUTUBE_CHANNEL_TAB_PATTERN = /^(?:featured|videos|shorts|streams|live|playlists|podcasts|community|posts|about|channels|releases)$/i

function extractFacebookHandle(parts: DecodedUrlParts): string | null {
  const [first, second, id, ...more] = parts.path
  if (first === 'profile.php' && !second) return /^\d+$/.test(parts.params['id'] ?? '') ? parts.params['id']! : null
  if (first === 'groups' && second && !id) return `groups/${second}`
  if ((first === 'people' || first === 'pages') && second && id && more.length === 0) return `${first}/${second}/${id}`
  if (first === 'p' && second && !id) return `p/${second}`
  return extractHandleFromPath('facebook', parts.path, /^(?:about|photos|videos|reels|friends|reviews|followers|following|mentions)$/)
}

function extractLinkedinHandle({ path: [kind, name, ...more] }: DecodedUrlParts): string | null {
  if (!kind || !name) return null
  if (kind === 'in' && /^(?:overlay|details|recent-activity)$/.test(more[0] ?? '')) return name
  if (more.length > 1) return null
  if (kind === 'in') return more.length === 0 || /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(more[0]!) ? name : null
  const [tab] = more
  return /^(?:company|school|showcase)$/.test(kind) && (!tab || /^(?:about|posts|jobs|people|life|mycompany)$/.test(tab))
    ? `${kind}/${name}`
    : null
}

function extractYoutubeHandle(parts: DecodedUrlParts): string | null {
  const [kind, id, tab, ...more] = parts.path
  if (kind?.startsWith('@')) return extractAtHandleFromPath(parts, YOUTUBE_CHANNEL_TAB_PATTERN)
  if (!id || more.length > 0 || (tab && !YOUTUBE_CHANNEL_TAB_PATTERN.test(tab))) return null
  if (kind === 'channel') return /^UC[\w-]{22}$/.test(id) ? id : null
  return kind === 'c' || kind === 'user' ? `${kind}/${id}` : null
}

function extractWhatsappNumber({ host, path: [first = '', second, ...more], params }: DecodedUrlParts): string | null {
  // A URL with a prefilled message is saved whole, because the phone number alone would lose the message.
  if (params['text'] || more.length > 0) return null
  const phone = first === 'send' && !second ? (params['phone'] ?? '') : ''
  if (!host.endsWith('wa.me')) return /\d/.test(phone) ? prependPlusToPhone(phone) : null
  if (first === 'message' && second) return `message/${second}`
  return !second && /^\+?\d(?:[\s().-]*\d){4,19}$/.test(first) ? prependPlusToPhone(first) : null
}

/** In a URL, the `+` may be missing or decoded as a space. */
function prependPlusToPhone(number: string): string {
  const digits = number.replace(/\(0\)|\D/g, '')
  return digits.startsWith('0') ? digits : `+${digits}`
}

function extractTelegramHandle({ host, path, params }: DecodedUrlParts): string | null {
  // A Telegram URL that starts a bot or prefills a message is saved whole.
  if (Object.keys(params).some((name) => /^(?:start|startgroup|startapp|text|game|boost)$/.test(name))) return null
  const subdomain = /^([a-z]\w{3,31})\.t\.me$/.exec(host)?.[1]
  if (subdomain && subdomain !== 'www') return path.length === 0 ? subdomain : null
  const [first = '', second] = path
  if (/^\+[\w-]+$/.test(first) && path.length === 1) return first
  if (first === 'joinchat' && second && path.length === 2) return `joinchat/${second}`
  return extractHandleFromPath('telegram', first === 's' ? path.slice(1) : path)
}

function extractMediumHandle(parts: DecodedUrlParts): string | null {
  const blog = /^([\w-]+)\.medium\.com$/.exec(parts.host)?.[1]
  if (blog && !/^(?:www|m|help|policy|blog)$/.test(blog)) return parts.path.length === 0 ? `${blog}.medium.com` : null
  return extractAtHandleFromPath(parts, /^about$/)?.slice(1) ?? null
}

function extractDiscordHandle({ host, path: [first, second, ...more] }: DecodedUrlParts): string | null {
  if (host.endsWith('discord.gg')) return first && !second ? first : null
  if (!first || !second || more.length > 0) return null
  if (first === 'users') return /^\d{17,20}$/.test(second) ? second : null
  return first === 'invite' ? second : null
}

const SOCIAL_SITE_URL_RULES: Record<string, SocialSiteUrlRule> = {
  facebook: { hosts: createHostPattern(String.raw`facebook\.com|fb\.com`), handle: extractFacebookHandle },
  twitter: {
    hosts: createHostPattern(String.raw`x\.com|twitter\.com`),
    handle: ({ path }) =>
      extractHandleFromPath('twitter', path, /^(?:with_replies|media|likes|highlights|articles|followers|following|verified_followers)$/),
  },
  instagram: {
    hosts: createHostPattern(String.raw`instagram\.com|instagr\.am`),
    handle: ({ path }) => extractHandleFromPath('instagram', path[0] === '_u' ? path.slice(1) : path, /^(?:reels|tagged)$/),
  },
  linkedin: { hosts: createHostPattern(String.raw`linkedin\.com|lnkd\.in`), handle: extractLinkedinHandle },
  youtube: { hosts: createHostPattern(String.raw`(?:music\.)?youtube\.com|youtu\.be`), handle: extractYoutubeHandle },
  whatsapp: { hosts: createHostPattern(String.raw`wa\.me|(?:api\.)?whatsapp\.com`), handle: extractWhatsappNumber },
  telegram: { hosts: /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog|[a-z]\w{3,31}\.t\.me)$/, handle: extractTelegramHandle },
  threads: {
    hosts: createHostPattern(String.raw`threads\.(?:net|com)`),
    handle: (parts) => extractAtHandleFromPath(parts, /^(?:replies|media|reposts)$/)?.slice(1) ?? null,
  },
  tiktok: { hosts: createHostPattern(String.raw`tiktok\.com`), handle: (parts) => extractAtHandleFromPath(parts)?.slice(1) ?? null },
  pinterest: {
    hosts: createHostPattern(String.raw`pinterest\.(?:com|[a-z]{2}|com?\.[a-z]{2})|pin\.it`),
    // The short links of pin.it hold a code and no handle.
    handle: ({ host, path }) => (host.endsWith('pin.it') ? null : extractHandleFromPath('pinterest', path, /^_(?:saved|created)$/)),
  },
  skype: { hosts: createHostPattern(String.raw`(?:join\.)?skype\.com`), handle: () => null },
  snapchat: {
    hosts: createHostPattern(String.raw`snapchat\.com`),
    handle: (parts) =>
      parts.path[0] === 'add' ? extractHandleFromPath('snapchat', parts.path.slice(1)) : (extractAtHandleFromPath(parts)?.slice(1) ?? null),
  },
  discord: { hosts: createHostPattern(String.raw`discord\.gg|discord(?:app)?\.com`), handle: extractDiscordHandle },
  medium: { hosts: /^(?:[\w-]+\.)?medium\.com$/, handle: extractMediumHandle },
}

const SOCIAL_APP_URL_RULES: [pattern: RegExp, platform: string, handle: (match: string) => string | null][] = [
  [/^viber:\/\/(?:chat|add|contact)\/?\?number=([^&]+)$/i, 'viber', prependPlusToPhone],
  [/^whatsapp:\/\/send\/?\?phone=([^&]+)$/i, 'whatsapp', prependPlusToPhone],
  [/^tg:\/\/resolve\/?\?domain=(\w{4,32})$/i, 'telegram', (name) => name],
  [/^tg:\/\/resolve\/?\?phone=([^&]+)$/i, 'telegram', prependPlusToPhone],
  [/^skype:([^?\s]+)(?:\?(?:chat|userinfo|add))?$/i, 'skype', (name) => name],
  // Other links, such as `skype:ada?call`, are saved whole, because a handle opens a chat.
  [/^skype:(\S+)$/i, 'skype', () => null],
  [/^mailto:([^?\s]+)$/i, 'gmail', (address) => address],
]

/** Finds the platform and handle in a URL, even without `https://`. Null for other texts. Reads 500 characters. */
export function parseSocialUrl(typed: string): ParsedSocialUrl | null {
  // In old Twitter URLs, `#!` precedes the handle: `twitter.com/#!/ada`.
  const text = typed.slice(0, 500).replace('/#!/', '/')
  for (const [pattern, platform, handle] of SOCIAL_APP_URL_RULES) {
    const match = pattern.exec(text)?.[1]
    if (match) return { platform, handle: handle(tryPercentDecode(match)), isHomePage: false }
  }
  const [, name, path = '', query = ''] = HTTP_URL_PATTERN.exec(text) ?? []
  if (!name || !name.includes('.')) return null
  const host = name.toLowerCase()
  const platform = Object.keys(SOCIAL_SITE_URL_RULES).find((key) => SOCIAL_SITE_URL_RULES[key]!.hosts.test(host))
  if (!platform) return null
  const params = query.split('&').map((pair) => pair.split('='))
  const parts = path.split('/').filter(Boolean).map(tryPercentDecode)
  const handle = SOCIAL_SITE_URL_RULES[platform]!.handle({
    host,
    path: parts,
    params: Object.fromEntries(params.map(([key = '', value = '']) => [key, tryPercentDecode(value.replaceAll('+', ' '))])),
  })
  // The handle is checked again, because percent-decoding can produce any character.
  const safe = handle && !/[\s\p{Cc}<>"'?#&%\\]/u.test(handle) ? handle : null
  return { platform, handle: safe, isHomePage: parts.length === 0 && !handle }
}
