import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type JWTPayload, SignJWT, jwtVerify } from 'jose'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { HonoEnv } from './context.ts'
import { getSigningKey, isHttpsRequest } from './session.ts'

/**
 * A cookie of a few minutes that carries what one call needs from the call before. Its purpose is signed too, so none stands in for
 * another.
 */
export interface SignedCookie {
  purpose: string
  /** The browser sends it with calls below this path only. */
  path: string
  lifetimeMs: number
}

const nameOf = ({ purpose }: SignedCookie) => `${PRODUCT_NAMES.key}_${purpose.replaceAll('-', '_')}`
const typeOf = ({ purpose }: SignedCookie) => `${purpose}+jwt`
const audienceOf = ({ purpose }: SignedCookie) => `${PRODUCT_NAMES.key}-${purpose}`
// The prefix __Host- is for cookies of the path / alone.
const prefixOf = (c: Context<HonoEnv>) => (isHttpsRequest(c) ? { secure: true, prefix: 'secure' as const } : {})

export async function writeSignedCookie(c: Context<HonoEnv>, cookie: SignedCookie, claims: JWTPayload): Promise<void> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: typeOf(cookie) })
    .setIssuer(PRODUCT_NAMES.key)
    .setAudience(audienceOf(cookie))
    .setExpirationTime(Math.floor((Date.now() + cookie.lifetimeMs) / 1000))
    .sign(getSigningKey(c.env))
  const { path, lifetimeMs } = cookie
  setCookie(c, nameOf(cookie), token, { httpOnly: true, sameSite: 'Lax', path, maxAge: lifetimeMs / 1000, ...prefixOf(c) })
}

/** Returns null without a cookie, and for one that has expired or was not signed for this purpose. */
export async function readSignedCookie(c: Context<HonoEnv>, cookie: SignedCookie): Promise<JWTPayload | null> {
  const token = isHttpsRequest(c) ? getCookie(c, nameOf(cookie), 'secure') : getCookie(c, nameOf(cookie))
  if (!token) return null
  try {
    const expected = { issuer: PRODUCT_NAMES.key, audience: audienceOf(cookie), typ: typeOf(cookie), algorithms: ['HS256'] }
    return (await jwtVerify(token, getSigningKey(c.env), expected)).payload
  } catch {
    return null
  }
}

export function deleteSignedCookie(c: Context<HonoEnv>, cookie: SignedCookie): void {
  deleteCookie(c, nameOf(cookie), { path: cookie.path, ...prefixOf(c) })
}
