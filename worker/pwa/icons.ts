import type { Context } from 'hono'
import { imageStorageKeyOfUrl } from '../../schema/image.ts'
import { DEFAULT_APPLE_ICON_PATH, type PwaSettings } from '../../schema/pwa.ts'
import type { HonoEnv } from '../platform/context.ts'

/**
 * Responds with the home-screen icon for iOS, which uses the page's icon link and not the manifest's icons. The link's URL never changes.
 * iOS accepts only PNGs, and scales them.
 */
export async function respondWithAppleIcon(
  c: Context<HonoEnv>,
  { icons }: PwaSettings,
  cacheHeaders: Record<string, string>,
): Promise<Response> {
  const key = imageStorageKeyOfUrl(icons.icon192)
  const uploaded = key?.endsWith('.png') ? await c.env.MEDIA.get(key) : null
  const body = uploaded?.body ?? (await c.env.ASSETS.fetch(new URL(DEFAULT_APPLE_ICON_PATH, c.req.url))).body
  const headers = { 'content-type': 'image/png', ...cacheHeaders }
  return new Response(body, { headers })
}
