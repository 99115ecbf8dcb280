import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { freshName, PASSWORD, signInAs } from './accounts.ts'

/** A normal browser's user agent. The headless browser's own one would be excluded from counts as a bot. */
export const BROWSER_UA =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

/** A new account of level 1 without a card, signed in; returns its name and address. */
export async function register(page: Page, fields: { fullName?: string } = {}) {
  const username = freshName()
  const email = `${username}@example.com`
  const res = await page.request.post('/api/register', { data: { username, password: PASSWORD, email, ...fields } })
  expect(res.status(), await res.text()).toBe(201)
  return { username, email }
}

/** Creates a card for a test; the signed-in user must be below their card limit. */
export async function createCard(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  const res = await page.request.post('/api/business-cards', { data: { slug: freshName(), name: 'Test Card', ...fields } })
  expect(res.status(), await res.text()).toBe(201)
  return (await res.json()) as Card
}

/** The same, signed in as level 5. */
export async function newCard(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  await signInAs(page, 5)
  return createCard(page, fields)
}

/** A new card of level 5, open on a screen of the app. */
export async function openNew(
  page: Page,
  screen: 'card-editor' | 'mobile-editor' | 'analytics',
  fields: Partial<Card> = {},
): Promise<Card> {
  const card = await newCard(page, fields)
  await page.goto(`/${screen}/${card.id}`)
  return card
}

/** A card as the server has it now. */
export async function storedCard(page: Page, { id }: Card): Promise<Card> {
  return (await (await page.request.get(`/api/business-cards/${id}`)).json()) as Card
}

/** The signed-in user's cards, oldest first. */
export async function ownCards(page: Page): Promise<Card[]> {
  return (await (await page.request.get('/api/business-cards')).json()) as Card[]
}
