import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditPage } from '../../schema/audit.ts'
import type { RestoredEmail } from '../../schema/user.ts'
import { resetTokens, users } from '../../schema/tables/users.ts'
import worker from '../index.ts'
import { type TestUser, call, cookieOf, createSiteUser, createUser, db, env, sessionOf } from '../test/client.ts'
import { BROKEN_MAIL, confirmReset, createOutbox, type SentMail, firstToken } from '../test/outbox.ts'
import { hashPassword } from './password.ts'
import { sendRestoreLinks } from './restore-links.ts'

const DAY = 24 * 3_600_000
const INVALID = { code: 'invalidMailLink', message: 'This link is invalid or has expired' }

let site: TestUser
let editor: TestUser
beforeAll(async () => {
  site = await createSiteUser()
  editor = await createUser({ accessLevel: 4 })
})

let serial = 0
/** A user with a confirmed address whose mailbox got no other mails. */
const confirmed = (fields: Parameters<typeof createUser>[0] = {}) =>
  createUser({ email: `holder-${++serial}@example.com`, emailConfirmedAt: 1, ...fields })
const rowOf = async (user: { id: number }) => (await db.select().from(users).where(eq(users.id, user.id)))[0]!
const stateOf = async (cookie: string) => (await call('/api/confirm-email', { cookie })).json()
const change = (by: TestUser, user: TestUser, email: string, EMAIL = createOutbox().EMAIL) =>
  call(`/api/users/${user.id}`, { method: 'PUT', cookie: by.cookie, body: { email }, env: { EMAIL } })
const askForReset = (email: string, EMAIL: typeof env.EMAIL) => call('/api/reset-password', { body: { email }, env: { EMAIL } })
const restore = (token: string) => call('/api/restore-email', { body: { token } })

describe('confirming an address', () => {
  it('works once with a link that the holder requested', async () => {
    const user = await createUser({ email: 'Unsure@Example.com' })
    expect(await stateOf(user.cookie)).toEqual({ email: 'Unsure@Example.com', confirmed: false })
    const { mails, EMAIL } = createOutbox()
    const asked = await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    expect(asked.status).toBe(202)
    expect(mails[0]).toMatchObject({ to: 'Unsure@Example.com', subject: 'Confirm your e-mail address for Veebu' })
    expect(mails[0]!.text).toContain('http://localhost:8787/auth?confirm=')
    const body = { token: firstToken(mails[0]) }
    const opened = await call('/api/confirm-email/confirm', { body })
    expect(await opened.json()).toEqual({ email: 'Unsure@Example.com', confirmed: true })
    expect(await stateOf(user.cookie)).toEqual({ email: 'Unsure@Example.com', confirmed: true })
    expect(await (await call('/api/confirm-email/confirm', { body })).json()).toEqual(INVALID)
    const again = await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    expect([again.status, mails.length]).toEqual([200, 1])
  })

  it('happens through a mailed password link, but not through a printed one', async () => {
    const [mailed, printed] = [await createUser({ email: 'mailed@example.com' }), await createUser({ email: 'printed@example.com' })]
    for (const user of [mailed, printed]) {
      const { mails, EMAIL } = createOutbox()
      await askForReset(user.email, EMAIL)
      if (user === printed) await db.update(resetTokens).set({ email: null }).where(eq(resetTokens.userId, user.id))
      expect((await confirmReset(firstToken(mails[0]), 'chosen-pass')).status).toBe(200)
    }
    expect((await rowOf(mailed)).emailConfirmedAt).not.toBeNull()
    expect((await rowOf(printed)).emailConfirmedAt).toBeNull()
  })

  it('covers one address: changing it voids the link and leaves the new address unconfirmed', async () => {
    const user = await createUser({ email: 'first-one@example.com' })
    const { mails, EMAIL } = createOutbox()
    await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    await change(user, user, 'second-one@example.com')
    expect((await call('/api/confirm-email/confirm', { body: { token: firstToken(mails[0]) } })).status).toBe(400)
    expect(await stateOf(user.cookie)).toEqual({ email: 'second-one@example.com', confirmed: false })
    const holder = await confirmed()
    await change(holder, holder, 'third-one@example.com')
    expect((await rowOf(holder)).emailConfirmedAt).toBeNull()
  })

  it('accepts no password link, and its link sets no password', async () => {
    const user = await createUser({ email: 'mixed-up@example.com' })
    const { mails, EMAIL } = createOutbox()
    await call('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })
    await askForReset(user.email, EMAIL)
    const [confirmation, reset] = mails.map(firstToken)
    expect((await confirmReset(confirmation!, 'chosen-pass')).status).toBe(400)
    expect((await call('/api/confirm-email/confirm', { body: { token: reset! } })).status).toBe(400)
    expect((await restore(reset!)).status).toBe(400)
  })
})

describe('a changed address', () => {
  /** A user whose confirmed address was changed. */
  async function changed(to: string, fields?: Parameters<typeof createUser>[0]) {
    const user = await confirmed(fields)
    const { mails, EMAIL } = createOutbox()
    await change(user, user, to, EMAIL)
    return { user, mails, EMAIL }
  }

  /** A user whose confirmed address was changed to one that is confirmed too. */
  async function taken(by: string) {
    const { user, mails, EMAIL } = await changed(by)
    await db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.id, user.id))
    // Waits a moment, because a real second change happens later too.
    await scheduler.wait(5)
    return { user, mails, EMAIL }
  }

  it('sends nothing to an unconfirmed old address, however often it changes', async () => {
    const user = await createUser({ username: 'sender', accessLevel: 1, email: 'third-person@example.com' })
    const { mails, EMAIL } = createOutbox()
    for (let n = 0; n < 20; n++) {
      expect((await change(user, user, `sender-${n}@example.com`, EMAIL)).status).toBe(200)
      expect((await change(user, user, 'third-person@example.com', EMAIL)).status).toBe(200)
    }
    expect(mails).toEqual([])
  })

  it('can be restored from the old address, which ends every session and offers a new password', async () => {
    const { user, mails } = await changed('thief@example.com', { username: 'robbed', password: await hashPassword('known-to-thief') })
    expect(mails).toMatchObject([{ to: user.email, subject: 'Your Veebu e-mail address was changed' }])
    expect(`${mails[0]!.text}${mails[0]!.html}`).not.toContain('thief@example.com')
    const login = () => call('/api/login', { body: { username: 'robbed', password: 'known-to-thief' } })
    const thief = cookieOf(await login())
    const back = await restore(firstToken(mails[0]))
    expect(back.status).toBe(200)
    const { email, token } = await back.json<RestoredEmail>()
    expect(email).toBe(user.email)
    expect(await rowOf(user)).toMatchObject({ email: user.email, emailKey: user.email, emailConfirmedAt: expect.any(Number) })
    for (const cookie of [user.cookie, thief]) expect((await call('/api/user', { cookie })).status).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await confirmReset(token, 'chosen-anew')).status).toBe(200)
    expect((await login()).status).toBe(401)
    expect((await restore(firstToken(mails[0]))).status).toBe(400)
  })

  it('can be restored for seven days, even when the password or the address changes again', async () => {
    const { user, mails, EMAIL } = await changed('thief-a@example.com', { password: await hashPassword('known-to-thief') })
    await change(user, user, 'thief-b@example.com', EMAIL)
    await call('/api/update-password', { body: { currentPassword: 'known-to-thief', newPassword: 'thiefs-own' }, cookie: user.cookie })
    expect(mails).toHaveLength(1)
    const [row] = await db.select().from(resetTokens).where(eq(resetTokens.userId, user.id))
    expect(row!.expiresAt - row!.mailedAt!).toBe(7 * DAY)
    expect((await restore(firstToken(mails[0]))).status).toBe(200)
    expect((await rowOf(user)).email).toBe(user.email)
  })

  it('cannot be restored to an address that was set after the theft', async () => {
    const { user, mails, EMAIL } = await taken('thief-c@example.com')
    await change(user, user, 'thief-d@example.com', EMAIL)
    const [owners, thiefs] = mails.map(firstToken)
    expect(mails.map(({ to }) => to)).toEqual([user.email, 'thief-c@example.com'])
    expect((await restore(thiefs!)).status).toBe(200)
    expect((await restore(owners!)).status).toBe(200)
    expect((await rowOf(user)).email).toBe(user.email)
    expect((await restore(thiefs!)).status).toBe(400)
  })

  it('voids later restore links when the owner changed it first', async () => {
    const { user, mails, EMAIL } = await taken('thief-e@example.com')
    await change(user, user, 'thief-f@example.com', EMAIL)
    const [owners, thiefs] = mails.map(firstToken)
    expect((await restore(owners!)).status).toBe(200)
    expect((await restore(thiefs!)).status).toBe(400)
  })

  it('is announced to its owner, however many links wait for another mailbox', async () => {
    const user = await confirmed()
    const hoarder = await confirmed({ email: 'hoarder@example.com' })
    const waiting = JSON.stringify(Array.from({ length: 6000 }, (_, n) => n))
    await db.run(sql`insert into reset_tokens (hash, user_id, purpose, email, created_at, expires_at)
      select 'waits-' || e.value, ${hoarder.id}, 'restore', 'hoarder+' || e.value || '@example.com', 1, ${Date.now() + DAY} from json_each(${waiting}) e`)
    const { mails, EMAIL } = createOutbox()
    await change(user, user, `thief-of-many-${serial}@example.com`, EMAIL)
    expect(mails.map(({ to }) => to)).toContain(user.email)
    expect(mails).toHaveLength(4)
    await db.delete(resetTokens).where(eq(resetTokens.userId, hoarder.id))
  })

  it('is restored once when the link is opened twice at the same moment', async () => {
    const { mails } = await changed('elsewhere@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => restore(firstToken(mails[0]))))
    expect(answers.map((res) => res.status).toSorted()).toEqual([200, 400, 400])
  })

  it('is announced to the old address even when its hourly mail limit is used up', async () => {
    const user = await confirmed()
    const { mails, EMAIL } = createOutbox()
    for (let n = 0; n < 4; n++) await askForReset(user.email, EMAIL)
    expect(mails).toHaveLength(3)
    await change(user, user, 'hidden-thief@example.com', EMAIL)
    expect(mails).toHaveLength(3)
    // As the hour passes, waiting restore links are mailed before other requested mails.
    const other = await createUser({ email: user.email })
    const later = Date.now() + 3_600_001
    await db.update(users).set({ createdAt: 1 }).where(eq(users.id, other.id))
    await sendRestoreLinks({ ...env, EMAIL }, later - 60_000)
    expect(mails).toHaveLength(3)
    await askForReset(user.email, EMAIL)
    expect(mails).toHaveLength(3)
    await worker.scheduled!({ cron: '* * * * *', scheduledTime: later, noRetry() {} } as never, { ...env, EMAIL })
    expect(mails).toHaveLength(4)
    expect(mails[3]).toMatchObject({ to: user.email, subject: 'Your Veebu e-mail address was changed' })
    expect((await restore(firstToken(mails[3]))).status).toBe(200)
  })

  it('stays confirmed when changed back by hand, and the address in between gets no link', async () => {
    const { user, mails, EMAIL } = await taken('between@example.com')
    await change(user, user, user.email, EMAIL)
    expect(mails.map(({ to }) => to)).toEqual([user.email])
    expect(await stateOf(user.cookie)).toEqual({ email: user.email, confirmed: true })
    await change(user, user, 'between-again@example.com', EMAIL)
    expect(mails.map(({ to }) => to)).toEqual([user.email, user.email])
    expect((await restore(firstToken(mails[0]))).status).toBe(200)
  })

  it('is announced to its owner, however many links wait for other mailboxes', async () => {
    const flooder = await createUser({ email: 'flooder@example.com' })
    const link = { userId: flooder.id, purpose: 'restore' as const, expiresAt: Date.now() + DAY }
    for (let n = 0; n < 60; n++)
      await db.insert(resetTokens).values({ ...link, hash: `waiting-${n}`, email: `flooder+${n}@example.com`, createdAt: n })
    const { user, mails } = await changed('quiet-thief@example.com')
    expect(mails.filter(({ to }) => to === user.email)).toHaveLength(1)
    expect(mails.filter(({ to }) => to.startsWith('flooder'))).toHaveLength(3)
    await db.delete(resetTokens).where(eq(resetTokens.userId, flooder.id))
  })

  it('is announced a minute later when the mail service was down', async () => {
    const user = await confirmed()
    expect((await change(user, user, 'mail-down@example.com', BROKEN_MAIL)).status).toBe(200)
    const { mails, EMAIL } = createOutbox()
    await Promise.all([sendRestoreLinks({ ...env, EMAIL }), sendRestoreLinks({ ...env, EMAIL })])
    expect(mails.filter(({ to }) => to === user.email)).toHaveLength(1)
    expect((await restore(firstToken(mails.find(({ to }) => to === user.email)))).status).toBe(200)
  })
})

describe('an address that somebody else changed', () => {
  async function changed() {
    const user = await confirmed()
    const { mails, EMAIL } = createOutbox()
    const taken = `taken-${serial}@example.com`
    expect((await change(editor, user, taken, EMAIL)).status).toBe(200)
    return { user, taken, mails, EMAIL }
  }

  it('is in the audit log without the address, and is announced to the old address', async () => {
    const { user, taken, mails } = await changed()
    const log = await (await call('/api/audit-log', { cookie: site.cookie })).text()
    const entry = (JSON.parse(log) as AuditPage).items.find(({ userId }) => userId === user.id)
    expect(entry).toMatchObject({ actorId: editor.id, action: 'email', detail: null })
    expect(log).not.toContain(taken)
    expect(mails).toMatchObject([{ to: user.email }])
  })

  it('gets no reset for a day', async () => {
    const { user, taken, mails, EMAIL } = await changed()
    await askForReset(taken, EMAIL)
    expect(mails).toHaveLength(1)
    expect((await rowOf(user)).resetsFrom).toBeGreaterThan(Date.now() + DAY - 60_000)
    await db.update(users).set({ resetsFrom: Date.now() }).where(eq(users.id, user.id))
    await askForReset(taken, EMAIL)
    expect(mails[1]).toMatchObject({ to: taken, subject: 'Reset your Veebu password' })
  })

  it('gets no reset for a day either when the editor asks in other ways', async () => {
    const { user, taken, mails, EMAIL } = await changed()
    await call(`/api/users/${user.id}`, { method: 'PATCH', cookie: editor.cookie, body: { email: taken.toUpperCase() }, env: { EMAIL } })
    await askForReset(taken, EMAIL)
    expect(mails.filter(({ subject }) => subject.startsWith('Reset'))).toEqual([])
  })

  it('gets resets at once when the owner restores it or changes it themselves', async () => {
    const { user, mails, EMAIL } = await changed()
    await restore(firstToken(mails[0]))
    expect((await rowOf(user)).resetsFrom).toBeNull()
    await askForReset(user.email, EMAIL)
    expect(mails[1]).toMatchObject({ to: user.email })
    const other = await changed()
    const own = { ...other.user, cookie: await sessionOf(other.user.id) }
    await change(own, own, `own-choice-${serial}@example.com`)
    expect((await rowOf(own)).resetsFrom).toBeNull()
  })

  it('adds no audit entry when it stays the same or is one’s own', async () => {
    const user = await confirmed()
    await change(editor, user, user.email.toUpperCase())
    await change(user, user, 'own-change@example.com')
    const { items } = await (await call('/api/audit-log', { cookie: site.cookie })).json<AuditPage>()
    expect(items.filter(({ userId }) => userId === user.id)).toEqual([])
  })
})

describe('a reset for an address with several accounts', () => {
  const linkOf = (mail: SentMail, name: string) => new RegExp(`for “${name}”:\\n\\S+\\?token=([\\w-]+)`).exec(mail.text)?.[1] ?? ''

  it('is one mail with a link for each account', async () => {
    const one = await createUser({ username: 'twin-one', email: 'twins@example.com' })
    const two = await createUser({ username: 'twin-two', email: 'TWINS@example.com' })
    const { mails, EMAIL } = createOutbox()
    await askForReset('twins@example.com', EMAIL)
    expect(mails).toHaveLength(1)
    for (const user of [one, two]) {
      const res = await confirmReset(linkOf(mails[0]!, user.username), `${user.username}-pass`)
      expect(await res.json()).toMatchObject({ id: user.id })
    }
  })

  it('lists the holder’s own account, however many others use their address', async () => {
    const owner = await createUser({ username: 'real-owner', email: 'wanted@example.com' })
    for (let n = 0; n < 120; n++) await createUser({ username: `flood-${n}`, email: 'wanted@example.com' })
    const late = await createUser({ username: 'real-owner-late', email: 'wanted@example.com', emailConfirmedAt: 1 })
    const { mails, EMAIL } = createOutbox()
    for (let n = 0; n < 4; n++) await askForReset('wanted@example.com', EMAIL)
    expect(mails).toHaveLength(3)
    for (const user of [owner, late]) expect(linkOf(mails[0]!, user.username)).not.toBe('')
    expect(mails[0]!.html.length).toBeLessThan(100_000)
    const links = await db.$count(resetTokens, and(eq(resetTokens.userId, owner.id), eq(resetTokens.purpose, 'reset')))
    expect(links).toBe(3)
  })
})
