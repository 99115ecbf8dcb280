import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BulkAnswer, CreatedUser, ManagedUser } from '../../schema/user-management.ts'
import { businessCards } from '../../schema/tables/cards.ts'
import { auditLog, resetTokens, users } from '../../schema/tables/users.ts'
import { hashPassword, verifyPassword } from '../auth/password.ts'
import { makeCard, refusal } from '../test/cards.ts'
import { type CallOptions, type TestUser, call, createSiteUser, createUser, db } from '../test/client.ts'
import { createOutbox, firstToken } from '../test/outbox.ts'

let site: TestUser
let admin: TestUser
let editor: TestUser
beforeAll(async () => {
  site = await createSiteUser()
  admin = await createUser({ username: 'the-admin', accessLevel: 5 })
  editor = await createUser({ username: 'the-editor', accessLevel: 4 })
})

const patch = (by: TestUser, id: number, body: unknown) => call(`/api/users/${id}`, { method: 'PATCH', cookie: by.cookie, body })
const audits = (userId: number) => db.select().from(auditLog).where(eq(auditLog.userId, userId))
const addCard = (user: TestUser, slug: string) => makeCard(editor, { userId: user.id, slug })
const create = (fields: object, bindings?: CallOptions['env']) =>
  call('/api/users', { cookie: editor.cookie, body: { ...NEW_USER, ...fields }, env: bindings })
const NEW_USER = { email: 'new@example.com', fullName: 'New Person', password: 'new-person-1' }
/** PUT of a user's own fields by `by`. */
const put = (by: TestUser, id: number, body: unknown, bindings?: CallOptions['env']) =>
  call(`/api/users/${id}`, { method: 'PUT', cookie: by.cookie, body, env: bindings })
const remove = (by: TestUser, id: number) => call(`/api/users/${id}`, { method: 'DELETE', cookie: by.cookie })
const rowOf = async ({ id }: TestUser) => (await db.select().from(users).where(eq(users.id, id)))[0]!

describe('creating', () => {
  it('creates the user and the first card, and writes an audit entry', async () => {
    const res = await create({ username: 'made-one', accessLevel: 3, cardSlug: 'made-one-card' })
    expect(res.status).toBe(201)
    const made = await res.json<CreatedUser>()
    expect(made).toMatchObject({ username: 'made-one', fullName: 'New Person', accessLevel: 3, cardSlug: 'made-one-card', invited: false })
    expect(JSON.stringify(made)).not.toContain('scrypt')
    const card = await call('/api/card/made-one-card')
    expect(await card.json()).toMatchObject({ name: 'New Person', userId: made.id })
    expect(await audits(made.id)).toMatchObject([{ actorId: editor.id, action: 'user-created', detail: { level: 3 } }])
    expect((await call('/api/login', { body: { username: 'made-one', password: 'new-person-1' } })).status).toBe(200)
  })

  it('makes a slug from the username when none is given', async () => {
    const res = await create({ username: 'Zoë Sluggy', cardSlug: '' })
    expect(await res.json()).toMatchObject({ accessLevel: 1, cardSlug: expect.stringMatching(/^zoe-sluggy-\d{1,4}$/) })
  })

  it('sends an invitation to a user without a password', async () => {
    const { mails, EMAIL } = createOutbox()
    const res = await create({ username: 'guest-one', password: '', email: 'guest@example.com' }, { EMAIL })
    expect(await res.json()).toMatchObject({ invited: true })
    expect(mails[0]).toMatchObject({ to: 'guest@example.com', subject: 'Your Veebu account is ready' })
    const accepted = await call('/api/reset-password/confirm', { body: { token: firstToken(mails[0]), newPassword: 'my-own-pass' } })
    expect(await accepted.json()).toMatchObject({ username: 'guest-one' })
    expect((await call('/api/login', { body: { username: 'guest-one', password: 'my-own-pass' } })).status).toBe(200)
  })

  it('creates no user when the slug is taken', async () => {
    await addCard(await createUser(), 'occupied')
    const res = await create({ username: 'half-made', cardSlug: 'occupied' })
    expect(await refusal(res)).toEqual([409, 'This URL is already taken'])
    expect(await db.select().from(users).where(eq(users.usernameKey, 'half-made'))).toEqual([])
  })

  it.each([
    [{ username: 'THE-editor' }, 409, 'Username already exists'],
    [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
    [{ fullName: 'x' }, 400, 'Full name must be at least 2 characters'],
    [{ email: 'none' }, 400, 'Please enter a valid email'],
    [{ password: 'short' }, 400, 'Password must be at least 6 characters'],
    [{ cardSlug: 'ab' }, 400, 'Slug must be at least 3 characters'],
    [{ accessLevel: 6 }, 400, 'Access level must be a number from 1 to 5'],
    [{ accessLevel: 0 }, 400, 'Access level must be a number from 1 to 5'],
  ])('refuses %j', async (part, status, sentence) => {
    expect(await refusal(await create({ username: 'refused-one', ...part }))).toEqual([status, sentence])
  })
})

describe('bulk', () => {
  const common = { fullName: 'Bulk Row', password: 'bulk-pass-1' }
  const row = (username: string, more = {}) => ({ username, email: `${username}@example.com`, ...common, ...more })
  const bulk = (rows: unknown[]) => call('/api/users/bulk', { cookie: editor.cookie, body: { users: rows } })

  it('creates the valid rows and returns an error for each other row', async () => {
    const res = await bulk([
      row('bulk-one', { accessLevel: '3', cardSlug: 'bulk-one' }),
      row('bulk-two', { password: '' }),
      row('bulk-one', { email: 'again@example.com' }),
      row('bulk-four', { cardSlug: 'bulk-one' }),
      { username: 'x', email: 'y', fullName: 'z', password: 'w' },
      null,
      row('bulk-seven'),
      row('bulk-eight', { accessLevel: '' }),
      { username: 'bulk-nine', accessLevel: 2 },
    ])
    expect(res.status).toBe(200)
    const { created, failed } = await res.json<BulkAnswer>()
    expect(created).toMatchObject([
      { username: 'bulk-one', accessLevel: 3, cardSlug: 'bulk-one' },
      { username: 'bulk-seven', accessLevel: 1 },
      { username: 'bulk-eight', accessLevel: 1 },
    ])
    expect(failed).toEqual([
      { index: 1, username: 'bulk-two', message: 'Password must be at least 6 characters' },
      { index: 2, username: 'bulk-one', message: 'Username already exists' },
      { index: 3, username: 'bulk-four', message: 'This URL is already taken' },
      {
        index: 4,
        username: 'x',
        message:
          'Username must be at least 3 characters, Please enter a valid email, Full name must be at least 2 characters, Password must be at least 6 characters',
      },
      { index: 5, username: '', message: expect.any(String) },
      { index: 8, username: 'bulk-nine', message: 'Email is required, Full name is required, Password is required' },
    ])
  })

  it('accepts at most 25 rows per call', async () => {
    expect((await bulk(Array.from({ length: 26 }, () => null))).status).toBe(400)
    expect((await bulk(Array.from({ length: 25 }, () => null))).status).toBe(200)
    expect((await bulk([])).status).toBe(400)
  })
})

describe('changing', () => {
  it('sets level and password, ends the sessions and logs both changes', async () => {
    const user = await createUser()
    const res = await patch(editor, user.id, { accessLevel: 3, password: 'set-by-editor', fullName: 'Renamed Person' })
    expect(await res.json()).toMatchObject({ id: user.id, accessLevel: 3, fullName: 'Renamed Person' })
    expect((await call('/api/user', { cookie: user.cookie })).status).toBe(401)
    expect(await verifyPassword('set-by-editor', (await rowOf(user)).password)).toBe(true)
    expect(await audits(user.id)).toMatchObject([
      { actorId: editor.id, action: 'level', detail: { from: 1, to: 3 } },
      { actorId: editor.id, action: 'password', detail: null },
    ])
  })

  it('keeps the password when the field is blank', async () => {
    const user = await createUser({ password: await hashPassword('kept-password') })
    expect((await patch(editor, user.id, { username: user.username, password: '', cardSlug: '' })).status).toBe(200)
    expect((await rowOf(user)).password).toBe(user.password)
    expect(await audits(user.id)).toEqual([])
  })

  it('shows a changed level on the published card', async () => {
    const user = await createUser({ accessLevel: 2 })
    await addCard(user, 'levelled')
    await patch(editor, user.id, { accessLevel: 3 })
    expect(await (await call('/api/card/levelled')).json()).toMatchObject({ user: { id: user.id, accessLevel: 3 } })
  })

  it('renames the first card, or creates one', async () => {
    const user = await createUser()
    expect((await patch(editor, user.id, { cardSlug: 'first-slug' })).status).toBe(200)
    expect((await patch(editor, user.id, { cardSlug: 'second-slug' })).status).toBe(200)
    const cards = await db.select().from(businessCards).where(eq(businessCards.userId, user.id))
    expect(cards.map((card) => card.slug)).toEqual(['second-slug'])
    expect((await call('/api/card/first-slug')).status).toBe(200)
  })

  it('writes nothing at all when the slug or the name is taken', async () => {
    const [one, two] = [await createUser(), await createUser()]
    await addCard(one, 'slug-of-one')
    await addCard(two, 'slug-of-two')
    expect((await patch(editor, two.id, { cardSlug: 'slug-of-one', fullName: 'Half Written' })).status).toBe(409)
    expect((await patch(editor, two.id, { cardSlug: 'slug-of-three', username: one.username })).status).toBe(409)
    const { fullName, username } = await rowOf(two)
    const [card] = await db.select().from(businessCards).where(eq(businessCards.userId, two.id))
    expect([fullName, username, card!.slug]).toEqual([null, two.username, 'slug-of-two'])
  })

  it('gives a name to one of two simultaneous changes', async () => {
    const [one, two] = [await createUser(), await createUser()]
    const answers = await Promise.all([one, two].map((user) => patch(editor, user.id, { username: 'wanted-name' })))
    expect(answers.map((res) => res.status).toSorted()).toEqual([200, 409])
  })

  it('announces a changed address to the old address and voids open links', async () => {
    const user = await createUser({ email: 'before@example.com', emailConfirmedAt: 1 })
    const { mails, EMAIL } = createOutbox()
    await call('/api/reset-password', { body: { email: 'before@example.com' }, env: { EMAIL } })
    const fields = { username: user.username, fullName: 'Me', email: 'after@example.com', phone: '' }
    expect(await (await put(user, user.id, fields, { EMAIL })).json()).toMatchObject({ email: 'after@example.com', phone: null })
    expect(mails[1]).toMatchObject({ to: 'before@example.com', subject: 'Your Veebu e-mail address was changed' })
    expect(`${mails[1]!.text}${mails[1]!.html}`).not.toContain('after@example.com')
    const res = await call('/api/reset-password/confirm', { body: { token: firstToken(mails[0]), newPassword: 'stolen-pass' } })
    expect(res.status).toBe(400)
    const links = await db.select().from(resetTokens).where(eq(resetTokens.userId, user.id))
    expect(links.map(({ purpose, usedAt }) => [purpose, usedAt !== null])).toEqual([
      ['reset', true],
      ['restore', false],
    ])
  })

  it('lets nobody raise their own level, by any call', async () => {
    const user = await createUser({ accessLevel: 1 })
    expect((await put(user, user.id, { fullName: 'Me', accessLevel: 5 })).status).toBe(200)
    expect((await patch(user, user.id, { accessLevel: 5 })).status).toBe(403)
    expect((await refusal(await patch(editor, editor.id, { accessLevel: 5 })))[1]).toBe('You cannot change your own access level')
    expect([(await rowOf(user)).accessLevel, (await rowOf(editor)).accessLevel]).toEqual([1, 4])
  })

  it('requires the current password to change one’s own', async () => {
    const [, sentence] = await refusal(await patch(editor, editor.id, { password: 'without-asking' }))
    expect(sentence).toBe('Change your own password in Account Settings')
  })

  it('keeps a level-4 editor from level-5 accounts, and everybody from user 1', async () => {
    const refused = [{ by: editor, id: admin.id }, ...[editor, admin].map((by) => ({ by, id: site.id }))]
    for (const { by, id } of refused) {
      expect((await patch(by, id, { fullName: 'Taken Over' })).status).toBe(403)
      expect((await put(by, id, { email: 'mine@example.com' })).status).toBe(403)
      expect((await remove(by, id)).status).toBe(403)
    }
    expect((await put(site, 1, { fullName: 'The Site' })).status).toBe(200)
    expect((await patch(admin, (await createUser({ accessLevel: 5 })).id, { accessLevel: 4 })).status).toBe(200)
  })

  it('answers 404 for an unknown user', async () => {
    for (const change of [patch, put, remove]) expect((await change(editor, 999_999, {})).status).toBe(404)
  })
})

it('lists users with the slug of the first card and the number of cards', async () => {
  const user = await createUser({ accessLevel: 3 })
  await addCard(user, 'listed-one')
  await addCard(user, 'listed-two')
  const list = await (await call('/api/users', { cookie: editor.cookie })).json<ManagedUser[]>()
  const shown = { phone: null, fullName: null, accessLevel: 3, createdAt: expect.any(String), cardSlug: 'listed-one', cardCount: 2 }
  expect(list.find(({ id }) => id === user.id)).toEqual({ id: user.id, username: user.username, email: user.email, ...shown })
})

it('pages through the audit log, newest first, for level 5 only', async () => {
  await db.batch(
    Array.from({ length: 60 }, (_, n) => db.insert(auditLog).values({ at: n, actorId: 1, action: 'level', userId: 500 })) as never,
  )
  const page = await (await call('/api/audit-log', { cookie: admin.cookie })).json<{ items: { id: number }[]; next: number }>()
  expect(page.items).toHaveLength(50)
  expect(page.items[0]!.id).toBeGreaterThan(page.items[1]!.id)
  const next = await (await call(`/api/audit-log?before=${page.next}`, { cookie: admin.cookie })).json<{ items: { id: number }[] }>()
  expect(next.items[0]!.id).toBeLessThan(page.next)
  expect((await call('/api/audit-log', { cookie: editor.cookie })).status).toBe(403)
})
