import { beforeAll, describe, expect, it } from 'vitest'
import type { businessCardsTable } from '../../schema/tables/cards.ts'
import { type CardModel, buildCardModel } from '../../web/card/model.ts'
import { deleteCard } from '../cards/delete.ts'
import { toPublicCard } from '../cards/present.ts'
import { decodePicture, encodeJpeg, drawFourQuarters } from '../test/media/fixtures.ts'
import { renderRasterImage } from '../media/render.ts'
import { storeRenderedImage } from '../media/store.ts'
import { callApi, createTestUser, db, env as bindings } from '../test/client.ts'
import { deliverToQueueConsumer } from '../test/events.ts'
import { createPublishedCard } from '../test/published.ts'
import { findFontFilesForText } from './faces.ts'
import { OUTDATED_SHARE_IMAGE_RETENTION_MS, updateShareImage } from './keep.ts'
import { OUTDATED_SHARE_IMAGES_MAX } from '../../schema/bounds.ts'
import { shareImageKeyOf, shareImageKeyPrefixOf, shareImageUrlOf } from './key.ts'
import { renderShareImage } from './render.ts'
import { deleteOutdatedShareImages } from './sweep.ts'

/** The test's worker bindings. Their ASSETS binding serves the font files for drawing. */
const TEST_ENV_WITH_FONTS = { ...bindings, ASSETS: (bindings as unknown as { FILES: Fetcher }).FILES }
let baseCardModel: CardModel
const drawTestShareImage = async (fields: Partial<CardModel> = {}) =>
  decodePicture(await renderShareImage(TEST_ENV_WITH_FONTS, { ...baseCardModel, ...fields }))

async function createPublishedCardModel(fields: Partial<typeof businessCardsTable.$inferInsert> = {}) {
  const made = await createPublishedCard(fields)
  return { ...made, model: buildCardModel(toPublicCard(made.card, 1, false)) }
}

function countDifferingPixels(a: { data: Uint8Array }, b: { data: Uint8Array }): number {
  let count = 0
  for (let i = 0; i < a.data.length; i += 4) if (Math.abs(a.data[i]! - b.data[i]!) > 64) count++
  return count
}

beforeAll(async () => {
  baseCardModel = (await createPublishedCardModel({ title: 'Analyst', company: 'Engines & Sons' })).model
})

describe('the drawing of a share image', () => {
  it('is 1200 by 630 pixels large and differs for another name, title, theme or photo', async () => {
    const owner = await createTestUser()
    const photo = await storeRenderedImage(
      TEST_ENV_WITH_FONTS,
      db,
      owner.id,
      await renderRasterImage(await encodeJpeg(drawFourQuarters(400, 400)), { box: { width: 400, height: 400, quality: 0.8 } }),
      { purpose: 'profilePicture' },
    )
    const first = await drawTestShareImage()
    expect([first.width, first.height]).toEqual([1200, 630])
    expect(countDifferingPixels(first, { data: new Uint8Array(first.data.length).fill(first.data[0]!) })).toBeGreaterThan(2000)
    for (const other of [{ name: 'Ada Byron King' }, { title: null }, { theme: 'tech' as const }, { photo }])
      expect(countDifferingPixels(first, await drawTestShareImage(other)), JSON.stringify(other)).toBeGreaterThan(1000)
    // The share image contains the card's photo: it has many red pixels, like the upper left quarter of the photo.
    const { data } = await drawTestShareImage({ photo })
    let red = 0
    for (let i = 0; i < data.length; i += 4) if (data[i]! > 200 && data[i + 1]! < 60 && data[i + 2]! < 60) red++
    expect(red).toBeGreaterThan(5000)
  })

  // Characters that no font has would be drawn as boxes, so that the drawings of two different names would be equal.
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
    expect(findFontFilesForText(name, []).missing).toEqual([])
    const initials = 'X'
    expect(
      countDifferingPixels(await drawTestShareImage({ name, initials }), await drawTestShareImage({ name: like, initials })),
    ).toBeGreaterThan(60)
  })

  it.each([
    ['a name of two lines above a title and a company', { name: 'Nguyễn Thị Ánh Tuyết', title: 'Head of Design', company: 'Łódź & Sons' }],
    ['words longer than a line', { name: 'A'.repeat(60), title: 'W'.repeat(60), company: 'x'.repeat(60) }],
  ])('keeps its margins with %s', async (_, fields) => {
    const { data, width, height } = await drawTestShareImage({ ...fields, theme: 'minimalist' })
    const dark = (left: number, top: number, right: number, bottom: number) => {
      let count = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (data[(y * width + x) * 4]! < 150) count++
      return count
    }
    expect(dark(88, 280, width - 88, 540)).toBeGreaterThan(1000)
    expect([dark(width - 80, 0, width, height), dark(0, 548, width, 612)]).toEqual([0, 0])
  })

  it('shows the last part of the card’s address instead of a name that no font can draw', async () => {
    const [unknown, spoken] = [
      await drawTestShareImage({ name: '𒀀𒁀𒂀', initials: 'X' }),
      await drawTestShareImage({ name: baseCardModel.slug, initials: 'X' }),
    ]
    expect(countDifferingPixels(unknown, spoken)).toBe(0)
  })
})

describe('the share image of a published card', () => {
  const get = (url: string, headers: Record<string, string> = {}) => callApi(url, { headers, env: TEST_ENV_WITH_FONTS })

  it('is linked from the card page with its size, cached forever, and drawn on request if it is missing', async () => {
    const { card, model } = await createPublishedCardModel({ name: 'Grace Hopper', title: 'Rear Admiral' })
    const html = await (await callApi(`/view/${card.slug}`)).text()
    const url = shareImageUrlOf(model)
    for (const [key, value] of [
      ['property="og:image"', `http://localhost${url}`],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['property="og:image:alt"', 'Grace Hopper, Rear Admiral'],
      ['name="twitter:card"', 'summary_large_image'],
      ['name="twitter:image"', `http://localhost${url}`],
    ])
      expect(html).toContain(`<meta ${key} content="${value}"/>`)
    await TEST_ENV_WITH_FONTS.MEDIA.delete(shareImageKeyOf(model))
    const res = await get(url)
    expect([res.status, res.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(res.headers.get('cache-control')).toContain('immutable')
    expect((await decodePicture(new Uint8Array(await res.arrayBuffer()))).width).toBe(1200)
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

  it('is drawn after publishing and deleted with its card, and the queue does not repeat a failed drawing', async () => {
    const { card, model } = await createPublishedCardModel({ name: 'Hedy Lamarr' })
    const ask = { kind: 'job:share', cardId: card.id }
    const broken = { ...TEST_ENV_WITH_FONTS, ASSETS: { fetch: () => Promise.reject(new Error('no faces')) } as unknown as Fetcher }
    await TEST_ENV_WITH_FONTS.MEDIA.delete(shareImageKeyOf(model))
    expect((await deliverToQueueConsumer([ask], broken)).explicitAcks).toEqual(['0'])
    expect(await TEST_ENV_WITH_FONTS.MEDIA.head(shareImageKeyOf(model))).toBeNull()
    expect((await deliverToQueueConsumer([ask, ask], TEST_ENV_WITH_FONTS)).explicitAcks).toEqual(['0', '1'])
    expect(await TEST_ENV_WITH_FONTS.MEDIA.head(shareImageKeyOf(model))).not.toBeNull()
    await deleteCard(TEST_ENV_WITH_FONTS, card.id, card.userId)
    await deliverToQueueConsumer([ask], TEST_ENV_WITH_FONTS)
    expect((await TEST_ENV_WITH_FONTS.MEDIA.list({ prefix: shareImageKeyPrefixOf(card.id) })).objects).toEqual([])
  })

  it('leaves only so many outdated images of a card, however often the card is saved', async () => {
    const { card, model } = await createPublishedCardModel({ name: 'Emmy Noether' })
    const prefix = shareImageKeyPrefixOf(card.id)
    for (let n = 0; n < OUTDATED_SHARE_IMAGES_MAX + 5; n++)
      await TEST_ENV_WITH_FONTS.MEDIA.put(`${prefix}${String(n).padStart(24, '0')}.jpg`, 'x')
    await TEST_ENV_WITH_FONTS.MEDIA.delete(shareImageKeyOf(model))
    await updateShareImage(TEST_ENV_WITH_FONTS, card.id)
    const keys = (await TEST_ENV_WITH_FONTS.MEDIA.list({ prefix })).objects.map(({ key }) => key)
    expect(keys).toHaveLength(OUTDATED_SHARE_IMAGES_MAX + 1)
    expect(keys).toContain(shareImageKeyOf(model))
  })

  it('is deleted by the daily job a day after it was replaced or its card was deleted', async () => {
    const { card, model } = await createPublishedCardModel({ name: 'Mary Somerville' })
    const gone = `${shareImageKeyPrefixOf(987_654)}${'b'.repeat(24)}.jpg`
    const old = `${shareImageKeyPrefixOf(card.id)}${'a'.repeat(24)}.jpg`
    await TEST_ENV_WITH_FONTS.MEDIA.put(old, 'x')
    await TEST_ENV_WITH_FONTS.MEDIA.put(gone, 'x')
    await scheduler.wait(5)
    await TEST_ENV_WITH_FONTS.MEDIA.put(shareImageKeyOf(model), 'x')
    const there = async () =>
      Promise.all([old, gone, shareImageKeyOf(model)].map(async (key) => (await TEST_ENV_WITH_FONTS.MEDIA.head(key)) !== null))
    await deleteOutdatedShareImages(TEST_ENV_WITH_FONTS, Date.now())
    expect(await there()).toEqual([true, true, true])
    await deleteOutdatedShareImages(TEST_ENV_WITH_FONTS, Date.now() + OUTDATED_SHARE_IMAGE_RETENTION_MS + 1000)
    expect(await there()).toEqual([false, false, true])
  })
})
