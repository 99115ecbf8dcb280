import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { sentMails } from '../../schema/tables/users.ts'
import { refusal } from '../test/cards.ts'
import { call, createSiteUser, createUser, db, env } from '../test/client.ts'
import { BROKEN_MAIL, createOutbox } from '../test/outbox.ts'
import { quoted } from './mail.ts'
import { mailWithin, mailboxOf } from './mailbox.ts'

beforeAll(createSiteUser)

it.each([
  ['Jane@Example.com', 'jane@example.com'],
  ['jane+veebu@example.com', 'jane@example.com'],
  ['j.a.n.e+1@gmail.com', 'jane@gmail.com'],
  ['jane@googlemail.com', 'jane@gmail.com'],
  ['j.a.n.e@example.com', 'j.a.n.e@example.com'],
  ['+jane@example.com', '+jane@example.com'],
  ['Jane+x@MÜLLER.example', 'jane@xn--mller-kva.example'],
  ['j.ane@ｇｍａｉｌ.com', 'jane@gmail.com'],
])('counts mails to %s as mails to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

it('finds an account under either spelling of its domain, and mails to the one in ASCII', async () => {
  const { mails, EMAIL } = createOutbox()
  const username = 'anna-idn'
  const registered = await call('/api/register', { body: { username, password: 'long enough', email: 'Anna@müller.example' } })
  expect(registered.status).toBe(201)
  expect(await registered.json()).toMatchObject({ email: 'Anna@müller.example' })
  for (const email of ['anna@xn--mller-kva.example', 'anna@MÜLLER.example', 'anna@muller.example'])
    expect((await call('/api/reset-password', { body: { email }, env: { EMAIL } })).status).toBe(202)
  expect(mails.map(({ to }) => to)).toEqual(['Anna@xn--mller-kva.example', 'Anna@xn--mller-kva.example'])
})

it('sends three mails an hour to one mailbox, for all accounts and spellings of its address together', async () => {
  const { mails, EMAIL } = createOutbox()
  const addresses = ['victim@gmail.com', ...Array.from({ length: 9 }, (_, n) => `victim+${n}@gmail.com`)]
  const accounts = await Promise.all(addresses.map((email) => createUser({ email })))
  const asked = accounts.flatMap((account) => [
    call('/api/reset-password', { body: { email: account.email }, env: { EMAIL } }),
    call('/api/confirm-email', { method: 'POST', cookie: account.cookie, env: { EMAIL } }),
  ])
  const statuses = (await Promise.all(asked)).map((res) => res.status)
  expect(mails.length).toBeGreaterThanOrEqual(2)
  expect(mails.length).toBeLessThanOrEqual(3)
  expect(statuses.filter((status) => status === 202).length + statuses.filter((status) => status === 429).length).toBe(20)
  for (let n = 0; n < 2; n++) await call('/api/reset-password', { body: { email: 'victim@gmail.com' }, env: { EMAIL } })
  expect(mails).toHaveLength(3)
})

it.each(['', '+work'])('reserves a mail for the reset of an owner with the address owner%s when strangers use up the rest', async (tag) => {
  const box = `slots${tag.length}`
  const owner = await createUser({ email: `${box}${tag}@example.com`, emailConfirmedAt: tag ? 1 : null })
  const { mails, EMAIL } = createOutbox()
  for (let n = 0; n < 4; n++) {
    const stranger = await createUser({ email: `${box}+${n}@example.com` })
    await call('/api/confirm-email', { method: 'POST', cookie: stranger.cookie, env: { EMAIL } })
    await call('/api/reset-password', { body: { email: stranger.email }, env: { EMAIL } })
  }
  expect(mails).toHaveLength(2)
  await call('/api/reset-password', { body: { email: owner.email }, env: { EMAIL } })
  expect(mails.map(({ to }) => to)).toEqual([...mails.slice(0, 2).map(({ to }) => to), owner.email])
})

it('sends again after an hour, and does not count a mail that was not sent', async () => {
  const to = 'hourly@example.com'
  const mail = { subject: 's', text: 't', html: '<p>h</p>' }
  const { mails, EMAIL } = createOutbox()
  const send = (now: number, bindings = { ...env, EMAIL }) => mailWithin(db, bindings, to, async () => mail, { priority: 'owner', now })
  const broken = { ...env, EMAIL: BROKEN_MAIL }
  const start = 1_000_000_000
  await expect(send(start, broken)).rejects.toThrow('mail is down')
  expect(await mailWithin(db, { ...env, EMAIL }, to, async () => null, { now: start })).toBe(false)
  expect([await send(start), await send(start), await send(start), await send(start)]).toEqual([true, true, true, false])
  expect(await send(start + 3_600_000 - 1)).toBe(false)
  expect(await send(start + 3_600_000)).toBe(true)
  expect(mails).toHaveLength(4)
})

it('stores no address to count mails', async () => {
  const { EMAIL } = createOutbox()
  await mailWithin(db, { ...env, EMAIL }, 'nowhere-stored@example.com', async () => ({ subject: 's', text: 't', html: 'h' }), { now: 5 })
  const rows = await db.select().from(sentMails).where(eq(sentMails.at, 5))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('nowhere')
})

it.each([
  ['jane', '“jane”'],
  ['http://evil.example', '“http···evil·example”'],
  ['evil.com', '“evil·com”'],
  ['a@b.c', '“a·b·c”'],
  ['<b>"x"', '“·b··x·”'],
  ['Zoë Łukasz-9_', '“Zoë Łukasz-9_”'],
  ['a\u202eb', '“a·b”'],
  ['x'.repeat(50), `“${'x'.repeat(20)}”`],
])('shows the username %j in a mail as %s', (username, shown) => expect(quoted(username)).toBe(shown))

it('puts no username into a mail that a mail program could turn into a link', async () => {
  await createUser({ username: 'www.evil.example', email: 'reader@example.com' })
  const { mails, EMAIL } = createOutbox()
  await call('/api/reset-password', { body: { email: 'reader@example.com' }, env: { EMAIL } })
  expect(`${mails[0]!.text}${mails[0]!.html}${mails[0]!.subject}`).not.toContain('evil.example')
})

it('reports to the holder that the mail service is down, and lets them try again', async () => {
  const user = await createUser()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let n = 0; n < 5; n++) {
    const res = await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL: BROKEN_MAIL } })
    expect(await refusal(res)).toEqual([503, 'The mail could not be sent. Please try again in a moment.'])
  }
  silent.mockRestore()
  const { mails, EMAIL } = createOutbox()
  expect((await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })).status).toBe(202)
  expect(mails).toHaveLength(1)
})
