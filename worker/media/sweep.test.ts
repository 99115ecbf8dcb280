import { beforeAll, expect, it } from 'vitest'
import { businessCards, images } from '../../schema/tables/cards.ts'
import { salesbotConfigs } from '../../schema/tables/salesbot.ts'
import { pwaSettings } from '../../schema/tables/users.ts'
import { imageVariants } from '../../schema/image.ts'
import { type TestUser, call, createSiteUser, createUser, db, env } from '../test/client.ts'
import { insertCard, PWA_SETTINGS } from '../test/cards.ts'
import { jpegOf, quartered } from '../test/media/fixtures.ts'
import { renderRaster } from './render.ts'
import { storeImage } from './store.ts'
import { GRACE, deleteImagesOf, sweepImages } from './sweep.ts'

let owner: TestUser
let site: TestUser
let uniqueWidth = 200
const BOX = { width: 400, height: 400, quality: 0.8 }

beforeAll(async () => {
  site = await createSiteUser()
  owner = await createUser()
})

/** Stores a unique picture and returns its URL. */
async function createPicture(user: TestUser = owner): Promise<string> {
  const image = await renderRaster(await jpegOf(quartered(++uniqueWidth, 50)), { box: BOX, vcard: true })
  return storeImage(env, db, user.id, image, { purpose: 'other' })
}

const isServed = async (url: string) => (await call(url)).status === 200
const afterGrace = () => Date.now() + GRACE + 1000

it('deletes an unused picture in all sizes after the grace period', async () => {
  const url = await createPicture()
  await sweepImages(env)
  expect(await isServed(url)).toBe(true)
  expect(await sweepImages(env, afterGrace())).toBe(1)
  for (const source of imageVariants(url)!.sources) expect(await isServed(source.url)).toBe(false)
  expect(await isServed(url.replace('.jpg', '.card.jpg'))).toBe(false)
  expect(await sweepImages(env, afterGrace())).toBe(0)
})

it('keeps pictures that any field of a card, a setting or an assistant uses', async () => {
  const urls: string[] = []
  const next = async (user?: TestUser) => {
    const url = await createPicture(user)
    urls.push(url)
    return url
  }
  await insertCard(owner, {
    profilePicture: await next(),
    coverPhoto: await next(),
    logoUrl: await next(),
    faviconUrl: await next(),
    gallery: [{ url: await next() }, { url: await next() }],
  })
  await insertCard(owner, {
    slug: 'other-fields',
    customizations: { custom: await next() },
    embedCodes: [{ title: '', html: `<img src="${await next()}">` }],
  })
  const smaller = imageVariants(await next())!.sources[0]!.url
  await insertCard(owner, {
    slug: 'smaller-form',
    coverPhoto: smaller,
    logoUrl: `https://cards.example${(await next()).replace('.jpg', '.card.jpg')}`,
  })
  await insertCard(site, { slug: 'copied-by-another', coverPhoto: await next() })
  const now = Date.now()
  const cardId = await insertCard(owner, { slug: 'with-assistant' })
  await db.insert(salesbotConfigs).values({ cardId, avatarUrl: await next(), createdAt: now, updatedAt: now })
  const icons = { icon192: await next(), icon512: await next(), iconMaskable: await next() }
  await db.insert(pwaSettings).values({ ...PWA_SETTINGS, userId: owner.id, splashImage: await next(), icons, updatedAt: now })
  expect(await sweepImages(env, afterGrace())).toBe(0)
  expect(await Promise.all(urls.map(isServed))).toEqual(urls.map(() => true))
  await db.update(businessCards).set({ gallery: [] })
  expect(await sweepImages(env, afterGrace())).toBe(2)
})

it('deletes all pictures of a deleted account and no others', async () => {
  const [leaver, stayer] = [await createUser(), await createUser()]
  const mine = await Promise.all([createPicture(leaver), createPicture(leaver)])
  const theirs = await createPicture(stayer)
  await deleteImagesOf(env, leaver.id)
  expect(await Promise.all([...mine, theirs].map(isServed))).toEqual([false, false, true])
})

it('restarts the grace period when a picture is uploaded again', async () => {
  const image = await renderRaster(await jpegOf(quartered(90, 90)), { box: BOX })
  const first = await storeImage(env, db, owner.id, image, { purpose: 'other' })
  await db.update(images).set({ createdAt: 0 })
  expect(await storeImage(env, db, owner.id, image, { purpose: 'other' })).toBe(first)
  await sweepImages(env)
  expect(await isServed(first)).toBe(true)
})
