import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import type { AddedFactorResponse, PasskeyOptions, TotpSetup } from '../../schema/second-factor.ts'
import { authenticatorAppsTable } from '../../schema/tables/users.ts'
import type { Env } from '../platform/env.ts'
import { type TestUser, callApi, db, verifyTestSessions } from './client.ts'
import { createTestAuthenticator } from './passkeys.ts'

/** Returns the code that an authenticator app shows, or showed or will show `steps` half minutes from now. */
export const readTotpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Cookies that a response sets, in the form of a request's Cookie header. */
export const cookiesOf = (res: Response): string =>
  res.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/**
 * Adds an authenticator app by calls of the API. The code that confirms it may be used once more, so that no test waits for the next one.
 */
export async function addTestTotp(
  user: TestUser,
  bindings: Partial<Env> = {},
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  await verifyTestSessions(user)
  const options = { cookie: user.cookie, env: bindings }
  const { secret } = await (await callApi('/api/second-factor/totp', { method: 'POST', ...options })).json<TotpSetup>()
  const res = await callApi('/api/second-factor/totp/confirm', { body: { code: readTotpCode(secret) }, ...options })
  if (!res.ok) throw new Error(await res.text())
  await db.update(authenticatorAppsTable).set({ lastStep: 0 }).where(eq(authenticatorAppsTable.userId, user.id))
  return { secret, recoveryCodes: (await res.json<AddedFactorResponse>()).recoveryCodes }
}

type TestAuthenticator = Awaited<ReturnType<typeof createTestAuthenticator>>

/** Asks for the options of a call with a passkey. `cookie` is the one that the browser then sends along. */
export async function fetchPasskeyOptions(path: string, cookie = '', bindings: Partial<Env> = {}) {
  const res = await callApi(path, { method: 'POST', cookie, env: bindings })
  if (!res.ok) throw new Error(await res.text())
  return { options: await res.json<PasskeyOptions>(), cookie: [cookie, cookiesOf(res)].filter(Boolean).join('; ') }
}

/** Adds a passkey by calls of the API. */
export async function addTestPasskey(user: TestUser, authenticator?: TestAuthenticator, name = 'My key', bindings: Partial<Env> = {}) {
  await verifyTestSessions(user)
  const own = authenticator ?? (await createTestAuthenticator())
  const { options, cookie } = await fetchPasskeyOptions('/api/second-factor/passkeys/options', user.cookie, bindings)
  const res = await callApi('/api/second-factor/passkeys', { cookie, body: { name, passkey: await own.register(options) }, env: bindings })
  return { authenticator: own, res }
}
