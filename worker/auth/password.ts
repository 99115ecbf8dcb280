import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { SCRYPT_COST } from './scrypt-cost.ts'

const PASSWORD_HASH_BYTES = 32
const PASSWORD_SALT_BYTES = 16
const HASH_PREFIX = `scrypt$${SCRYPT_COST.N}$${SCRYPT_COST.r}$${SCRYPT_COST.p}$`

function formatPasswordHash(salt: Buffer, hash: Buffer): string {
  return `${HASH_PREFIX}${salt.toString('base64')}$${hash.toString('base64')}`
}

function deriveKeyFromPassword(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    // NFKC as in NIST SP 800-63B, because keyboards may compose the same character differently.
    scrypt(password.normalize('NFKC'), salt, PASSWORD_HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64. Takes about 170 ms of CPU time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(PASSWORD_SALT_BYTES)
  return formatPasswordHash(salt, await deriveKeyFromPassword(password, salt, SCRYPT_COST))
}

/** A sign-in with an unknown username checks this hash, so that it takes as long as any other sign-in. */
const DUMMY_PASSWORD_HASH = formatPasswordHash(Buffer.alloc(PASSWORD_SALT_BYTES), Buffer.alloc(PASSWORD_HASH_BYTES))

/** Checks a password. Without a stored hash, this takes as long and returns false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = (stored ?? DUMMY_PASSWORD_HASH).split('$')
  if (scheme !== 'scrypt' || !salt || !hash) throw new Error('A stored password is of an unknown kind')
  const key = await deriveKeyFromPassword(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash, 'base64')
  return expected.length === key.length && timingSafeEqual(key, expected) && stored != null
}

export function isPasswordHashOutdated(stored: string): boolean {
  return !stored.startsWith(HASH_PREFIX)
}
