import { expect, it } from 'vitest'
import { callApi, createFirstUser } from '../test/client.ts'

it('a value counts only where its contract expects it, and once', async () => {
  const { cookie } = await createFirstUser()
  const list = (query: string) => callApi(`/api/users?${query}`, { cookie })
  expect((await list('list=page&search=site')).status).toBe(200)
  expect((await list('list=page&search=site&search=other')).status).toBe(400)
  expect((await list('list=page&list=page')).status).toBe(400)
  // The body's values are not looked for in the query, nor the path's in the body.
  expect((await callApi('/api/user/verify?password=secret-1', { cookie, body: {} })).status).toBe(400)
  const renamed = await callApi('/api/users/1', { method: 'PUT', cookie, body: { id: 2, fullName: 'Site' } })
  expect(await renamed.json()).toMatchObject({ id: 1, fullName: 'Site' })
})
