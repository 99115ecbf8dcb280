import { customAlphabet } from 'nanoid'
import { RECOVERY_CODES_COUNT } from '../../schema/second-factor.ts'
import { computeKeyedHash } from '../platform/address.ts'
import type { Env } from '../platform/env.ts'

type SecretEnv = Pick<Env, 'SESSION_SECRET'>

/** Crockford's Base32: no sign looks like another one. Ten signs have 50 bits. */
const createCode = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 10)

export function createRecoveryCodes(env: SecretEnv, userId: number): { codes: string[]; codeHashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES_COUNT }, () => createCode().replace(/^.{5}/, '$&-'))
  return { codes, codeHashes: codes.map((code) => hashRecoveryCode(env, userId, code)) }
}

/** Hashes a code as it was typed: without regard to case, hyphens and spaces, and with the signs that are easily confused. */
export function hashRecoveryCode(env: SecretEnv, userId: number, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return computeKeyedHash(env, 'recovery-code', `${userId}/${code}`)
}
