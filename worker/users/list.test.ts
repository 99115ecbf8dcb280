import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UsersPageResponse } from '../../schema/user-list.ts'
import type { CreatedUserResponse, UserWithCardCount } from '../../schema/user-management.ts'
import { oneTimeLinkTokensTable, usersTable } from '../../schema/tables/users.ts'
import { app } from '../app.ts'
import { hashPassword } from '../auth/password.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, verifyTestSessions } from '../test/client.ts'
import { FAILING_MAIL_BINDING, confirmPasswordReset, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

let editorUser: TestUser
let firstUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4, password: 'a hash' })
})

function callUsersPage(query: Record<string, string> = {}): Promise<Response> {
  return callApi(`/api/users?${new URLSearchParams({ list: 'page', ...query }).toString()}`, { cookie: editorUser.cookie })
}
const listUsersPage = async (query?: Record<string, string>) => (await callUsersPage(query)).json<UsersPageResponse>()
const listUsernames = async (query?: Record<string, string>) => (await listUsersPage(query)).users.map(({ username }) => username)
const callInvite = (id: number, options: Parameters<typeof callApi>[1] = {}) =>
  callApi(`/api/users/${id}/invitation`, { method: 'POST', cookie: editorUser.cookie, ...options })

describe('searching users', () => {
  beforeAll(async () => {
    // The test users lack a search key, like users who were created before this column existed.
    await createTestUser({ username: 'mueller', fullName: 'Jörg MÜLLER', email: 'jm@example.com' })
    await createTestUser({ username: 'nfd-name', fullName: 'Zoe\u0308 Straße', email: 'ΟΔΟΣ@example.gr' })
    await createTestUser({ username: '100%_sure', fullName: `O'Brien "Bo" \\ ;--`, email: 'bo@example.com' })
  })

  it.each([
    ['müller', 'mueller'],
    ['MÜLLER', 'mueller'],
    ['Mu\u0308Ller', 'mueller'],
    ['ＭÜLLER', 'mueller'],
    ['zoë', 'nfd-name'],
    ['STRASSE', 'nfd-name'],
    ['οδος', 'nfd-name'],
    ['οδοσ@', 'nfd-name'],
    ['JM@EXAMPLE', 'mueller'],
    ['  g müll  ', 'mueller'],
    ['0%_S', '100%_sure'],
    ["o'brien", '100%_sure'],
    ['"bo"', '100%_sure'],
    ['\\ ;--', '100%_sure'],
  ])('%j finds %s', async (search, username) => {
    const page = await listUsersPage({ search })
    expect([page.users.map((user) => user.username), page.total]).toEqual([[username], 1])
  })

  it.each(['%', '_____________________', "' or 1=1 --", 'mueller\njörg', 'jm@example.com\u0020mueller', '*', '__proto__'])(
    '%j is plain text and finds only what contains it',
    async (search) => {
      const found = await listUsernames({ search })
      expect(found).toEqual(search === '%' ? ['100%_sure'] : [])
    },
  )

  it('finds users by their changed texts, and no longer by the old ones', async () => {
    const user = await createTestUser({ username: 'before-change', fullName: 'Old Name' })
    expect(await listUsernames({ search: 'old name' })).toEqual(['before-change'])
    await callApi(`/api/users/${user.id}`, {
      method: 'PATCH',
      cookie: editorUser.cookie,
      body: { username: 'after-change', fullName: 'Élan' },
    })
    expect(await listUsernames({ search: 'old name' })).toEqual([])
    expect(await listUsernames({ search: 'ÉLAN' })).toEqual(['after-change'])
    expect(await listUsernames({ search: 'R-CHANGE' })).toEqual(['after-change'])
  })

  it('finds a user whose texts older code changed, which does not know of search keys', async () => {
    const user = await createTestUser({ username: 'older-code', fullName: 'Stale Name' })
    expect(await listUsernames({ search: 'stale name' })).toEqual(['older-code'])
    await db.update(usersTable).set({ fullName: 'Fresh Name' }).where(eq(usersTable.id, user.id))
    expect([await listUsernames({ search: 'stale name' }), await listUsernames({ search: 'fresh name' })]).toEqual([[], ['older-code']])
    await db.update(usersTable).set({ accessLevel: 2, phone: '1' }).where(eq(usersTable.id, user.id))
    const [row] = await db.select().from(usersTable).where(eq(usersTable.id, user.id))
    expect(row!.searchKey).toContain('fresh name')
  })

  it('finds a created user without filling in a search key', async () => {
    const body = { username: 'Keyed-One', email: 'keyed@example.com', fullName: 'Ünal', password: 'keyed-pass' }
    await callApi('/api/users', { cookie: editorUser.cookie, body })
    expect(
      await db
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(and(eq(usersTable.usernameKey, 'keyed-one'), isNull(usersTable.searchKey))),
    ).toEqual([])
    expect(await listUsernames({ search: 'üNAL' })).toEqual(['Keyed-One'])
  })

  it.each([
    [{ search: 'x'.repeat(101) }, 'Search must be at most 100 characters'],
    [{ search: 'a\u0000b' }, 'Search must be a single line of text'],
    [{ sort: 'password' }, 'Sort must be one of username, fullName, email, cardSlug, accessLevel'],
    [{ direction: 'up' }, 'Direction must be one of asc, desc'],
    [{ page: '0' }, 'Invalid page'],
    [{ page: '1e9' }, 'Invalid page'],
    [{ list: 'all' }, 'List must be one of page'],
    [{ invited: 'no' }, 'Invited must be one of yes'],
  ])('refuses the query %j', async (query, sentence) => {
    expect(await readErrorResponse(await callUsersPage(query as Record<string, string>))).toEqual([400, sentence])
  })
})

describe('a page of users', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 120 }, (_, n) => ({
      username: `paged-${n}`,
      usernameKey: `paged-${String(n).padStart(3, '0')}`,
      email: `${String(999 - n)}@paged.example`,
      emailKey: `${String(999 - n)}@paged.example`,
      fullName: n % 2 ? null : `ä${n % 10} Paged`,
      accessLevel: (n % 5) + 1,
      createdAt: 1,
    }))
    await db.batch(rows.map((row) => db.insert(usersTable).values(row)) as never)
  })
  const search = 'paged.example'

  it('has 50 users, sorted by username, and the number of all', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => listUsersPage({ search, page })))
    expect(pages.map(({ users, total }) => [users.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
      [0, 120],
    ])
    const names = pages.flatMap(({ users }) => users.map(({ username }) => username))
    expect(names).toEqual(Array.from({ length: 120 }, (_, n) => `paged-${n}`))
  })

  it('is sorted by any column in both directions, each user once', async () => {
    expect((await listUsernames({ search, sort: 'email' }))[0]).toBe('paged-119')
    expect((await listUsernames({ search, sort: 'email', direction: 'desc' }))[0]).toBe('paged-0')
    const levels = await listUsersPage({ search, sort: 'accessLevel', direction: 'desc' })
    expect(levels.users.map(({ accessLevel }) => accessLevel)).toEqual([...Array(24).fill(5), ...Array(24).fill(4), 3, 3])
    expect((await listUsersPage({ search, sort: 'fullName' })).users[0]!.fullName).toBeNull()
    expect((await listUsersPage({ search, sort: 'fullName', direction: 'desc' })).users[0]!.fullName).toBe('ä8 Paged')
    const [user] = (await listUsersPage({ search })).users
    const card = await createTestCard(editorUser, { userId: user!.id, slug: 'paged-card' })
    const bySlug = await listUsersPage({ search, sort: 'cardSlug', direction: 'desc' })
    expect(bySlug.users[0]).toMatchObject({ id: user!.id, cardSlug: card.slug, cardCount: 1 })
  })

  it('is for level 4 and above', async () => {
    const res = await callApi('/api/users?list=page', { cookie: (await createTestUser({ accessLevel: 3 })).cookie })
    expect(res.status).toBe(403)
  })
})

describe('invitations', () => {
  async function createInvitedUser(username: string, env?: object): Promise<CreatedUserResponse> {
    const body = { username, email: `${username}@example.com`, fullName: 'Guest Person' }
    return (await callApi('/api/users', { cookie: editorUser.cookie, body, env })).json()
  }
  const findListed = async ({ username }: { username: string }) => (await listUsersPage({ search: username })).users[0]!

  it('marks users who have not chosen a password, until they have', async () => {
    const { mails, EMAIL } = createTestOutbox()
    const before = Date.now()
    const made = await createInvitedUser('invited-one', { EMAIL })
    expect(made).toMatchObject({ invited: true, invitationSent: true })
    const listed = await findListed(made)
    expect(listed.invited).toBe(true)
    expect(Date.parse(listed.invitedAt!)).toBeGreaterThanOrEqual(before)
    expect(await listUsernames({ invited: 'yes', search: 'invited-one' })).toEqual(['invited-one'])
    const all = await (await callApi('/api/users', { cookie: editorUser.cookie })).json<UserWithCardCount[]>()
    expect(all.find(({ id }) => id === made.id)).toMatchObject({ invited: true, invitedAt: listed.invitedAt })

    const { invitedTotal } = await listUsersPage()
    expect((await confirmPasswordReset(readFirstMailToken(mails[0]), 'my-own-pass')).status).toBe(200)
    expect(await findListed(made)).toMatchObject({ invited: false, invitedAt: null })
    expect(await listUsersPage({ invited: 'yes', search: 'invited-one' })).toMatchObject({ total: 0, invitedTotal: invitedTotal - 1 })
    expect(await readErrorResponse(await callInvite(made.id))).toEqual([409, 'This user has already chosen a password'])
    expect(await (await callInvite(made.id)).json()).toMatchObject({ code: 'passwordChosen' })
  })

  it('sends a new link, beside which the first one stays valid until one of them is used', async () => {
    const { mails, EMAIL } = createTestOutbox()
    const made = await createInvitedUser('invited-two', { EMAIL })
    await db.update(oneTimeLinkTokensTable).set({ createdAt: 5 }).where(eq(oneTimeLinkTokensTable.userId, made.id))
    expect((await findListed(made)).invitedAt).toBe(new Date(5).toISOString())
    const res = await callInvite(made.id, { env: { EMAIL } })
    expect(res.status).toBe(202)
    expect((await findListed(made)).invitedAt).toBe((await res.json<{ invitedAt: string }>()).invitedAt)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(Array(2).fill(['invited-two@example.com', 'Your Veebu account is ready']))
    const [first, second] = mails.map(readFirstMailToken)
    expect((await confirmPasswordReset(first!, 'my-own-pass')).status).toBe(200)
    expect((await confirmPasswordReset(second!, 'another-pass')).status).toBe(400)
  })

  it('is refused after two mails in an hour, with the time to wait', async () => {
    const made = await createInvitedUser('invited-three')
    expect((await callInvite(made.id)).status).toBe(202)
    const refused = await callInvite(made.id)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.json()).toMatchObject({ code: 'mailsUsed', message: expect.stringContaining('at most 2 mails an hour') })
  })

  it('reports a failed mail service, and leaves no link that nobody received', async () => {
    const env = { EMAIL: FAILING_MAIL_BINDING }
    const made = await createInvitedUser('invited-four', env)
    expect(made).toMatchObject({ invited: true, invitationSent: false })
    expect((await findListed(made)).invitedAt).toBeNull()
    const res = await callInvite(made.id, { env })
    expect([res.status, await res.json()]).toEqual([503, expect.objectContaining({ code: 'mailFailed' })])
    expect(await db.select().from(oneTimeLinkTokensTable).where(eq(oneTimeLinkTokensTable.userId, made.id))).toEqual([])
    expect((await callInvite(made.id)).status).toBe(202)
  })

  it('marks and invites nobody whose password was removed by a link that restored the address', async () => {
    const password = await hashPassword('known-to-thief')
    const robbed = await createTestUser({ username: 'robbed-user', emailConfirmedAt: 1, password })
    const { mails, EMAIL } = createTestOutbox()
    const body = { email: 'thief@example.com' }
    await verifyTestSessions(robbed)
    expect((await callApi(`/api/users/${robbed.id}`, { method: 'PUT', cookie: robbed.cookie, body, env: { EMAIL } })).status).toBe(200)
    const { invitedTotal } = await listUsersPage()
    expect((await callApi('/api/restore-email', { body: { token: readFirstMailToken(mails[0]) } })).status).toBe(200)
    expect(await findListed(robbed)).toMatchObject({ email: robbed.email, invited: false, invitedAt: null })
    expect(await listUsersPage({ invited: 'yes', search: 'robbed-user' })).toMatchObject({ total: 0, invitedTotal })
    expect((await callInvite(robbed.id)).status).toBe(409)
  })

  it('are mailed even if the client disconnects while it waits for the answer', async () => {
    const { mails, EMAIL } = createTestOutbox()
    const sending = Promise.withResolvers<void>()
    const slow = { send: async (...args: Parameters<typeof EMAIL.send>) => sending.promise.then(() => EMAIL.send(...args)) }
    const works: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void works.push(work), passThroughOnException: () => {}, props: {} }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: editorUser.cookie },
      body: JSON.stringify({ username: 'invited-six', email: 'invited-six@example.com', fullName: 'Guest' }),
    }
    const answer = app.request('/api/users', init, { ...env, EMAIL: slow }, context as unknown as ExecutionContext)
    // Publishing the card is the first background task, and sending the invitation is the second.
    await expect.poll(() => works.length).toBe(2)
    sending.resolve()
    await works[1]
    expect(mails).toHaveLength(1)
    expect(await (await answer).json()).toMatchObject({ invitationSent: true })
  })

  it('shows no time for a link that a new e-mail address voided', async () => {
    const made = await createInvitedUser('invited-five')
    await callApi(`/api/users/${made.id}`, { method: 'PATCH', cookie: editorUser.cookie, body: { email: 'moved@example.com' } })
    expect(await findListed(made)).toMatchObject({ invited: true, invitedAt: null })
  })

  it('follows the rules of editing', async () => {
    const admin = await createTestUser({ accessLevel: 5 })
    for (const { id } of [firstUser, admin]) expect((await callInvite(id)).status).toBe(403)
    expect((await callInvite(admin.id, { cookie: firstUser.cookie })).status).toBe(202)
    expect((await callInvite(999_999)).status).toBe(404)
  })
})
