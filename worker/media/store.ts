import { imageUrl, vcardKey, widthKey } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import type { Db } from '../platform/db.ts'
import { recordImage } from './queries.ts'
import type { Rendered } from './render.ts'

async function contentHash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Buffer.from(digest).toString('hex').slice(0, 24)
}

/** Stores a rendered picture and its smaller forms for `ownerId` and returns its address. The same picture has the same address. */
export async function storeImage(
  env: Pick<Env, 'MEDIA'>,
  db: Db,
  ownerId: number,
  image: Rendered,
  use: { purpose: string; cardId?: number },
): Promise<string> {
  const { width, height, colour, format } = image
  const key = `${ownerId}/${await contentHash(image.full)}${colour ? `-${colour}` : ''}-${width}x${height}.${format}`
  await recordImage(db, ownerId, { key, ...use, width, height, bytes: image.full.length, createdAt: Date.now() })
  await Promise.all([
    ...image.narrower.map((form) => env.MEDIA.put(widthKey(key, form.width), form.bytes)),
    image.vcard && env.MEDIA.put(vcardKey(key), image.vcard),
  ])
  // Last, since whoever finds the full size expects the others.
  await env.MEDIA.put(key, image.full)
  return imageUrl(key)
}
