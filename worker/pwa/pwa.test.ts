import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, createUploadForm } from '../test/client.ts'
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
    const { cookie } = otherOwner
    const form = createUploadForm({ type: 'pwa-icon', slot: 'icon512' })
    const { url } = await (await callApi('/api/pwa-upload', { method: 'POST', cookie, body: form })).json<{ url: string }>()
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
    const [{ slug }, { slug: otherSlug }] = [await createTestCard(owner), await createTestCard(await createTestUser())]
    const manifest = await readManifest(`/view/${slug}/manifest.webmanifest`)
    expect(manifest).toMatchObject({ id: `/view/${slug}`, start_url: `/view/${slug}`, scope: `/view/${slug}`, name: 'Ada’s cards' })
    expect(manifest.screenshots).toHaveLength(2)
    const other = await readManifest(`/view/${otherSlug}/manifest.webmanifest`)
    expect(other).toMatchObject({ id: `/view/${otherSlug}`, start_url: `/view/${otherSlug}` })
    expect(other.name).not.toBe('The site')
    expect((await callApi('/view/no-such-card/manifest.webmanifest')).status).toBe(404)
  })

  it('is linked by the card’s page, with the icon for iOS', async () => {
    const user = await createTestUser()
    const { slug } = await createTestCard(user)
    const html = await (await callApi(`/view/${slug}`)).text()
    expect(html).toContain(`<link rel="manifest" href="/view/${slug}/manifest.webmanifest"/>`)
    expect(html).toContain(`<link rel="apple-touch-icon" href="/view/${slug}/apple-touch-icon.png"/>`)
    const file = new File([await encodePng(drawFourQuarters(300, 300))], 'icon.png', { type: 'image/png' })
    const body = createUploadForm({ type: 'pwa-icon', slot: 'icon192' }, file)
    const { url } = await (await callApi('/api/pwa-upload', { method: 'POST', cookie: user.cookie, body })).json<{ url: string }>()
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
