import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, requestApi, errorMessageOf, OFFLINE_MESSAGE, apiPathOf } from './api.ts'

let fakeServer: Server
let fakeServerOrigin: string

/** A fake API server. The path /{status}?body=… defines its response; /echo returns the request. */
beforeAll(async () => {
  fakeServer = createServer((req, res) => {
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
  await new Promise<void>((resolve) => fakeServer.listen(0, '127.0.0.1', resolve))
  fakeServerOrigin = `http://127.0.0.1:${(fakeServer.address() as AddressInfo).port}`
})
afterAll(() => fakeServer.close())
afterEach(() => vi.unstubAllGlobals())

function redirectFetchTo(address: string) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => fetch(address, init))
}

const expectApiErrorAt = async (path: string) => {
  redirectFetchTo(fakeServerOrigin + path)
  const error: unknown = await requestApi('GET /api/user').then(
    () => null,
    (e: unknown) => e,
  )
  vi.unstubAllGlobals()
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
const fakeResponsePathOf = (status: number, body: string) => `/${status}?body=${encodeURIComponent(body)}`

describe('the URL path of an API request', () => {
  it('the path contains the parameters and the query, without undefined values', () => {
    expect(apiPathOf('GET /api/business-cards')).toBe('/api/business-cards')
    expect(apiPathOf('GET /api/card/:slug', { params: { slug: 'a/b' } })).toBe('/api/card/a%2Fb')
    const query = { range: 'weekly', tz: 'Europe/Berlin' } as const
    expect(apiPathOf('GET /api/analytics/:id', { params: { id: 7 }, query })).toBe('/api/analytics/7?range=weekly&tz=Europe%2FBerlin')
    expect(apiPathOf('GET /api/analytics/:id', { params: { id: 7 }, query: { range: undefined } })).toBe('/api/analytics/7')
    expect(apiPathOf('GET /api/analytics/:id?kind=views', { params: { id: 7 }, query: { before: '1.2' } })).toBe(
      '/api/analytics/7?kind=views&before=1.2',
    )
  })
})

describe('an API request', () => {
  const login = { username: 'é', password: 'x' }
  it('an API request sends JSON with its content type', async () => {
    redirectFetchTo(`${fakeServerOrigin}/echo`)
    const body = '{"username":"é","password":"x"}'
    expect(await requestApi('POST /api/login', { body: login })).toEqual({ method: 'POST', type: 'application/json', body })
  })
  it('an API request sends a form as multipart, with the boundary that the browser chose', async () => {
    redirectFetchTo(`${fakeServerOrigin}/echo`)
    const form = new FormData()
    form.set('file', 'x')
    expect(await requestApi('POST /api/upload', { body: form })).toMatchObject({
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    })
  })
  it('an API request without a body sends no content type', async () => {
    redirectFetchTo(`${fakeServerOrigin}/echo`)
    const answered: unknown = await requestApi('DELETE /api/business-cards/:id', { params: { id: 1 } })
    expect(answered).toEqual({ method: 'DELETE', type: null, body: '' })
  })
  it('an empty API response is returned as undefined', async () => {
    redirectFetchTo(`${fakeServerOrigin}/204`)
    expect(await requestApi('POST /api/logout')).toBeUndefined()
  })
  it('an aborted API request throws the reason of its signal', async () => {
    redirectFetchTo(`${fakeServerOrigin}/echo`)
    const reason = new Error('left')
    await expect(requestApi('GET /api/user', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('a failed API request', () => {
  it('an API error contains the code, message, field errors and text of the response', async () => {
    const body =
      '{"code":"invalidInput","message":"Please enter a valid email","issues":[{"path":"email","message":"Please enter a valid email"}]}'
    const error = await expectApiErrorAt(fakeResponsePathOf(400, body))
    expect(error).toMatchObject({ status: 400, code: 'invalidInput', message: 'Please enter a valid email', text: `400: ${body}` })
    expect(error.issues).toEqual([{ path: 'email', message: 'Please enter a valid email' }])
  })
  it('an API error contains the status text if the response has no body', async () => {
    expect((await expectApiErrorAt('/404')).text).toBe('404: Not Found')
  })
  it('the body of a response that does not come from the API is not shown to the user', async () => {
    const error = await expectApiErrorAt(fakeResponsePathOf(502, '<h1>Bad gateway</h1>'))
    expect(error.text).toBe('502: <h1>Bad gateway</h1>')
    expect(errorMessageOf(error, 'Something went wrong')).toBe('Something went wrong')
  })
  it('an API error contains the seconds of the Retry-After header', async () => {
    expect((await expectApiErrorAt('/429?after=30')).retryAfter).toBe(30)
    expect((await expectApiErrorAt('/500')).retryAfter).toBeNull()
  })
  it('an API error says that there is no connection if no response arrives', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    redirectFetchTo(`http://127.0.0.1:${port}/`)
    const error: unknown = await requestApi('GET /api/user').catch((e: unknown) => e)
    expect(error).toMatchObject({ status: 0, message: OFFLINE_MESSAGE })
  })
})
