import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from './env.ts'
import type { AppEnv } from './context.ts'

/** Stands for every caller whose address is not known, which only happens without the edge in front. */
const NO_ADDRESS = 'local'

/** The address of whoever made a request, as the edge saw it; a header that the caller sets never counts. */
export function addressOf({ headers }: Request): string {
  return headers.get('cf-connecting-ip') ?? NO_ADDRESS
}

export function clientAddress(c: Context<AppEnv>): string {
  return addressOf(c.req.raw)
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return (tail === undefined ? left : [...left, ...zeros, ...right]).map((group) => group.replace(/^0+(?=.)/, ''))
}

/**
 * What a limit per address counts: an IPv4 address as it is, an IPv6 address by its /64, because one subscriber holds
 * that many at least. An IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function network(address: string): string {
  if (!address.includes(':')) return address
  return MAPPED.exec(address)?.[1] ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/**
 * A visitor's address with its host part gone: IPv4 to its /24, IPv6 to its /48, an IPv4-mapped address as the IPv4
 * address that it is. Null for what is no address. Truncating twice changes nothing.
 */
export function truncateAddress(ip: string | null | undefined): string | null {
  if (!ip) return null
  const address = MAPPED.exec(ip)?.[1] ?? ip
  if (!address.includes(':')) return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(address) ? address.replace(/\d+$/, '0') : null
  const groups = groupsOf(address)
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  return `${groups.slice(0, 3).join(':')}::`
}

/** The address of a visitor as this deployment keeps it: whole only where VISITOR_ADDRESSES is "full". */
export function storedAddress(env: Pick<Env, 'VISITOR_ADDRESSES'>, ip: string | null | undefined): string | null {
  return env.VISITOR_ADDRESSES === 'full' ? (ip?.slice(0, 45) ?? null) : truncateAddress(ip)
}

/**
 * Keyed hash (HMAC-SHA-256, base64url) under which a name or an address is kept where only equality matters.
 * `purpose` keeps equal values of different uses apart.
 */
export function keyedHash(env: Pick<Env, 'SESSION_SECRET'>, purpose: string, value: string): string {
  return createHmac('sha256', env.SESSION_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')
}
