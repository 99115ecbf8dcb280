import { type Cookie, expect, type Page } from '@playwright/test'

/** The seeded accounts, by level. */
export const ACCOUNTS = { 1: 'basic', 2: 'pro', 3: 'enterprise', 4: 'editor', 5: 'demo' } as const
export type Level = keyof typeof ACCOUNTS
export const PASSWORD = 'demo-password'

/** The session cookies of each level's account, reused because checking a password takes long. */
const sessions = new Map<Level, Cookie[]>()

/** Gives the page's browser a session of that level, without the sign-in screen, and opens a page. */
export async function signInAs(page: Page, level: Level, path?: string) {
  await page.context().addCookies(sessions.get(level) ?? [])
  // A test before may have ended it.
  if (!sessions.has(level) || !(await page.request.get('/api/user')).ok()) {
    const res = await page.request.post('/api/login', { data: { username: ACCOUNTS[level], password: PASSWORD } })
    expect(res.status()).toBe(200)
    sessions.set(level, await page.context().cookies())
  }
  if (path !== undefined) await page.goto(path)
}

/** Fills in the sign-in form that shows, and sends it. */
export async function signInByForm(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The username of whoever is signed in. */
export async function usernameOf(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/user')).json()) as { username: string }).username
}

let made = 0
/** A username that no other test of any run has. */
export function freshName(): string {
  return `t${Date.now().toString(36)}${process.pid.toString(36)}${(made++).toString(36)}`.slice(-20)
}
