import { Secret, TOTP } from 'otpauth'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS, type TotpSetup } from '../../schema/second-factor.ts'
import { decryptText, encryptText } from '../platform/encryption.ts'
import type { Env } from '../platform/env.ts'

type SecretEnv = Pick<Env, 'SESSION_SECRET'>

const SECRET_PURPOSE = 'authenticator-app'
/** A code of the step before or after the present one is accepted, because clocks differ and typing takes time (RFC 6238, section 5.2). */
const STEPS_AROUND = 1

const createTotp = (secret: Secret | string, username = '') =>
  new TOTP({
    issuer: PRODUCT_NAMES.name,
    label: username,
    secret,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  })

/** Creates a secret of 160 bits, the length that RFC 4226 recommends. */
export function createTotpSetup(username: string): TotpSetup {
  const totp = createTotp(new Secret({ size: 20 }), username)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Returns the time step to which a code belongs; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const totp = createTotp(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

export const encryptTotpSecret = (env: SecretEnv, userId: number, secret: string): Promise<string> =>
  encryptText(env, SECRET_PURPOSE, String(userId), secret)

export const decryptTotpSecret = (env: SecretEnv, userId: number, encrypted: string): Promise<string | null> =>
  decryptText(env, SECRET_PURPOSE, String(userId), encrypted)
