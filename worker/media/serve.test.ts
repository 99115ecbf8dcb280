import { beforeAll, expect, it } from 'vitest'
import { call, createSiteUser, db, env } from '../test/client.ts'
import { jpegOf, quartered } from '../test/media/fixtures.ts'
import { renderRaster } from './render.ts'
import { storeImage } from './store.ts'

let url: string
let size: number
let etag: string
const get = (headers: Record<string, string> = {}, method = 'GET', path = url) => call(path, { method, headers })

beforeAll(async () => {
  const user = await createSiteUser()
  const picture = await renderRaster(await jpegOf(quartered(400, 200)), { box: { width: 400, height: 400, quality: 0.8 } })
  size = picture.full.length
  url = await storeImage(env, db, user.id, picture, { purpose: 'gallery' })
  etag = (await get()).headers.get('etag')!
})

it('serves a picture with caching and security headers', async () => {
  const res = await get()
  expect(Object.fromEntries(res.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"\w+"$/),
  })
  expect((await res.arrayBuffer()).byteLength).toBe(size)
})

it('answers HEAD with the same headers and no body', async () => {
  const res = await get({ range: 'bytes=0-1' }, 'HEAD')
  expect([res.status, res.headers.get('content-length'), await res.text()]).toEqual([200, String(size), ''])
})

it('honours conditional request headers', async () => {
  expect((await get({ 'if-none-match': etag })).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get({ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() })).status).toBe(304)
  expect((await get({ 'if-match': '"other"' })).status).toBe(412)
})

it('answers a single range, counted from the start or the end', async () => {
  const whole = new Uint8Array(await (await get()).arrayBuffer())
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, size],
    ['bytes=-10', size - 10, size],
    ['bytes=10-9999999', 10, size],
  ] as const) {
    const res = await get({ range })
    expect([res.status, res.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${size}`])
    expect(new Uint8Array(await res.arrayBuffer())).toEqual(whole.slice(from, to))
  }
})

it('answers invalid ranges with the whole picture, and unsatisfiable ones with 416', async () => {
  for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'lines=1-2', 'bytes=x']) expect((await get({ range })).status, range).toBe(200)
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const res = await get({ range })
    expect([res.status, res.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  }
})

it('answers any other path with 404', async () => {
  const missing = [
    url.replace('400x200', '401x200'),
    '/media/',
    '/media/..%2fsecret',
    '/media/1/x.jpg',
    `${url}/more`,
    url.replace('.jpg', '.w999.jpg'),
    url.replace('.jpg', '.html'),
  ]
  for (const path of missing) expect((await get({}, 'GET', path)).status, path).toBe(404)
  expect((await get({}, 'PUT')).status).toBe(404)
})
