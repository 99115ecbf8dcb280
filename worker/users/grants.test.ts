import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { BulkCreatedUsersResponse } from '../../schema/user-management.ts'
import { usersTable } from '../../schema/tables/users.ts'
import { USER_RIGHTS_MESSAGES } from '../../schema/user-rights.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import { callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { processUploadMessage } from './uploads.ts'

const REFUSAL = USER_RIGHTS_MESSAGES.levelTooHigh

beforeAll(createFirstUser)

const rowOf = (username: string) => ({
  username,
  email: `${username}@example.com`,
  fullName: 'Al Complice',
  password: 'accomplice-1',
  accessLevel: 5,
})
const isMade = async (username: string) => (await db.$count(usersTable, eq(usersTable.username, username))) > 0

/** Uploads a list, lets something happen before the queue reads it, and returns the message about its only row. */
async function uploadRow(cookie: string, username: string, meanwhile: () => Promise<unknown>): Promise<string | null> {
  const UPLOADS = { sendBatch: async () => undefined } as unknown as typeof env.UPLOADS
  const { password: _password, ...invited } = rowOf(username)
  const res = await callApi('/api/user-uploads', {
    cookie,
    body: { users: [{ ...invited, accessLevel: '5' }], uploadId: `upload-${username}` },
    env: { UPLOADS },
  })
  const { id } = await res.json<{ id: number }>()
  await meanwhile()
  await processUploadMessage({ ...env, EMAIL: createTestOutbox().EMAIL }, { uploadId: id, rows: [{ index: 0 }] })
  return (await queryRows<{ message: string | null }>('select message from user_upload_rows where upload_id = ?', id))[0]!.message
}

it('level 4 makes nobody a System Admin in any way', async () => {
  const editor = await createTestUser({ accessLevel: 4 })
  const user = await createTestUser()
  const { cookie } = editor
  expect(await readErrorResponse(await callApi('/api/users', { cookie, body: rowOf('alone') }))).toEqual([403, REFUSAL])
  const bulk = await callApi('/api/users/bulk', { cookie, body: { users: [rowOf('in-bulk')] } })
  expect((await bulk.json<BulkCreatedUsersResponse>()).failed).toMatchObject([{ message: REFUSAL }])
  expect(await uploadRow(cookie, 'uploaded', async () => {})).toBe(REFUSAL)
  const patched = await callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie, body: { accessLevel: 5 } })
  expect(await readErrorResponse(patched)).toEqual([403, REFUSAL])
  const own = await callApi(`/api/users/${editor.id}`, { method: 'PATCH', cookie, body: { accessLevel: 5 } })
  expect(own.status).toBe(403)
  const plan = await callApi(`/api/users/${user.id}/plan-request`, { cookie, body: { plan: 'admin' } })
  expect(plan.status).toBe(400)
  for (const username of ['alone', 'in-bulk', 'uploaded']) expect(await isMade(username)).toBe(false)
})

it('a lowered level takes effect in open sessions and in lists that are still being uploaded', async () => {
  const admin = await createTestUser({ accessLevel: 5 })
  const other = await createTestUser({ accessLevel: 5 })
  const card = await createTestCard(admin, {})
  const lower = () => callApi(`/api/users/${admin.id}`, { method: 'PATCH', cookie: other.cookie, body: { accessLevel: 4 } })
  expect(await uploadRow(admin.cookie, 'too-late', lower)).toBe(REFUSAL)
  const calls: [string, Parameters<typeof callApi>[1]][] = [
    ['/api/users', { body: rowOf('after') }],
    [`/api/users/${other.id}`, { method: 'PATCH', body: { fullName: 'Taken Over' } }],
    [`/api/users/${other.id}`, { method: 'DELETE' }],
    [`/api/business-cards/${card.id}`, { method: 'DELETE' }],
    ['/api/audit-log', {}],
    ['/api/dead-letters/replay', { method: 'POST' }],
  ]
  for (const [path, options] of calls)
    expect([path, (await callApi(path, { cookie: admin.cookie, ...options })).status]).toEqual([path, 403])
})
