import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { type Context, Hono } from 'hono'
import { imageStorageKeyOfUrl } from '../../schema/image.ts'
import { APPLE_ICON_FILE, MANIFEST_FILE } from '../../schema/pwa.ts'
import { SavePwaSettingsBody } from '../../schema/pwa-body.ts'
import { allowAnyone, requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { forbiddenError } from '../platform/errors.ts'
import { getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import { limitStoreReads } from '../platform/store-reads.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { getRequestedCard } from '../public/find-card.ts'
import { respondWithAppleIcon } from './icons.ts'
import { type WebAppManifest, buildAppManifest, buildCardManifest } from './manifest.ts'
import { getPwaSettings, updatePwaSettings } from './queries.ts'

const findViewerId = async (c: Context<HonoEnv>) => (hasSessionCookie(c.req.raw) ? ((await getSignedInViewer(c))?.user.id ?? null) : null)

/** Another user's image may not be used, because it may be deleted at any time. */
function usesOwnImages({ icons = {}, splashImage }: SavePwaSettingsBody, userId: number): boolean {
  const keys = [...Object.values(icons), splashImage].map((url) => url && imageStorageKeyOfUrl(url))
  return keys.every((key) => !key || key.startsWith(`${userId}/`))
}

export const pwaSettingsRoutes = new Hono<HonoEnv>()
  .get('/pwa-settings', allowAnyone(), async (c) => {
    const { settings } = await getPwaSettings(openDatabase(c.env.DB), await findViewerId(c))
    return c.json(settings)
  })
  .post(
    '/pwa-settings',
    requireCapability('changePwaSettings'),
    ...validateJsonBody(SavePwaSettingsBody),
    limitCalls('pwaSettingsSaves'),
    async (c) => {
      const { id } = c.get('viewer').user
      const patch = c.req.valid('json')
      if (!usesOwnImages(patch, id)) throw forbiddenError()
      return c.json(await updatePwaSettings(openDatabase(c.env.DB), id, patch, Date.now()))
    },
  )

const OWN_CACHE_HEADERS = { 'cache-control': 'private, no-cache', vary: 'cookie' }
const CARD_CACHE_HEADERS = { 'cache-control': 'public, max-age=300' }

const respondWithManifest = (c: Context<HonoEnv>, manifest: WebAppManifest, cacheHeaders: Record<string, string>) =>
  c.body(JSON.stringify(manifest), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    ...cacheHeaders,
  })

export const manifestRoutes = new Hono<HonoEnv>()
  .get(`/${MANIFEST_FILE}`, async (c) => {
    const viewerId = await findViewerId(c)
    const manifest = buildAppManifest(await getPwaSettings(openDatabase(c.env.DB), viewerId), viewerId)
    return respondWithManifest(c, manifest, OWN_CACHE_HEADERS)
  })
  .get(`/view/:slug/${MANIFEST_FILE}`, async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const settings = await getPwaSettings(openDatabase(c.env.DB), found.card.userId)
    return respondWithManifest(
      c,
      buildCardManifest(buildCardModelWithoutLinks(found.card), settings, found.card.userId),
      CARD_CACHE_HEADERS,
    )
  })
  .get(`/${APPLE_ICON_FILE}`, limitStoreReads, async (c) => {
    const { settings } = await getPwaSettings(openDatabase(c.env.DB), await findViewerId(c))
    return respondWithAppleIcon(c, settings, OWN_CACHE_HEADERS)
  })
  .get(`/view/:slug/${APPLE_ICON_FILE}`, async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const { settings } = await getPwaSettings(openDatabase(c.env.DB), found.card.userId)
    return respondWithAppleIcon(c, settings, CARD_CACHE_HEADERS)
  })
