import type { Context } from 'hono'
import { imageStorageKeyOfUrl } from '../../schema/image.ts'
import { DEFAULT_APPLE_ICON_PATH, type PwaSettings } from '../../schema/pwa.ts'
import type { HonoEnv } from '../platform/context.ts'

/**
 * Answers with the icon for the home screen of iOS, which reads the page's link and not the manifest's icons. The link's address never
 * changes. iOS shows only PNGs and scales them.
 */
export async function respondWithAppleIcon(
  c: Context<HonoEnv>,
  { icons }: PwaSettings,
  cacheHeaders: Record<string, string>,
): Promise<Response> {
  const key = imageStorageKeyOfUrl(icons.icon192)
  const uploaded = key?.endsWith('.png') ? await c.env.MEDIA.get(key) : null
  const body = uploaded?.body ?? (await c.env.ASSETS.fetch(new URL(DEFAULT_APPLE_ICON_PATH, c.req.url))).body
  const headers = { 'content-type': 'image/png', ...cacheHeaders, 'x-content-type-options': 'nosniff' }
  return new Response(body, { headers })
}
