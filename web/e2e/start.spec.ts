import { expect, test } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from './accounts.ts'

test('an unknown page answers 404, and an unknown call 404 with a message', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404)
  const call = await request.get('/api/no-such-call')
  expect(call.status()).toBe(404)
  expect(await call.json()).toEqual({ code: 'notFound', message: 'Not found' })
})

for (const [level, username] of Object.entries(ACCOUNTS))
  test(`the seed's ${username} signs in at level ${level} and owns a card`, async ({ request }) => {
    const login = await request.post('/api/login', { data: { username, password: PASSWORD } })
    expect(login.status()).toBe(200)
    expect(await login.json()).toMatchObject({ username, accessLevel: Number(level) })
    const cards = await request.get('/api/business-cards')
    // The list may contain more cards, which other tests created.
    expect(await cards.json()).toContainEqual(expect.objectContaining({ slug: username }))
  })
