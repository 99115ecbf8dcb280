import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type FullConfig, request } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from './accounts.ts'
import { STATE_DIR } from './playwright.config.ts'

/** The slug of a card whose theme no longer exists. It belongs to the account of level 5. */
export const FORGOTTEN_THEME = 'forgotten-theme'

/** Creates that card before the tests. No API call can, and writing to the store from outside would fail simultaneous calls. */
export default async function makeForgotten({ projects }: FullConfig) {
  const api = await request.newContext({ baseURL: projects[0]!.use.baseURL })
  expect((await api.post('/api/login', { data: { username: ACCOUNTS[5], password: PASSWORD } })).status()).toBe(200)
  const res = await api.post('/api/business-cards', { data: { slug: FORGOTTEN_THEME, name: 'Test Card' } })
  expect(res.status()).toBe(201)
  const { id } = (await res.json()) as { id: number }
  // Waits until the card is published, so that no write is pending.
  await expect.poll(async () => (await api.get(`/view/${FORGOTTEN_THEME}`, { headers: { cookie: '' } })).status()).toBe(200)
  await api.dispose()

  const folder = `${STATE_DIR}/store`
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
