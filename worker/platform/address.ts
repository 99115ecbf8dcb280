import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from './env.ts'
import type { HonoEnv } from './context.ts'

/** Stands for an unknown client IP address, which occurs only when Cloudflare is not in front of the worker. */
const UNKNOWN_CLIENT_IP_ADDRESS = 'local'

/** Returns the IP address of a request's sender as Cloudflare reports it. Headers that the sender sets are ignored. */
export function clientIpAddressOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? UNKNOWN_CLIENT_IP_ADDRESS
}

export function getClientIpAddress(c: Context<HonoEnv>): string {
  return clientIpAddressOf(c.req.raw)
}

/** Maximum length of an IP address text: enough for IPv6 that ends in dotted decimals and names a network interface as zone. */
const IP_ADDRESS_LENGTH_MAX = 64

/** Parses an IP address; null for any other text. An IPv4-mapped IPv6 address becomes its IPv4 address. */
function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // ipaddr.js would throw and catch an error for any other text, such as an empty one, which costs each event some 40 µs.
  if (text.length > IP_ADDRESS_LENGTH_MAX || !/^[\d.]+$|:/.test(text)) return null
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null
}

/** Formats the first `count` groups of an IPv6 address, each without leading zeros, followed by `::`. */
const formatIpv6Prefix = ({ parts }: ipaddr.IPv6, count: number) =>
  `${parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::`

/** Returns an IP address's key for rate limits: IPv4 as it is, IPv6 by its /64 network, because a subscriber has a whole one. */
export function rateLimitKeyOfIpAddress(text: string): string {
  const address = parseIpAddress(text)
  if (address instanceof ipaddr.IPv6) return `${formatIpv6Prefix(address, 4)}/64`
  return address?.toString() ?? text
}

/** Cuts a visitor's IPv4 address to its /24 network and an IPv6 address to its /48; null for other text. Cutting twice is harmless. */
export function truncateIpAddress(text: string | null | undefined): string | null {
  const address = parseIpAddress(text ?? '')
  if (address instanceof ipaddr.IPv6) return formatIpv6Prefix(address, 3)
  return address && [...address.octets.slice(0, 3), 0].join('.')
}

/** Returns a visitor's IP address as this deployment stores it: complete only if VISITOR_ADDRESSES is "full", else truncated. */
export function toStoredIpAddress(env: Pick<Env, 'VISITOR_ADDRESSES'>, ip: string | null | undefined): string | null {
  return env.VISITOR_ADDRESSES === 'full' ? (ip?.slice(0, 45) ?? null) : truncateIpAddress(ip)
}

/** Computes a keyed hash (HMAC-SHA-256, base64url) of a value. Different purposes give different hashes of the same value. */
export function computeKeyedHash(env: Pick<Env, 'SESSION_SECRET'>, purpose: string, value: string): string {
  return createHmac('sha256', env.SESSION_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')
}
