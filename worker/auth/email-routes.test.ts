import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditLogResponse } from '../../schema/audit.ts'
import type { RestoreEmailResponse } from '../../schema/user.ts'
import { oneTimeLinkTokensTable, usersTable } from '../../schema/tables/users.ts'
import worker from '../index.ts'
import {
  type TestUser,
  callApi,
  sessionCookieOf,
  createFirstUser,
  queryRows,
  createTestUser,
  db,
  env,
  startTestSession,
  verifyTestSessions,
} from '../test/client.ts'
import { FAILING_MAIL_BINDING, confirmPasswordReset, createTestOutbox, type SentMail, readFirstMailToken } from '../test/outbox.ts'
import { hashPassword } from './password.ts'
import { mailPutBackLinks } from './put-back-links.ts'

const DAY_MS = 24 * 3_600_000
const INVALID_MAIL_LINK_ERROR = { code: 'invalidMailLink', message: 'This link is invalid or has expired' }

let firstUser: TestUser
let editorUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  editorUser = await createTestUser({ accessLevel: 4 })
})
// All tests send from one network, whose limits are tested elsewhere.
beforeEach(() => queryRows('DELETE FROM usage_counts'))

let lastUserNumber = 0
const createUserWithConfirmedEmail = (fields: Parameters<typeof createTestUser>[0] = {}) =>
  createTestUser({ email: `holder-${++lastUserNumber}@example.com`, emailConfirmedAt: 1, ...fields })
const readUserRow = async (user: { id: number }) => (await db.select().from(usersTable).where(eq(usersTable.id, user.id)))[0]!
const fetchEmailState = async (cookie: string) => (await callApi('/api/confirm-email', { cookie })).json()
async function changeEmail(by: TestUser, user: TestUser, email: string, EMAIL = createTestOutbox().EMAIL) {
  await verifyTestSessions(by)
  return callApi(`/api/users/${user.id}`, { method: 'PUT', cookie: by.cookie, body: { email }, env: { EMAIL } })
}
const requestPasswordReset = (email: string, EMAIL: typeof env.EMAIL) => callApi('/api/reset-password', { body: { email }, env: { EMAIL } })
const callRestoreEmail = (token: string) => callApi('/api/restore-email', { body: { token } })

describe('confirming an e-mail address', () => {
  it('works once with a link that the account’s holder requested', async () => {
    const user = await createTestUser({ email: 'Unsure@Example.com' })
    expect(await fetchEmailState(user.cookie)).toEqual({ email: 'Unsure@Example.com', confirmed: false })
    const { mails, EMAIL } = createTestOutbox()
    const asked = await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    expect(asked.status).toBe(202)
    expect(mails[0]).toMatchObject({ to: 'Unsure@Example.com', subject: 'Confirm your email address for Veebu' })
    expect(mails[0]!.text).toContain('http://localhost:8787/auth?confirm=')
    expect(await fetchEmailState(user.cookie)).toEqual({ email: 'Unsure@Example.com', confirmed: false, linkSent: true })
    const body = { token: readFirstMailToken(mails[0]) }
    const opened = await callApi('/api/confirm-email/confirm', { body })
    expect(await opened.json()).toEqual({ email: 'Unsure@Example.com', confirmed: true })
    expect(await fetchEmailState(user.cookie)).toEqual({ email: 'Unsure@Example.com', confirmed: true })
    expect(await (await callApi('/api/confirm-email/confirm', { body })).json()).toEqual(INVALID_MAIL_LINK_ERROR)
    const again = await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    expect([again.status, mails.length]).toEqual([200, 1])
  })

  it('happens when a mailed password link is used, but not when a printed link is used', async () => {
    const [mailed, printed] = [
      await createTestUser({ email: 'mailed@example.com' }),
      await createTestUser({ email: 'printed@example.com' }),
    ]
    for (const user of [mailed, printed]) {
      const { mails, EMAIL } = createTestOutbox()
      await requestPasswordReset(user.email, EMAIL)
      if (user === printed) await db.update(oneTimeLinkTokensTable).set({ email: null }).where(eq(oneTimeLinkTokensTable.userId, user.id))
      expect((await confirmPasswordReset(readFirstMailToken(mails[0]), 'chosen-pass')).status).toBe(200)
    }
    expect((await readUserRow(mailed)).emailConfirmedAt).not.toBeNull()
    expect((await readUserRow(printed)).emailConfirmedAt).toBeNull()
  })

  it('covers one address: changing the address voids the link and leaves the new address unconfirmed', async () => {
    const user = await createTestUser({ email: 'first-one@example.com' })
    const { mails, EMAIL } = createTestOutbox()
    await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    await changeEmail(user, user, 'second-one@example.com')
    expect((await callApi('/api/confirm-email/confirm', { body: { token: readFirstMailToken(mails[0]) } })).status).toBe(400)
    expect(await fetchEmailState(user.cookie)).toEqual({ email: 'second-one@example.com', confirmed: false })
    const holder = await createUserWithConfirmedEmail()
    await changeEmail(holder, holder, 'third-one@example.com')
    expect((await readUserRow(holder)).emailConfirmedAt).toBeNull()
  })

  it('does not work with a password link, and a confirmation link sets no password', async () => {
    const user = await createTestUser({ email: 'mixed-up@example.com' })
    const { mails, EMAIL } = createTestOutbox()
    await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    await requestPasswordReset(user.email, EMAIL)
    const [confirmation, reset] = mails.map(readFirstMailToken)
    expect((await confirmPasswordReset(confirmation!, 'chosen-pass')).status).toBe(400)
    expect((await callApi('/api/confirm-email/confirm', { body: { token: reset! } })).status).toBe(400)
    expect((await callRestoreEmail(reset!)).status).toBe(400)
  })
})

describe('a changed e-mail address', () => {
  /** Creates a user and changes the user's confirmed e-mail address. */
  async function changed(to: string, fields?: Parameters<typeof createTestUser>[0]) {
    const user = await createUserWithConfirmedEmail(fields)
    const { mails, EMAIL } = createTestOutbox()
    await changeEmail(user, user, to, EMAIL)
    return { user, mails, EMAIL }
  }

  /** Creates a user whose confirmed e-mail address was changed to another confirmed address. */
  async function taken(by: string) {
    const { user, mails, EMAIL } = await changed(by)
    await db.update(usersTable).set({ emailConfirmedAt: 1 }).where(eq(usersTable.id, user.id))
    // Waits a moment, so that the next change of the address has a later time.
    await scheduler.wait(5)
    return { user, mails, EMAIL }
  }

  it('causes no mail to an unconfirmed old address, however often it changes', async () => {
    const user = await createTestUser({ username: 'sender', accessLevel: 1, email: 'third-person@example.com' })
    const { mails, EMAIL } = createTestOutbox()
    for (let n = 0; n < 20; n++) {
      expect((await changeEmail(user, user, `sender-${n}@example.com`, EMAIL)).status).toBe(200)
      expect((await changeEmail(user, user, 'third-person@example.com', EMAIL)).status).toBe(200)
    }
    expect(mails).toEqual([])
  })

  it('can be changed back from the old address, which ends every session and lets the user choose a new password', async () => {
    const { user, mails } = await changed('thief@example.com', { username: 'robbed', password: await hashPassword('known-to-thief') })
    expect(mails).toMatchObject([{ to: user.email, subject: 'Your Veebu email address was changed' }])
    expect(`${mails[0]!.text}${mails[0]!.html}`).not.toContain('thief@example.com')
    const login = () => callApi('/api/login', { body: { username: 'robbed', password: 'known-to-thief' } })
    const thief = sessionCookieOf(await login())
    const back = await callRestoreEmail(readFirstMailToken(mails[0]))
    expect(back.status).toBe(200)
    const { email, token } = await back.json<RestoreEmailResponse>()
    expect(email).toBe(user.email)
    expect(await readUserRow(user)).toMatchObject({ email: user.email, emailKey: user.email, emailConfirmedAt: expect.any(Number) })
    expect((await readUserRow(user)).passwordRemovedAt).toEqual(expect.any(Number))
    for (const cookie of [user.cookie, thief]) expect((await callApi('/api/user', { cookie })).status).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await confirmPasswordReset(token, 'chosen-anew')).status).toBe(200)
    expect((await login()).status).toBe(401)
    expect((await callRestoreEmail(readFirstMailToken(mails[0]))).status).toBe(400)
  })

  it('can be changed back for seven days, even when the password or the address changes again', async () => {
    const { user, mails, EMAIL } = await changed('thief-a@example.com', { password: await hashPassword('known-to-thief') })
    await changeEmail(user, user, 'thief-b@example.com', EMAIL)
    await callApi('/api/update-password', { body: { currentPassword: 'known-to-thief', newPassword: 'thiefs-own' }, cookie: user.cookie })
    expect(mails).toHaveLength(1)
    const [row] = await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, user.id))
    expect(row!.expiresAt - row!.mailedAt!).toBe(7 * DAY_MS)
    expect((await callRestoreEmail(readFirstMailToken(mails[0]))).status).toBe(200)
    expect((await readUserRow(user)).email).toBe(user.email)
  })

  it('cannot be changed back to an address that was set after the theft', async () => {
    const { user, mails, EMAIL } = await taken('thief-c@example.com')
    await changeEmail(user, user, 'thief-d@example.com', EMAIL)
    const [owners, thiefs] = mails.map(readFirstMailToken)
    expect(mails.map(({ to }) => to)).toEqual([user.email, 'thief-c@example.com'])
    expect((await callRestoreEmail(thiefs!)).status).toBe(200)
    expect((await callRestoreEmail(owners!)).status).toBe(200)
    expect((await readUserRow(user)).email).toBe(user.email)
    expect((await callRestoreEmail(thiefs!)).status).toBe(400)
  })

  it('voids later restore links when the owner changes the address back first', async () => {
    const { user, mails, EMAIL } = await taken('thief-e@example.com')
    await changeEmail(user, user, 'thief-f@example.com', EMAIL)
    const [owners, thiefs] = mails.map(readFirstMailToken)
    expect((await callRestoreEmail(owners!)).status).toBe(200)
    expect((await callRestoreEmail(thiefs!)).status).toBe(400)
  })

  it('is announced to its owner, however many links wait for one other mailbox', async () => {
    const user = await createUserWithConfirmedEmail()
    const hoarder = await createUserWithConfirmedEmail({ email: 'hoarder@example.com' })
    const waiting = JSON.stringify(Array.from({ length: 6000 }, (_, n) => n))
    await db.run(sql`insert into reset_tokens (hash, user_id, purpose, email, created_at, expires_at)
      select 'waits-' || e.value, ${hoarder.id}, 'restore', 'hoarder+' || e.value || '@example.com', 1, ${Date.now() + DAY_MS} from json_each(${waiting}) e`)
    const { mails, EMAIL } = createTestOutbox()
    await changeEmail(user, user, `thief-of-many-${lastUserNumber}@example.com`, EMAIL)
    expect(mails.map(({ to }) => to)).toContain(user.email)
    expect(mails).toHaveLength(4)
    await db.delete(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, hoarder.id))
  })

  it('is changed back once when the link is opened twice at the same moment', async () => {
    const { mails } = await changed('elsewhere@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => callRestoreEmail(readFirstMailToken(mails[0]))))
    expect(answers.map((res) => res.status).toSorted()).toEqual([200, 400, 400])
  })

  it('is announced to the old address even when its hourly mail limit is used up', async () => {
    const user = await createUserWithConfirmedEmail()
    const { mails, EMAIL } = createTestOutbox()
    for (let n = 0; n < 4; n++) await requestPasswordReset(user.email, EMAIL)
    expect(mails).toHaveLength(3)
    await changeEmail(user, user, 'hidden-thief@example.com', EMAIL)
    expect(mails).toHaveLength(3)
    // When the hourly mail limit allows mails again, waiting restore links go before other mails.
    const other = await createTestUser({ email: user.email })
    const later = Date.now() + 3_600_001
    await db.update(usersTable).set({ createdAt: 1 }).where(eq(usersTable.id, other.id))
    await mailPutBackLinks({ ...env, EMAIL }, later - 60_000)
    expect(mails).toHaveLength(3)
    await requestPasswordReset(user.email, EMAIL)
    expect(mails).toHaveLength(3)
    await worker.scheduled!({ cron: '* * * * *', scheduledTime: later, noRetry() {} } as never, { ...env, EMAIL })
    expect(mails).toHaveLength(4)
    expect(mails[3]).toMatchObject({ to: user.email, subject: 'Your Veebu email address was changed' })
    expect((await callRestoreEmail(readFirstMailToken(mails[3]))).status).toBe(200)
  })

  it('stays confirmed when changed back by hand, and the address in between gets no link', async () => {
    const { user, mails, EMAIL } = await taken('between@example.com')
    await changeEmail(user, user, user.email, EMAIL)
    expect(mails.map(({ to }) => to)).toEqual([user.email])
    expect(await fetchEmailState(user.cookie)).toEqual({ email: user.email, confirmed: true })
    await changeEmail(user, user, 'between-again@example.com', EMAIL)
    expect(mails.map(({ to }) => to)).toEqual([user.email, user.email])
    expect((await callRestoreEmail(readFirstMailToken(mails[0]))).status).toBe(200)
  })

  it('is announced to its owner, however many links wait for other mailboxes', async () => {
    const flooder = await createTestUser({ email: 'flooder@example.com' })
    const link = { userId: flooder.id, purpose: 'restore' as const, expiresAt: Date.now() + DAY_MS }
    for (let n = 0; n < 60; n++)
      await db.insert(oneTimeLinkTokensTable).values({ ...link, hash: `waiting-${n}`, email: `flooder+${n}@example.com`, createdAt: n })
    const { user, mails } = await changed('quiet-thief@example.com')
    expect(mails.filter(({ to }) => to === user.email)).toHaveLength(1)
    expect(mails.filter(({ to }) => to.startsWith('flooder'))).toHaveLength(3)
    await db.delete(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, flooder.id))
  })

  it('is announced a minute later when the mail service was down', async () => {
    const user = await createUserWithConfirmedEmail()
    expect((await changeEmail(user, user, 'mail-down@example.com', FAILING_MAIL_BINDING)).status).toBe(200)
    const { mails, EMAIL } = createTestOutbox()
    await Promise.all([mailPutBackLinks({ ...env, EMAIL }), mailPutBackLinks({ ...env, EMAIL })])
    expect(mails.filter(({ to }) => to === user.email)).toHaveLength(1)
    expect((await callRestoreEmail(readFirstMailToken(mails.find(({ to }) => to === user.email)))).status).toBe(200)
  })
})

describe('an e-mail address that somebody else changed', () => {
  async function changed() {
    const user = await createUserWithConfirmedEmail()
    const { mails, EMAIL } = createTestOutbox()
    const taken = `taken-${lastUserNumber}@example.com`
    expect((await changeEmail(editorUser, user, taken, EMAIL)).status).toBe(200)
    return { user, taken, mails, EMAIL }
  }

  it('is in the audit log without the address, and is announced to the old address', async () => {
    const { user, taken, mails } = await changed()
    const log = await (await callApi('/api/audit-log', { cookie: firstUser.cookie })).text()
    const entry = (JSON.parse(log) as AuditLogResponse).items.find(({ userId }) => userId === user.id)
    expect(entry).toMatchObject({ actorId: editorUser.id, action: 'email', detail: null })
    expect(log).not.toContain(taken)
    expect(mails).toMatchObject([{ to: user.email }])
  })

  it('gets no password reset mail for a day', async () => {
    const { user, taken, mails, EMAIL } = await changed()
    await requestPasswordReset(taken, EMAIL)
    expect(mails).toHaveLength(1)
    expect((await readUserRow(user)).resetsFrom).toBeGreaterThan(Date.now() + DAY_MS - 60_000)
    await db.update(usersTable).set({ resetsFrom: Date.now() }).where(eq(usersTable.id, user.id))
    await requestPasswordReset(taken, EMAIL)
    expect(mails[1]).toMatchObject({ to: taken, subject: 'Reset your Veebu password' })
  })

  it('gets no password reset mail for a day either when the editor asks in other ways', async () => {
    const { user, taken, mails, EMAIL } = await changed()
    await callApi(`/api/users/${user.id}`, {
      method: 'PATCH',
      cookie: editorUser.cookie,
      body: { email: taken.toUpperCase() },
      env: { EMAIL },
    })
    await requestPasswordReset(taken, EMAIL)
    expect(mails.filter(({ subject }) => subject.startsWith('Reset'))).toEqual([])
  })

  it('gets password reset mails at once when the owner changes it back or sets it', async () => {
    const { user, mails, EMAIL } = await changed()
    await callRestoreEmail(readFirstMailToken(mails[0]))
    expect((await readUserRow(user)).resetsFrom).toBeNull()
    await requestPasswordReset(user.email, EMAIL)
    expect(mails[1]).toMatchObject({ to: user.email })
    const other = await changed()
    const own = { ...other.user, cookie: await startTestSession(other.user.id) }
    await changeEmail(own, own, `own-choice-${lastUserNumber}@example.com`)
    expect((await readUserRow(own)).resetsFrom).toBeNull()
  })

  it('adds no audit entry when the address stays the same or when users change their own', async () => {
    const user = await createUserWithConfirmedEmail()
    await changeEmail(editorUser, user, user.email.toUpperCase())
    await changeEmail(user, user, 'own-change@example.com')
    const { items } = await (await callApi('/api/audit-log', { cookie: firstUser.cookie })).json<AuditLogResponse>()
    expect(items.filter(({ userId }) => userId === user.id)).toEqual([])
  })
})

describe('a password reset for an address with several accounts', () => {
  const linkOf = (mail: SentMail, name: string) => new RegExp(`for “${name}”:\\n\\S+\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? ''

  it('is one mail with a link for each account', async () => {
    const one = await createTestUser({ username: 'twin-one', email: 'twins@example.com' })
    const two = await createTestUser({ username: 'twin-two', email: 'TWINS@example.com' })
    const { mails, EMAIL } = createTestOutbox()
    await requestPasswordReset('twins@example.com', EMAIL)
    expect(mails).toHaveLength(1)
    for (const user of [one, two]) {
      const res = await confirmPasswordReset(linkOf(mails[0]!, user.username), `${user.username}-pass`)
      expect(await res.json()).toMatchObject({ id: user.id })
    }
  })

  it('lists the holder’s own account, however many others use their address', async () => {
    const owner = await createTestUser({ username: 'real-owner', email: 'wanted@example.com' })
    for (let n = 0; n < 120; n++) await createTestUser({ username: `flood-${n}`, email: 'wanted@example.com' })
    const late = await createTestUser({ username: 'real-owner-late', email: 'wanted@example.com', emailConfirmedAt: 1 })
    const { mails, EMAIL } = createTestOutbox()
    for (let n = 0; n < 4; n++) await requestPasswordReset('wanted@example.com', EMAIL)
    expect(mails).toHaveLength(3)
    for (const user of [owner, late]) expect(linkOf(mails[0]!, user.username)).not.toBe('')
    expect(mails[0]!.html.length).toBeLessThan(100_000)
    const links = await db.$count(
      oneTimeLinkTokensTable,
      and(eq(oneTimeLinkTokensTable.userId, owner.id), eq(oneTimeLinkTokensTable.purpose, 'reset')),
    )
    expect(links).toBe(3)
  })
})
