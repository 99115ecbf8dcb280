import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '../app.ts'

it('answers an unknown call with 404 JSON', async () => {
  const res = await app.request('/api/nothing', {}, env)
  expect(res.status).toBe(404)
  expect(await res.json()).toEqual({ message: 'Not found' })
})

it('refuses a state-changing call of another origin', async () => {
  const res = await app.request('/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, env)
  expect(res.status).toBe(403)
})
