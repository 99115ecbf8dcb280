import { mkdirSync, readFileSync, writeFileSync, existsSync, renameSync } from 'node:fs'
import { type Browser, expect } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { createSampleAccounts, type SampleAccount, type SampleViewer } from '../../scripts/local/sample-accounts.ts'
import { createSampleCards } from '../../scripts/local/sample-cards.ts'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'
import { TEST_STATE_DIR } from './playwright.config.ts'

/** Separate accounts, so that cards and settings of other tests do not appear in the scenes. */
const SAMPLE_USERNAMES = { full: 'sample-admin', real: 'sample-owner' }
/** Few, because creating a user with a card takes the server a tenth of a second. */
const LISTED_USERS = 6
const ACCOUNTS_PATH = `${TEST_STATE_DIR}/sample-accounts.json`

export type SampleAccounts = Record<Exclude<SampleViewer, 'visitor'>, SampleAccount>

async function createSampleContent(browser: Browser, baseURL: string): Promise<SampleAccounts> {
  const context = await browser.newContext({ baseURL })
  const { request } = context
  const signIn = async (level: 3 | 5) =>
    expect((await request.post('/api/login', { data: { username: SEEDED_USERNAMES[level], password: TEST_PASSWORD } })).status()).toBe(200)
  await signIn(3)
  const [{ id: _id, userId: _userId, slug: _slug, createdAt: _createdAt, updatedAt: _updatedAt, ...content }] = (await (
    await request.get('/api/business-cards')
  ).json()) as [Card]
  await signIn(5)
  for (const [username, accessLevel] of [
    [SAMPLE_USERNAMES.full, ACCESS_LEVELS.admin],
    [SAMPLE_USERNAMES.real, ACCESS_LEVELS.enterprise],
  ] as const) {
    const user = { username, accessLevel, fullName: content.name, email: `${username}@example.com`, password: TEST_PASSWORD }
    expect((await request.post('/api/users', { data: user })).status()).toBe(201)
  }
  await createSampleCards(baseURL, undefined, SAMPLE_USERNAMES.full)
  const accounts = Object.fromEntries(await createSampleAccounts(browser, baseURL, SAMPLE_USERNAMES, LISTED_USERS)) as SampleAccounts
  expect((await request.put(`/api/business-cards/${accounts.real.cardId}`, { data: content })).status()).toBe(200)
  await context.close()
  return accounts
}

/** Returns false if the folder exists, so that only one process takes a lock. */
function createFolder(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch {
    return false
  }
}

/** Creates the sample accounts and cards in the first worker process that needs them. The others wait for its session cookies. */
export async function getSampleAccounts(browser: Browser, baseURL: string): Promise<SampleAccounts> {
  if (!existsSync(ACCOUNTS_PATH)) {
    if (createFolder(`${ACCOUNTS_PATH}.lock`)) {
      writeFileSync(`${ACCOUNTS_PATH}.new`, JSON.stringify(await createSampleContent(browser, baseURL)))
      renameSync(`${ACCOUNTS_PATH}.new`, ACCOUNTS_PATH)
    }
    await expect.poll(() => existsSync(ACCOUNTS_PATH), { timeout: 170_000 }).toBe(true)
  }
  return JSON.parse(readFileSync(ACCOUNTS_PATH, 'utf8')) as SampleAccounts
}
