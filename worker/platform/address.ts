import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from './env.ts'
import type { HonoEnv } from './context.ts'

const UNKNOWN_CLIENT_IP_ADDRESS = 'local'

/** Headers that the sender can set are ignored, because they could forge the address. */
export function clientIpAddressOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? UNKNOWN_CLIENT_IP_ADDRESS
}

/** The local runtime names the machine itself as the client. Cloudflare never sends such an address. */
const LOOPBACK_ADDRESSES: ReadonlySet<string> = new Set([UNKNOWN_CLIENT_IP_ADDRESS, '127.0.0.1', '::1'])

/** False on a local server, which knows no addresses, so that not all of its clients share the limits of one. */
export const hasClientIpAddress = (request: Request): boolean => !LOOPBACK_ADDRESSES.has(clientIpAddressOf(request))

export function getClientIpAddress(c: Context<HonoEnv>): string {
  return clientIpAddressOf(c.req.raw)
}

const IP_ADDRESS_LENGTH_MAX = 64

function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // Texts that are no IP addresses are refused first, because an error thrown by ipaddr.js would cost each event some 40 µs.
  if (text.length > IP_ADDRESS_LENGTH_MAX || !/^[\d.]+$|:/.test(text)) return null
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null
}

const formatIpv6Prefix = ({ parts }: ipaddr.IPv6, count: number) =>
  `${parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::`

/** IPv6 addresses are counted by their /64 network, because a subscriber has a whole one. */
export function rateLimitKeyOfIpAddress(text: string): string {
  const address = parseIpAddress(text)
  if (address instanceof ipaddr.IPv6) return `${formatIpv6Prefix(address, 4)}/64`
  return address?.toString() ?? text
}

/**
 * The /48 network of an IPv6 address, null for other texts. A limit counts it too, more generously: whoever has a whole /48 could otherwise
 * use a fresh /64 for each call.
 */
export function wideRateLimitKeyOfIpAddress(text: string): string | null {
  const address = parseIpAddress(text)
  return address instanceof ipaddr.IPv6 ? `${formatIpv6Prefix(address, 3)}/48` : null
}

/** Shortens an IPv4 address to its /24 network and an IPv6 address to its /48 network. Returns null for other texts. */
export function truncateIpAddress(text: string | null | undefined): string | null {
  const address = parseIpAddress(text ?? '')
  if (address instanceof ipaddr.IPv6) return formatIpv6Prefix(address, 3)
  return address && [...address.octets.slice(0, 3), 0].join('.')
}

/** IP addresses are stored whole only if VISITOR_ADDRESSES is "full". */
export function toStoredIpAddress(env: Pick<Env, 'VISITOR_ADDRESSES'>, ip: string | null | undefined): string | null {
  return env.VISITOR_ADDRESSES === 'full' ? (ip?.slice(0, 45) ?? null) : truncateIpAddress(ip)
}

/** Computes a keyed hash (HMAC-SHA-256, base64url). Different purposes give different hashes. */
export function computeKeyedHash(env: Pick<Env, 'SESSION_SECRET'>, purpose: string, value: string): string {
  return createHmac('sha256', env.SESSION_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')
}
