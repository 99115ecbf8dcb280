import { beforeAll, expect, it } from 'vitest'
import { isEmailAddress } from '../../schema/email.ts'
import type { BulkCreatedUsersResponse, UserConflictsResponse } from '../../schema/user-management.ts'
import { BULK_USERS_MAX, USERS_PER_CONFLICT_CHECK_MAX } from '../../schema/user-upload.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, queryRows } from '../test/client.ts'

let firstUser: TestUser
let editorUser: TestUser
beforeAll(async () => {
  firstUser = await createFirstUser()
  editorUser = await createTestUser({ username: 'the-editor', accessLevel: 4 })
})

interface UploadRow {
  username: string
  email: string
  fullName: string
  password: string
  cardSlug?: string
}
const rowOf = (username: string, more: Partial<UploadRow> = {}): UploadRow => ({
  username,
  email: `${username}@example.com`,
  fullName: 'Uploaded Person',
  password: 'uploaded-1',
  ...more,
})
const NOBODY = { takenUsernames: [], takenSlugs: [], usedEmails: [] }
const callCheck = (users: unknown) => callApi('/api/users/check', { cookie: editorUser.cookie, body: { users } })
const check = async (users: unknown) => (await callCheck(users)).json<UserConflictsResponse>()

async function upload(rows: UploadRow[]): Promise<BulkCreatedUsersResponse> {
  const total: BulkCreatedUsersResponse = { created: [], failed: [] }
  for (let start = 0; start < rows.length; start += BULK_USERS_MAX) {
    const users = rows.slice(start, start + BULK_USERS_MAX)
    const res = await callApi('/api/users/bulk', { cookie: editorUser.cookie, body: { users } })
    expect(res.status).toBe(200)
    const part = await res.json<BulkCreatedUsersResponse>()
    total.created.push(...part.created)
    total.failed.push(...part.failed.map((row) => ({ ...row, index: row.index + start })))
  }
  return total
}

it('finds taken usernames in any spelling, present and retired slugs, and used addresses', async () => {
  const { created } = await upload([rowOf('checked-one', { cardSlug: 'checked-slug' }), rowOf('checked-two', { cardSlug: 'retired-slug' })])
  const { id } = created[1]!
  expect((await callApi(`/api/users/${id}`, { method: 'DELETE', cookie: firstUser.cookie })).status).toBe(200)
  const answer = await check([
    { username: 'CHECKED-one', cardSlug: 'free-slug', email: 'free@example.com' },
    { username: 'ｃhecked-one', cardSlug: 'checked-slug' },
    { username: 'checked-two', cardSlug: 'retired-slug', email: 'checked-two@example.com' },
    { username: 'free-name', email: ' CHECKED-ONE@EXAMPLE.com ' },
    { username: '', cardSlug: '', email: '' },
  ])
  expect(answer).toMatchObject({ takenUsernames: [0, 1], takenSlugs: [1, 2], usedEmails: [3] })
})

it('accepts a bounded number of users', async () => {
  // The longest possible values. The e-mail address has 254 characters of three bytes each.
  const email = `${'字'.repeat(64)}@字${'\uFE0F'.repeat(185)}.de`
  expect([isEmailAddress(email), email.length]).toEqual([true, 254])
  const longest = { username: '\u{20000}'.repeat(20), cardSlug: 'x'.repeat(64), email }
  expect((await callCheck(Array.from({ length: USERS_PER_CONFLICT_CHECK_MAX }, () => longest))).status).toBe(200)
  expect(
    await readErrorResponse(await callCheck(Array.from({ length: USERS_PER_CONFLICT_CHECK_MAX + 1 }, () => ({ username: 'x' })))),
  ).toEqual([400, 'At most 250 users can be checked at once'])
  expect(await check([])).toMatchObject(NOBODY)
})

const MASS_UPLOAD_ROWS = BULK_USERS_MAX * 2 + 10

it('creates users in parts, and nothing when everything is sent again', async () => {
  const rows = Array.from({ length: MASS_UPLOAD_ROWS }, (_, n) => rowOf(`mass-${n}`, { cardSlug: `mass-card-${n}` }))
  expect(await check(rows)).toMatchObject({ takenUsernames: [], takenSlugs: [] })
  const first = await upload(rows)
  expect([first.created.length, first.failed]).toEqual([MASS_UPLOAD_ROWS, []])
  const again = await upload(rows)
  expect(again.created).toEqual([])
  expect(again.failed.map(({ index, message }) => [index, message])).toEqual(rows.map((_, n) => [n, 'Username already exists']))
  expect(await queryRows(`select count(*) as users from users where username like 'mass-%'`)).toEqual([{ users: MASS_UPLOAD_ROWS }])
  expect(await queryRows(`select count(*) as cards from business_cards where slug like 'mass-card-%'`)).toEqual([
    { cards: MASS_UPLOAD_ROWS },
  ])
  const most = Array.from({ length: USERS_PER_CONFLICT_CHECK_MAX }, (_, n) => rows[n % rows.length])
  expect((await check(most)).takenUsernames).toHaveLength(USERS_PER_CONFLICT_CHECK_MAX)
})
