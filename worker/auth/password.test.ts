import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

it('stores the parameters with a salted hash that node computes the same', async () => {
  const stored = await hashPassword('correct horse')
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  expect([scheme, N, r, p]).toEqual(['scrypt', '16384', '8', '5'])
  const own = scryptSync('correct horse', Buffer.from(salt!, 'base64'), 32, { N: 16384, r: 8, p: 5, maxmem: 2 ** 26 })
  expect(own.toString('base64')).toBe(hash)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

it('takes the right password alone, however it was composed', async () => {
  const stored = await hashPassword('pässword')
  expect(await verifyPassword('pa\u0308ssword', stored)).toBe(true)
  expect(await verifyPassword('passwort', stored)).toBe(false)
})

it('reads the parameters from the stored hash, and knows old ones', async () => {
  const salt = Buffer.alloc(16, 7)
  const hash = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 })
  const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${hash.toString('base64')}`
  expect(await verifyPassword('old', stored)).toBe(true)
  expect(isOutdated(stored)).toBe(true)
  expect(isOutdated(await hashPassword('x'))).toBe(false)
})

it('never lets anyone in without a stored password', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})
