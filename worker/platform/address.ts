import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import type { AppEnv } from './context.ts'

/** Stands for every caller whose address is not known, which only happens without the edge in front. */
const NO_ADDRESS = 'local'

/** The address of whoever calls, as the edge saw it; a header that the caller sets never counts. */
export function clientAddress(c: Context<AppEnv>): string {
  return c.req.header('cf-connecting-ip') ?? NO_ADDRESS
}

/**
 * What a limit per address counts: an IPv4 address as it is, an IPv6 address by its /64, because one subscriber holds
 * that many at least. An IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function network(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
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
