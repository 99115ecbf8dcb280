import { env as bindings } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { emailKey } from '../../schema/email.ts'
import { usernameKey } from '../../schema/user.ts'
import { users } from '../../schema/tables/users.ts'
import { app } from '../app.ts'
import type { Env } from '../platform/env.ts'
import type { AppEnv } from '../platform/context.ts'
import { type UserRow, openDb } from '../platform/db.ts'
import { startSession } from '../platform/session.ts'

export const env = bindings as unknown as Env
export const db = openDb(env.DB)

export interface CallOptions {
  method?: string
  /** Sent as JSON, except strings and forms, which are sent unchanged. */
  body?: unknown
  cookie?: string
  /** Address of the caller, as the edge would report it. */
  address?: string
  headers?: Record<string, string>
  env?: Partial<Env>
}

/** Makes an API call: POST if there is a body, unless `method` is given. */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const { body, cookie, address = '192.0.2.1' } = options
  const init: RequestInit = {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'cf-connecting-ip': address,
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...options.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  }
  return app.request(path, init, { ...env, ...options.env })
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

/** The form of an upload: `fields`, and a small SVG as its file. */
export function uploadForm(fields: Record<string, string>, file = new File([SVG], 'icon.svg', { type: 'image/svg+xml' })): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** The rows that a statement of SQL returns. */
export async function query<Row = Record<string, unknown>>(sql: string, ...params: unknown[]): Promise<Row[]> {
  const statement = env.DB.prepare(sql).bind(...params)
  return (await statement.all<Row>()).results
}

/** The steps of SQLite's plan for a statement. */
export async function planOf(sql: string, params: unknown[]): Promise<string[]> {
  return (await query<{ detail: string }>(`explain query plan ${sql}`, ...params)).map(({ detail }) => detail)
}

/** A binding whose use fails with `message`. */
export function unused<Binding extends object>(message: string): Binding {
  return new Proxy({} as Binding, {
    get() {
      throw new Error(message)
    },
  })
}

/** The session cookie that an answer sets, as a request sends it; empty when it sets none. */
export function cookieOf(res: Response): string {
  const cookies = res.headers.getSetCookie().map((line) => line.split(';')[0]!)
  return cookies.find((pair) => !pair.endsWith('=')) ?? ''
}

export interface TestUser extends UserRow {
  cookie: string
}

let made = 0

/** Creates a user with a session but no password, which would take long to hash. The first user gets id 1, the site's own account. */
export async function createUser(fields: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  const username = fields.username ?? `user-${Date.now().toString(36)}-${++made}`
  const email = fields.email ?? `${username}@example.com`
  const [user] = await db
    .insert(users)
    .values({
      accessLevel: 1,
      createdAt: Date.now(),
      password: null,
      ...fields,
      username,
      usernameKey: usernameKey(username),
      email,
      emailKey: emailKey(email),
    })
    .returning()
  return { ...user!, cookie: await sessionOf(user!.id) }
}

/** Starts a session for a user and returns its cookie. */
export async function sessionOf(userId: number): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const door = new Hono<AppEnv>().get('/', async (c) => {
    await startSession(c, db, user!)
    return c.body(null)
  })
  return cookieOf(await door.request('/', {}, env))
}

/** Creates user 1 at level 5, which must exist before anyone can register. Call it first in a file. */
export async function createSiteUser(): Promise<TestUser> {
  return createUser({ id: 1, username: 'site-admin', accessLevel: 5 })
}
