import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type FullConfig, request } from '@playwright/test'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'
import { TEST_STATE_DIR } from './playwright.config.ts'

/** Slug of a test card whose stored theme does not exist. The card belongs to the account of level 5. */
export const UNKNOWN_THEME_CARD_SLUG = 'forgotten-theme'

/** Creates a card and then sets its theme in the database, because the API refuses unknown themes. */
export default async function createUnknownThemeCard({ projects }: FullConfig) {
  const api = await request.newContext({ baseURL: projects[0]!.use.baseURL })
  expect((await api.post('/api/login', { data: { username: SEEDED_USERNAMES[5], password: TEST_PASSWORD } })).status()).toBe(200)
  const res = await api.post('/api/business-cards', { data: { slug: UNKNOWN_THEME_CARD_SLUG, name: 'Test Card' } })
  expect(res.status()).toBe(201)
  const { id } = (await res.json()) as { id: number }
  // Waits until the card is published, so that the server has no write to the database left to do.
  await expect.poll(async () => (await api.get(`/view/${UNKNOWN_THEME_CARD_SLUG}`, { headers: { cookie: '' } })).status()).toBe(200)
  await api.dispose()

  const folder = `${TEST_STATE_DIR}/store`
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.sqlite')) continue
    const db = new DatabaseSync(`${folder}/${path}`)
    try {
      db.exec('PRAGMA busy_timeout = 5000')
      if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'business_cards'").get()) continue
      db.prepare("UPDATE business_cards SET theme = 'amber' WHERE id = ?").run(id)
    } finally {
      db.close()
    }
  }
}
