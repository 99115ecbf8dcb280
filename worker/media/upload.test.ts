import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '../../schema/tables/cards.ts'
import { UPLOAD_MAX, imageVariants } from '../../schema/image.ts'
import { app } from '../app.ts'
import { type TestUser, call, createSiteUser, createUser, db, env } from '../test/client.ts'
import { insertCard } from '../test/cards.ts'
import { concat, decodeAll, jpegOf, plainPng, pngOf, quartered, withExif } from '../test/media/fixtures.ts'
import { photonMemory } from './photon.ts'
import { readVcardPhoto } from './vcard-photo.ts'

let owner: TestUser
let other: TestUser
let editor: TestUser
let cardId: number

beforeAll(async () => {
  await createSiteUser()
  ;[owner, other, editor] = [await createUser(), await createUser(), await createUser({ accessLevel: 4 })]
  cardId = await insertCard(owner)
})

interface UploadOptions {
  type?: string
  name?: string
  by?: TestUser | null
  cardId?: number | string
  path?: string
  fields?: Record<string, string>
}

async function upload(
  file: Uint8Array | string | null,
  { type, name = 'photo.jpg', by = owner, cardId: id = cardId, path = '/api/upload', fields = {} }: UploadOptions = {},
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

async function fetchStored(url: string): Promise<Uint8Array> {
  const res = await call(url)
  expect(res.status).toBe(200)
  return new Uint8Array(await res.arrayBuffer())
}

const refusal = (status: number, message: string) => ({ status, body: { success: false, error: message, message } })

describe('an uploaded picture', () => {
  it('is turned upright by its EXIF orientation and loses its metadata', async () => {
    const photo = withExif(await jpegOf(quartered(900, 600)), 6)
    expect(Buffer.from(photo).includes('Exif')).toBe(true)
    const { status, body } = await upload(photo, { type: 'profilePicture' })
    expect(status).toBe(200)
    expect(imageVariants(body.url)).toMatchObject({ width: 500, height: 750 })
    const bytes = await fetchStored(body.url)
    expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    const { width, height, data } = await decodeAll(bytes)
    expect([width, height]).toEqual([500, 750])
    // Turned to the right: the bottom left quarter is now at the top left.
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].map((n) => Math.round(n / 255))
    expect([at(50, 50), at(450, 50), at(50, 700), at(450, 700)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ])
  })

  it('is stored in every width that its URL implies', async () => {
    const { body } = await upload(await jpegOf(quartered(1800, 720)), { type: 'coverPhoto' })
    const known = imageVariants(body.url)!
    expect([known.width, known.height, known.vector]).toEqual([1200, 480, false])
    expect(known.sources.map((source) => source.width)).toEqual([128, 320, 480, 768, 960, 1200])
    for (const source of known.sources) expect((await decodeAll(await fetchStored(source.url))).width).toBe(source.width)
    expect(known.placeholder).toMatch(/^#[67-9][0-9a-f]/)
  })

  it('keeps its transparency, and is flattened for a contact file', async () => {
    const { body } = await upload(await pngOf(quartered(600, 600, 0)), { type: 'logo' })
    expect(body.url).toMatch(/-250x250\.png$/)
    const { data } = await decodeAll(await fetchStored(body.url))
    expect(data.at(-1)).toBe(0)
    const photo = (await readVcardPhoto(env, body.url))!
    expect([...photo.subarray(0, 2)]).toEqual([0xff, 0xd8])
    expect(Array.from((await decodeAll(photo)).data.subarray(-4))).toEqual([255, 255, 255, 255])
  })

  it('has at most 400 pixels a side in a contact file', async () => {
    for (const type of ['profilePicture', 'gallery']) {
      const { body } = await upload(await jpegOf(quartered(700, 700)), { type })
      const { width, height } = await decodeAll((await readVcardPhoto(env, body.url))!)
      expect(Math.max(width, height)).toBe(type === 'gallery' ? 320 : 400)
    }
    expect(await readVcardPhoto(env, 'https://example.com/a.jpg')).toBeNull()
    expect(await readVcardPhoto(env, '/media/1/000000000000000000000000-ffffff-10x10.jpg')).toBeNull()
  })

  it('is never enlarged', async () => {
    const { body } = await upload(await jpegOf(quartered(40, 30)), { type: 'profilePicture' })
    expect(imageVariants(body.url)).toMatchObject({ width: 40, height: 30, srcset: undefined })
  })

  it('belongs to the card’s owner, whoever uploads it', async () => {
    const { body } = await upload(await jpegOf(quartered(64, 32)), { by: editor })
    expect(body.url).toMatch(new RegExp(`^/media/${owner.id}/`))
    const row = (await db.select().from(images)).find((image) => body.url.endsWith(image.key))
    expect(row).toMatchObject({ userId: owner.id, cardId, width: 64, height: 32 })
  })
})

describe('refuses with a message', () => {
  it('a file that is no picture, whatever its name', async () => {
    const wrong = refusal(415, 'Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.')
    expect(await upload('<!doctype html><script>alert(1)</script>', { name: 'photo.jpg' })).toMatchObject(wrong)
    expect(await upload('plain text')).toMatchObject(wrong)
    expect(await upload(concat('\0\0\0\x18ftypheic'))).toMatchObject(
      refusal(415, 'HEIC photos cannot be read here. Please choose a JPG or PNG.'),
    )
  })

  it('a file of a few kilobytes with 25 megapixels', async () => {
    const bomb = plainPng(5000, 5000)
    expect(bomb.length).toBeLessThan(6000)
    const before = photonMemory()
    expect(await upload(bomb)).toMatchObject(refusal(400, 'This picture has too many pixels. Please use one of at most 4 megapixels.'))
    expect(photonMemory()).toBe(before)
  })

  it('a truncated file, and one that makes the decoder panic, after which the next one works', async () => {
    const damaged = refusal(400, 'This picture is damaged or incomplete. Please choose another one.')
    const jpeg = await jpegOf(quartered(300, 300))
    expect(await upload(jpeg.subarray(0, jpeg.length / 2))).toMatchObject(damaged)
    // Intact chunks with junk inside: the decoder panics on it.
    const png = plainPng(64, 64)
    const junk = png.slice()
    junk.fill(0xab, junk.indexOf(0x49, 37) + 4, junk.length - 16)
    const by = await createUser()
    const target = { by, cardId: await insertCard(by) }
    for (let i = 0; i < 30; i++) expect(await upload(junk, target)).toMatchObject(damaged)
    expect(await upload(jpeg, target)).toMatchObject({ status: 200 })
  })

  it('a body of 30 MB, with or without a Content-Length', async () => {
    const large = refusal(413, 'This file is too large. The limit is 10 MB.')
    expect(await upload(new Uint8Array(30 * 1024 * 1024))).toMatchObject(large)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        if (++sent > 60) return controller.close()
        controller.enqueue(new Uint8Array(512 * 1024))
      },
    })
    const headers = { cookie: owner.cookie, 'content-type': 'multipart/form-data; boundary=x' }
    const res = await app.request(new Request('http://localhost/api/upload', { method: 'POST', body: endless, headers }), {}, env)
    expect([res.status, ((await res.json()) as { error: string }).error]).toEqual([413, large.body.error])
    expect(sent).toBeLessThan(30)
    expect(await upload(new Uint8Array(UPLOAD_MAX + 1))).toMatchObject(large)
  })

  it('an upload to another user’s card, to no card, or without a session', async () => {
    const picture = await jpegOf(quartered(20, 20))
    expect(await upload(picture, { by: other })).toMatchObject(refusal(403, 'Access denied'))
    expect(await upload(picture, { cardId: 999_999 })).toMatchObject(refusal(404, 'Card not found'))
    expect(await upload(picture, { by: null })).toMatchObject(refusal(401, 'Please sign in to continue'))
  })

  it('invalid form fields', async () => {
    const picture = await jpegOf(quartered(20, 20))
    for (const id of ['', '0', '-1', '1.5', 'abc', '1\0', '9'.repeat(40), undefined])
      expect((await upload(picture, { cardId: id ?? 'undefined' })).status).toBe(400)
    expect(await upload(picture, { type: 'banner' })).toMatchObject(refusal(400, 'Unknown image type'))
    expect(await upload(null)).toMatchObject(refusal(400, 'Please choose a picture to upload.'))
    expect(await upload(new Uint8Array())).toMatchObject(refusal(400, 'Please choose a picture to upload.'))
    expect((await upload(picture, { name: 'a\u202e/../../x.jpg', fields: { constructor: 'z', ['__proto__']: 'y' } })).status).toBe(200)
    expect((await upload(picture, { name: 'a\0b.jpg' })).status).toBe(200)
    for (const [type, body, status] of [
      ['application/json', '{}', 415],
      ['multipart/form-data; boundary=x', 'no form', 400],
      ['multipart/form-data; boundary=x', '', 400],
    ] as const) {
      const res = await app.request('/api/upload', { method: 'POST', body, headers: { cookie: owner.cookie, 'content-type': type } }, env)
      expect([res.status, ((await res.json()) as { success: boolean }).success]).toEqual([status, false])
    }
  })

  it('more uploads than the rate limit allows', async () => {
    const eager = await createUser()
    const UPLOAD_LIMIT = { limit: async () => ({ success: false }) }
    const res = await app.request('/api/upload', { method: 'POST', headers: { cookie: eager.cookie } }, { ...env, UPLOAD_LIMIT })
    expect([res.status, res.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

it('serves an SVG without its scripts, with a policy that runs none', async () => {
  const { body } = await upload(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" onload="alert(1)"><script>alert(1)</script><path d="M0 0h80"/></svg>',
    {
      type: 'logo',
    },
  )
  expect(imageVariants(body.url)).toMatchObject({ width: 80, height: 40, vector: true, srcset: undefined, placeholder: null })
  const res = await call(body.url)
  expect(await res.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80"></path></svg>')
  expect(res.headers.get('content-type')).toBe('image/svg+xml')
  expect(res.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(res.headers.get('content-security-policy')).toContain('sandbox')
  expect(await readVcardPhoto(env, body.url)).toBeNull()
})

it('accepts twenty uploads at once without more decoder memory than for one', async () => {
  const picture = await jpegOf(quartered(900, 700))
  const crowd = await createUser()
  const target = { by: crowd, cardId: await insertCard(crowd) }
  // A large picture makes the decoder release the memory that other tests left in it.
  await upload(await jpegOf(quartered(2000, 2000)), target)
  expect(photonMemory()).toBe(0)
  await upload(picture, target)
  const alone = photonMemory()
  const all = await Promise.all(Array.from({ length: 20 }, () => upload(picture, target)))
  expect(all.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(photonMemory()).toBe(alone)
  expect(alone).toBeLessThan(64 * 1024 * 1024)
}, 120_000)

describe('images of the installable app', () => {
  const icon = (fields: Record<string, string>, by: TestUser | null = editor) =>
    jpegOf(quartered(1200, 1200)).then((picture) => upload(picture, { path: '/api/pwa-upload', cardId: undefined, by, fields }))

  it('are PNG icons in the size of their slot', async () => {
    expect((await icon({ type: 'pwa-icon', slot: 'icon192' })).body.url).toMatch(/-192x192\.png$/)
    expect((await icon({ purpose: 'pwa-icon', key: 'icon512' })).body.url).toMatch(/-512x512\.png$/)
    expect((await icon({ type: 'pwa-icon' })).body.url).toMatch(/-512x512\.png$/)
    expect((await icon({ type: 'pwa-splash' })).body.url).toMatch(/-1000x1000\.jpg$/)
  })

  it('are refused without a session and for unknown slots', async () => {
    expect((await icon({ type: 'pwa-icon' }, null)).status).toBe(401)
    expect((await icon({ type: 'pwa-icon', slot: 'icon9000' })).body.error).toBe('Unknown image slot')
  })
})
