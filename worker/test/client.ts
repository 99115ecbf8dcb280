import { env as bindings } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { SECOND_FACTOR_GRACE_MS, SECOND_FACTOR_LEVEL_MIN } from '../../schema/second-factor.ts'
import { emailLookupKeyOf } from '../../schema/email.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { sessionsTable, usersTable } from '../../schema/tables/users.ts'
import { app } from '../app.ts'
import type { Env } from '../platform/env.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type UserRow, openDatabase } from '../platform/db.ts'
import { startSession } from '../platform/session.ts'
import { createPlainPng } from './media/fixtures.ts'

export const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) }

/**
 * The bindings of the tests. Workers AI is not available locally, so the guided assistant answers. All tests share one runtime, and most of
 * them one address, so a fast machine would meet the limits that count calls in general; tests of these limits bring bindings of their own.
 */
export const env = { ...bindings, AI: undefined, ACCOUNT_LIMIT: UNLIMITED, USER_LIMIT: UNLIMITED } as unknown as Env
export const db = openDatabase(env.DB)

export interface ApiCallOptions {
  method?: string
  /** Body of the request. It is sent as JSON, except strings and forms, which are sent unchanged. */
  body?: unknown
  cookie?: string
  /** IP address of the client, which Cloudflare would send as a header. */
  address?: string
  headers?: Record<string, string>
  /** What Cloudflare knows about the client. */
  cf?: { timezone?: string }
  env?: Partial<Env>
}

/** Sends a request to the app. The method is POST if there is a body, otherwise GET, unless `method` is given. */
export async function callApi(path: string, options: ApiCallOptions = {}): Promise<Response> {
  const { body, cookie, address = '192.0.2.1' } = options
  const init: RequestInit = {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'cf-connecting-ip': address,
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...options.headers,
    },
    ...(options.cf && { cf: options.cf }),
    ...(body !== undefined && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  }
  return app.request(path, init, { ...env, ...options.env })
}

/** Creates the form of a picture upload: the text fields `fields`, and by default a small PNG as its file. */
export function createUploadForm(
  fields: Record<string, string>,
  file = new File([createPlainPng(8, 8)], 'icon.png', { type: 'image/png' }),
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** Runs an SQL statement and returns its rows. */
export async function queryRows<Row = Record<string, unknown>>(sql: string, ...params: unknown[]): Promise<Row[]> {
  const statement = env.DB.prepare(sql).bind(...params)
  return (await statement.all<Row>()).results
}

/** Returns the steps of SQLite's query plan for an SQL statement. */
export async function explainQueryPlan(sql: string, params: unknown[]): Promise<string[]> {
  return (await queryRows<{ detail: string }>(`explain query plan ${sql}`, ...params)).map(({ detail }) => detail)
}

/** Creates a Workers binding that throws an error with `message` whenever it is used. */
export function createFailingBinding<Binding extends object>(message: string): Binding {
  return new Proxy({} as Binding, {
    get() {
      throw new Error(message)
    },
  })
}

/** Returns the session cookie that a response sets, in the form of a request's Cookie header; empty when it sets none. */
export function sessionCookieOf(res: Response): string {
  const cookies = res.headers.getSetCookie().map((line) => line.split(';')[0]!)
  return cookies.find((pair) => !pair.endsWith('=')) ?? ''
}

export interface TestUser extends UserRow {
  cookie: string
}

let createdUserCount = 0

/**
 * Creates a user with a session. The user has no password, because hashing takes long. The first user gets id 1, the site's own account.
 * The days for adding a second factor have begun, so that no call writes when they end.
 */
export async function createTestUser(fields: Partial<typeof usersTable.$inferInsert> = {}): Promise<TestUser> {
  const username = fields.username ?? `user-${Date.now().toString(36)}-${++createdUserCount}`
  const email = fields.email ?? `${username}@example.com`
  const accessLevel = fields.accessLevel ?? 1
  const [user] = await db
    .insert(usersTable)
    .values({
      accessLevel,
      createdAt: Date.now(),
      secondFactorDueAt: accessLevel >= SECOND_FACTOR_LEVEL_MIN ? Date.now() + SECOND_FACTOR_GRACE_MS : null,
      password: null,
      ...fields,
      username,
      usernameKey: usernameLookupKeyOf(username),
      email,
      emailKey: emailLookupKeyOf(email),
    })
    .returning()
  return { ...user!, cookie: await startTestSession(user!.id) }
}

/** Starts a session for a user and returns its cookie. */
export async function startTestSession(userId: number): Promise<string> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  const door = new Hono<HonoEnv>().get('/', async (c) => {
    await startSession(c, db, user!)
    return c.body(null)
  })
  return sessionCookieOf(await door.request('/', {}, env))
}

/**
 * Marks all sessions of a user as verified, as the call with the password does. Test users have no password, because hashing takes long.
 */
export async function verifyTestSessions({ id }: Pick<UserRow, 'id'>): Promise<void> {
  await db.update(sessionsTable).set({ verifiedAt: Date.now() }).where(eq(sessionsTable.userId, id))
}

/** Creates the user with id 1 and level 5, who must exist before anyone can register. Call this before `createTestUser`. */
export async function createFirstUser(): Promise<TestUser> {
  return createTestUser({ id: 1, username: 'site-admin', accessLevel: 5 })
}
