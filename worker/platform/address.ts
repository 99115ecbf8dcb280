import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from './env.ts'
import type { AppEnv } from './context.ts'

/** The address of callers whose address is unknown, which happens only without the edge in front. */
const NO_ADDRESS = 'local'

/** The address of a request's sender, as reported by the edge. Headers that the sender sets are ignored. */
export function addressOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? NO_ADDRESS
}

export function clientAddress(c: Context<AppEnv>): string {
  return addressOf(c.req.raw)
}

/** Characters of the longest address: IPv6 ending in dotted decimals, with a zone as long as an interface's name. */
const ADDRESS_MAX = 64

/** Parses an address, an IPv4-mapped IPv6 address as the IPv4 address that it is; null for anything else. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (text.length > ADDRESS_MAX) return null
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null
}

/** The first `count` groups of an IPv6 address, each without leading zeros, followed by `::`. */
const prefixOf = ({ parts }: ipaddr.IPv6, count: number) =>
  `${parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::`

/**
 * The key under which a rate limit counts an address: an IPv4 address as it is, an IPv6 address by its /64, because one
 * subscriber holds at least that many. Anything else is its own key.
 */
export function addressLimitKey(text: string): string {
  const address = parseAddress(text)
  if (address instanceof ipaddr.IPv6) return `${prefixOf(address, 4)}/64`
  return address?.toString() ?? text
}

/**
 * A visitor's address without its host part: IPv4 to its /24, IPv6 to its /48. Null for anything else. Truncating twice
 * changes nothing.
 */
export function truncateAddress(text: string | null | undefined): string | null {
  const address = parseAddress(text ?? '')
  if (address instanceof ipaddr.IPv6) return prefixOf(address, 3)
  return address && [...address.octets.slice(0, 3), 0].join('.')
}

/** The address of a visitor as this deployment stores it: complete only where VISITOR_ADDRESSES is "full". */
export function storedAddress(env: Pick<Env, 'VISITOR_ADDRESSES'>, ip: string | null | undefined): string | null {
  return env.VISITOR_ADDRESSES === 'full' ? (ip?.slice(0, 45) ?? null) : truncateAddress(ip)
}

/**
 * Keyed hash (HMAC-SHA-256, base64url) of a name or address, stored where only equality matters. `purpose` keeps equal values of different
 * uses apart.
 */
export function keyedHash(env: Pick<Env, 'SESSION_SECRET'>, purpose: string, value: string): string {
  return createHmac('sha256', env.SESSION_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')
}
