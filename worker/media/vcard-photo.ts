import {
  VCARD_PHOTO_SIDE_MAX,
  imageStorageKeyOfUrl,
  imageUrlOfStorageKey,
  imageVariantsOfUrl,
  vcardPhotoStorageKeyOf,
} from '../../schema/image.ts'
import { MEDIA_PATH_PREFIX } from '../../schema/url.ts'
import type { Env } from '../platform/env.ts'

/** Returns an uploaded picture as a small JPEG for the contact file; null for external URLs, SVGs and deleted pictures. */
export async function readVcardPhoto(env: Pick<Env, 'MEDIA'>, url: string | null): Promise<Uint8Array | null> {
  const key = url && imageStorageKeyOfUrl(url)
  const known = key && imageVariantsOfUrl(imageUrlOfStorageKey(key))
  if (!key || !known || known.vector) return null
  const made = await env.MEDIA.get(vcardPhotoStorageKeyOf(key))
  if (made) return new Uint8Array(await made.arrayBuffer())
  if (!key.endsWith('.jpg')) return null
  // Only profile pictures and logos have a stored photo for contact files. For other pictures, the largest size that is small enough is
  // used.
  const small = known.sources
    .filter((s) => s.width <= VCARD_PHOTO_SIDE_MAX && (s.width * known.height) / known.width <= VCARD_PHOTO_SIDE_MAX)
    .at(-1)
  const object = small && (await env.MEDIA.get(small.url.slice(MEDIA_PATH_PREFIX.length)))
  return object ? new Uint8Array(await object.arrayBuffer()) : null
}
