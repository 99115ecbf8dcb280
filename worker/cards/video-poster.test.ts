import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { VIDEO_POSTER_LIMITS } from '../../schema/bounds.ts'
import { businessCardsTable, imagesTable } from '../../schema/tables/cards.ts'
import { sweepUnusedImages } from '../media/sweep.ts'
import { callApi, db, env } from '../test/client.ts'
import { createUserWithCard, putCardFields } from '../test/cards.ts'
import { drawFourQuarters, encodeJpeg } from '../test/media/fixtures.ts'

const DAY_MS = 86_400_000
const FIRST = 'https://youtu.be/dQw4w9WgXcQ'
const SECOND = 'https://www.youtube.com/watch?v=abcdefghijk'

afterEach(() => void vi.restoreAllMocks())

/** Answers all requests to the sites of videos. Returns the addresses that were asked. */
function answerSites(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return answer()
  })
  return asked
}
const encodePoster = async () => new Uint8Array(await encodeJpeg(drawFourQuarters(64, 36)))
const answerWithPoster = async () => new Response(await encodePoster())

const readCard = async (id: number) => (await db.select().from(businessCardsTable).where(eq(businessCardsTable.id, id)))[0]!
const listPosters = (cardId: number) => db.select().from(imagesTable).where(eq(imagesTable.cardId, cardId))
const readPage = async (slug: string) => (await callApi(`/view/${slug}`)).text()

it('a card shows the poster of its video from our own store, fetched once after the save', async () => {
  const asked = answerSites(answerWithPoster)
  const { owner, card } = await createUserWithCard({ videoUrl: FIRST })
  const stored = await readCard(card.id)
  expect(stored.videoPoster).toEqual({ video: 'youtube:dQw4w9WgXcQ', src: expect.stringMatching(/^\/media\/\d+\/.+-64x36\.jpg$/) })
  // The poster is no change of the owner's, so that an open editor is not out of date.
  expect([stored.version, stored.publishedVersion, new Date(stored.updatedAt).toISOString()]).toEqual([2, 2, card.updatedAt])
  const { src } = stored.videoPoster!
  expect((await callApi(src)).headers.get('content-type')).toBe('image/jpeg')
  expect(await listPosters(card.id)).toMatchObject([{ purpose: 'videoPoster', userId: owner.id }])
  const html = await readPage(card.slug)
  expect(html).toContain(`src="${src}"`)
  expect(html).not.toContain('ytimg')

  await putCardFields(owner, card.id, { title: 'New' })
  expect(asked).toHaveLength(1)
})

it('another video gets another poster, and pictures that are no longer shown are deleted', async () => {
  answerSites(answerWithPoster)
  const { owner, card } = await createUserWithCard({ videoUrl: FIRST })
  answerSites(async () => new Response(await encodeJpeg(drawFourQuarters(32, 18))))
  await putCardFields(owner, card.id, { videoUrl: SECOND })
  expect((await readCard(card.id)).videoPoster).toMatchObject({ video: 'youtube:abcdefghijk' })
  await sweepUnusedImages(env, Date.now() + 2 * DAY_MS)
  expect(await listPosters(card.id)).toMatchObject([{ width: 32 }])
  await putCardFields(owner, card.id, { videoUrl: 'https://films.example/a.mp4' })
  expect((await readCard(card.id)).videoPoster).toBeNull()
  await sweepUnusedImages(env, Date.now() + 2 * DAY_MS)
  expect(await listPosters(card.id)).toEqual([])
})

it.each([
  ['HTML', () => new Response('<html>Too many requests</html>', { headers: { 'content-type': 'image/jpeg' } })],
  ['half a picture', async () => new Response((await encodePoster()).slice(0, 300))],
  ['an error', () => new Response('no', { status: 500 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
  ['nothing', () => Promise.reject(new Error('unreachable'))],
])('a site that sends %s fails no save, and the card keeps its row', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answerSites(answer)
  const { card } = await createUserWithCard({ videoUrl: FIRST })
  expect(await readCard(card.id)).toMatchObject({ videoPoster: null, version: 1, publishedVersion: 1 })
  expect(await listPosters(card.id)).toEqual([])
  expect(await readPage(card.slug)).toContain('Watch on YouTube')
})

it('an owner cannot set a poster, and asks the sites a limited number of times', async () => {
  const asked = answerSites(() => new Response(null, { status: 404 }))
  const { owner, card } = await createUserWithCard({ videoUrl: FIRST })
  const forged = { video: 'youtube:dQw4w9WgXcQ', src: 'https://evil.example/a.jpg' }
  for (let nth = 0; nth <= VIDEO_POSTER_LIMITS.perOwnerAndHour; nth++)
    await putCardFields(owner, card.id, { title: `T${nth}`, videoPoster: forged })
  expect((await readCard(card.id)).videoPoster).toBeNull()
  // Each time the large and the small picture.
  expect(asked).toHaveLength(2 * VIDEO_POSTER_LIMITS.perOwnerAndHour)
})
