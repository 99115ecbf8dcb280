import { beforeAll, expect, it } from 'vitest'
import { callApi, createFirstUser, db, env } from '../test/client.ts'
import { encodeJpeg, drawFourQuarters } from '../test/media/fixtures.ts'
import { renderRasterImage } from './render.ts'
import { storeRenderedImage } from './store.ts'

let pictureUrl: string
let pictureSize: number
let pictureEtag: string
const fetchTestPicture = (headers: Record<string, string> = {}, method = 'GET', path = pictureUrl) => callApi(path, { method, headers })

beforeAll(async () => {
  const user = await createFirstUser()
  const picture = await renderRasterImage(await encodeJpeg(drawFourQuarters(400, 200)), { box: { width: 400, height: 400, quality: 0.8 } })
  pictureSize = picture.full.length
  pictureUrl = await storeRenderedImage(env, db, user.id, picture, { purpose: 'gallery' })
  pictureEtag = (await fetchTestPicture()).headers.get('etag')!
})

it('serves a picture with caching and security headers', async () => {
  const res = await fetchTestPicture()
  expect(Object.fromEntries(res.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(pictureSize),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"\w+"$/),
  })
  expect((await res.arrayBuffer()).byteLength).toBe(pictureSize)
})

it('answers a HEAD request for a picture with the same headers and no body', async () => {
  const res = await fetchTestPicture({ range: 'bytes=0-1' }, 'HEAD')
  expect([res.status, res.headers.get('content-length'), await res.text()]).toEqual([200, String(pictureSize), ''])
})

it('honours conditional headers of requests for a picture', async () => {
  expect((await fetchTestPicture({ 'if-none-match': pictureEtag })).status).toBe(304)
  expect((await fetchTestPicture({ 'if-none-match': '"other"' })).status).toBe(200)
  expect((await fetchTestPicture({ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() })).status).toBe(304)
  expect((await fetchTestPicture({ 'if-match': '"other"' })).status).toBe(412)
})

it('answers a request for a single byte range, counted from the start or the end', async () => {
  const whole = new Uint8Array(await (await fetchTestPicture()).arrayBuffer())
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, pictureSize],
    ['bytes=-10', pictureSize - 10, pictureSize],
    ['bytes=10-9999999', 10, pictureSize],
  ] as const) {
    const res = await fetchTestPicture({ range })
    expect([res.status, res.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${pictureSize}`])
    expect(new Uint8Array(await res.arrayBuffer())).toEqual(whole.slice(from, to))
  }
})

it('answers invalid byte ranges with the whole picture, and ranges outside the picture with 416', async () => {
  for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'lines=1-2', 'bytes=x'])
    expect((await fetchTestPicture({ range })).status, range).toBe(200)
  expect((await fetchTestPicture({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  for (const range of [`bytes=${pictureSize}-`, 'bytes=-0']) {
    const res = await fetchTestPicture({ range })
    expect([res.status, res.headers.get('content-range')]).toEqual([416, `bytes */${pictureSize}`])
  }
})

it('answers paths that are no stored picture with 404', async () => {
  const missing = [
    pictureUrl.replace('400x200', '401x200'),
    '/media/',
    '/media/..%2fsecret',
    '/media/1/x.jpg',
    `${pictureUrl}/more`,
    pictureUrl.replace('.jpg', '.w999.jpg'),
    pictureUrl.replace('.jpg', '.html'),
  ]
  for (const path of missing) expect((await fetchTestPicture({}, 'GET', path)).status, path).toBe(404)
  expect((await fetchTestPicture({}, 'PUT')).status).toBe(404)
})
