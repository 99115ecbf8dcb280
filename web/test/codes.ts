import { TOTP } from 'otpauth'
import type { AddedFactorResponse, TotpSetup } from '../../schema/second-factor.ts'
import { callApi, TEST_PASSWORD } from './accounts.ts'

const PERIOD_MS = 30_000

/** Returns three codes of an authenticator app that are accepted now. No code is accepted after a later one. */
export async function createTotpCodes(secret: string): Promise<[string, string, string]> {
  // Otherwise the first code could be too old before it is checked.
  const leftMs = PERIOD_MS - (Date.now() % PERIOD_MS)
  if (leftMs < 10_000) await new Promise((resolve) => setTimeout(resolve, leftMs))
  const totp = new TOTP({ secret })
  const [first, second, third] = [-1, 0, 1].map((step) => totp.generate({ timestamp: Date.now() + step * PERIOD_MS }))
  return [first!, second!, third!]
}

/** Adds an authenticator app for the user who is signed in. Returns two codes that are still accepted, and the recovery codes. */
export async function addTestApp() {
  await callApi('POST', '/api/user/verify', { password: TEST_PASSWORD })
  const { secret } = await callApi<TotpSetup>('POST', '/api/second-factor/totp')
  const [first, ...codes] = await createTotpCodes(secret)
  const { recoveryCodes } = await callApi<AddedFactorResponse>('POST', '/api/second-factor/totp/confirm', { code: first })
  return { codes, recoveryCodes: recoveryCodes! }
}
