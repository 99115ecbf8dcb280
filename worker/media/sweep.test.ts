import { beforeAll, expect, it } from 'vitest'
import { businessCards, images } from '../../schema/tables/cards.ts'
import { salesbotConfigs } from '../../schema/tables/salesbot.ts'
import { pwaSettings } from '../../schema/tables/users.ts'
import { variants } from '../../schema/image.ts'
import { type TestUser, call, createSiteUser, createUser, db, env } from '../test/client.ts'
import { jpegOf, quarters } from '../test/media/fixtures.ts'
import { renderRaster } from './render.ts'
import { storeImage } from './store.ts'
import { GRACE, deleteImagesOf, sweepImages } from './sweep.ts'

let owner: TestUser
let site: TestUser
let sizes = 200

beforeAll(async () => {
  site = await createSiteUser()
  owner = await createUser()
})

/** Stores a picture that is like no other. */
async function picture(user: TestUser = owner): Promise<string> {
  const image = await renderRaster(await jpegOf(quarters(++sizes, 50)), { box: { width: 400, height: 400, quality: 0.8 }, vcard: true })
  return storeImage(env, db, user.id, image, { purpose: 'other' })
}

async function card(fields: Partial<typeof businessCards.$inferInsert>, user: TestUser = owner): Promise<number> {
  const now = Date.now()
  const [row] = await db
    .insert(businessCards)
    .values({ userId: user.id, slug: `s${sizes}`, createdAt: now, updatedAt: now, ...fields })
    .returning()
  return row!.id
}

const isThere = async (url: string) => (await call(url)).status === 200
const later = () => Date.now() + GRACE + 1000

it('takes what nothing uses, in all its forms, once the grace is over', async () => {
  const url = await picture()
  await sweepImages(env)
  expect(await isThere(url)).toBe(true)
  expect(await sweepImages(env, later())).toBe(1)
  for (const source of variants(url)!.sources) expect(await isThere(source.url)).toBe(false)
  expect(await isThere(url.replace('.jpg', '.card.jpg'))).toBe(false)
  expect(await sweepImages(env, later())).toBe(0)
})

it('leaves what any field of a card, a setting or an assistant names', async () => {
  const urls: string[] = []
  const next = async (user?: TestUser) => {
    const url = await picture(user)
    urls.push(url)
    return url
  }
  await card({
    profilePicture: await next(),
    coverPhoto: await next(),
    logoUrl: await next(),
    faviconUrl: await next(),
    gallery: [{ url: await next() }, { url: await next() }],
  })
  await card({
    slug: 'other-fields',
    customizations: { custom: await next() },
    embedCodes: [{ title: '', html: `<img src="${await next()}">` }],
  })
  const smaller = variants(await next())!.sources[0]!.url
  await card({ slug: 'smaller-form', coverPhoto: smaller, logoUrl: `https://cards.example${(await next()).replace('.jpg', '.card.jpg')}` })
  await card({ slug: 'copied-by-another', coverPhoto: await next() }, site)
  const now = Date.now()
  const cardId = await card({ slug: 'with-assistant' })
  await db.insert(salesbotConfigs).values({ cardId, avatarUrl: await next(), createdAt: now, updatedAt: now })
  await db.insert(pwaSettings).values({
    userId: owner.id,
    appName: 'a',
    shortName: 'a',
    description: '',
    themeColor: '#000000',
    backgroundColor: '#000000',
    splashImage: await next(),
    icons: { icon192: await next(), icon512: await next(), iconMaskable: await next() },
    updatedAt: now,
  })
  expect(await sweepImages(env, later())).toBe(0)
  expect(await Promise.all(urls.map(isThere))).toEqual(urls.map(() => true))
  await db.update(businessCards).set({ gallery: [] })
  expect(await sweepImages(env, later())).toBe(2)
})

it('takes everything of an account that goes, and nothing of anybody else', async () => {
  const [leaver, stayer] = [await createUser(), await createUser()]
  const mine = await Promise.all([picture(leaver), picture(leaver)])
  const theirs = await picture(stayer)
  await deleteImagesOf(env, leaver.id)
  expect(await Promise.all([...mine, theirs].map(isThere))).toEqual([false, false, true])
})

it('starts the grace anew for a picture that is uploaded again', async () => {
  const image = await renderRaster(await jpegOf(quarters(90, 90)), { box: { width: 400, height: 400, quality: 0.8 } })
  const first = await storeImage(env, db, owner.id, image, { purpose: 'other' })
  await db.update(images).set({ createdAt: 0 })
  expect(await storeImage(env, db, owner.id, image, { purpose: 'other' })).toBe(first)
  await sweepImages(env)
  expect(await isThere(first)).toBe(true)
})
