import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SignJWT, jwtVerify } from 'jose'
import { nanoid } from 'nanoid'
import { PRODUCT } from '../../schema/product.ts'
import type { Env } from './env.ts'
import type { AppEnv, Viewer } from './context.ts'
import { type Db, type UserRow, openDb } from './db.ts'
import { deleteSession, findSession, insertSession, touchSession } from './queries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A session is over when unused for 30 days, and after 180 days in any case. In ms. */
export const SESSION_IDLE = 30 * DAY
const SESSION_MAX = 180 * DAY

const NAME = `${PRODUCT.key}_session`
const CLAIMS = { issuer: PRODUCT.key, audience: `${PRODUCT.key}-session`, typ: 'session+jwt', algorithms: ['HS256'] }

/** True when a deployment has a signing secret that is long enough to sign with. */
export function hasSecret(env: Pick<Env, 'SESSION_SECRET'>): boolean {
  return (env.SESSION_SECRET?.length ?? 0) >= 32
}

const keys = new Map<string, Uint8Array>()
function signingKey(env: Pick<Env, 'SESSION_SECRET'>): Uint8Array {
  if (!hasSecret(env)) throw new Error('SESSION_SECRET is missing or shorter than 32 characters')
  const secret = env.SESSION_SECRET!
  const key = keys.get(secret) ?? new TextEncoder().encode(secret)
  keys.set(secret, key)
  return key
}

function isHttps(c: Context<AppEnv>): boolean {
  return c.req.url.startsWith('https:')
}

function readCookie(c: Context<AppEnv>): string | undefined {
  return isHttps(c) ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
}

/** True when a request has a session cookie, valid or not. A cheap check for paths that must be fast. */
export function mayBeSignedIn(request: Request): boolean {
  return request.headers.get('cookie')?.includes(NAME) ?? false
}

function writeCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, NAME, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: SESSION_IDLE / 1000,
    ...(isHttps(c) && { secure: true, prefix: 'host' as const }),
  })
}

async function sign(env: Env, userId: number, sessionId: string, expiresAt: number): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: CLAIMS.typ })
    .setSubject(String(userId))
    .setIssuer(CLAIMS.issuer)
    .setAudience(CLAIMS.audience)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(signingKey(env))
}

/**
 * The user and session ids in a validly signed session cookie. The session is not looked up in the database, so the session may have ended.
 * Use it to leave out an owner's own visits, never for access.
 */
export async function claimedUser(c: Context<AppEnv>): Promise<{ userId: number; sessionId: string } | null> {
  const token = readCookie(c)
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, signingKey(c.env), CLAIMS)
    const userId = Number(payload.sub)
    return typeof payload.sid === 'string' && Number.isSafeInteger(userId) ? { userId, sessionId: payload.sid } : null
  } catch {
    return null
  }
}

/**
 * Signs a user in: a new session row and its cookie. `verified` holds the hash that the password was checked against. The row is written
 * only while that hash is still stored, because the password may change during the slow check. Returns the session's id, or null when the
 * hash changed or the user is suspended.
 */
export async function startSession(c: Context<AppEnv>, db: Db, verified: Pick<UserRow, 'id' | 'password'>): Promise<string | null> {
  const now = Date.now()
  const id = nanoid(24)
  const expiresAt = now + SESSION_MAX
  if (!(await insertSession(db, { id, expiresAt, now }, verified))) return null
  writeCookie(c, await sign(c.env, verified.id, id, expiresAt))
  return id
}

/** Ends the session on the server and forgets the cookie. */
export async function endSession(c: Context<AppEnv>, db: Db): Promise<void> {
  const claim = await claimedUser(c)
  if (claim) await deleteSession(db, claim.sessionId)
  deleteCookie(c, NAME, { path: '/', ...(isHttps(c) && { secure: true, prefix: 'host' as const }) })
}

/** The signed-in user, or null. Reads the session and the user in one query; moves the session's last use once an hour. */
export async function findViewer(c: Context<AppEnv>): Promise<Viewer | null> {
  const claim = await claimedUser(c)
  if (!claim) return null
  const db = openDb(c.env.DB)
  const row = await findSession(db, claim.sessionId, claim.userId)
  const now = Date.now()
  if (!row || now >= row.session.expiresAt || now >= row.session.lastUsedAt + SESSION_IDLE) return null
  if (now >= row.session.lastUsedAt + HOUR) {
    await touchSession(db, claim.sessionId, now)
    writeCookie(c, await sign(c.env, claim.userId, claim.sessionId, row.session.expiresAt))
  }
  return { user: row.user, sessionId: claim.sessionId }
}
