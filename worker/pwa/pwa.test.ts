import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import { createTestCard, putCardFields, readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, createUploadForm } from '../test/client.ts'
import { storeEarlierSvg } from '../test/media/earlier-svg.ts'
import { drawFourQuarters, encodePng } from '../test/media/fixtures.ts'
import type { WebAppManifest } from './manifest.ts'

let siteUser: TestUser
let owner: TestUser
let otherOwner: TestUser

beforeAll(async () => {
  siteUser = await createFirstUser()
  ;[owner, otherOwner] = [await createTestUser(), await createTestUser()]
})

const readSettings = async (user: TestUser | null) => (await callApi('/api/pwa-settings', { cookie: user?.cookie })).json<PwaSettings>()
const saveSettings = (user: TestUser, body: unknown) => callApi('/api/pwa-settings', { method: 'POST', cookie: user.cookie, body })

const createPngFile = async () => new File([await encodePng(drawFourQuarters(300, 300))], 'icon.png', { type: 'image/png' })

async function uploadImage(user: TestUser, fields: Record<string, string>, file?: File): Promise<string> {
  const res = await callApi('/api/pwa-upload', { method: 'POST', cookie: user.cookie, body: createUploadForm(fields, file) })
  return (await res.json<{ url: string }>()).url
}

describe('settings of the installable app', () => {
  it('are one’s own, otherwise those of the site, otherwise the defaults', async () => {
    expect(await readSettings(null)).toEqual(DEFAULT_PWA_SETTINGS)
    expect(await readSettings(owner)).toEqual(DEFAULT_PWA_SETTINGS)
    expect((await saveSettings(siteUser, { appName: 'The site' })).status).toBe(200)
    expect(await readSettings(owner)).toEqual({ ...DEFAULT_PWA_SETTINGS, appName: 'The site' })
    expect((await saveSettings(owner, { shortName: 'Mine' })).status).toBe(200)
    expect(await readSettings(owner)).toEqual({ ...DEFAULT_PWA_SETTINGS, shortName: 'Mine' })
    expect(await readSettings(otherOwner)).toMatchObject({ appName: 'The site' })
    expect(await readSettings(null)).toMatchObject({ appName: 'The site' })
  })
})

describe('saving the settings', () => {
  it('keeps what the body lacks, icons too', async () => {
    const url = await uploadImage(otherOwner, { slot: 'icon512' })
    await saveSettings(otherOwner, { icons: { icon512: url }, themeColor: '#ABCDEF' })
    const saved = await saveSettings(otherOwner, { splashImage: url, icons: {} })
    expect(await saved.json()).toEqual({
      ...DEFAULT_PWA_SETTINGS,
      themeColor: '#abcdef',
      splashImage: url,
      icons: { ...DEFAULT_PWA_SETTINGS.icons, icon512: url },
    })
    expect((await saveSettings(owner, { icons: { icon192: url } })).status).toBe(403)
    expect((await saveSettings(owner, { splashImage: url })).status).toBe(403)
  })

  it.each([
    [{ appName: 'x'.repeat(31) }, 'App name must be at most 30 characters'],
    [{ shortName: 'x'.repeat(13) }, 'Short name must be at most 12 characters'],
    [{ description: 'x'.repeat(61) }, 'Description must be at most 60 characters'],
    [{ appName: '  ' }, 'App name is required'],
    [{ themeColor: 'red' }, 'Enter a color such as #9333ea'],
    [{ icons: { icon192: 'https://example.com/a.png' } }, 'Please upload an image'],
    [{ splashImage: '/media/../api/user' }, 'Please upload an image'],
  ])('refuses %j', async (body, message) => {
    expect(await readErrorResponse(await saveSettings(owner, body))).toEqual([400, message])
  })
})

const readManifest = async (path: string, cookie?: string) => {
  const res = await callApi(path, { cookie })
  expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  return res.json<WebAppManifest>()
}

describe('a manifest', () => {
  it('of the app is the signed-in user’s own one', async () => {
    await saveSettings(owner, { appName: 'Ada’s cards', themeColor: '#112233' })
    const [own, site] = [await readManifest('/manifest.webmanifest', owner.cookie), await readManifest('/manifest.webmanifest')]
    expect(own).toMatchObject({ id: `/?app=${owner.id}`, name: 'Ada’s cards', theme_color: '#112233', start_url: '/dashboard', scope: '/' })
    expect(site).toMatchObject({ id: '/', name: 'The site' })
    const stranger = await createTestUser()
    expect((await readManifest('/manifest.webmanifest', stranger.cookie)).id).toBe('/')
  })

  it('of a card starts at the card, with its owner’s settings', async () => {
    const [{ id, slug }, { id: otherId, slug: otherSlug }] = [await createTestCard(owner), await createTestCard(await createTestUser())]
    const manifest = await readManifest(`/view/${slug}/manifest.webmanifest`)
    expect(manifest).toMatchObject({ id: `/view/?card=${id}`, start_url: `/view/${slug}`, scope: `/view/${slug}`, name: 'Ada’s cards' })
    expect(manifest.screenshots).toHaveLength(2)
    const other = await readManifest(`/view/${otherSlug}/manifest.webmanifest`)
    expect(other).toMatchObject({ id: `/view/?card=${otherId}`, start_url: `/view/${otherSlug}` })
    expect(other.name).not.toBe('The site')
    expect((await callApi('/view/no-such-card/manifest.webmanifest')).status).toBe(404)
  })

  it('of a card whose slug changed keeps its id, and the old address leads to it', async () => {
    const user = await createTestUser({ accessLevel: 2 })
    const card = await createTestCard(user)
    const before = await readManifest(`/view/${card.slug}/manifest.webmanifest`)
    const slug = `${card.slug}-new`
    expect((await putCardFields(user, card.id, { slug })).status).toBe(200)
    const after = await readManifest(`/view/${slug}/manifest.webmanifest`)
    expect(after).toMatchObject({ id: before.id, start_url: `/view/${slug}`, scope: `/view/${slug}` })
    for (const path of ['', '/manifest.webmanifest']) {
      const moved = await callApi(`/view/${card.slug}${path}`)
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `/view/${slug}${path}`])
    }
  })

  it('of a card without a name has one nevertheless', async () => {
    const { slug } = await createTestCard(await createTestUser(), { name: null })
    expect(await readManifest(`/view/${slug}/manifest.webmanifest`)).toMatchObject({ name: 'Business card', short_name: 'Business card' })
  })

  it('says that caches must not mix up users, whereas a card’s is for everybody', async () => {
    const user = await createTestUser()
    const { slug } = await createTestCard(user)
    const headersOf = async (path: string) => {
      const { headers } = await callApi(path, { cookie: user.cookie })
      return [headers.get('cache-control'), headers.get('vary')]
    }
    await saveSettings(user, { icons: { icon192: await uploadImage(user, { slot: 'icon192' }, await createPngFile()) } })
    for (const file of ['manifest.webmanifest', 'apple-touch-icon.png']) {
      expect(await headersOf(`/${file}`)).toEqual(['private, no-cache', 'cookie'])
      expect(await headersOf(`/view/${slug}/${file}`)).toEqual(['public, max-age=300', null])
    }
  })

  it('lists no icon that is no square PNG in the size of its slot', async () => {
    const user = await createTestUser()
    const png = await createPngFile()
    const [vector, splash, small, right] = [
      await storeEarlierSvg(user.id, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      await uploadImage(user, { slot: 'splashImage' }, png),
      await uploadImage(user, { slot: 'icon192' }, png),
      await uploadImage(user, { slot: 'icon512' }, png),
    ]
    const iconsOf = async (icons: Partial<PwaSettings['icons']>) => {
      expect((await saveSettings(user, { icons })).status).toBe(200)
      const manifest = await readManifest('/manifest.webmanifest', user.cookie)
      return [...manifest.icons.map(({ src, type }) => [src, type]), manifest.x_launch_screen?.icon]
    }
    const [icon192, icon512] = ['/icons/icon-192.png', '/icons/icon-512.png'].map((src) => [src, 'image/png'])
    const refused = { icon192: vector, icon512: splash, iconMaskable: small }
    expect(await iconsOf(refused)).toEqual([icon192, icon512, icon512, '/icons/icon-512.png'])
    const own = [right, 'image/png']
    expect(await iconsOf({ icon192: small, icon512: right, iconMaskable: right })).toEqual([[small, 'image/png'], own, own, right])
  })

  it('describes the launch screen of iOS, unless the owner switched it off', async () => {
    const user = await createTestUser()
    const { slug } = await createTestCard(user)
    const splashImage = await uploadImage(user, { slot: 'splashImage' })
    const screens = async () => {
      const paths = ['/manifest.webmanifest', `/view/${slug}/manifest.webmanifest`]
      return Promise.all(paths.map(async (path) => (await readManifest(path, user.cookie)).x_launch_screen))
    }
    const usual = { image: null, icon: '/icons/icon-512.png', text_color: '#ffffff' }
    expect(await screens()).toEqual([usual, usual])
    await saveSettings(user, { splashImage, backgroundColor: '#fafafa' })
    const own = { ...usual, image: splashImage, text_color: '#000000' }
    expect(await screens()).toEqual([own, own])
    await saveSettings(user, { enableSplashScreen: false })
    expect(await screens()).toEqual([undefined, undefined])
  })

  it('is linked by the card’s page, with the icon for iOS', async () => {
    const user = await createTestUser()
    const { slug } = await createTestCard(user)
    const html = await (await callApi(`/view/${slug}`)).text()
    expect(html).toContain(`<link rel="manifest" href="/view/${slug}/manifest.webmanifest"/>`)
    expect(html).toContain(`<link rel="apple-touch-icon" href="/view/${slug}/apple-touch-icon.png"/>`)
    const url = await uploadImage(user, { slot: 'icon192' }, await createPngFile())
    await saveSettings(user, { icons: { icon192: url } })
    const [stored, ofCard, ofApp] = await Promise.all([
      callApi(url),
      callApi(`/view/${slug}/apple-touch-icon.png`),
      callApi('/apple-touch-icon.png', { cookie: user.cookie }),
    ])
    const bytes = await stored.arrayBuffer()
    for (const res of [ofCard, ofApp]) {
      expect([res.status, res.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await res.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
    }
  })

  it('lists icons for any use and a maskable one, in exact sizes', async () => {
    const { icons } = await readManifest('/manifest.webmanifest')
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
  })
})
