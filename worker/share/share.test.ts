import { beforeAll, describe, expect, it } from 'vitest'
import type { businessCards } from '../../schema/tables/cards.ts'
import { type CardModel, cardModel } from '../../web/card/model.ts'
import { deleteCard } from '../cards/delete.ts'
import { toPublicCard } from '../cards/present.ts'
import { decodeAll, jpegOf, quartered } from '../test/media/fixtures.ts'
import { renderRaster } from '../media/render.ts'
import { storeImage } from '../media/store.ts'
import { call, createUser, db, env as bindings } from '../test/client.ts'
import { deliver } from '../test/events.ts'
import { createPublishedCard } from '../test/published.ts'
import { facesFor } from './faces.ts'
import { SHARE_GRACE } from './keep.ts'
import { shareKey, sharePrefix, shareUrl } from './key.ts'
import { renderShareImage } from './render.ts'
import { sweepShareImages } from './sweep.ts'

/** The bindings, with an ASSETS that serves the font files. */
const env = { ...bindings, ASSETS: (bindings as unknown as { FILES: Fetcher }).FILES }
let base: CardModel
const draw = async (fields: Partial<CardModel> = {}) => decodeAll(await renderShareImage(env, { ...base, ...fields }))

async function published(fields: Partial<typeof businessCards.$inferInsert> = {}) {
  const made = await createPublishedCard(fields)
  return { ...made, model: cardModel(toPublicCard(made.card, 1, false)) }
}

/** Number of pixels that differ visibly between two drawings of the same size. */
function differingPixels(a: { data: Uint8Array }, b: { data: Uint8Array }): number {
  let count = 0
  for (let i = 0; i < a.data.length; i += 4) if (Math.abs(a.data[i]! - b.data[i]!) > 64) count++
  return count
}

beforeAll(async () => {
  base = (await published({ title: 'Analyst', company: 'Engines & Sons' })).model
})

describe('the drawing', () => {
  it('is 1200 by 630 and differs by name, title, theme and photo', async () => {
    const owner = await createUser()
    const photo = await storeImage(
      env,
      db,
      owner.id,
      await renderRaster(await jpegOf(quartered(400, 400)), { box: { width: 400, height: 400, quality: 0.8 } }),
      { purpose: 'profilePicture' },
    )
    const first = await draw()
    expect([first.width, first.height]).toEqual([1200, 630])
    expect(differingPixels(first, { data: new Uint8Array(first.data.length).fill(first.data[0]!) })).toBeGreaterThan(2000)
    for (const other of [{ name: 'Ada Byron King' }, { title: null }, { theme: 'tech' as const }, { photo }])
      expect(differingPixels(first, await draw(other)), JSON.stringify(other)).toBeGreaterThan(1000)
    // The drawing contains the photo itself, whose upper left quarter is red.
    const { data } = await draw({ photo })
    let red = 0
    for (let i = 0; i < data.length; i += 4) if (data[i]! > 200 && data[i + 1]! < 60 && data[i + 2]! < 60) red++
    expect(red).toBeGreaterThan(5000)
  })

  // Characters without a font would be drawn as boxes, so both names would look alike.
  it.each([
    ['Latin', 'Łukasz Żółć', 'Łukasz Ęąść'],
    ['Vietnamese', 'Nguyễn Thị', 'Nguyễn Văn'],
    ['Cyrillic', 'Елена', 'Елица'],
    ['Greek', 'Ελένη', 'Ελπίς'],
    ['Arabic', 'فاطمة', 'فالحة'],
    ['Hebrew', 'שרון', 'שרית'],
    ['Devanagari', 'सीता', 'सीमा'],
    ['Thai', 'สมชาย', 'สมพรน'],
    ['Han', '王小明', '王小强'],
    ['kana', 'さくら', 'さくみ'],
    ['Hangul', '김민준', '김민서'],
    ['Bengali', 'রবীন', 'রবীর'],
    ['Tamil', 'கமலா', 'கமனா'],
    ['Telugu', 'సీత', 'సీమ'],
    ['Kannada', 'ಸೀತ', 'ಸೀಮ'],
    ['Malayalam', 'സീത', 'സീമ'],
    ['Gujarati', 'સીતા', 'સીમા'],
    ['Gurmukhi', 'ਸੀਤਾ', 'ਸੀਮਾ'],
    ['Odia', 'ସୀତା', 'ସୀମା'],
    ['Sinhala', 'සීතා', 'සීමා'],
    ['Khmer', 'សុខា', 'សុភា'],
    ['Lao', 'ສົມຊາຍ', 'ສົມພອນ'],
    ['Burmese', 'အောင်', 'အေးမြ'],
    ['Georgian', 'ნინო', 'ნინა'],
    ['emoji', 'Ada 🎨', 'Ada 🎸'],
    ['emoji beside Han', '王小明🎨', '王小明🎸'],
    ['rarer Han', '王小鑫龘', '王小鑫靐'],
  ])('has a font for %s', async (_, name, like) => {
    expect(facesFor(name, []).missing).toEqual([])
    const initials = 'X'
    expect(differingPixels(await draw({ name, initials }), await draw({ name: like, initials }))).toBeGreaterThan(60)
  })

  it.each([
    ['a name of two lines above a title and a company', { name: 'Nguyễn Thị Ánh Tuyết', title: 'Head of Design', company: 'Łódź & Sons' }],
    ['words longer than a line', { name: 'A'.repeat(60), title: 'W'.repeat(60), company: 'x'.repeat(60) }],
  ])('keeps its margins with %s', async (_, fields) => {
    const { data, width, height } = await draw({ ...fields, theme: 'minimalist' })
    const dark = (left: number, top: number, right: number, bottom: number) => {
      let count = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[(y * width + x) * 4]! < 150) count++
      return count
    }
    expect(dark(88, 280, width - 88, 540)).toBeGreaterThan(1000)
    expect([dark(width - 80, 0, width, height), dark(0, 548, width, 612)]).toEqual([0, 0])
  })

  it('shows the slug instead of a name that no font can draw', async () => {
    const [unknown, spoken] = [await draw({ name: '𒀀𒁀𒂀', initials: 'X' }), await draw({ name: base.slug, initials: 'X' })]
    expect(differingPixels(unknown, spoken)).toBe(0)
  })
})

describe('the image of a published card', () => {
  const get = (url: string, headers: Record<string, string> = {}) => call(url, { headers, env })

  it('is linked from the page with its size, served as immutable, and drawn on request if it is missing', async () => {
    const { card, model } = await published({ name: 'Grace Hopper', title: 'Rear Admiral' })
    const html = await (await call(`/view/${card.slug}`)).text()
    const url = shareUrl(model)
    for (const [key, value] of [
      ['property="og:image"', `http://localhost${url}`],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['property="og:image:alt"', 'Grace Hopper, Rear Admiral'],
      ['name="twitter:card"', 'summary_large_image'],
      ['name="twitter:image"', `http://localhost${url}`],
    ])
      expect(html).toContain(`<meta ${key} content="${value}"/>`)
    await env.MEDIA.delete(shareKey(model))
    const res = await get(url)
    expect([res.status, res.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(res.headers.get('cache-control')).toContain('immutable')
    expect((await decodeAll(new Uint8Array(await res.arrayBuffer()))).width).toBe(1200)
    const stored = await get(url)
    expect((await stored.arrayBuffer()).byteLength).toBeGreaterThan(5000)
    expect((await get(url, { 'if-none-match': stored.headers.get('etag')! })).status).toBe(304)
    for (const wrong of [
      url.replace(/[0-9a-f]{24}/, 'a'.repeat(24)),
      url.replace('.jpg', '.png'),
      `/media/share/0${card.id}/${url.split('/').at(-1)}`,
    ])
      expect((await get(wrong)).status, wrong).toBe(404)
  })

  it('is drawn after publishing and deleted with its card, and a failed drawing is not retried', async () => {
    const { card, model } = await published({ name: 'Hedy Lamarr' })
    const ask = { kind: 'share', cardId: card.id }
    const broken = { ...env, ASSETS: { fetch: () => Promise.reject(new Error('no faces')) } as unknown as Fetcher }
    await env.MEDIA.delete(shareKey(model))
    expect((await deliver([ask], broken)).explicitAcks).toEqual(['0'])
    expect(await env.MEDIA.head(shareKey(model))).toBeNull()
    expect((await deliver([ask, ask], env)).explicitAcks).toEqual(['0', '1'])
    expect(await env.MEDIA.head(shareKey(model))).not.toBeNull()
    await deleteCard(env, card.id, card.userId)
    await deliver([ask], env)
    expect((await env.MEDIA.list({ prefix: sharePrefix(card.id) })).objects).toEqual([])
  })

  it('is swept a day after it was replaced or its card was deleted', async () => {
    const { card, model } = await published({ name: 'Mary Somerville' })
    const gone = `${sharePrefix(987_654)}${'b'.repeat(24)}.jpg`
    const old = `${sharePrefix(card.id)}${'a'.repeat(24)}.jpg`
    await env.MEDIA.put(old, 'x')
    await env.MEDIA.put(gone, 'x')
    await scheduler.wait(5)
    await env.MEDIA.put(shareKey(model), 'x')
    const there = async () => Promise.all([old, gone, shareKey(model)].map(async (key) => (await env.MEDIA.head(key)) !== null))
    await sweepShareImages(env, Date.now())
    expect(await there()).toEqual([true, true, true])
    await sweepShareImages(env, Date.now() + SHARE_GRACE + 1000)
    expect(await there()).toEqual([false, false, true])
  })
})
