import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { SCRYPT } from './scrypt-cost.ts'

const KEY_BYTES = 32
const SALT_BYTES = 16

function deriveKey(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    // Keyboards may compose the same characters differently; NIST SP 800-63B asks for NFKC.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** `scrypt$N$r$p$salt$hash` with salt and hash in base64. Takes about 170 ms of CPU. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveKey(password, salt, SCRYPT)
  return ['scrypt', SCRYPT.N, SCRYPT.r, SCRYPT.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** A hash of no password. Unknown usernames are checked against it, so that they take as long as known ones. */
const NOBODY = [
  'scrypt',
  SCRYPT.N,
  SCRYPT.r,
  SCRYPT.p,
  Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(KEY_BYTES).toString('base64'),
].join('$')

/**
 * True when `password` matches the hash `stored`, under the parameters that `stored` contains. Without a stored hash (no such
 * user, no password yet) it does the same work and returns false.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? NOBODY).split('$')
  if (scheme !== 'scrypt' || !salt || !hash) throw new Error('A stored password is of an unknown kind')
  const key = await deriveKey(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash, 'base64')
  return expected.length === key.length && timingSafeEqual(key, expected) && stored != null
}

/** True when `stored` was hashed with parameters other than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`scrypt$${SCRYPT.N}$${SCRYPT.r}$${SCRYPT.p}$`)
}
