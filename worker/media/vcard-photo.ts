import { VCARD_PHOTO_SIDE, imageKey, imageUrl, imageVariants, vcardKey } from '../../schema/image.ts'
import { MEDIA_PREFIX } from '../../schema/url.ts'
import type { Env } from '../platform/env.ts'

/**
 * The JPEG of an uploaded picture for a contact file, at most 400 pixels a side; null for external URLs, SVGs and deleted
 * pictures.
 */
export async function readVcardPhoto(env: Pick<Env, 'MEDIA'>, url: string | null): Promise<Uint8Array | null> {
  const key = url && imageKey(url)
  const known = key && imageVariants(imageUrl(key))
  if (!key || !known || known.vector) return null
  const made = await env.MEDIA.get(vcardKey(key))
  if (made) return new Uint8Array(await made.arrayBuffer())
  if (!key.endsWith('.jpg')) return null
  // Only profile pictures and logos have a stored contact photo. For other pictures, use the largest size that is small enough.
  const small = known.sources
    .filter((s) => s.width <= VCARD_PHOTO_SIDE && (s.width * known.height) / known.width <= VCARD_PHOTO_SIDE)
    .at(-1)
  const object = small && (await env.MEDIA.get(small.url.slice(MEDIA_PREFIX.length)))
  return object ? new Uint8Array(await object.arrayBuffer()) : null
}
