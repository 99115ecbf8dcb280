import type { Context } from 'hono'
import { PASSKEY_CHALLENGE_LIFETIME_MS, type PasskeyOptions } from '../../schema/second-factor.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type SignedCookie, deleteSignedCookie, readSignedCookie, writeSignedCookie } from '../platform/signed-cookie.ts'
import type { PasskeyChallenge } from './passkeys.ts'

const createCookie = (purpose: string, path: string): SignedCookie => ({ purpose, path, lifetimeMs: PASSKEY_CHALLENGE_LIFETIME_MS })

/** Challenges are kept in the browser, so that strangers who ask for them store nothing here. One cookie for each use. */
const CHALLENGE_COOKIES = {
  signIn: createCookie('passkey-sign-in', '/api/login/passkey'),
  verification: createCookie('passkey-verification', '/api/user/verify'),
  registration: createCookie('passkey-registration', '/api/second-factor/passkeys'),
}
type ChallengeUse = keyof typeof CHALLENGE_COOKIES

/** `holder` is whoever may answer: a session's id. Empty if nobody is signed in. */
export const writeChallengeCookie = (c: Context<HonoEnv>, use: ChallengeUse, { challenge }: PasskeyOptions, holder = ''): Promise<void> =>
  writeSignedCookie(c, CHALLENGE_COOKIES[use], { challenge, issuedAt: Date.now(), holder })

/** Takes the challenge out of the cookie, and deletes the cookie. Null if it is missing, too old or another holder's. */
export async function takeChallengeCookie(c: Context<HonoEnv>, use: ChallengeUse, holder = ''): Promise<PasskeyChallenge | null> {
  const claims = await readSignedCookie(c, CHALLENGE_COOKIES[use])
  if (!claims) return null
  deleteSignedCookie(c, CHALLENGE_COOKIES[use])
  return claims['holder'] === holder ? { challenge: String(claims['challenge']), issuedAt: Number(claims['issuedAt']) } : null
}
