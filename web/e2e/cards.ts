import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { freshName, PASSWORD } from './accounts.ts'

/** A normal browser's user agent. The headless browser's own one would be excluded from counts as a bot. */
export const BROWSER_UA =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

/** A new account of level 1 without a card, signed in. */
export async function register(page: Page) {
  const username = freshName()
  const res = await page.request.post('/api/register', { data: { username, password: PASSWORD, email: `${username}@example.com` } })
  expect(res.status(), await res.text()).toBe(201)
}

/** Creates a card for a test; the signed-in user must be below their card limit. */
export async function createCard(page: Page, fields: Partial<Card> = {}): Promise<Card> {
  const res = await page.request.post('/api/business-cards', { data: { slug: freshName(), name: 'Test Card', ...fields } })
  expect(res.status(), await res.text()).toBe(201)
  return (await res.json()) as Card
}

/** The signed-in user's cards, oldest first. */
export async function ownCards(page: Page): Promise<Card[]> {
  return (await (await page.request.get('/api/business-cards')).json()) as Card[]
}
