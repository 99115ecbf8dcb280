import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { OUTDATED_SHARE_IMAGE_RETENTION_MS } from './keep.ts'
import { ALL_SHARE_IMAGES_KEY_PREFIX } from './key.ts'
import { listExistingCardIds } from '../platform/queries.ts'

const cardIdOfImageKey = (key: string) => Number(key.slice(ALL_SHARE_IMAGES_KEY_PREFIX.length).split('/')[0])

/**
 * Deletes share images older than a day, except the newest image of each existing card. If a deleted image is requested again, it is drawn
 * again. Returns the number of deleted images.
 */
export async function deleteOutdatedShareImages(env: Pick<Env, 'DB' | 'MEDIA'>, now = Date.now()): Promise<number> {
  let swept = 0
  let cursor: string | undefined
  do {
    const page = await env.MEDIA.list({ prefix: ALL_SHARE_IMAGES_KEY_PREFIX, cursor })
    const images = page.objects.map(({ key, uploaded }) => ({ key, cardId: cardIdOfImageKey(key), time: uploaded.getTime() }))
    const newest = new Map<number, number>()
    for (const { cardId, time } of images) newest.set(cardId, Math.max(newest.get(cardId) ?? 0, time))
    const existing = await listExistingCardIds(openDatabase(env.DB), [...newest.keys()])
    const isStale = ({ cardId, time }: (typeof images)[number]) => !existing.has(cardId) || time < newest.get(cardId)!
    const stale = images.filter((image) => now - image.time > OUTDATED_SHARE_IMAGE_RETENTION_MS && isStale(image))
    if (stale.length > 0) await env.MEDIA.delete(stale.map(({ key }) => key))
    swept += stale.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return swept
}
