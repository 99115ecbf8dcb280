import { imageAndVariantKeysOf, imageUrlOfStorageKey, vcardPhotoStorageKeyOf, imageVariantKeyOfWidth } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import type { Db } from '../platform/db.ts'
import { notFoundError } from '../platform/errors.ts'
import { hasImageRow } from './queries.ts'
import type { RenderedImage } from './render.ts'
import { createImageRowInRoom } from './room.ts'

async function contentHashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Buffer.from(digest).toString('hex').slice(0, 24)
}

/** Stores all sizes of a picture and returns its URL. The same picture always gets the same URL. Throws if the owner has no room. */
export async function storeRenderedImage(
  env: Pick<Env, 'DB' | 'MEDIA'>,
  db: Db,
  ownerId: number,
  image: RenderedImage,
  use: { purpose: string; cardId?: number },
): Promise<string> {
  const { width, height, colour, format } = image
  const key = `${ownerId}/${await contentHashOf(image.full)}-${colour}-${width}x${height}.${format}`
  const sizes = [image.full, ...image.narrower.map((form) => form.bytes), ...(image.vcard ? [image.vcard] : [])]
  const bytes = sizes.reduce((sum, size) => sum + size.length, 0)
  await createImageRowInRoom(env, db, ownerId, { key, ...use, width, height, bytes, createdAt: Date.now() })
  await Promise.all([
    ...image.narrower.map((form) => env.MEDIA.put(imageVariantKeyOfWidth(key, form.width), form.bytes)),
    image.vcard && env.MEDIA.put(vcardPhotoStorageKeyOf(key), image.vcard),
  ])
  // The full size is stored last: if it exists, the smaller sizes exist too.
  await env.MEDIA.put(key, image.full)
  // If the user was deleted meanwhile, the row is gone, so the files are deleted here. Nothing else would ever delete them.
  if (!(await hasImageRow(db, key))) {
    await env.MEDIA.delete(imageAndVariantKeysOf(key))
    throw notFoundError('userNotFound')
  }
  return imageUrlOfStorageKey(key)
}
