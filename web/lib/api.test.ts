import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, ApiError, errorMessage, OFFLINE } from './api.ts'

let server: Server
let origin: string

/** Answers what the path says: /{status}?body=…, or echoes the request at /echo. */
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

const failing = async (path: string) => {
  const error: unknown = await api.get(origin + path).then(
    () => null,
    (e: unknown) => e,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
const answer = (status: number, body: string) => `/${status}?body=${encodeURIComponent(body)}`

describe('a call', () => {
  it('sends JSON with its content type', async () => {
    expect(await api.post(`${origin}/echo`, { a: 'é' })).toEqual({ method: 'POST', type: 'application/json', body: '{"a":"é"}' })
  })
  it('sends a form as multipart, under the boundary that the browser chose', async () => {
    const form = new FormData()
    form.set('file', 'x')
    const echo = await api.post<{ type: string }>(`${origin}/echo`, form)
    expect(echo.type).toMatch(/^multipart\/form-data; boundary=/)
  })
  it('sends no content type without a body', async () => {
    expect(await api.del(`${origin}/echo`)).toEqual({ method: 'DELETE', type: null, body: '' })
  })
  it('reads an empty answer as undefined', async () => {
    expect(await api.post(`${origin}/204`)).toBeUndefined()
  })
})

describe('a failed call', () => {
  it('carries the sentence, the fields and the text of the answer', async () => {
    const body = '{"message":"Please enter a valid email","issues":[{"path":"email","message":"Please enter a valid email"}]}'
    const error = await failing(answer(400, body))
    expect(error).toMatchObject({ status: 400, message: 'Please enter a valid email', text: `400: ${body}` })
    expect(error.issues).toEqual([{ path: 'email', message: 'Please enter a valid email' }])
  })
  it('has the status text where the body is empty', async () => {
    expect((await failing('/404')).text).toBe('404: Not Found')
  })
  it('never shows a body that is not our own', async () => {
    const error = await failing(answer(502, '<h1>Bad gateway</h1>'))
    expect(error.text).toBe('502: <h1>Bad gateway</h1>')
    expect(errorMessage(error, 'Something went wrong')).toBe('Something went wrong')
  })
  it('says when to try again', async () => {
    expect((await failing('/429?after=30')).retryAfter).toBe(30)
    expect((await failing('/500')).retryAfter).toBeNull()
  })
  it('says so when nothing answers', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const error: unknown = await api.get(`http://127.0.0.1:${port}/`).catch((e: unknown) => e)
    expect(error).toMatchObject({ status: 0, message: OFFLINE })
  })
})
