import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { imagesTable } from '../../schema/tables/cards.ts'
import { sessionsTable, usersTable } from '../../schema/tables/users.ts'
import { app } from '../app.ts'
import { createTestCard } from '../test/cards.ts'
import { createFirstUser, createTestUser, db, env, type TestUser, createUploadForm } from '../test/client.ts'

beforeAll(createFirstUser)

/** Makes an API call. After the first byte of its body, the body pauses until `meanwhile` is done. */
async function callWithPausedBody(
  user: TestUser,
  method: string,
  path: string,
  body: object,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const sent = new Response(body instanceof FormData ? body : JSON.stringify(body))
  const type = body instanceof FormData ? sent.headers.get('content-type')! : 'application/json'
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const answer = app.request(
    path,
    { method, headers: { cookie: user.cookie, 'content-type': type }, body: readable, duplex: 'half' } as RequestInit,
    env,
  )
  const writer = writable.getWriter()
  await writer.write(bytes.subarray(0, 1))
  await meanwhile()
  await writer.write(bytes.subarray(1))
  await writer.close()
  return answer
}

const createUserDemotion = (user: TestUser) => () => db.update(usersTable).set({ accessLevel: 1 }).where(eq(usersTable.id, user.id))
const createSessionDeletion = (user: TestUser) => () => db.delete(sessionsTable).where(eq(sessionsTable.userId, user.id))

it('checks the user’s rights again after the request body has arrived', async () => {
  const editor = await createTestUser({ accessLevel: 4 })
  const target = await createTestUser()
  const path = `/api/users/${target.id}`
  const demoted = await callWithPausedBody(editor, 'PATCH', path, { accessLevel: 4 }, createUserDemotion(editor))
  expect(demoted.status).toBe(403)
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, target.id))
  expect(row!.accessLevel).toBe(1)
})

it('refuses a body whose session ended while the body arrived', async () => {
  const user = await createTestUser()
  const res = await callWithPausedBody(user, 'PUT', `/api/users/${user.id}`, { email: 'thief@example.com' }, createSessionDeletion(user))
  expect(res.status).toBe(401)
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, user.id))
  expect(row!.email).toBe(user.email)
})

it('refuses an upload to another user’s card from an editor who lost that right during the upload', async () => {
  const [editor, owner] = [await createTestUser({ accessLevel: 4 }), await createTestUser()]
  const form = createUploadForm({ cardId: String((await createTestCard(owner)).id) })
  expect((await callWithPausedBody(editor, 'POST', '/api/upload', form, createUserDemotion(editor))).status).toBe(403)
  expect(await db.$count(imagesTable, eq(imagesTable.userId, owner.id))).toBe(0)
})

it('accepts a slow request body from a user who still has the right', async () => {
  const user = await createTestUser()
  const res = await callWithPausedBody(user, 'PUT', `/api/users/${user.id}`, { fullName: 'Slow Person' }, async () => {})
  expect(await res.json()).toMatchObject({ fullName: 'Slow Person' })
})
