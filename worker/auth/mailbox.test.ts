import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sentMailsTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import { callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { FAILING_MAIL_BINDING, createTestOutbox } from '../test/outbox.ts'
import { quoteUsernameForMail } from './mail.ts'
import { sendRateLimitedMail, mailboxKeyOf } from './mailbox.ts'

beforeAll(createFirstUser)
// All tests send from one network, whose limits are tested elsewhere.
beforeEach(() => queryRows('DELETE FROM usage_counts'))

it.each([
  ['Jane@Example.com', 'jane@example.com'],
  ['jane+veebu@example.com', 'jane@example.com'],
  ['j.a.n.e+1@gmail.com', 'jane@gmail.com'],
  ['jane@googlemail.com', 'jane@gmail.com'],
  ['j.a.n.e@example.com', 'j.a.n.e@example.com'],
  ['+jane@example.com', '+jane@example.com'],
  ['Jane+x@MÜLLER.example', 'jane@xn--mller-kva.example'],
  ['j.ane@ｇｍａｉｌ.com', 'jane@gmail.com'],
])('counts mails to %s as mails to %s', (email, mailbox) => expect(mailboxKeyOf(email)).toBe(mailbox))

it('finds an account under either spelling of its mail domain, and mails to the ASCII spelling', async () => {
  const { mails, EMAIL } = createTestOutbox()
  const username = 'anna-idn'
  const registered = await callApi('/api/register', { body: { username, password: 'long enough', email: 'Anna@müller.example' } })
  expect(registered.status).toBe(201)
  expect(await registered.json()).toMatchObject({ email: 'Anna@müller.example' })
  for (const email of ['anna@xn--mller-kva.example', 'anna@MÜLLER.example', 'anna@muller.example'])
    expect((await callApi('/api/reset-password', { body: { email }, env: { EMAIL } })).status).toBe(202)
  expect(mails.map(({ to }) => to)).toEqual(['Anna@xn--mller-kva.example', 'Anna@xn--mller-kva.example'])
})

it('sends at most three mails an hour to one mailbox, for all accounts and spellings of its address together', async () => {
  const { mails, EMAIL } = createTestOutbox()
  const addresses = ['victim@gmail.com', ...Array.from({ length: 9 }, (_, n) => `victim+${n}@gmail.com`)]
  const accounts = await Promise.all(addresses.map((email) => createTestUser({ email })))
  const asked = accounts.flatMap((account) => [
    callApi('/api/reset-password', { body: { email: account.email }, env: { EMAIL } }),
    callApi('/api/confirm-email', { method: 'POST', cookie: account.cookie, env: { EMAIL } }),
  ])
  const statuses = (await Promise.all(asked)).map((res) => res.status)
  expect(mails.length).toBeGreaterThanOrEqual(2)
  expect(mails.length).toBeLessThanOrEqual(3)
  expect(statuses.filter((status) => status === 202).length + statuses.filter((status) => status === 429).length).toBe(20)
  // The first address has used up its own limit.
  for (let n = 0; n < 2; n++)
    await callApi('/api/reset-password', { body: { email: 'victim@gmail.com' }, address: '203.0.113.61', env: { EMAIL } })
  expect(mails).toHaveLength(3)
})

it.each(['', '+work'])(
  'reserves one reset mail for an owner with the address owner%s when strangers use up the other mails',
  async (tag) => {
    const box = `slots${tag.length}`
    const owner = await createTestUser({ email: `${box}${tag}@example.com`, emailConfirmedAt: tag ? 1 : null })
    const { mails, EMAIL } = createTestOutbox()
    for (let n = 0; n < 4; n++) {
      const stranger = await createTestUser({ email: `${box}+${n}@example.com` })
      await callApi('/api/confirm-email', { method: 'POST', cookie: stranger.cookie, env: { EMAIL } })
      await callApi('/api/reset-password', { body: { email: stranger.email }, env: { EMAIL } })
    }
    expect(mails).toHaveLength(2)
    await callApi('/api/reset-password', { body: { email: owner.email }, env: { EMAIL } })
    expect(mails.map(({ to }) => to)).toEqual([...mails.slice(0, 2).map(({ to }) => to), owner.email])
  },
)

it('sends mails again after an hour, and does not count a mail that could not be sent', async () => {
  const to = 'hourly@example.com'
  const mail = { subject: 's', text: 't', html: '<p>h</p>' }
  const { mails, EMAIL } = createTestOutbox()
  const send = (now: number, bindings = { ...env, EMAIL }) =>
    sendRateLimitedMail(db, bindings, to, async () => mail, { priority: 'owner', now })
  const broken = { ...env, EMAIL: FAILING_MAIL_BINDING }
  const start = 1_000_000_000
  await expect(send(start, broken)).rejects.toThrow('mail is down')
  expect(await sendRateLimitedMail(db, { ...env, EMAIL }, to, async () => null, { now: start })).toBe(false)
  expect([await send(start), await send(start), await send(start), await send(start)]).toEqual([true, true, true, false])
  expect(await send(start + 3_600_000 - 1)).toBe(false)
  expect(await send(start + 3_600_000)).toBe(true)
  expect(mails).toHaveLength(4)
})

it('counts mails without storing the e-mail address', async () => {
  const { EMAIL } = createTestOutbox()
  await sendRateLimitedMail(db, { ...env, EMAIL }, 'nowhere-stored@example.com', async () => ({ subject: 's', text: 't', html: 'h' }), {
    now: 5,
  })
  const rows = await db.select().from(sentMailsTable).where(eq(sentMailsTable.at, 5))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('nowhere')
})

it.each([
  ['jane', '“jane”'],
  ['http://evil.example', '“http···evil\u2024example”'],
  ['evil.com', '“evil\u2024com”'],
  ['a@b.c', '“a·b\u2024c”'],
  ['<b>"x"', '“·b··x·”'],
  ['Zoë Łukasz-9_', '“Zoë Łukasz-9_”'],
  ['a\u202eb', '“a·b”'],
  ['x'.repeat(50), `“${'x'.repeat(20)}”`],
])('shows the username %j in a mail as %s', (username, shown) => expect(quoteUsernameForMail(username)).toBe(shown))

it('replaces characters of a username that a mail program could turn into a link', async () => {
  await createTestUser({ username: 'www.evil.example', email: 'reader@example.com' })
  const { mails, EMAIL } = createTestOutbox()
  await callApi('/api/reset-password', { body: { email: 'reader@example.com' }, env: { EMAIL } })
  expect(`${mails[0]!.text}${mails[0]!.html}${mails[0]!.subject}`).not.toContain('evil.example')
})

it('tells the account’s holder that the mail service is down, and lets them try again', async () => {
  const user = await createTestUser()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let n = 0; n < 5; n++) {
    const res = await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL: FAILING_MAIL_BINDING } })
    expect(await readErrorResponse(res)).toEqual([503, 'The mail could not be sent. Please try again in a moment.'])
  }
  silent.mockRestore()
  const { mails, EMAIL } = createTestOutbox()
  expect((await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })).status).toBe(202)
  expect(mails).toHaveLength(1)
})
