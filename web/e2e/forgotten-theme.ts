import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type FullConfig, request } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from './accounts.ts'
import { STATE_DIR } from './playwright.config.ts'

/** The address of a card of the highest level's account whose theme nobody knows any more. */
export const FORGOTTEN_THEME = 'forgotten-theme'

/** Makes that card, before any test runs: no call does, and a store that is written to from outside fails the calls of that moment. */
export default async function makeForgotten({ projects }: FullConfig) {
  const api = await request.newContext({ baseURL: projects[0]!.use.baseURL })
  expect((await api.post('/api/login', { data: { username: ACCOUNTS[5], password: PASSWORD } })).status()).toBe(200)
  const res = await api.post('/api/business-cards', { data: { slug: FORGOTTEN_THEME, name: 'Test Card' } })
  expect(res.status()).toBe(201)
  const { id } = (await res.json()) as { id: number }
  // Published, so that nothing of it is still being written.
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
