import { imageUrlOfStorageKey } from '../../../schema/image.ts'
import { createImageRow } from '../../media/queries.ts'
import { db, env } from '../client.ts'

/** Stores an SVG as it is, as uploads did until November 2026, and returns its URL. */
export async function storeEarlierSvg(ownerId: number, svg: string): Promise<string> {
  const key = `${ownerId}/0123456789abcdef01234567-000000-80x40.svg`
  await createImageRow(db, ownerId, { key, purpose: 'logo', width: 80, height: 40, bytes: svg.length, createdAt: Date.now() })
  await env.MEDIA.put(key, svg)
  return imageUrlOfStorageKey(key)
}
