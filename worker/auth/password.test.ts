import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
// In tests, the module './scrypt-cost.ts' has cheap parameters. This path imports the real ones.
import { SCRYPT_COST as REAL_COST } from '../auth/scrypt-cost.ts'
import { SCRYPT_COST } from '../test/scrypt-cost.ts'
import { hashPassword, isPasswordHashOutdated, verifyPassword } from './password.ts'

const FIXED_TEST_SALT = Buffer.alloc(16, 7)

function hashWithNodeScrypt(password: string, { N, r, p }: { N: number; r: number; p: number }) {
  const hash = scryptSync(password, FIXED_TEST_SALT, 32, { N, r, p, maxmem: 2 ** 26 })
  return ['scrypt', N, r, p, FIXED_TEST_SALT.toString('base64'), hash.toString('base64')].join('$')
}

it('hashes a password at the production cost, which the runtime allows', async () => {
  expect(REAL_COST).toEqual({ N: 16_384, r: 8, p: 5 })
  expect(await verifyPassword('correct horse', hashWithNodeScrypt('correct horse', REAL_COST))).toBe(true)
})

it('stores the scrypt parameters with a salted hash that equals the hash of Node’s scrypt', async () => {
  const stored = await hashPassword('correct horse')
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  expect([scheme, N, r, p]).toEqual(['scrypt', ...Object.values(SCRYPT_COST).map(String)])
  const own = scryptSync('correct horse', Buffer.from(salt!, 'base64'), 32, SCRYPT_COST)
  expect(own.toString('base64')).toBe(hash)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

it('accepts only the right password, in any Unicode composition', async () => {
  const stored = await hashPassword('pässword')
  expect(await verifyPassword('pa\u0308ssword', stored)).toBe(true)
  expect(await verifyPassword('passwort', stored)).toBe(false)
})

it('reads the scrypt parameters from the stored hash, and recognizes outdated ones', async () => {
  const stored = hashWithNodeScrypt('old', { N: 1024, r: 8, p: 1 })
  expect(await verifyPassword('old', stored)).toBe(true)
  expect(isPasswordHashOutdated(stored)).toBe(true)
  expect(isPasswordHashOutdated(await hashPassword('x'))).toBe(false)
})

it('never lets anyone in without a stored password', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})
