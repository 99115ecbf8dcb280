import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { OUTDATED_SHARE_IMAGE_RETENTION_MS } from './keep.ts'
import { ALL_SHARE_IMAGES_KEY_PREFIX } from './key.ts'
import { listExistingCardIds } from '../platform/queries.ts'
import type { SweepRest } from '../platform/sweep-queries.ts'

const cardIdOfImageKey = (key: string) => Number(key.slice(ALL_SHARE_IMAGES_KEY_PREFIX.length).split('/')[0])

const LIST_PAGES_PER_PIECE = 10

/**
 * Deletes share images older than a day, except the newest image of each existing card, a piece of the daily sweep. If a deleted image is
 * requested again, it is drawn again. Returns what is left to look at; null if that was all.
 */
export async function deleteOutdatedShareImages(
  env: Pick<Env, 'DB' | 'MEDIA'>,
  now = Date.now(),
  after?: string,
): Promise<SweepRest | null> {
  let last = after
  for (let page = 0; page < LIST_PAGES_PER_PIECE; page++) {
    const listed = await env.MEDIA.list({ prefix: ALL_SHARE_IMAGES_KEY_PREFIX, ...(last !== undefined && { startAfter: last }) })
    const images = listed.objects.map(({ key, uploaded }) => ({ key, cardId: cardIdOfImageKey(key), time: uploaded.getTime() }))
    const newest = new Map<number, number>()
    for (const { cardId, time } of images) newest.set(cardId, Math.max(newest.get(cardId) ?? 0, time))
    const existing = await listExistingCardIds(openDatabase(env.DB), [...newest.keys()])
    const isStale = ({ cardId, time }: (typeof images)[number]) => !existing.has(cardId) || time < newest.get(cardId)!
    const stale = images.filter((image) => now - image.time > OUTDATED_SHARE_IMAGE_RETENTION_MS && isStale(image))
    if (stale.length > 0) await env.MEDIA.delete(stale.map(({ key }) => key))
    if (!listed.truncated) return null
    last = images.at(-1)!.key
  }
  return { after: last! }
}
