import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { images } from '../../schema/tables/cards.ts'
import { sessions, users } from '../../schema/tables/users.ts'
import { app } from '../app.ts'
import { makeCard } from '../test/cards.ts'
import { createSiteUser, createUser, db, env, type TestUser, uploadForm } from '../test/client.ts'

beforeAll(createSiteUser)

/** Makes a call whose body stalls after its first byte until `meanwhile` is done. */
async function stalled(user: TestUser, method: string, path: string, body: object, meanwhile: () => Promise<unknown>): Promise<Response> {
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

const demote = (user: TestUser) => () => db.update(users).set({ accessLevel: 1 }).where(eq(users.id, user.id))
const signOut = (user: TestUser) => () => db.delete(sessions).where(eq(sessions.userId, user.id))

it('checks rights again after the body has arrived', async () => {
  const editor = await createUser({ accessLevel: 4 })
  const target = await createUser()
  const path = `/api/users/${target.id}`
  const demoted = await stalled(editor, 'PATCH', path, { accessLevel: 4 }, demote(editor))
  expect(demoted.status).toBe(403)
  const [row] = await db.select().from(users).where(eq(users.id, target.id))
  expect(row!.accessLevel).toBe(1)
})

it('refuses a body whose session ended while it arrived', async () => {
  const user = await createUser()
  const res = await stalled(user, 'PUT', `/api/users/${user.id}`, { email: 'thief@example.com' }, signOut(user))
  expect(res.status).toBe(401)
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row!.email).toBe(user.email)
})

it('refuses an upload to another user’s card from an editor who lost that right while it arrived', async () => {
  const [editor, owner] = [await createUser({ accessLevel: 4 }), await createUser()]
  const form = uploadForm({ cardId: String((await makeCard(owner)).id) })
  expect((await stalled(editor, 'POST', '/api/upload', form, demote(editor))).status).toBe(403)
  expect(await db.$count(images, eq(images.userId, owner.id))).toBe(0)
})

it('accepts a slow body from a user who still has the right', async () => {
  const user = await createUser()
  const res = await stalled(user, 'PUT', `/api/users/${user.id}`, { fullName: 'Slow Person' }, async () => {})
  expect(await res.json()).toMatchObject({ fullName: 'Slow Person' })
})
