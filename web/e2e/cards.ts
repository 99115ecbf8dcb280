import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { createUniqueTestId, type SeededAccessLevel, TEST_PASSWORD, signInAsLevel } from './accounts.ts'

/** User agent of a normal browser. The headless test browser's own user agent would be excluded from counts as a bot. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

/** Registers and signs in a new user of access level 1 without a card. Returns the username and e-mail address. */
export async function registerTestUser(page: Page, fields: { fullName?: string } = {}) {
  const username = createUniqueTestId()
  const email = `${username}@example.com`
  const res = await page.request.post('/api/register', { data: { username, password: TEST_PASSWORD, email, ...fields } })
  expect(res.status(), await res.text()).toBe(201)
  return { username, email }
}

/**
 * Creates a user with an access level and one card, and signs in as this user. Tests of lists of cards need it, because the seeded account
 * of level 5 collects the cards of all other tests.
 */
export async function signInAsNewUser(page: Page, accessLevel: SeededAccessLevel, fields: { fullName?: string } = {}) {
  await signInAsLevel(page, 5)
  const username = createUniqueTestId()
  const account = { username, password: TEST_PASSWORD, email: `${username}@example.com`, fullName: 'Ann Lee', accessLevel, ...fields }
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201)
  await page.context().clearCookies()
  expect((await page.request.post('/api/login', { data: { username, password: TEST_PASSWORD } })).status()).toBe(200)
}

/** Creates a card for a test. The signed-in user must have fewer cards than allowed. */
export async function createTestCard(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  const res = await page.request.post('/api/business-cards', { data: { slug: createUniqueTestId(), name: 'Test Card', ...fields } })
  expect(res.status(), await res.text()).toBe(201)
  return (await res.json()) as Card
}

/** Signs in as the seeded account of access level 5 and creates a card for a test. */
export async function createCardAsLevel5(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  await signInAsLevel(page, 5)
  return createTestCard(page, fields)
}

/** Creates a card as a user of access level 5 and opens it in an editor or in the analytics. */
export async function openScreenOfNewCard(
  page: Page,
  screen: 'card-editor' | 'mobile-editor' | 'analytics',
  fields: Partial<Card> = {},
): Promise<Card> {
  const card = await createCardAsLevel5(page, fields)
  await page.goto(`/${screen}/${card.id}`)
  return card
}

export async function fetchStoredCard(page: Page, { id }: Card): Promise<Card> {
  return (await (await page.request.get(`/api/business-cards/${id}`)).json()) as Card
}

/** Fetches all cards of the signed-in user, oldest first. */
export async function fetchOwnCards(page: Page): Promise<Card[]> {
  return (await (await page.request.get('/api/business-cards')).json()) as Card[]
}
