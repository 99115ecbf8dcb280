import { createHash } from 'node:crypto'
import type { CardContent } from '../../schema/card.ts'
import { completeWebUrl, websiteLinkOf } from '../../schema/url.ts'
import { AppError } from '../platform/errors.ts'
import list from './blocked-hosts.txt?raw'

const IP_LINE = '[ip]'
const IP_HOST_PATTERN = /^(?:\[.*\]|[\d.]+)$/

/**
 * Returns the host of an address in ASCII and lower case; null if the address is no web address. `complete` adds a missing `https://`. A
 * number without a dot is a host only as a website, because a social link may be a phone number.
 */
function hostOfLink(link: string, complete = completeWebUrl): string | null {
  const address = complete(link)
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null
}

export interface BlockedHosts {
  hosts: Set<string>
  /** Differs for each list; empty for an empty one. Published cards carry it. */
  version: string
}

/** Reads a list of blocked hosts. Throws if a line is no host. */
export function readBlockedHosts(text: string): BlockedHosts {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const hosts = new Set(
    lines.map((line) => {
      const host = line === IP_LINE ? line : hostOfLink(line)
      if (!host) throw new Error(`worker/cards/blocked-hosts.txt: ${line} is no host`)
      return host
    }),
  )
  const version =
    hosts.size === 0
      ? ''
      : createHash('sha256')
          .update([...hosts].toSorted().join('\n'))
          .digest('base64url')
          .slice(0, 8)
  return { hosts, version }
}

export const BLOCKED_HOSTS: BlockedHosts = readBlockedHosts(list)

/** Returns the host of a link if the link is blocked; null otherwise. */
function findBlockedHost(link: string, complete = completeWebUrl): string | null {
  const host = hostOfLink(link, complete)
  if (!host) return null
  const { hosts } = BLOCKED_HOSTS
  if (IP_HOST_PATTERN.test(host)) return hosts.has(IP_LINE) || hosts.has(host) ? host : null
  const labels = host.split('.')
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.'))) ? host : null
}

const NAMED_REFERENCES: Record<string, string> = { colon: ':', sol: '/', period: '.' }
const WEB_ADDRESS_PATTERN = /\/\/[^\s"'<>\\]{1,300}/g

/** Replaces the character references of HTML by which an address could be hidden. */
const decodeReferences = (html: string): string =>
  html
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/&(colon|sol|period);/g, (_, name: string) => NAMED_REFERENCES[name]!)

function findBlockedHostInHtml(html: string): string | null {
  for (const [address] of decodeReferences(html).matchAll(WEB_ADDRESS_PATTERN)) {
    const host = findBlockedHost(`https:${address}`)
    if (host) return host
  }
  return null
}

const listLinks = (buttons: { url: string }[], field: string) =>
  buttons.map(({ url }, index): [string, string | null] => [`${field}.${index}.url`, findBlockedHost(url)])

const toFound = (links: [string, string | null][]) => links.flatMap(([path, host]) => (host ? [{ path, host }] : []))

type LinkedContent = Pick<CardContent, 'website' | 'videoUrl' | 'socialLinks' | 'customButtons' | 'embedCodes' | 'customizations'>

/** Lists the blocked hosts of a card's links by the path of the field. */
function listBlockedHosts({ website, videoUrl, socialLinks, customButtons, embedCodes }: Partial<LinkedContent>) {
  const links: [string, string | null][] = [
    ['website', website ? findBlockedHost(website, websiteLinkOf) : null],
    ['videoUrl', videoUrl ? findBlockedHost(videoUrl) : null],
    ...Object.entries(socialLinks ?? {}).map(([key, link]): [string, string | null] => [`socialLinks.${key}`, findBlockedHost(link)]),
    ...listLinks(customButtons ?? [], 'customButtons'),
    ...(embedCodes ?? []).map(({ html }, index): [string, string | null] => [`embedCodes.${index}`, findBlockedHostInHtml(html)]),
  ]
  return toFound(links)
}

const explainBlockedHost = (host: string) =>
  `Links to ${host} are not allowed on this site. Remove the link, or ask the operator of the site if this is a mistake.`

function refuse(found: { path: string; host: string }[]): void {
  const issues = found.slice(0, 20).map(({ path, host }) => ({ path, message: explainBlockedHost(host.slice(0, 100)) }))
  if (issues[0]) throw new AppError(400, issues[0].message, { code: 'blockedHost', issues })
}

/** Throws 400 with an error for each field of a card that links to a blocked host. */
export const refuseBlockedHosts = (content: Partial<LinkedContent>): void => refuse(listBlockedHosts(content))

/** The same for the buttons of the field `field`. */
export const refuseBlockedLinks = (buttons: { url: string }[], field: string): void => refuse(toFound(listLinks(buttons, field)))

/** Leaves out the links of a card to blocked hosts. */
export function withoutBlockedLinks<Card extends LinkedContent>(card: Card): Card {
  const blocked = new Set(listBlockedHosts(card).map(({ path }) => path))
  if (blocked.size === 0) return card
  return {
    ...card,
    website: blocked.has('website') ? null : card.website,
    // Some clients read the website here.
    customizations: blocked.has('website') ? { ...card.customizations, website: null } : card.customizations,
    videoUrl: blocked.has('videoUrl') ? null : card.videoUrl,
    socialLinks: Object.fromEntries(Object.entries(card.socialLinks).filter(([key]) => !blocked.has(`socialLinks.${key}`))),
    customButtons: card.customButtons.filter((_, index) => !blocked.has(`customButtons.${index}.url`)),
    embedCodes: card.embedCodes.filter((_, index) => !blocked.has(`embedCodes.${index}`)),
  }
}
