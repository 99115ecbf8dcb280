import type { Context } from 'hono'
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie'
import { SignJWT, jwtVerify } from 'jose'
import { nanoid } from 'nanoid'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { SIGNED_IN_MARK_COOKIE_NAME } from '../../schema/session.ts'
import type { Env } from './env.ts'
import type { HonoEnv, SignedInViewer } from './context.ts'
import { type Db, type UserRow, openDatabase } from './db.ts'
import { deleteSession, getSessionWithUser, createSession, type SessionDeviceAndPlace, updateSessionLastUse } from './queries.ts'
import { restrictionOf } from './restrictions.ts'
import { logSecurityEvent } from './security-log.ts'
import { parseUserAgent, cityAndCountryOfRequest, userAgentOf } from './user-agent.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Sessions end after this time even if they are in use. */
const SESSION_LIFETIME_MS = 180 * DAY_MS

const SESSION_COOKIE_NAME = `${PRODUCT_NAMES.key}_session`
const SESSION_TOKEN_CLAIMS = {
  issuer: PRODUCT_NAMES.key,
  audience: `${PRODUCT_NAMES.key}-session`,
  typ: 'session+jwt',
  algorithms: ['HS256'],
}

export function hasSigningSecret(env: Pick<Env, 'SESSION_SECRET'>): boolean {
  return (env.SESSION_SECRET?.length ?? 0) >= 32
}

const signingKeyBySecret = new Map<string, Uint8Array>()
export function getSigningKey(env: Pick<Env, 'SESSION_SECRET'>): Uint8Array {
  if (!hasSigningSecret(env)) throw new Error('SESSION_SECRET is missing or shorter than 32 characters')
  const secret = env.SESSION_SECRET!
  const key = signingKeyBySecret.get(secret) ?? new TextEncoder().encode(secret)
  signingKeyBySecret.set(secret, key)
  return key
}

const isHttpsUrl = (url: string) => url.startsWith('https:')
export const isHttpsRequest = (c: Context<HonoEnv>) => isHttpsUrl(c.req.url)

function readSessionCookie(c: Context<HonoEnv>): string | undefined {
  return isHttpsRequest(c) ? getCookie(c, SESSION_COOKIE_NAME, 'host') : getCookie(c, SESSION_COOKIE_NAME)
}

/** True for any session cookie, even an invalid one. This check is cheap, for paths that must be fast. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get('cookie')?.includes(SESSION_COOKIE_NAME) ?? false
}

const createSignedInMarkCookie = (url: string, isSignedIn: boolean): string =>
  generateCookie(SIGNED_IN_MARK_COOKIE_NAME, isSignedIn ? 'yes' : '', {
    sameSite: 'Lax',
    path: '/',
    maxAge: isSignedIn ? SESSION_IDLE_MAX_MS / 1000 : 0,
    ...(isHttpsUrl(url) && { secure: true, prefix: 'host' as const }),
  })

/** Returns a Set-Cookie header that makes the mark agree with the request's session cookie; null if it does. */
export function repairSignedInMark(request: Request): string | null {
  const isSignedIn = hasSessionCookie(request)
  const isMarked = request.headers.get('cookie')?.includes(SIGNED_IN_MARK_COOKIE_NAME) ?? false
  return isMarked === isSignedIn ? null : createSignedInMarkCookie(request.url, isSignedIn)
}

function writeSessionCookie(c: Context<HonoEnv>, token: string) {
  setCookie(c, SESSION_COOKIE_NAME, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: SESSION_IDLE_MAX_MS / 1000,
    ...(isHttpsRequest(c) && { secure: true, prefix: 'host' as const }),
  })
  c.header('set-cookie', createSignedInMarkCookie(c.req.url, true), { append: true })
}

async function signSessionToken(env: Env, userId: number, sessionId: string, expiresAt: number): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: SESSION_TOKEN_CLAIMS.typ })
    .setSubject(String(userId))
    .setIssuer(SESSION_TOKEN_CLAIMS.issuer)
    .setAudience(SESSION_TOKEN_CLAIMS.audience)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(getSigningKey(env))
}

/**
 * Returns the ids in a session cookie whose signature is valid. The session may have ended, so use this to exclude an owner's own visits,
 * but never to grant access.
 */
export async function verifySessionCookie(c: Context<HonoEnv>): Promise<{ userId: number; sessionId: string } | null> {
  const token = readSessionCookie(c)
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, getSigningKey(c.env), SESSION_TOKEN_CLAIMS)
    const userId = Number(payload.sub)
    return typeof payload.sid === 'string' && Number.isSafeInteger(userId) ? { userId, sessionId: payload.sid } : null
  } catch {
    return null
  }
}

export const sessionOriginOf = (request: Request): SessionDeviceAndPlace => ({
  ...parseUserAgent(userAgentOf(request)),
  ...cityAndCountryOfRequest(request),
})

/**
 * Creates a session and sets its cookie. Returns null if the user is suspended, if the password has changed during the slow check, so that
 * the hash in `verified` is no longer stored, or if the first second factor was added meanwhile.
 */
export async function startSession(
  c: Context<HonoEnv>,
  db: Db,
  verified: Pick<UserRow, 'id' | 'password' | 'secondFactorAt'>,
): Promise<string | null> {
  const now = Date.now()
  const id = nanoid(24)
  const expiresAt = now + SESSION_LIFETIME_MS
  if (!(await createSession(db, verified, { id, expiresAt, now, origin: sessionOriginOf(c.req.raw) }))) return null
  writeSessionCookie(c, await signSessionToken(c.env, verified.id, id, expiresAt))
  return id
}

export async function endSession(c: Context<HonoEnv>, db: Db): Promise<void> {
  const claim = await verifySessionCookie(c)
  if (claim) {
    await deleteSession(db, claim.sessionId)
    logSecurityEvent(c, 'signed-out', undefined, claim.userId)
  }
  deleteCookie(c, SESSION_COOKIE_NAME, { path: '/', ...(isHttpsRequest(c) && { secure: true, prefix: 'host' as const }) })
  c.header('set-cookie', createSignedInMarkCookie(c.req.url, false), { append: true })
}

/** Returns the signed-in user; null without a valid session, or with a restricted one. */
export async function getSignedInViewer(c: Context<HonoEnv>): Promise<SignedInViewer | null> {
  const viewer = await getViewerOfSession(c)
  return viewer && restrictionOf(c.env, viewer.user) === null ? viewer : null
}

/** Returns the user of a session; null without a valid one. Updates the session's last use once an hour. */
export async function getViewerOfSession(c: Context<HonoEnv>): Promise<SignedInViewer | null> {
  const claim = await verifySessionCookie(c)
  if (!claim) return null
  const db = openDatabase(c.env.DB)
  const row = await getSessionWithUser(db, claim.userId, claim.sessionId)
  const now = Date.now()
  if (!row || now >= row.session.expiresAt || now >= row.session.lastUsedAt + SESSION_IDLE_MAX_MS) return null
  if (now >= row.session.lastUsedAt + HOUR_MS) {
    await updateSessionLastUse(db, claim.sessionId, now, sessionOriginOf(c.req.raw))
    writeSessionCookie(c, await signSessionToken(c.env, claim.userId, claim.sessionId, row.session.expiresAt))
  }
  return { user: row.user, sessionId: claim.sessionId, verifiedAt: row.session.verifiedAt }
}
