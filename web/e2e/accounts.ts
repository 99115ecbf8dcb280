import { type Cookie, expect, type Page } from '@playwright/test'

/** Usernames of the accounts that the seed creates, by access level. */
export const SEEDED_USERNAMES = { 1: 'basic', 2: 'pro', 3: 'enterprise', 4: 'editor', 5: 'demo' } as const
export type SeededAccessLevel = keyof typeof SEEDED_USERNAMES
export const TEST_PASSWORD = 'demo-password'

/** Session cookies of the seeded accounts. Tests reuse them, because checking a password takes long. */
const sessionCookiesByLevel = new Map<SeededAccessLevel, Cookie[]>()

/** Signs in as the seeded account of an access level, without using the sign-in screen, and opens a page. */
export async function signInAsLevel(page: Page, level: SeededAccessLevel, path?: string) {
  await page.context().addCookies(sessionCookiesByLevel.get(level) ?? [])
  // Signs in if no session cookie is stored yet, or if an earlier test has ended the stored session.
  if (!sessionCookiesByLevel.has(level) || !(await page.request.get('/api/user')).ok()) {
    const res = await page.request.post('/api/login', { data: { username: SEEDED_USERNAMES[level], password: TEST_PASSWORD } })
    expect(res.status()).toBe(200)
    sessionCookiesByLevel.set(level, await page.context().cookies())
  }
  if (path !== undefined) await page.goto(path)
}

export async function signInByForm(page: Page, username: string, password = TEST_PASSWORD) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function fetchSignedInUsername(page: Page): Promise<string> {
  return ((await (await page.request.get('/api/user')).json()) as { username: string }).username
}

let createdTestIdCount = 0
/** Returns a text that no other test of this or an earlier run uses, for usernames, slugs and event ids. */
export function createUniqueTestId(): string {
  return `t${Date.now().toString(36)}${process.pid.toString(36)}${(createdTestIdCount++).toString(36)}`.slice(-20)
}
