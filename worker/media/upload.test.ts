import { beforeAll, describe, expect, it } from 'vitest'
import { imagesTable } from '../../schema/tables/cards.ts'
import { UPLOAD_BYTES_MAX, imageVariantsOfUrl } from '../../schema/image.ts'
import { app } from '../app.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env } from '../test/client.ts'
import { insertTestCard } from '../test/cards.ts'
import { storeEarlierSvg } from '../test/media/earlier-svg.ts'
import { concat, decodePicture, encodeJpeg, createPlainPng, encodePng, drawFourQuarters, addExifSegment } from '../test/media/fixtures.ts'
import { measurePhotonMemoryBytes } from './photon.ts'
import { readVcardPhoto } from './vcard-photo.ts'

let cardOwner: TestUser
let otherUser: TestUser
let editorUser: TestUser
let ownersCardId: number

beforeAll(async () => {
  await createFirstUser()
  ;[cardOwner, otherUser, editorUser] = [await createTestUser(), await createTestUser(), await createTestUser({ accessLevel: 4 })]
  ownersCardId = await insertTestCard(cardOwner)
})

interface TestUploadOptions {
  type?: string
  name?: string
  by?: TestUser | null
  cardId?: number | string
  path?: string
  fields?: Record<string, string>
}

async function uploadTestFile(
  file: Uint8Array | string | null,
  { type, name = 'photo.jpg', by = cardOwner, cardId: id = ownersCardId, path = '/api/upload', fields = {} }: TestUploadOptions = {},
) {
  const form = new FormData()
  if (file !== null) form.set('file', new File([file as Uint8Array<ArrayBuffer>], name, { type: 'image/jpeg' }))
  if (id !== undefined) form.set('cardId', String(id))
  if (type) form.set('type', type)
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  const res = await app.request(path, { method: 'POST', body: form, headers: by ? { cookie: by.cookie } : {} }, env)
  return {
    status: res.status,
    headers: res.headers,
    body: (await res.json()) as { success: boolean; url: string; error: string; message: string },
  }
}

async function fetchStoredPicture(url: string): Promise<Uint8Array> {
  const res = await callApi(url)
  expect(res.status).toBe(200)
  return new Uint8Array(await res.arrayBuffer())
}

const uploadRefusalOf = (status: number, message: string) => ({ status, body: { success: false, error: message, message } })

describe('an uploaded picture', () => {
  it('is turned upright by its EXIF orientation and loses its metadata', async () => {
    const photo = addExifSegment(await encodeJpeg(drawFourQuarters(900, 600)), 6)
    expect(Buffer.from(photo).includes('Exif')).toBe(true)
    const { status, body } = await uploadTestFile(photo, { type: 'profilePicture' })
    expect(status).toBe(200)
    expect(imageVariantsOfUrl(body.url)).toMatchObject({ width: 500, height: 750 })
    const bytes = await fetchStoredPicture(body.url)
    expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    const { width, height, data } = await decodePicture(bytes)
    expect([width, height]).toEqual([500, 750])
    // The stored picture was turned to the right: its bottom left quarter is now at the top left.
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].map((n) => Math.round(n / 255))
    expect([at(50, 50), at(450, 50), at(50, 700), at(450, 700)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ])
  })

  it('is stored in every width that can be derived from its URL', async () => {
    const { body } = await uploadTestFile(await encodeJpeg(drawFourQuarters(1800, 720)), { type: 'coverPhoto' })
    const known = imageVariantsOfUrl(body.url)!
    expect([known.width, known.height, known.vector]).toEqual([1200, 480, false])
    expect(known.sources.map((source) => source.width)).toEqual([128, 320, 480, 768, 960, 1200])
    for (const source of known.sources) expect((await decodePicture(await fetchStoredPicture(source.url))).width).toBe(source.width)
    expect(known.placeholder).toMatch(/^#[67-9][0-9a-f]/)
  })

  it('keeps its transparency, but has a white background in a contact file', async () => {
    const { body } = await uploadTestFile(await encodePng(drawFourQuarters(600, 600, 0)), { type: 'logo' })
    expect(body.url).toMatch(/-250x250\.png$/)
    const { data } = await decodePicture(await fetchStoredPicture(body.url))
    expect(data.at(-1)).toBe(0)
    const photo = (await readVcardPhoto(env, body.url))!
    expect([...photo.subarray(0, 2)]).toEqual([0xff, 0xd8])
    expect(Array.from((await decodePicture(photo)).data.subarray(-4))).toEqual([255, 255, 255, 255])
  })

  it('has at most 400 pixels a side in a contact file', async () => {
    for (const type of ['profilePicture', 'gallery']) {
      const { body } = await uploadTestFile(await encodeJpeg(drawFourQuarters(700, 700)), { type })
      const { width, height } = await decodePicture((await readVcardPhoto(env, body.url))!)
      expect(Math.max(width, height)).toBe(type === 'gallery' ? 320 : 400)
    }
    expect(await readVcardPhoto(env, 'https://example.com/a.jpg')).toBeNull()
    expect(await readVcardPhoto(env, '/media/1/000000000000000000000000-ffffff-10x10.jpg')).toBeNull()
  })

  it('is never enlarged beyond its own size', async () => {
    const { body } = await uploadTestFile(await encodeJpeg(drawFourQuarters(40, 30)), { type: 'profilePicture' })
    expect(imageVariantsOfUrl(body.url)).toMatchObject({ width: 40, height: 30, srcset: undefined })
  })

  it('belongs to the card’s owner, whoever uploads it', async () => {
    const { body } = await uploadTestFile(await encodeJpeg(drawFourQuarters(64, 32)), { by: editorUser })
    expect(body.url).toMatch(new RegExp(`^/media/${cardOwner.id}/`))
    const row = (await db.select().from(imagesTable)).find((image) => body.url.endsWith(image.key))
    expect(row).toMatchObject({ userId: cardOwner.id, cardId: ownersCardId, width: 64, height: 32 })
  })
})

describe('an upload is refused with a message:', () => {
  it('a file that is no picture, whatever its name', async () => {
    const wrong = uploadRefusalOf(415, 'Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.')
    expect(await uploadTestFile('<!doctype html><script>alert(1)</script>', { name: 'photo.jpg' })).toMatchObject(wrong)
    expect(await uploadTestFile('plain text')).toMatchObject(wrong)
    expect(await uploadTestFile(concat('\0\0\0\x18ftypheic'))).toMatchObject(
      uploadRefusalOf(415, 'HEIC photos cannot be read here. Please choose a JPG or PNG.'),
    )
  })

  it.each([
    ['an ordinary SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80"/></svg>'],
    ['an SVG after a comment and a document type', '\uFEFF <?xml version="1.0"?><!-- logo --><!DOCTYPE svg><svg/>'],
    ['an SVG with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['an SVG with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['an SVG with foreign content', '<svg><foreignObject><body><img src="x" onerror="alert(1)"/></body></foreignObject></svg>'],
    [
      'an SVG with an animated link',
      '<svg><a href="javascript:alert(1)"><animate attributeName="href" values="javascript:alert(1)"/></a></svg>',
    ],
    ['an SVG with an import', '<svg><style>@import "https://evil.example/alert(1).css";</style></svg>'],
    ['an SVG with XML entities', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>'],
    ['an SVG of ten thousand circles', `<svg>${'<circle r="400"/>'.repeat(10_000)}</svg>`],
  ])('%s, of which nothing is stored', async (_, svg) => {
    const before = (await env.MEDIA.list()).objects.length
    const refusal = uploadRefusalOf(415, 'An SVG image cannot be stored. Please draw it as a PNG or JPG first.')
    expect(await uploadTestFile(svg, { name: 'logo.svg', type: 'logo' })).toMatchObject(refusal)
    expect(await uploadTestFile(svg, { path: '/api/pwa-upload', by: editorUser, type: 'pwa-icon' })).toMatchObject(refusal)
    expect((await env.MEDIA.list()).objects.length).toBe(before)
  })

  it('a picture file of a few kilobytes with 25 megapixels', async () => {
    const bomb = createPlainPng(5000, 5000)
    expect(bomb.length).toBeLessThan(6000)
    const before = measurePhotonMemoryBytes()
    expect(await uploadTestFile(bomb)).toMatchObject(
      uploadRefusalOf(400, 'This picture has too many pixels. Please use one of at most 4 megapixels.'),
    )
    expect(measurePhotonMemoryBytes()).toBe(before)
  })

  it('a truncated picture file, and one that makes the decoder panic, after which uploads still work', async () => {
    const damaged = uploadRefusalOf(400, 'This picture is damaged or incomplete. Please choose another one.')
    const jpeg = await encodeJpeg(drawFourQuarters(300, 300))
    expect(await uploadTestFile(jpeg.subarray(0, jpeg.length / 2))).toMatchObject(damaged)
    // The PNG's chunks are intact but contain junk, which makes the image decoder panic.
    const png = createPlainPng(64, 64)
    const junk = png.slice()
    junk.fill(0xab, junk.indexOf(0x49, 37) + 4, junk.length - 16)
    const by = await createTestUser()
    const target = { by, cardId: await insertTestCard(by) }
    for (let i = 0; i < 30; i++) expect(await uploadTestFile(junk, target)).toMatchObject(damaged)
    expect(await uploadTestFile(jpeg, target)).toMatchObject({ status: 200 })
  })

  it('a body of 30 MB, with or without a Content-Length', async () => {
    const large = uploadRefusalOf(413, 'This file is too large. The limit is 10 MB.')
    expect(await uploadTestFile(new Uint8Array(30 * 1024 * 1024))).toMatchObject(large)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        if (++sent > 60) return controller.close()
        controller.enqueue(new Uint8Array(512 * 1024))
      },
    })
    const headers = { cookie: cardOwner.cookie, 'content-type': 'multipart/form-data; boundary=x' }
    const res = await app.request(new Request('http://localhost/api/upload', { method: 'POST', body: endless, headers }), {}, env)
    expect([res.status, ((await res.json()) as { error: string }).error]).toEqual([413, large.body.error])
    expect(sent).toBeLessThan(30)
    expect(await uploadTestFile(new Uint8Array(UPLOAD_BYTES_MAX + 1))).toMatchObject(large)
  })

  it('an upload to another user’s card, to no card, or without a session', async () => {
    const picture = await encodeJpeg(drawFourQuarters(20, 20))
    expect(await uploadTestFile(picture, { by: otherUser })).toMatchObject(uploadRefusalOf(403, 'Access denied'))
    expect(await uploadTestFile(picture, { cardId: 999_999 })).toMatchObject(uploadRefusalOf(404, 'Card not found'))
    expect(await uploadTestFile(picture, { by: null })).toMatchObject(uploadRefusalOf(401, 'Please sign in to continue'))
  })

  it('an upload with invalid form fields', async () => {
    const picture = await encodeJpeg(drawFourQuarters(20, 20))
    for (const id of ['', '0', '-1', '1.5', 'abc', '1\0', '9'.repeat(40), undefined])
      expect((await uploadTestFile(picture, { cardId: id ?? 'undefined' })).status).toBe(400)
    expect(await uploadTestFile(picture, { type: 'banner' })).toMatchObject(uploadRefusalOf(400, 'Unknown image type'))
    expect(await uploadTestFile(null)).toMatchObject(uploadRefusalOf(400, 'Please choose a picture to upload.'))
    expect(await uploadTestFile(new Uint8Array())).toMatchObject(uploadRefusalOf(400, 'Please choose a picture to upload.'))
    expect((await uploadTestFile(picture, { name: 'a\u202e/../../x.jpg', fields: { constructor: 'z', ['__proto__']: 'y' } })).status).toBe(
      200,
    )
    expect((await uploadTestFile(picture, { name: 'a\0b.jpg' })).status).toBe(200)
    for (const [type, body, status] of [
      ['application/json', '{}', 415],
      ['multipart/form-data; boundary=x', 'no form', 400],
      ['multipart/form-data; boundary=x', '', 400],
    ] as const) {
      const res = await app.request(
        '/api/upload',
        { method: 'POST', body, headers: { cookie: cardOwner.cookie, 'content-type': type } },
        env,
      )
      expect([res.status, ((await res.json()) as { success: boolean }).success]).toEqual([status, false])
    }
  })

  it('more uploads than the rate limit allows', async () => {
    const eager = await createTestUser()
    const UPLOAD_LIMIT = { limit: async () => ({ success: false }) }
    const res = await app.request('/api/upload', { method: 'POST', headers: { cookie: eager.cookie } }, { ...env, UPLOAD_LIMIT })
    expect([res.status, res.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

it('still serves an SVG that was stored earlier, with a policy that forbids scripts', async () => {
  const url = await storeEarlierSvg(cardOwner.id, '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>')
  expect(imageVariantsOfUrl(url)).toMatchObject({ width: 80, height: 40, vector: true, srcset: undefined, placeholder: '#000000' })
  const res = await callApi(url)
  expect(res.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(res.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(res.headers.get('content-security-policy')).toContain('sandbox')
  expect(await readVcardPhoto(env, url)).toBeNull()
})

it('handles twenty uploads at once with no more decoder memory than one upload needs', async () => {
  const picture = await encodeJpeg(drawFourQuarters(900, 700))
  const crowd = await createTestUser()
  const target = { by: crowd, cardId: await insertTestCard(crowd) }
  // Rendering a large picture makes the image decoder release the memory that other tests left in it.
  await uploadTestFile(await encodeJpeg(drawFourQuarters(2000, 2000)), target)
  expect(measurePhotonMemoryBytes()).toBe(0)
  await uploadTestFile(picture, target)
  const alone = measurePhotonMemoryBytes()
  const all = await Promise.all(Array.from({ length: 20 }, () => uploadTestFile(picture, target)))
  expect(all.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(measurePhotonMemoryBytes()).toBe(alone)
  expect(alone).toBeLessThan(64 * 1024 * 1024)
}, 120_000)

describe('images of the installable app', () => {
  const icon = (fields: Record<string, string>, by: TestUser | null = editorUser) =>
    encodeJpeg(drawFourQuarters(1200, 1200)).then((picture) =>
      uploadTestFile(picture, { path: '/api/pwa-upload', cardId: undefined, by, fields }),
    )

  it('are PNG icons in the size of their slot', async () => {
    expect((await icon({ type: 'pwa-icon', slot: 'icon192' })).body.url).toMatch(/-192x192\.png$/)
    expect((await icon({ purpose: 'pwa-icon', key: 'icon512' })).body.url).toMatch(/-512x512\.png$/)
    expect((await icon({ type: 'pwa-icon' })).body.url).toMatch(/-512x512\.png$/)
    expect((await icon({ type: 'pwa-splash' })).body.url).toMatch(/-1000x1000\.jpg$/)
  })

  it.each([
    { width: 40, height: 20, what: 'a small wide picture is enlarged and centred' },
    { width: 300, height: 900, what: 'a high picture is scaled down and centred' },
  ])('$what', async ({ width, height }) => {
    const fields = { type: 'pwa-icon', slot: 'icon512' }
    const picture = await encodeJpeg(drawFourQuarters(width, height))
    const { body } = await uploadTestFile(picture, { path: '/api/pwa-upload', cardId: undefined, by: editorUser, fields })
    expect(body).toMatchObject({ success: true, width: 512, height: 512 })
    const stored = await decodePicture(await fetchStoredPicture(body.url))
    expect([stored.width, stored.height]).toEqual([512, 512])
    const alphaAt = (x: number, y: number) => stored.data[(y * 512 + x) * 4 + 3]
    expect(alphaAt(256, 256)).toBe(255)
    expect(width > height ? alphaAt(256, 5) : alphaAt(5, 256)).toBe(0)
    expect(width > height ? alphaAt(3, 256) : alphaAt(256, 3)).toBe(255)
  })

  it('are refused without a session and for unknown icon slots', async () => {
    expect((await icon({ type: 'pwa-icon' }, null)).status).toBe(401)
    expect((await icon({ type: 'pwa-icon', slot: 'icon9000' })).body.error).toBe('Unknown image slot')
  })
})
