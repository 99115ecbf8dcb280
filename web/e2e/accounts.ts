import { expect, type Page } from '@playwright/test'

/** The seeded accounts, by level. */
export const ACCOUNTS = { 1: 'basic', 2: 'pro', 3: 'enterprise', 4: 'editor', 5: 'demo' } as const
export type Level = keyof typeof ACCOUNTS
export const PASSWORD = 'demo-password'

/** Gives the page's browser a session of that level, without the sign-in screen. */
export async function signInAs(page: Page, level: Level) {
  const res = await page.request.post('/api/login', { data: { username: ACCOUNTS[level], password: PASSWORD } })
  expect(res.status()).toBe(200)
}

let made = 0
/** A username that no other test of any run has. */
export function freshName(): string {
  return `t${Date.now().toString(36)}${process.pid.toString(36)}${(made++).toString(36)}`.slice(-20)
}
