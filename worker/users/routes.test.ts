import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BulkCreatedUsersResponse, CreatedUserResponse, UserWithCardCount } from '../../schema/user-management.ts'
import { USER_RIGHTS_MESSAGES } from '../../schema/user-rights.ts'
import { USERNAME_FORMAT_MESSAGE } from '../../schema/user-rules.ts'
import { businessCardsTable } from '../../schema/tables/cards.ts'
import { auditLogTable, oneTimeLinkTokensTable, usersTable } from '../../schema/tables/users.ts'
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import { type ApiCallOptions, type TestUser, callApi, createFirstUser, createTestUser, db, verifyTestSessions } from '../test/client.ts'
import { createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

let firstUser: TestUser
let adminUser: TestUser
let editorUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  adminUser = await createTestUser({ username: 'the-admin', accessLevel: 5 })
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4 })
})

const callPatchUser = (by: TestUser, id: number, body: unknown) => callApi(`/api/users/${id}`, { method: 'PATCH', cookie: by.cookie, body })
const listAuditEntriesOf = (userId: number) => db.select().from(auditLogTable).where(eq(auditLogTable.userId, userId))
const createTestCardForUser = (user: TestUser, slug: string) => createTestCard(editorUser, { userId: user.id, slug })
const callCreateUser = (fields: object, bindings?: ApiCallOptions['env']) =>
  callApi('/api/users', { cookie: editorUser.cookie, body: { ...NEW_USER_BODY, ...fields }, env: bindings })
const NEW_USER_BODY = { email: 'new@example.com', fullName: 'New Person', password: 'new-person-1' }
const callPutUser = (by: TestUser, id: number, body: unknown, bindings?: ApiCallOptions['env']) =>
  callApi(`/api/users/${id}`, { method: 'PUT', cookie: by.cookie, body, env: bindings })
const callDeleteUser = (by: TestUser, id: number) => callApi(`/api/users/${id}`, { method: 'DELETE', cookie: by.cookie })
const readUserRow = async ({ id }: TestUser) => (await db.select().from(usersTable).where(eq(usersTable.id, id)))[0]!

describe('creating a user', () => {
  it('creates the user and the first card, and writes an audit entry', async () => {
    const res = await callCreateUser({ username: 'made-one', accessLevel: 3, cardSlug: 'made-one-card' })
    expect(res.status).toBe(201)
    const made = await res.json<CreatedUserResponse>()
    expect(made).toMatchObject({ username: 'made-one', fullName: 'New Person', accessLevel: 3, cardSlug: 'made-one-card', invited: false })
    expect(JSON.stringify(made)).not.toContain('scrypt')
    const card = await callApi('/api/card/made-one-card')
    expect(await card.json()).toMatchObject({ name: 'New Person', userId: made.id })
    expect(await listAuditEntriesOf(made.id)).toMatchObject([{ actorId: editorUser.id, action: 'user-created', detail: { level: 3 } }])
    expect((await callApi('/api/login', { body: { username: 'made-one', password: 'new-person-1' } })).status).toBe(200)
  })

  it('makes a slug from the username when none is given', async () => {
    const res = await callCreateUser({ username: 'Zoë.Sluggy', cardSlug: '' })
    expect(await res.json()).toMatchObject({ accessLevel: 1, cardSlug: expect.stringMatching(/^zoe-sluggy-\d{1,4}$/) })
  })

  it('sends an invitation to a user without a password', async () => {
    const { mails, EMAIL } = createTestOutbox()
    const res = await callCreateUser({ username: 'guest-one', password: '', email: 'guest@example.com' }, { EMAIL })
    expect(await res.json()).toMatchObject({ invited: true })
    expect(mails[0]).toMatchObject({ to: 'guest@example.com', subject: 'Your Veebu account is ready' })
    const accepted = await callApi('/api/reset-password/confirm', {
      body: { token: readFirstMailToken(mails[0]), newPassword: 'my-own-pass' },
    })
    expect(await accepted.json()).toMatchObject({ username: 'guest-one' })
    expect((await callApi('/api/login', { body: { username: 'guest-one', password: 'my-own-pass' } })).status).toBe(200)
  })

  it('creates no user when the slug is taken', async () => {
    await createTestCardForUser(await createTestUser(), 'occupied')
    const res = await callCreateUser({ username: 'half-made', cardSlug: 'occupied' })
    expect(await readErrorResponse(res)).toEqual([409, 'This URL is already taken'])
    expect(await db.select().from(usersTable).where(eq(usersTable.usernameKey, 'half-made'))).toEqual([])
  })

  it.each([
    [{ username: 'THE-editor' }, 409, 'Username already exists'],
    [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
    [{ username: 'two words' }, 400, USERNAME_FORMAT_MESSAGE],
    [{ fullName: 'x' }, 400, 'Full name must be at least 2 characters'],
    [{ email: 'none' }, 400, 'Please enter a valid email'],
    [{ password: 'short' }, 400, 'Password must be at least 6 characters'],
    [{ cardSlug: 'ab' }, 400, 'Slug must be at least 3 characters'],
    [{ accessLevel: 6 }, 400, 'Access level must be a number from 1 to 5'],
    [{ accessLevel: 5 }, 403, 'You cannot give a higher access level than your own'],
    [{ accessLevel: 0 }, 400, 'Access level must be a number from 1 to 5'],
  ])('refuses a user with %j', async (part, status, sentence) => {
    expect(await readErrorResponse(await callCreateUser({ username: 'refused-one', ...part }))).toEqual([status, sentence])
  })
})

describe('a bulk upload of users', () => {
  const common = { fullName: 'Bulk Row', password: 'bulk-pass-1' }
  const row = (username: string, more = {}) => ({ username, email: `${username}@example.com`, ...common, ...more })
  const bulk = (rows: unknown[], bindings?: ApiCallOptions['env']) =>
    callApi('/api/users/bulk', { cookie: editorUser.cookie, body: { users: rows }, env: bindings })

  it('creates the valid rows, invites those without a password and returns an error for each other row', async () => {
    const { mails, EMAIL } = createTestOutbox()
    const rows = [
      row('bulk-one', { accessLevel: '3', cardSlug: 'bulk-one' }),
      row('bulk-two', { password: '' }),
      row('bulk-one', { email: 'again@example.com' }),
      row('bulk-four', { cardSlug: 'bulk-one' }),
      { username: 'x', email: 'y', fullName: 'z', password: 'w' },
      null,
      row('bulk-seven'),
      row('bulk-eight', { accessLevel: '' }),
      { username: 'bulk-nine', accessLevel: 2 },
      row('<bulk>', { email: 'bulk-ten@example.com' }),
    ]
    const res = await bulk(rows, { EMAIL })
    expect(res.status).toBe(200)
    expect(mails).toMatchObject([{ to: 'bulk-two@example.com' }])
    const { created, failed } = await res.json<BulkCreatedUsersResponse>()
    expect(created).toMatchObject([
      { username: 'bulk-one', accessLevel: 3, cardSlug: 'bulk-one', invited: false },
      { username: 'bulk-two', invited: true, invitationSent: true },
      { username: 'bulk-seven', accessLevel: 1 },
      { username: 'bulk-eight', accessLevel: 1 },
    ])
    expect(failed).toEqual([
      { index: 2, username: 'bulk-one', message: 'Username already exists' },
      { index: 3, username: 'bulk-four', message: 'This URL is already taken' },
      {
        index: 4,
        username: 'x',
        message:
          'Username must be at least 3 characters, Please enter a valid email, Full name must be at least 2 characters, Password must be at least 6 characters',
      },
      { index: 5, username: '', message: expect.any(String) },
      { index: 8, username: 'bulk-nine', message: 'Email is required, Full name is required' },
      { index: 9, username: '<bulk>', message: USERNAME_FORMAT_MESSAGE },
    ])
  })

  it('accepts at most 25 rows per call', async () => {
    expect((await bulk(Array.from({ length: 26 }, () => null))).status).toBe(400)
    expect((await bulk(Array.from({ length: 25 }, () => null))).status).toBe(200)
    expect((await bulk([])).status).toBe(400)
  })
})

describe('changing a user', () => {
  it('sets access level and password, ends the sessions and logs the changes', async () => {
    const user = await createTestUser()
    const res = await callPatchUser(editorUser, user.id, { accessLevel: 3, password: 'set-by-editor', fullName: 'Renamed Person' })
    expect(await res.json()).toMatchObject({ id: user.id, accessLevel: 3, fullName: 'Renamed Person' })
    expect((await callApi('/api/user', { cookie: user.cookie })).status).toBe(401)
    expect(await verifyPassword('set-by-editor', (await readUserRow(user)).password)).toBe(true)
    expect(await listAuditEntriesOf(user.id)).toMatchObject([
      { actorId: editorUser.id, action: 'level', detail: { from: 1, to: 3 } },
      { actorId: editorUser.id, action: 'password', detail: null },
      { actorId: editorUser.id, action: 'profile', detail: null },
    ])
  })

  it('keeps the password when the password field is blank', async () => {
    const user = await createTestUser({ password: await hashPassword('kept-password') })
    expect((await callPatchUser(editorUser, user.id, { username: user.username, password: '', cardSlug: '' })).status).toBe(200)
    expect((await readUserRow(user)).password).toBe(user.password)
    expect(await listAuditEntriesOf(user.id)).toEqual([])
  })

  it('shows a changed access level on the published card', async () => {
    const user = await createTestUser({ accessLevel: 2 })
    await createTestCardForUser(user, 'levelled')
    await callPatchUser(editorUser, user.id, { accessLevel: 3 })
    expect(await (await callApi('/api/card/levelled')).json()).toMatchObject({ user: { id: user.id, accessLevel: 3 } })
  })

  it('changes the slug of the user’s first card, or creates a card', async () => {
    const user = await createTestUser()
    expect((await callPatchUser(editorUser, user.id, { cardSlug: 'first-slug' })).status).toBe(200)
    expect((await callPatchUser(editorUser, user.id, { cardSlug: 'second-slug' })).status).toBe(200)
    const cards = await db.select().from(businessCardsTable).where(eq(businessCardsTable.userId, user.id))
    expect(cards.map((card) => card.slug)).toEqual(['second-slug'])
    expect((await callApi('/api/card/first-slug')).status).toBe(200)
  })

  it('writes nothing at all when the slug or the username is taken', async () => {
    const [one, two] = [await createTestUser(), await createTestUser()]
    await createTestCardForUser(one, 'slug-of-one')
    await createTestCardForUser(two, 'slug-of-two')
    expect((await callPatchUser(editorUser, two.id, { cardSlug: 'slug-of-one', fullName: 'Half Written' })).status).toBe(409)
    expect((await callPatchUser(editorUser, two.id, { cardSlug: 'slug-of-three', username: one.username })).status).toBe(409)
    const { fullName, username } = await readUserRow(two)
    const [card] = await db.select().from(businessCardsTable).where(eq(businessCardsTable.userId, two.id))
    expect([fullName, username, card!.slug]).toEqual([null, two.username, 'slug-of-two'])
  })

  it('lets an older account keep its username with other signs, but gives no new one', async () => {
    const user = await createTestUser({ username: 'old name!', password: await hashPassword('old-password') })
    for (const [call, by] of [
      [callPutUser, user],
      [callPatchUser, editorUser],
    ] as const) {
      expect((await call(by, user.id, { username: 'old name!', fullName: 'Kept Name' })).status).toBe(200)
      expect(await readErrorResponse(await call(by, user.id, { username: 'new name!', fullName: 'Lost Name' }))).toEqual([
        400,
        USERNAME_FORMAT_MESSAGE,
      ])
    }
    expect(await readUserRow(user)).toMatchObject({ username: 'old name!', fullName: 'Kept Name' })
    expect((await callApi('/api/login', { body: { username: 'Old Name!', password: 'old-password' } })).status).toBe(200)
    expect((await callPutUser(user, user.id, { username: 'new_name' })).status).toBe(200)
  })

  it('gives a username to only one of two simultaneous changes', async () => {
    const [one, two] = [await createTestUser(), await createTestUser()]
    const answers = await Promise.all([one, two].map((user) => callPatchUser(editorUser, user.id, { username: 'wanted-name' })))
    expect(answers.map((res) => res.status).toSorted()).toEqual([200, 409])
  })

  it('announces a changed e-mail address to the old address and voids open links', async () => {
    const user = await createTestUser({ email: 'before@example.com', emailConfirmedAt: 1 })
    const { mails, EMAIL } = createTestOutbox()
    await callApi('/api/reset-password', { body: { email: 'before@example.com' }, env: { EMAIL } })
    await verifyTestSessions(user)
    const fields = { username: user.username, fullName: 'Me', email: 'after@example.com', phone: '' }
    expect(await (await callPutUser(user, user.id, fields, { EMAIL })).json()).toMatchObject({ email: 'after@example.com', phone: null })
    expect(mails[1]).toMatchObject({ to: 'before@example.com', subject: 'Your Veebu email address was changed' })
    expect(`${mails[1]!.text}${mails[1]!.html}`).not.toContain('after@example.com')
    const res = await callApi('/api/reset-password/confirm', { body: { token: readFirstMailToken(mails[0]), newPassword: 'stolen-pass' } })
    expect(res.status).toBe(400)
    const links = await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, user.id))
    expect(links.map(({ purpose, usedAt }) => [purpose, usedAt !== null])).toEqual([
      ['reset', true],
      ['restore', false],
    ])
  })

  it('lets nobody raise their own level, by any call', async () => {
    const user = await createTestUser({ accessLevel: 1 })
    expect((await callPutUser(user, user.id, { fullName: 'Me', accessLevel: 5 })).status).toBe(200)
    expect((await callPatchUser(user, user.id, { accessLevel: 5 })).status).toBe(403)
    expect((await readErrorResponse(await callPatchUser(editorUser, editorUser.id, { accessLevel: 5 })))[1]).toBe(
      'You cannot change your own access level',
    )
    expect([(await readUserRow(user)).accessLevel, (await readUserRow(editorUser)).accessLevel]).toEqual([1, 4])
  })

  it('lets nobody give a higher level than their own', async () => {
    const user = await createTestUser()
    expect(await readErrorResponse(await callPatchUser(editorUser, user.id, { accessLevel: 5 }))).toEqual([
      403,
      USER_RIGHTS_MESSAGES.levelTooHigh,
    ])
    expect((await readUserRow(user)).accessLevel).toBe(1)
    for (const [by, accessLevel] of [
      [editorUser, 4],
      [adminUser, 5],
    ] as const)
      expect((await callPatchUser(by, user.id, { accessLevel })).status).toBe(200)
  })

  it('requires the current password to change one’s own password', async () => {
    const [, sentence] = await readErrorResponse(await callPatchUser(editorUser, editorUser.id, { password: 'without-asking' }))
    expect(sentence).toBe('Change your own password in Account Settings')
  })

  it('keeps a level-4 editor from changing level-5 accounts, and everybody from changing user 1', async () => {
    const refused = [{ by: editorUser, id: adminUser.id }, ...[editorUser, adminUser].map((by) => ({ by, id: firstUser.id }))]
    for (const { by, id } of refused) {
      expect((await callPatchUser(by, id, { fullName: 'Taken Over' })).status).toBe(403)
      expect((await callPutUser(by, id, { email: 'mine@example.com' })).status).toBe(403)
      expect((await callDeleteUser(by, id)).status).toBe(403)
    }
    expect((await callPutUser(firstUser, 1, { fullName: 'The Site' })).status).toBe(200)
    expect((await callPatchUser(adminUser, (await createTestUser({ accessLevel: 5 })).id, { accessLevel: 4 })).status).toBe(200)
  })

  it('answers 404 for an unknown user', async () => {
    for (const change of [callPatchUser, callPutUser, callDeleteUser]) expect((await change(editorUser, 999_999, {})).status).toBe(404)
  })
})

it('lists users with the slug of their first card and the number of their cards', async () => {
  const user = await createTestUser({ accessLevel: 3 })
  await createTestCardForUser(user, 'listed-one')
  await createTestCardForUser(user, 'listed-two')
  const list = await (await callApi('/api/users', { cookie: editorUser.cookie })).json<UserWithCardCount[]>()
  const shown = {
    phone: null,
    fullName: null,
    accessLevel: 3,
    createdAt: expect.any(String),
    cardSlug: 'listed-one',
    cardCount: 2,
    invited: true,
    invitedAt: null,
    requestedLevel: null,
  }
  expect(list.find(({ id }) => id === user.id)).toEqual({ id: user.id, username: user.username, email: user.email, ...shown })
})

it('pages through the audit log, newest first, for level 5 only', async () => {
  await db.batch(
    Array.from({ length: 60 }, (_, n) => db.insert(auditLogTable).values({ at: n, actorId: 1, action: 'level', userId: 500 })) as never,
  )
  const page = await (await callApi('/api/audit-log', { cookie: adminUser.cookie })).json<{ items: { id: number }[]; next: number }>()
  expect(page.items).toHaveLength(50)
  expect(page.items[0]!.id).toBeGreaterThan(page.items[1]!.id)
  const next = await (await callApi(`/api/audit-log?before=${page.next}`, { cookie: adminUser.cookie })).json<{ items: { id: number }[] }>()
  expect(next.items[0]!.id).toBeLessThan(page.next)
  expect((await callApi('/api/audit-log', { cookie: editorUser.cookie })).status).toBe(403)
  expect(page.items[0]).toMatchObject({ actorName: firstUser.username, userName: null })
})
