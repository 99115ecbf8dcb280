import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, call, errorMessage, OFFLINE, pathOf } from './api.ts'

let server: Server
let origin: string

/** A fake server that answers as the path says (/{status}?body=…), or echoes the request at /echo. */
beforeAll(async () => {
  server = createServer((req, res) => {
    const url = new URL(req.url!, 'http://test')
    if (url.pathname === '/echo') {
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () =>
        res.end(JSON.stringify({ method: req.method, type: req.headers['content-type'] ?? null, body: Buffer.concat(chunks).toString() })),
      )
      return
    }
    res.writeHead(Number(url.pathname.slice(1)), { 'retry-after': url.searchParams.get('after') ?? '' })
    res.end(url.searchParams.get('body') ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())

/** Sends every call to this address instead of its own. */
function redirectCalls(address: string) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => fetch(address, init))
}

const failing = async (path: string) => {
  redirectCalls(origin + path)
  const error: unknown = await call('GET /api/user').then(
    () => null,
    (e: unknown) => e,
  )
  vi.unstubAllGlobals()
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
const answer = (status: number, body: string) => `/${status}?body=${encodeURIComponent(body)}`

describe('the path of a call', () => {
  it('has its parameters and its query, without the ones that are undefined', () => {
    expect(pathOf('GET /api/business-cards')).toBe('/api/business-cards')
    expect(pathOf('GET /api/card/:slug', { params: { slug: 'a/b' } })).toBe('/api/card/a%2Fb')
    const query = { range: 'weekly', tz: 'Europe/Berlin' } as const
    expect(pathOf('GET /api/analytics/:id', { params: { id: 7 }, query })).toBe('/api/analytics/7?range=weekly&tz=Europe%2FBerlin')
    expect(pathOf('GET /api/analytics/:id', { params: { id: 7 }, query: { range: undefined } })).toBe('/api/analytics/7')
    expect(pathOf('GET /api/analytics/:id?kind=views', { params: { id: 7 }, query: { before: '1.2' } })).toBe(
      '/api/analytics/7?kind=views&before=1.2',
    )
  })
})

describe('a call', () => {
  const login = { username: 'é', password: 'x' }
  it('sends JSON with its content type', async () => {
    redirectCalls(`${origin}/echo`)
    const body = '{"username":"é","password":"x"}'
    expect(await call('POST /api/login', { body: login })).toEqual({ method: 'POST', type: 'application/json', body })
  })
  it('sends a form as multipart, under the boundary that the browser chose', async () => {
    redirectCalls(`${origin}/echo`)
    const form = new FormData()
    form.set('file', 'x')
    expect(await call('POST /api/upload', { body: form })).toMatchObject({
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    })
  })
  it('sends no content type without a body', async () => {
    redirectCalls(`${origin}/echo`)
    const answered: unknown = await call('DELETE /api/business-cards/:id', { params: { id: 1 } })
    expect(answered).toEqual({ method: 'DELETE', type: null, body: '' })
  })
  it('reads an empty answer as undefined', async () => {
    redirectCalls(`${origin}/204`)
    expect(await call('POST /api/logout')).toBeUndefined()
  })
  it('throws the reason of a signal that is aborted', async () => {
    redirectCalls(`${origin}/echo`)
    const reason = new Error('left')
    await expect(call('GET /api/user', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('a failed call', () => {
  it('carries the code, the sentence, the fields and the text of the answer', async () => {
    const body =
      '{"code":"invalidInput","message":"Please enter a valid email","issues":[{"path":"email","message":"Please enter a valid email"}]}'
    const error = await failing(answer(400, body))
    expect(error).toMatchObject({ status: 400, code: 'invalidInput', message: 'Please enter a valid email', text: `400: ${body}` })
    expect(error.issues).toEqual([{ path: 'email', message: 'Please enter a valid email' }])
  })
  it('has the status text where the body is empty', async () => {
    expect((await failing('/404')).text).toBe('404: Not Found')
  })
  it('does not show the body of an answer that does not come from the API', async () => {
    const error = await failing(answer(502, '<h1>Bad gateway</h1>'))
    expect(error.text).toBe('502: <h1>Bad gateway</h1>')
    expect(errorMessage(error, 'Something went wrong')).toBe('Something went wrong')
  })
  it('reads Retry-After', async () => {
    expect((await failing('/429?after=30')).retryAfter).toBe(30)
    expect((await failing('/500')).retryAfter).toBeNull()
  })
  it('says that there is no connection when no answer comes', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    redirectCalls(`http://127.0.0.1:${port}/`)
    const error: unknown = await call('GET /api/user').catch((e: unknown) => e)
    expect(error).toMatchObject({ status: 0, message: OFFLINE })
  })
})
