import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { businessCardsTable, imagesTable } from '../../schema/tables/cards.ts'
import { salesbotConfigsTable } from '../../schema/tables/salesbot.ts'
import { oneTimeLinkTokensTable, pwaSettingsTable } from '../../schema/tables/users.ts'
import { imageVariantsOfUrl } from '../../schema/image.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env } from '../test/client.ts'
import { insertTestCard, VALID_PWA_SETTINGS } from '../test/cards.ts'
import { encodeJpeg, drawFourQuarters } from '../test/media/fixtures.ts'
import { renderRasterImage } from './render.ts'
import { storeRenderedImage } from './store.ts'
import { UNUSED_IMAGE_GRACE_MS, deleteImagesOfUser, sweepUnusedImages } from './sweep.ts'

let pictureOwner: TestUser
let firstUser: TestUser
let lastPictureWidth = 200
const TEST_SCALING_BOX = { width: 400, height: 400, quality: 0.8 }

beforeAll(async () => {
  firstUser = await createFirstUser()
  pictureOwner = await createTestUser()
})

/** Stores a picture that differs from all others and returns its URL. */
async function storeUniquePicture(user: TestUser = pictureOwner): Promise<string> {
  const image = await renderRasterImage(await encodeJpeg(drawFourQuarters(++lastPictureWidth, 50)), { box: TEST_SCALING_BOX, vcard: true })
  return storeRenderedImage(env, db, user.id, image, { purpose: 'other' })
}

const isPictureServed = async (url: string) => (await callApi(url)).status === 200
const getTimeAfterGracePeriod = () => Date.now() + UNUSED_IMAGE_GRACE_MS + 1000

it('deletes an unused picture in all sizes after the grace period', async () => {
  const url = await storeUniquePicture()
  await sweepUnusedImages(env)
  expect(await isPictureServed(url)).toBe(true)
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(1)
  for (const source of imageVariantsOfUrl(url)!.sources) expect(await isPictureServed(source.url)).toBe(false)
  expect(await isPictureServed(url.replace('.jpg', '.card.jpg'))).toBe(false)
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(0)
})

it('keeps all pictures of an account that a mailed link can still give back to an earlier holder', async () => {
  const user = await createTestUser()
  const url = await storeUniquePicture(user)
  const link = { userId: user.id, email: user.email, createdAt: 1, expiresAt: Date.now() + 60_000 }
  await db.insert(oneTimeLinkTokensTable).values({ ...link, hash: 'put-back', purpose: 'restore' })
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(0)
  expect(await isPictureServed(url)).toBe(true)
  await db.update(oneTimeLinkTokensTable).set({ usedAt: 1 }).where(eq(oneTimeLinkTokensTable.userId, user.id))
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(1)
})

it('keeps pictures that any card field, setting or chat assistant uses', async () => {
  const urls: string[] = []
  const next = async (user?: TestUser) => {
    const url = await storeUniquePicture(user)
    urls.push(url)
    return url
  }
  await insertTestCard(pictureOwner, {
    profilePicture: await next(),
    coverPhoto: await next(),
    logoUrl: await next(),
    faviconUrl: await next(),
    gallery: [{ url: await next() }, { url: await next() }],
  })
  await insertTestCard(pictureOwner, {
    slug: 'other-fields',
    customizations: { custom: await next() },
    embedCodes: [{ title: '', html: `<img src="${await next()}">` }],
  })
  const smaller = imageVariantsOfUrl(await next())!.sources[0]!.url
  await insertTestCard(pictureOwner, {
    slug: 'smaller-form',
    coverPhoto: smaller,
    logoUrl: `https://cards.example${(await next()).replace('.jpg', '.card.jpg')}`,
  })
  await insertTestCard(firstUser, { slug: 'copied-by-another', coverPhoto: await next() })
  const now = Date.now()
  const cardId = await insertTestCard(pictureOwner, { slug: 'with-assistant' })
  await db.insert(salesbotConfigsTable).values({ cardId, avatarUrl: await next(), createdAt: now, updatedAt: now })
  const icons = { icon192: await next(), icon512: await next(), iconMaskable: await next() }
  await db
    .insert(pwaSettingsTable)
    .values({ ...VALID_PWA_SETTINGS, userId: pictureOwner.id, splashImage: await next(), icons, updatedAt: now })
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(0)
  expect(await Promise.all(urls.map(isPictureServed))).toEqual(urls.map(() => true))
  await db.update(businessCardsTable).set({ gallery: [] })
  expect(await sweepUnusedImages(env, getTimeAfterGracePeriod())).toBe(2)
})

it('deletes all pictures of a deleted account and no others', async () => {
  const [leaver, stayer] = [await createTestUser(), await createTestUser()]
  const mine = await Promise.all([storeUniquePicture(leaver), storeUniquePicture(leaver)])
  const theirs = await storeUniquePicture(stayer)
  await deleteImagesOfUser(env, leaver.id)
  expect(await Promise.all([...mine, theirs].map(isPictureServed))).toEqual([false, false, true])
})

it('restarts the grace period of a picture that is uploaded again', async () => {
  const image = await renderRasterImage(await encodeJpeg(drawFourQuarters(90, 90)), { box: TEST_SCALING_BOX })
  const first = await storeRenderedImage(env, db, pictureOwner.id, image, { purpose: 'other' })
  await db.update(imagesTable).set({ createdAt: 0 })
  expect(await storeRenderedImage(env, db, pictureOwner.id, image, { purpose: 'other' })).toBe(first)
  await sweepUnusedImages(env)
  expect(await isPictureServed(first)).toBe(true)
})
