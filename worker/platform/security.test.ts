import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '../app.ts'

it('answers an unknown call with 404 JSON', async () => {
  const res = await app.request('/api/nothing', {}, env)
  expect(res.status).toBe(404)
  expect(await res.json()).toEqual({ code: 'notFound', message: 'Not found' })
})

it('refuses a state-changing call of another origin', async () => {
  const res = await app.request('/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, env)
  expect(res.status).toBe(403)
})

it.each([
  ['without the right', '/api/business-cards', 401],
  ['to no such call', '/api/nothing', 404],
  ['that is too large', '/api/card-saves', 413],
])('reads the body of a call %s to its end', async (_, path, status) => {
  let left = 8
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (left-- > 0) stream.enqueue(new Uint8Array(64 * 1024))
      else stream.close()
    },
  })
  const res = await app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }, env)
  expect(res.status).toBe(status)
  expect(left).toBe(-1)
})
