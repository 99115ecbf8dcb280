/** Addresses of people's pages, and what is short and lasting about them: the handle. */
import { isHandle } from './social-handle.ts'

/** What an address is. */
export interface SocialAddress {
  platform: string
  /** What stands for the page on that platform; null for what is no profile (a post, an invitation to sign in). */
  handle: string | null
  /** True where the site's own name is all there is. */
  bare: boolean
}

/** The parts of an address, decoded. */
interface Parts {
  host: string
  path: string[]
  params: Record<string, string>
}

interface Site {
  hosts: RegExp
  handle: (parts: Parts) => string | null
}

const ADDRESS = /^(?:https?:\/\/)*(?:https?:|\/\/)?([a-z0-9._-]{1,253})(?::(?:80|443))?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/i
/** A subdomain that shows the same page: for phones, for a country or a language. */
const SAME = String.raw`(?:(?:www|m|mobile|mbasic|touch|web|[a-z]{2}(?:-[a-z]{2})?)\.)?`
const hosts = (names: string) => new RegExp(`^${SAME}(?:${names})$`)

/** Percent-encoding undone where it is well-formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The first part of a path, without `@`, if it is a name of this platform and nothing but a tab of the page follows. */
function single(platform: string, [first = '', tab, ...more]: string[], tabs = /^$/): string | null {
  const name = first.replace(/^@/, '')
  return isHandle(platform, name) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? name : null
}

/** `@name` as the first part, alone or with one of the tabs of the page behind it. */
function named({ path: [first = '', tab, ...more] }: Parts, tabs = /^$/): string | null {
  return /^@[^\s@]+$/.test(first) && more.length === 0 && (tab === undefined || tabs.test(tab)) ? first : null
}

const YOUTUBE_TABS = /^(?:featured|videos|shorts|streams|live|playlists|podcasts|community|posts|about|channels|releases)$/i

function facebook(parts: Parts): string | null {
  const [first, second, id, ...more] = parts.path
  if (first === 'profile.php' && !second) return /^\d+$/.test(parts.params['id'] ?? '') ? parts.params['id']! : null
  if (first === 'groups' && second && !id) return `groups/${second}`
  if ((first === 'people' || first === 'pages') && second && id && more.length === 0) return `${first}/${second}/${id}`
  if (first === 'p' && second && !id) return `p/${second}`
  return single('facebook', parts.path, /^(?:about|photos|videos|reels|friends|reviews|followers|following|mentions)$/)
}

function linkedin({ path: [kind, name, ...more] }: Parts): string | null {
  if (!kind || !name) return null
  if (kind === 'in' && /^(?:overlay|details|recent-activity)$/.test(more[0] ?? '')) return name
  if (more.length > 1) return null
  if (kind === 'in') return more.length === 0 || /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(more[0]!) ? name : null
  const [tab] = more
  return /^(?:company|school|showcase)$/.test(kind) && (!tab || /^(?:about|posts|jobs|people|life|mycompany)$/.test(tab))
    ? `${kind}/${name}`
    : null
}

function youtube(parts: Parts): string | null {
  const [kind, id, tab, ...more] = parts.path
  if (kind?.startsWith('@')) return named(parts, YOUTUBE_TABS)
  if (!id || more.length > 0 || (tab && !YOUTUBE_TABS.test(tab))) return null
  if (kind === 'channel') return /^UC[\w-]{22}$/.test(id) ? id : null
  return kind === 'c' || kind === 'user' ? `${kind}/${id}` : null
}

function whatsapp({ host, path: [first = '', second, ...more], params }: Parts): string | null {
  // A message to begin with is part of the address.
  if (params['text'] || more.length > 0) return null
  const sent = first === 'send' && !second ? (params['phone'] ?? '') : ''
  if (!host.endsWith('wa.me')) return /\d/.test(sent) ? plus(sent) : null
  if (first === 'message' && second) return `message/${second}`
  return !second && /^\+?\d(?:[\s().-]*\d){4,19}$/.test(first) ? plus(first) : null
}

/** The number in an address, which has its country code without `+` or, where that was read as a space, with one. */
function plus(number: string): string {
  const digits = number.replace(/\(0\)|\D/g, '')
  return digits.startsWith('0') ? digits : `+${digits}`
}

function telegram({ host, path, params }: Parts): string | null {
  // A bot is started with what stands here, and a message begun with it.
  if (Object.keys(params).some((name) => /^(?:start|startgroup|startapp|text|game|boost)$/.test(name))) return null
  const own = /^([a-z]\w{3,31})\.t\.me$/.exec(host)?.[1]
  if (own && own !== 'www') return path.length === 0 ? own : null
  const [first = '', second] = path
  if (/^\+[\w-]+$/.test(first) && path.length === 1) return first
  if (first === 'joinchat' && second && path.length === 2) return `joinchat/${second}`
  return single('telegram', first === 's' ? path.slice(1) : path)
}

function medium(parts: Parts): string | null {
  const blog = /^([\w-]+)\.medium\.com$/.exec(parts.host)?.[1]
  if (blog && !/^(?:www|m|help|policy|blog)$/.test(blog)) return parts.path.length === 0 ? `${blog}.medium.com` : null
  return named(parts, /^about$/)?.slice(1) ?? null
}

function discord({ host, path: [first, second, ...more] }: Parts): string | null {
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
      single('twitter', path, /^(?:with_replies|media|likes|highlights|articles|followers|following|verified_followers)$/),
  },
  instagram: {
    hosts: hosts(String.raw`instagram\.com|instagr\.am`),
    handle: ({ path }) => single('instagram', path[0] === '_u' ? path.slice(1) : path, /^(?:reels|tagged)$/),
  },
  linkedin: { hosts: hosts(String.raw`linkedin\.com`), handle: linkedin },
  youtube: { hosts: hosts(String.raw`(?:music\.)?youtube\.com`), handle: youtube },
  whatsapp: { hosts: hosts(String.raw`wa\.me|(?:api\.)?whatsapp\.com`), handle: whatsapp },
  telegram: { hosts: /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog|[a-z]\w{3,31}\.t\.me)$/, handle: telegram },
  threads: {
    hosts: hosts(String.raw`threads\.(?:net|com)`),
    handle: (parts) => named(parts, /^(?:replies|media|reposts)$/)?.slice(1) ?? null,
  },
  tiktok: { hosts: hosts(String.raw`tiktok\.com`), handle: (parts) => named(parts)?.slice(1) ?? null },
  pinterest: {
    hosts: hosts(String.raw`pinterest\.(?:com|[a-z]{2}|com?\.[a-z]{2})`),
    handle: ({ path }) => single('pinterest', path, /^_(?:saved|created)$/),
  },
  snapchat: {
    hosts: hosts(String.raw`snapchat\.com`),
    handle: (parts) => (parts.path[0] === 'add' ? single('snapchat', parts.path.slice(1)) : (named(parts)?.slice(1) ?? null)),
  },
  discord: { hosts: hosts(String.raw`discord\.gg|discord(?:app)?\.com`), handle: discord },
  medium: { hosts: /^(?:[\w-]+\.)?medium\.com$/, handle: medium },
}

/** Addresses of apps, which have a scheme of their own. */
const APPS: [pattern: RegExp, platform: string, handle: (found: string) => string][] = [
  [/^viber:\/\/(?:chat|add|contact)\/?\?number=([^&]+)$/i, 'viber', plus],
  [/^whatsapp:\/\/send\/?\?phone=([^&]+)$/i, 'whatsapp', plus],
  [/^tg:\/\/resolve\/?\?domain=(\w{4,32})$/i, 'telegram', (name) => name],
  [/^tg:\/\/resolve\/?\?phone=([^&]+)$/i, 'telegram', plus],
  [/^skype:([^?\s]+)(?:\?(?:chat|userinfo|add))?$/i, 'skype', (name) => name],
  [/^mailto:([^?\s]+)$/i, 'gmail', (address) => address],
]

/** What an address is, with or without its scheme; null where it is none of a platform with profiles. At most 500 characters are read. */
export function socialAddress(typed: string): SocialAddress | null {
  // `twitter.com/#!/ada` is how addresses were written when the page itself read them.
  const text = typed.slice(0, 500).replace('/#!/', '/')
  for (const [pattern, platform, handle] of APPS) {
    const found = pattern.exec(text)?.[1]
    if (found) return { platform, handle: handle(decoded(found)), bare: false }
  }
  const [, name, path = '', query = ''] = ADDRESS.exec(text) ?? []
  if (!name || !name.includes('.')) return null
  const host = name.toLowerCase()
  const platform = Object.keys(SITES).find((key) => SITES[key]!.hosts.test(host))
  if (!platform) return null
  const params = query.split('&').map((pair) => pair.split('='))
  const parts = path.split('/').filter(Boolean).map(decoded)
  const handle = SITES[platform]!.handle({
    host,
    path: parts,
    params: Object.fromEntries(params.map(([key = '', value = '']) => [key, decoded(value.replaceAll('+', ' '))])),
  })
  // What was percent-encoded may be anything.
  const safe = handle && !/[\s\p{Cc}<>"'?#&%\\]/u.test(handle) ? handle : null
  return { platform, handle: safe, bare: parts.length === 0 && !handle }
}
