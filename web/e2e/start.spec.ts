import { expect, test } from '@playwright/test'
import { SEEDED_USERNAMES, TEST_PASSWORD } from './accounts.ts'

test('unknown pages answer 404, and unknown API paths answer 404 with a message', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404)
  const call = await request.get('/api/no-such-call')
  expect(call.status()).toBe(404)
  expect(await call.json()).toEqual({ code: 'notFound', message: 'Not found' })
})

for (const [level, username] of Object.entries(SEEDED_USERNAMES))
  test(`the seeded user ${username} can sign in, has level ${level} and owns a card`, async ({ request }) => {
    const login = await request.post('/api/login', { data: { username, password: TEST_PASSWORD } })
    expect(login.status()).toBe(200)
    expect(await login.json()).toMatchObject({ username, accessLevel: Number(level) })
    const cards = await request.get('/api/business-cards')
    // Other tests may have created more cards for this account, so the test looks only for the seeded card.
    expect(await cards.json()).toContainEqual(expect.objectContaining({ slug: username }))
  })
