import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, startTestSession, verifyTestSessions } from '../test/client.ts'
import { createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

beforeAll(createFirstUser)

/** Creates a user of level 5 whose confirmed address was just changed in a session that a thief may have. */
async function createMovedUser(email = 'moved') {
  const user = await createTestUser({ accessLevel: 5, emailConfirmedAt: 1 })
  const card = await (await callApi('/api/business-cards', { cookie: user.cookie, body: {} })).json<Card>()
  const { mails, EMAIL } = createTestOutbox()
  await verifyTestSessions(user)
  const body = { email: `${email}-${user.email}` }
  expect((await callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body, env: { EMAIL } })).status).toBe(200)
  return { user, card, mails }
}

const DELETIONS: [string, (user: TestUser, card: Card) => string | Promise<string>][] = [
  ['the account', () => '/user'],
  ['another user', async () => `/users/${(await createTestUser()).id}`],
  ['a card', (_, card) => `/business-cards/${card.id}`],
  ['a conversation', (_, card) => `/salesbot/${card.id}/conversations/1`],
  ['a question', (_, card) => `/salesbot/${card.id}/questions/1`],
]

describe.each(DELETIONS)('deleting %s', (_, pathOf) => {
  const remove = async (user: TestUser, card: Card) =>
    callApi(`/api${await pathOf(user, card)}`, { method: 'DELETE', cookie: user.cookie, body: {}, env: { DEMO: 'no' } })

  it('waits while a link is open that puts the address back, and says until when', async () => {
    const { user, card } = await createMovedUser()
    const res = await remove(user, card)
    expect(res.status).toBe(403)
    expect(await res.json()).toEqual({
      code: 'putBackOpen',
      message: expect.stringMatching(/^Until \d+ \w+ \d{4} at \d\d:\d\d UTC, nothing can be deleted/),
    })
  })

  it('goes on once the link was used', async () => {
    const { user, card, mails } = await createMovedUser('back')
    await callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: user.cookie, body: { email: user.email } })
    expect((await remove(user, card)).status).toBe(403)
    expect((await callApi('/api/restore-email', { body: { token: readFirstMailToken(mails[0]) } })).status).toBe(200)
    const again = { ...user, cookie: await startTestSession(user.id) }
    await verifyTestSessions(again)
    expect([200, 204, 404]).toContain((await remove(again, card)).status)
  })
})

it('what can be changed again needs no waiting', async () => {
  const { user, card } = await createMovedUser()
  const body = { title: 'Still mine' }
  expect((await callApi(`/api/business-cards/${card.id}`, { method: 'PUT', cookie: user.cookie, body })).status).toBe(200)
})
